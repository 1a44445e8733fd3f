/**
 * What is done when a computer player fails: its level is asked once more, then each simpler level. If all of them fail, a
 * seat on turn gets a legal play drawn by the seed. Every failure is reported, and a play by a fallback is marked in the log.
 */
import type { Name, Seat } from '@parlour/kernel/game';
import { must } from '@parlour/kernel/must';
import { pick, seeded } from '@parlour/kernel/random';
import { LEVELS, type Level, type Thought } from '@parlour/players/player';
import type { News } from './news.ts';
import type { Table } from './table.ts';
import type { Task } from './task.ts';

/** Who made a play instead of the level that sits there. */
export type Fallback = Level | 'random';

/** `silent`: a seat that might have interrupted does not. `dropped`: the table has moved on and needs no thought any more. */
export const FAILURE_OUTCOMES = ['retry', 'simpler', 'random', 'silent', 'dropped'] as const;
export type FailureOutcome = (typeof FAILURE_OUTCOMES)[number];

export type BotFailure = {
  readonly error: unknown;
  readonly seat: Seat;
  /** The level that was asked. */
  readonly level: Level;
  /** What is done about it. */
  readonly outcome: FailureOutcome;
};

/** The levels that are asked one after another until one of them answers. */
export const attemptsOf = (level: Level): readonly Level[] => [
  level,
  level,
  ...LEVELS.slice(0, LEVELS.indexOf(level)).toReversed(),
];

/** What is done after a failed task, if this level is asked next. */
export const outcomeOf = ({ level, awaited }: Task, next: Level | undefined): FailureOutcome =>
  next ? (next === level ? 'retry' : 'simpler') : awaited ? 'random' : 'silent';

/**
 * Makes a check of the answer to a task, by the state of the table now. It throws if the rules refuse the play, or if the
 * only seat on turn does nothing, where no clock would end its turn.
 */
export function checkFor(
  { game, sitting, status }: Table,
  { seat, plays, awaited }: Task,
): (thought: Thought) => Thought {
  const { state } = must(sitting).match;
  const isAlone = status?.is === 'open' && status.turn.length === 1 && status.stall === undefined;
  const mayPass = !awaited || !isAlone || plays.length === 0;
  return thought => {
    const { play } = thought;
    const isLegal = play === undefined ? mayPass : game.isPlay(play) && !game.refuse(state, seat, play);
    if (!isLegal) throw new Error('A computer player chose no legal play.');
    return thought;
  };
}

/** The last resort: any legal play, drawn by the seed, for a seat on turn; a seat that may interrupt stays silent. */
export function lastResort({ awaited, plays, seed }: Task): Thought {
  const play = awaited && plays.length > 0 ? pick(seeded(seed), plays) : undefined;
  return { play, why: '', options: [], units: 0 };
}

/** News of a play that a fallback made. */
export type FallbackNews = Extract<News, { what: 'input' }> & { readonly by: Seat; readonly fallback: Fallback };

export const isFallback = (news: News): news is FallbackNews => news.what === 'input' && news.fallback !== undefined;

/** The sentence for people at the table. */
export const sayFallback = ({ by }: FallbackNews, name: Name): string =>
  `The computer player for ${name(by)} had a problem. A simpler one made this move.`;
