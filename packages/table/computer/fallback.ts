/**
 * When a computer player fails, its level is asked again, then each simpler level; at last a seat on turn gets a
 * random legal play. Failures are reported, and plays by a fallback marked in the log.
 */
import type { Seat, SeatName } from '@parlour/kernel/game';
import { pick, seededRandom } from '@parlour/kernel/random';
import { assertDefined } from '@parlour/kernel/result';
import { LEVELS, type Level, type Thought } from '@parlour/players/player';
import type { Table } from '../table.ts';
import type { VisibleEntry } from '../views.ts';
import type { ThinkTask } from './task.ts';

/** The level that made a play instead of the seat's own. */
export type Fallback = Level | 'random';

/** `silent`: a seat does not interrupt. `dropped`: the table has moved on. */
export const FAILURE_OUTCOMES = ['retry', 'simpler', 'random', 'silent', 'dropped'] as const;
export type FailureOutcome = (typeof FAILURE_OUTCOMES)[number];

/** A computer player failed to answer. */
export type BotFailure = {
  readonly error: unknown;
  readonly seat: Seat;
  readonly level: Level;
  readonly outcome: FailureOutcome;
};

/** Levels to ask, one after another. */
export const fallbackLevels = (level: Level): readonly Level[] => [
  level,
  level,
  ...LEVELS.slice(0, LEVELS.indexOf(level)).toReversed(),
];

export const failureOutcome = ({ level, awaited }: ThinkTask, next: Level | undefined): FailureOutcome =>
  next ? (next === level ? 'retry' : 'simpler') : awaited ? 'random' : 'silent';

/**
 * Returns a check of the answer at the current state. It throws on an illegal play, or if the only seat on turn does
 * nothing and no clock would end its turn.
 */
export function checkerFor(
  { game, current, status }: Table,
  { seat, plays, awaited }: ThinkTask,
): (thought: Thought) => Thought {
  const { state } = assertDefined(current).match;
  const isOnlySeatOnTurn = status?.is === 'open' && status.turn.length === 1 && status.stall === undefined;
  const mayPass = !awaited || !isOnlySeatOnTurn || plays.length === 0;
  return thought => {
    const { play } = thought;
    const isLegal = play === undefined ? mayPass : game.isPlay(play) && !game.refuse(state, seat, play);
    if (!isLegal) throw new Error('A computer player chose no legal play.');
    return thought;
  };
}

/** A random legal play, seeded, for a seat on turn; else nothing. */
export function randomThought({ awaited, plays, seed }: ThinkTask): Thought {
  const play = awaited && plays.length > 0 ? pick(seededRandom(seed), plays) : undefined;
  return { play, why: '', options: [], units: 0 };
}

/** A log entry of a play made by a fallback. */
export type FallbackPlay = Extract<VisibleEntry, { what: 'input' }> & {
  readonly by: Seat;
  readonly fallback: Fallback;
};

export const isFallbackPlay = (entry: VisibleEntry): entry is FallbackPlay =>
  entry.what === 'input' && entry.fallback !== undefined;

export const formatFallback = ({ by }: FallbackPlay, name: SeatName): string =>
  `The computer player for ${name(by)} had a problem. A simpler one made this move.`;
