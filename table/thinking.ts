/** What a computer player is asked at a table, as plain data, so that it can think in this thread or in another. */
import type { Game, Play, Seat } from '@parlour/kernel/game';
import { viewFrom } from '@parlour/kernel/match';
import { must } from '@parlour/kernel/must';
import { seeded } from '@parlour/kernel/random';
import { genericPlayers } from '@parlour/players/generic';
import { type Character, LEVELS, type Level, type Situation, type Think, type Thought } from '@parlour/players/player';
import type { Given } from './log.ts';
import type { Table } from './table.ts';

export type Task = Pick<Situation, 'seat' | 'view' | 'plays' | 'awaited'> & {
  readonly level: Level;
  readonly seed: string;
};

/** At which moment of which match a seat thinks. */
export type ThinkingMoment = { readonly match: number; readonly position: number; readonly seat: Seat };

/** What decides the thoughts of a computer player where the deals are given. */
export const thoughtSeed = ({ seed }: Pick<Given, 'seed'>, { match, position, seat }: ThinkingMoment): string =>
  `${seed}/thought/${match}/${position}/${seat}`;

export type Thinker = (task: Task) => Promise<Thought>;

export function taskFor(
  table: Table,
  seat: Seat,
  level: Level,
  awaited: 'awaited' | 'may interrupt',
  seed: string,
): Task {
  const { match } = must(table.sitting);
  const plays: readonly Play[] = table.game.plays(match.state, seat);
  return { seat, level, seed, plays, awaited: awaited === 'awaited', view: viewFrom(match, seat) };
}

/** The character of a level, or the strongest below it, or the weakest there is. A game without players gets guests. */
export function characterOf(characters: readonly Character[], level: Level): Character {
  const rank = (character: Character): number => LEVELS.indexOf(character.level);
  const ranked = [...(characters.length > 0 ? characters : genericPlayers)].sort((a, b) => rank(b) - rank(a));
  return ranked.find(character => rank(character) <= LEVELS.indexOf(level)) ?? must(ranked.at(-1));
}

/** What the players of a level are called, where several sit at one table. */
export function namesOf(characters: readonly Character[], level: Level): readonly string[] {
  const { name, kin = [] } = characterOf(characters, level);
  return [name, ...kin];
}

/** The player who thinks about a task, and all it may look at. */
export function situationOf(game: Game, characters: readonly Character[], task: Task): [Think, Situation] {
  const { level, seed, ...seen } = task;
  const { think, budget } = characterOf(characters, level);
  return [think, { ...seen, game, budget, random: seeded(seed) }];
}
