/** What a computer player is asked at a table, as plain data, so that it can think in this thread or in another. */
import type { Game, Play, Seat } from '@parlour/kernel/game';
import { viewFrom } from '@parlour/kernel/match';
import { must } from '@parlour/kernel/must';
import { seeded } from '@parlour/kernel/random';
import type { Level, Mind, Situation, Think, Thought } from '@parlour/players/player';
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

/** How a mind is asked about a task, and all it may look at. */
export function situate(game: Game, { think, budget }: Mind, { level: _, seed, ...seen }: Task): [Think, Situation] {
  return [think, { ...seen, game, budget, random: seeded(seed) }];
}
