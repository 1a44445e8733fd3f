/**
 * What is done when a computer player fails: its level is asked once more, then each simpler level. If all of them fail, a
 * seat on turn gets a legal play drawn by the seed. Every failure is reported, and a play by a fallback is marked in the log.
 */
import type { Name, Seat } from '@parlour/kernel/game';
import { must } from '@parlour/kernel/must';
import { LEVELS, type Level, type Thought } from '@parlour/players/player';
import { thinkRandom } from '@parlour/players/random';
import { think } from '@parlour/players/think';
import type { Table } from './table.ts';
import { situate, type Task } from './task.ts';

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

const FIRST_PAUSE_MS = 250;

/** Each pause is twice as long as the one before, so that busy threads get time to recover. */
export const pauseAfter = (failures: number): number => FIRST_PAUSE_MS * 2 ** (failures - 1);

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
  const mustPlay = awaited && isAlone && plays.length > 0;
  return thought => {
    const { play } = thought;
    if (play === undefined && mustPlay) throw new Error('A computer player on turn chose no play.');
    if (play === undefined) return thought;
    if (!game.isPlay(play)) throw new Error(`A computer player answered with no play of ${game.title}.`);
    const refusal = game.refuse(state, seat, play);
    if (refusal) throw new Error(`A computer player chose a play that ${refusal.clause} refuses.`);
    return thought;
  };
}

/** The last resort: any legal play, drawn by the seed, for a seat on turn; a seat that may interrupt stays silent. */
export function lastResort({ game }: Table, task: Task): Thought {
  if (task.awaited) return think(...situate(game, { think: thinkRandom, budget: 1 }, task));
  return { play: undefined, why: '', options: [], units: 0 };
}

/** The sentence for people at the table. */
export const sayFallback = (seat: Seat, fallback: Fallback, name: Name): string =>
  `The computer player for ${name(seat)} had a problem. ${
    fallback === 'random' ? 'This move was chosen at random.' : 'A simpler one made this move.'
  }`;
