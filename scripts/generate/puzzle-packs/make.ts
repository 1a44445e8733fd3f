/**
 * Makes the pack of one kind: searches seeds on all cores, takes the results in order, and selects puzzles of mixed
 * difficulty. The same seed gives the same file.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { progressBar } from '@parlour/cli/lib/terminal-output';
import { ROOT } from '@parlour/games/shelf/node-files';
import type { BoxedPuzzleKind } from '@parlour/games/shelf/puzzles/open';
import { puzzlePackPath, SOLVERS, serializePuzzlePack } from '@parlour/games/shelf/puzzles/pack';
import type { Puzzle } from '@parlour/players/puzzle';
import { dealToCores } from '../../lib/cores.ts';
import { openAttemptCache } from './attempt-cache.ts';
import {
  type Candidate,
  gradeSeed,
  REJECTIONS,
  type Rejection,
  type RejectionCounts,
  type SeedSearchResult,
} from './candidate.ts';

export type WantedPack = { readonly seed: string; readonly count: number };

/** Seeds tried per wanted puzzle before the spares fill the pack. */
const SEEDS_PER_PUZZLE = 6;

/** The file of a pack. */
export const packFileOf = ({ kind, box }: BoxedPuzzleKind): string => join(ROOT, 'games', puzzlePackPath(box, kind.id));

export async function makePack(script: string, boxed: BoxedPuzzleKind, { seed, count }: WantedPack): Promise<string> {
  const selection = newSelection(count);
  await searchSeeds(script, boxed, seed, selection);
  const chosen = finishSelection(selection);
  const text = serializePuzzlePack(boxed.kind, chosen.puzzles);
  mkdirSync(dirname(packFileOf(boxed)), { recursive: true });
  writeFileSync(packFileOf(boxed), text);
  return report(boxed.kind.id, chosen, text);
}

/** Attempts arrive in any order and are taken in the order of their numbers. */
async function searchSeeds(
  script: string,
  { kind, box }: BoxedPuzzleKind,
  seed: string,
  selection: PuzzleSelection,
): Promise<void> {
  const bar = progressBar(selection.wanted, `puzzles of ${kind.id}`);
  const kept = openAttemptCache(box, kind.id, seed);
  const waiting = new Map(kept.known);
  let next = 0;
  const settle = (): 'on' | 'enough' => {
    for (let attempt = waiting.get(next); attempt && !isEnough(selection); attempt = waiting.get(next)) {
      addSearchResult(selection, attempt);
      next++;
    }
    bar.show(selection.chosen.length);
    return isEnough(selection) ? 'enough' : 'on';
  };
  if (settle() === 'on') {
    const all = Array.from({ length: SEEDS_PER_PUZZLE * selection.wanted }, (_, number) => number);
    const numbers = all.filter(number => !kept.known.has(number));
    await dealToCores<SeedSearchResult>(script, { kind: kind.id, seed, numbers }, line => {
      kept.keep(line);
      waiting.set(line.number, line.result);
      return settle();
    });
  }
  bar.end();
}

function report(kind: string, { puzzles, looked, thrown }: ChosenPuzzles, text: string): string {
  const levels = SOLVERS.map(finder => `${finder} ${puzzles.filter(({ found }) => found === finder).length}`);
  return [
    `${kind}: ${puzzles.length} puzzles out of ${looked} positions`,
    `  rejected: ${formatRejections(thrown)}`,
    `  solved by: ${levels.join(', ')}`,
    `  ${text.length} bytes, ${brotliCompressSync(text).length} compressed`,
  ].join('\n');
}

const formatRejections = (thrown: RejectionCounts): string =>
  Object.entries(thrown)
    .map(([fault, count]) => `${count} with ${fault}`)
    .join(', ') || 'none';

export type ChosenPuzzles = {
  readonly puzzles: readonly Puzzle[];
  /** The number of positions tried. */
  readonly looked: number;
  readonly thrown: RejectionCounts;
};

/** The largest share of a pack that may have one grade. */
const MAX_GRADE_SHARE = 0.4;

/** The selection so far, in the order of the seeds. */
export type PuzzleSelection = {
  readonly wanted: number;
  readonly chosen: Candidate[];
  /** Puzzles of an overfull grade are kept as spares. */
  readonly spare: Candidate[];
  readonly known: Set<string>;
  readonly thrown: Partial<Record<Rejection, number>>;
  looked: number;
};

export const newSelection = (wanted: number): PuzzleSelection => ({
  wanted,
  chosen: [],
  spare: [],
  known: new Set(),
  thrown: {},
  looked: 0,
});

/** Stops at this multiple of the wanted number, even if most have the same grade. */
const ENOUGH_FACTOR = 1.25;

export const isEnough = ({ chosen, spare, wanted }: PuzzleSelection): boolean =>
  chosen.length === wanted || chosen.length + spare.length >= ENOUGH_FACTOR * wanted;

const countRejection = (selection: PuzzleSelection, fault: Rejection, count = 1): void => {
  selection.thrown[fault] = (selection.thrown[fault] ?? 0) + count;
};

/** Adds an attempt. Attempts come in the order of their seeds; nothing else decides the selection. */
export function addSearchResult(selection: PuzzleSelection, { looked, thrown, puzzle }: SeedSearchResult): void {
  selection.looked += looked;
  for (const fault of REJECTIONS) if (thrown[fault] !== undefined) countRejection(selection, fault, thrown[fault]);
  if (!puzzle) return;
  const key = `${puzzle.seat} ${gradeSeed(puzzle.record)}`;
  if (selection.known.has(key)) return countRejection(selection, 'duplicate');
  selection.known.add(key);
  const alike = selection.chosen.filter(({ found }) => found === puzzle.found).length;
  (alike < MAX_GRADE_SHARE * selection.wanted ? selection.chosen : selection.spare).push(puzzle);
}

export function finishSelection(selection: PuzzleSelection): ChosenPuzzles {
  const { wanted, chosen, spare, thrown, looked } = selection;
  const filled = [...chosen, ...spare.slice(0, wanted - chosen.length)];
  const left = chosen.length + spare.length - filled.length;
  const puzzles = filled.map((puzzle, i) => ({ ...puzzle, number: i + 1 }));
  return { puzzles, looked, thrown: left > 0 ? { ...thrown, 'enough of this difficulty': left } : thrown };
}
