/** Out of all that was found: so many puzzles, no two the same, and not nearly all of them as hard as each other. */
import type { Puzzle } from '@parlour/players/puzzle';
import { type Attempt, type Candidate, FAULTS, type Fault, gradeSeed, type Thrown } from './candidate.ts';

export type ChosenPuzzles = {
  readonly puzzles: readonly Puzzle[];
  /** Positions that were looked at. */
  readonly looked: number;
  readonly thrown: Thrown;
};

/** The largest part of a pack that one level, or nobody, finds. */
const LARGEST_PART = 0.4;

/** What has been found so far, in the order of the seeds. */
export type Choosing = {
  readonly wanted: number;
  readonly chosen: Candidate[];
  /** What is too much of one difficulty is kept, in case nothing else is found. */
  readonly spare: Candidate[];
  readonly known: Set<string>;
  readonly thrown: Partial<Record<Fault, number>>;
  looked: number;
};

export const beginChoosing = (wanted: number): Choosing => ({
  wanted,
  chosen: [],
  spare: [],
  known: new Set(),
  thrown: {},
  looked: 0,
});

/** Where so many times as many as are wanted have been found, and most are as hard as each other, it is left at that. */
const PLENTY = 1.25;

export const isEnough = ({ chosen, spare, wanted }: Choosing): boolean =>
  chosen.length === wanted || chosen.length + spare.length >= PLENTY * wanted;

const throwAway = (choosing: Choosing, fault: Fault, count = 1): void => {
  choosing.thrown[fault] = (choosing.thrown[fault] ?? 0) + count;
};

/** Takes the attempts one after another, in the order of their seeds; nothing else decides what is chosen. */
export function take(choosing: Choosing, { looked, thrown, puzzle }: Attempt): void {
  choosing.looked += looked;
  for (const fault of FAULTS) if (thrown[fault] !== undefined) throwAway(choosing, fault, thrown[fault]);
  if (!puzzle) return;
  const key = `${puzzle.seat} ${gradeSeed(puzzle.record)}`;
  if (choosing.known.has(key)) return throwAway(choosing, 'the same again');
  choosing.known.add(key);
  const alike = choosing.chosen.filter(({ found }) => found === puzzle.found).length;
  (alike < LARGEST_PART * choosing.wanted ? choosing.chosen : choosing.spare).push(puzzle);
}

export function chosenOf(choosing: Choosing): ChosenPuzzles {
  const { wanted, chosen, spare, thrown, looked } = choosing;
  const filled = [...chosen, ...spare.slice(0, wanted - chosen.length)];
  const left = chosen.length + spare.length - filled.length;
  const puzzles = filled.map((puzzle, i) => ({ ...puzzle, number: i + 1 }));
  return { puzzles, looked, thrown: left > 0 ? { ...thrown, 'too many as hard': left } : thrown };
}
