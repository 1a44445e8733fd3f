/** Looks for one puzzle in the positions that a seed gives, and says why the others are none. */

import { seededRandom } from '@parlour/kernel/random';
import { writeRecord } from '@parlour/kernel/record';
import { itemAt } from '@parlour/kernel/result';
import type { Character } from '@parlour/players/player';
import type { Puzzle, PuzzleCandidate, PuzzleKind } from '@parlour/players/puzzle';
import { foundBy } from './grade.ts';

/** Why a position is no puzzle, or is not taken. */
export const FAULTS = [
  'no right answer',
  'several right answers',
  'too much to prove',
  'nothing to choose',
  'the same again',
  'too many as hard',
] as const;
export type Fault = (typeof FAULTS)[number];
export type Thrown = Readonly<Partial<Record<Fault, number>>>;

export type Candidate = Omit<Puzzle, 'number'>;
/** What came of one seed: how many positions were looked at, which were thrown away, and the puzzle if there is one. */
export type Attempt = { readonly looked: number; readonly thrown: Thrown; readonly puzzle?: Candidate };

/** So many positions of one seed are looked at: puzzles of one match would be much alike. */
const A_SEED = 24;

export function attempt(kind: PuzzleKind, players: readonly Character[], seed: string): Attempt {
  const thrown: Partial<Record<Fault, number>> = {};
  let looked = 0;
  for (const position of kind.propose(seededRandom(seed))) {
    looked++;
    const judged = judge(kind, position);
    if ('answer' in judged) return { looked, thrown, puzzle: puzzleAt(kind, position, judged.answer, players) };
    thrown[judged.fault] = (thrown[judged.fault] ?? 0) + 1;
    if (looked === A_SEED) break;
  }
  return { looked, thrown };
}

type Judged = { readonly answer: string } | { readonly fault: Fault };

/** A puzzle leaves a choice, and exactly one play is right. */
export function judge(kind: PuzzleKind, position: PuzzleCandidate): Judged {
  const { match, seat } = position;
  if (match.game.plays(match.state, seat).length < 2) return { fault: 'nothing to choose' };
  const answers = kind.prove(position);
  if (answers === undefined) return { fault: 'too much to prove' };
  if (answers.length === 1) return { answer: match.game.write(itemAt(answers, 0)) };
  return { fault: answers.length === 0 ? 'no right answer' : 'several right answers' };
}

function puzzleAt(
  kind: PuzzleKind,
  position: PuzzleCandidate,
  answer: string,
  players: readonly Character[],
): Candidate {
  const { match, seat } = position;
  const record = writeRecord(match);
  return { kind: kind.id, record, seat, answer, found: foundBy(position, answer, players, gradeSeed(record)) };
}

/** Whoever grades a puzzle again, from its record, comes to the same. */
export const gradeSeed = (record: string): string => record.slice(record.indexOf('\n\n')).trim();
