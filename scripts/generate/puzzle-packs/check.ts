/** Checks the puzzles of a pack: the record, the unique answer, its explanation, and the grade. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { type BoxedPuzzleKind, openPuzzle } from '@parlour/games/shelf/puzzles/open';
import { type PuzzlePack, parsePuzzlePack, serializePuzzlePack } from '@parlour/games/shelf/puzzles/pack';
import { unwrap } from '@parlour/kernel/result';
import type { Character } from '@parlour/players/player';
import type { Puzzle, PuzzleKind } from '@parlour/players/puzzle';
import { dealToCores } from '../../lib/cores.ts';
import { gradeSeed, judgePosition } from './candidate.ts';
import { findWeakestSolver } from './grade.ts';
import { packFileOf } from './make.ts';

export const readPackOf = (boxed: BoxedPuzzleKind): PuzzlePack =>
  unwrap(parsePuzzlePack(readFileSync(packFileOf(boxed), 'utf8')));

/** Returns one sentence if a puzzle is invalid. */
export async function puzzleFault(kind: PuzzleKind, puzzle: Puzzle): Promise<string | undefined> {
  const opened = await openPuzzle(puzzle, readShelfData);
  if (!opened.ok) return opened.fault;
  const judged = judgePosition(kind, opened.value);
  if ('fault' in judged) return `Puzzle ${puzzle.number} has ${judged.fault}.`;
  if (judged.answer !== puzzle.answer)
    return `Puzzle ${puzzle.number}: the answer is ${judged.answer}, not ${puzzle.answer}.`;
  if (kind.explain(opened.value, opened.value.answer).trim() === '')
    return `Puzzle ${puzzle.number} has no explanation.`;
  return undefined;
}

async function gradePuzzle(puzzle: Puzzle, players: readonly Character[]): Promise<Puzzle['found']> {
  const opened = unwrap(await openPuzzle(puzzle, readShelfData));
  return findWeakestSolver(opened, puzzle.answer, players, gradeSeed(puzzle.record));
}

/** The result of one puzzle. */
export type CheckedPuzzle = { readonly fault?: string; readonly found?: Puzzle['found'] };

export async function checkPuzzle(
  kind: PuzzleKind,
  puzzle: Puzzle,
  players: readonly Character[],
): Promise<CheckedPuzzle> {
  const fault = await puzzleFault(kind, puzzle);
  return fault === undefined ? { found: await gradePuzzle(puzzle, players) } : { fault };
}

async function checkAll(
  script: string,
  boxed: BoxedPuzzleKind,
  onProgress: () => void,
): Promise<ReadonlyMap<number, CheckedPuzzle>> {
  const checked = new Map<number, CheckedPuzzle>();
  const numbers = readPackOf(boxed).puzzles.map(({ number }) => number);
  await dealToCores<CheckedPuzzle>(script, { kind: boxed.kind.id, numbers }, ({ number, result }) => {
    checked.set(number, result);
    onProgress();
    return 'on';
  });
  return checked;
}

/** Players improve: if this share of a pack has another grade now, it must be graded again. */
const MAX_CHANGED_SHARE = 0.25;

/** Returns every fault of a pack, one sentence each, and how many grades have changed. */
export async function checkPack(
  script: string,
  boxed: BoxedPuzzleKind,
  onProgress: () => void,
): Promise<{ readonly faults: readonly string[]; readonly changed: number }> {
  const { puzzles } = readPackOf(boxed);
  const checked = await checkAll(script, boxed, onProgress);
  const missing = puzzles
    .filter(({ number }) => !checked.has(number))
    .map(({ number }) => `Puzzle ${number} was not checked.`);
  const faults = [...checked.values()].flatMap(({ fault }) => fault ?? []);
  const changed = changedIn(puzzles, number => checked.get(number)?.found).length;
  const stale =
    changed > MAX_CHANGED_SHARE * puzzles.length ? ['Other levels solve many puzzles now: run it with --grade.'] : [];
  return { faults: [...missing, ...faults, ...stale], changed };
}

/** The puzzles whose grade has changed. */
const changedIn = (puzzles: readonly Puzzle[], now: (number: number) => Puzzle['found'] | undefined): Puzzle[] =>
  puzzles.filter(({ number, found }) => (now(number) ?? found) !== found);

/** Rewrites a pack with new grades; returns how many have changed. */
export async function gradePack(script: string, boxed: BoxedPuzzleKind, onProgress: () => void): Promise<number> {
  const { puzzles } = readPackOf(boxed);
  const checked = await checkAll(script, boxed, onProgress);
  const graded = puzzles.map(puzzle => ({ ...puzzle, found: checked.get(puzzle.number)?.found ?? puzzle.found }));
  writeFileSync(packFileOf(boxed), serializePuzzlePack(boxed.kind, graded));
  return changedIn(puzzles, number => graded[number - 1]?.found).length;
}
