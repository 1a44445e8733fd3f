/** Searches one puzzle in the positions of a seed, and tells why the others are rejected. */

import { seededRandom } from '@parlour/kernel/random';
import { writeRecord } from '@parlour/kernel/record';
import { itemAt } from '@parlour/kernel/result';
import type { Character } from '@parlour/players/player';
import type { Puzzle, PuzzleCandidate, PuzzleKind } from '@parlour/players/puzzle';
import { findWeakestSolver } from './grade.ts';

/** Why a position is no puzzle, or is not taken. */
export const REJECTIONS = [
  'no right answer',
  'several right answers',
  'too hard to prove',
  'only one legal play',
  'duplicate',
  'enough of this difficulty',
] as const;
export type Rejection = (typeof REJECTIONS)[number];
export type RejectionCounts = Readonly<Partial<Record<Rejection, number>>>;

export type Candidate = Omit<Puzzle, 'number'>;
/** The result of one seed: positions tried, rejections by reason, and the puzzle if there is one. */
export type SeedSearchResult = {
  readonly looked: number;
  readonly thrown: RejectionCounts;
  readonly puzzle?: Candidate;
};

/** Positions tried per seed: puzzles of one match would be too similar. */
const POSITIONS_PER_SEED = 24;

export function searchPuzzle(kind: PuzzleKind, players: readonly Character[], seed: string): SeedSearchResult {
  const thrown: Partial<Record<Rejection, number>> = {};
  let looked = 0;
  for (const position of kind.propose(seededRandom(seed))) {
    looked++;
    const judged = judgePosition(kind, position);
    if ('answer' in judged) return { looked, thrown, puzzle: puzzleAt(kind, position, judged.answer, players) };
    thrown[judged.fault] = (thrown[judged.fault] ?? 0) + 1;
    if (looked === POSITIONS_PER_SEED) break;
  }
  return { looked, thrown };
}

type Judgement = { readonly answer: string } | { readonly fault: Rejection };

/** A puzzle leaves a choice, and exactly one play is right. */
export function judgePosition(kind: PuzzleKind, position: PuzzleCandidate): Judgement {
  const { match, seat } = position;
  if (match.game.plays(match.state, seat).length < 2) return { fault: 'only one legal play' };
  const answers = kind.prove(position);
  if (answers === undefined) return { fault: 'too hard to prove' };
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
  return {
    kind: kind.id,
    record,
    seat,
    answer,
    found: findWeakestSolver(position, answer, players, gradeSeed(record)),
  };
}

/** Grading again from the record gives the same result. */
export const gradeSeed = (record: string): string => record.slice(record.indexOf('\n\n')).trim();
