/** Computer players at a table: their personas, and tasks as plain data, so that they can think in another thread. */
import type { Game, Play, Seat } from '@parlour/kernel/game';
import { viewForChair } from '@parlour/kernel/match';
import { hasOwnPack, type Options } from '@parlour/kernel/options';
import { seededRandom } from '@parlour/kernel/random';
import { assertDefined } from '@parlour/kernel/result';
import { genericPersonas, type Persona } from '@parlour/players/persona';
import { LEVELS, type Level, type Situation, type Strategy, type Think, type Thought } from '@parlour/players/player';
import type { FixedDeals } from '../log.ts';
import type { Table } from '../table.ts';

/** What a computer player is asked, without the game itself. */
export type ThinkTask = Pick<Situation, 'seat' | 'view' | 'plays' | 'awaited'> & {
  readonly level: Level;
  readonly seed: string;
};

/** The position at which a seat thinks. */
export type ThinkMoment = { readonly match: number; readonly position: number; readonly seat: Seat };

/** The seed of a thought where deals are fixed. */
export const thoughtSeed = ({ seed }: Pick<FixedDeals, 'seed'>, { match, position, seat }: ThinkMoment): string =>
  `${seed}/thought/${match}/${position}/${seat}`;

/** Runs think tasks, in this or another thread. */
export type ThinkService = (task: ThinkTask) => Promise<Thought>;

export function createThinkTask(
  table: Table,
  seat: Seat,
  level: Level,
  awaited: 'awaited' | 'may interrupt',
  seed: string,
): ThinkTask {
  const { match } = assertDefined(table.current);
  const plays: readonly Play[] = table.game.plays(match.state, seat);
  return { seat, level, seed, plays, awaited: awaited === 'awaited', view: viewForChair(match, seat) };
}

export function toSituation(
  game: Game,
  { think, budget }: Strategy,
  { level: _, seed, ...rest }: ThinkTask,
): [Think, Situation] {
  return [think, { ...rest, game, budget, random: seededRandom(seed) }];
}

/** Returns the persona of a level, else the strongest below it, else the weakest. */
export function personaOfLevel<P extends Persona>(personas: readonly P[], level: Level): P {
  const rank = (persona: P): number => LEVELS.indexOf(persona.level);
  const ranked = [...personas].sort((a, b) => rank(b) - rank(a));
  return ranked.find(persona => rank(persona) <= LEVELS.indexOf(level)) ?? assertDefined(ranked.at(-1));
}

/** Like `personaOfLevel`; games without players get the generic ones. */
export const computerPersona = (personas: readonly Persona[], level: Level): Persona =>
  personaOfLevel(personas.length > 0 ? personas : genericPersonas, level);

/** Names of the computer players of a level, in the order they join a table. */
export function computerPlayerNames(personas: readonly Persona[], level: Level, options: Options): readonly string[] {
  const { name, kin = [], withOwnPack } = computerPersona(personas, level);
  return withOwnPack && hasOwnPack(options) ? withOwnPack : [name, ...kin];
}
