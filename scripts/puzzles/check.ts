/** Proves the puzzles of a pack again: the record, that the answer is the only one, its explanation, and who finds it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readData } from '@parlour/games/shelf/node';
import { type PuzzlePack, readPack, writePack } from '@parlour/games/shelf/puzzle-pack';
import { type BoxedKind, openPuzzle } from '@parlour/games/shelf/puzzles';
import { unwrap } from '@parlour/kernel/result';
import type { Character } from '@parlour/players/player';
import type { Puzzle, PuzzleKind } from '@parlour/players/puzzle';
import { gradeSeed, judge } from './candidate.ts';
import { onCores } from './cores.ts';
import { foundBy } from './grade.ts';
import { fileOf } from './make.ts';

export const packOf = (boxed: BoxedKind): PuzzlePack => unwrap(readPack(readFileSync(fileOf(boxed), 'utf8')));

/** One sentence if a puzzle is none. */
export async function faultOf(kind: PuzzleKind, puzzle: Puzzle): Promise<string | undefined> {
  const opened = await openPuzzle(puzzle, readData);
  if (!opened.ok) return opened.fault;
  const judged = judge(kind, opened.value);
  if ('fault' in judged) return `Puzzle ${puzzle.number} has ${judged.fault}.`;
  if (judged.answer !== puzzle.answer)
    return `Puzzle ${puzzle.number}: the answer is ${judged.answer}, not ${puzzle.answer}.`;
  if (kind.explain(opened.value, opened.value.answer).trim() === '') return `Puzzle ${puzzle.number} is not explained.`;
  return undefined;
}

async function gradeOf(puzzle: Puzzle, players: readonly Character[]): Promise<Puzzle['found']> {
  const opened = unwrap(await openPuzzle(puzzle, readData));
  return foundBy(opened, puzzle.answer, players, gradeSeed(puzzle.record));
}

/** What a core found out about one puzzle. */
export type CheckedPuzzle = { readonly fault?: string; readonly found?: Puzzle['found'] };

export async function checkPuzzle(
  kind: PuzzleKind,
  puzzle: Puzzle,
  players: readonly Character[],
): Promise<CheckedPuzzle> {
  const fault = await faultOf(kind, puzzle);
  return fault === undefined ? { found: await gradeOf(puzzle, players) } : { fault };
}

async function checkedAll(
  script: string,
  boxed: BoxedKind,
  hear: () => void,
): Promise<ReadonlyMap<number, CheckedPuzzle>> {
  const checked = new Map<number, CheckedPuzzle>();
  const numbers = packOf(boxed).puzzles.map(({ number }) => number);
  await onCores<CheckedPuzzle>(script, { kind: boxed.kind.id, numbers }, ({ number, result }) => {
    checked.set(number, result);
    hear();
    return 'on';
  });
  return checked;
}

/** Players learn: when they find so large a part of a pack otherwise than is written there, it is to be graded anew. */
const MOST_CHANGED = 0.25;

/** Every fault of a pack, a sentence each, and how many puzzles are found by somebody else than is written there. */
export async function checkPack(
  script: string,
  boxed: BoxedKind,
  hear: () => void,
): Promise<{ readonly faults: readonly string[]; readonly changed: number }> {
  const { puzzles } = packOf(boxed);
  const checked = await checkedAll(script, boxed, hear);
  const missing = puzzles
    .filter(({ number }) => !checked.has(number))
    .map(({ number }) => `Puzzle ${number} was not checked.`);
  const faults = [...checked.values()].flatMap(({ fault }) => fault ?? []);
  const changed = changedIn(puzzles, number => checked.get(number)?.found).length;
  const stale =
    changed > MOST_CHANGED * puzzles.length ? ['Many are found by somebody else now: run it with --grade.'] : [];
  return { faults: [...missing, ...faults, ...stale], changed };
}

/** The puzzles that somebody else finds now. */
const changedIn = (puzzles: readonly Puzzle[], now: (number: number) => Puzzle['found'] | undefined): Puzzle[] =>
  puzzles.filter(({ number, found }) => (now(number) ?? found) !== found);

/** The same puzzles, with who finds them now; answers how many have changed. */
export async function gradePack(script: string, boxed: BoxedKind, hear: () => void): Promise<number> {
  const { puzzles } = packOf(boxed);
  const checked = await checkedAll(script, boxed, hear);
  const graded = puzzles.map(puzzle => ({ ...puzzle, found: checked.get(puzzle.number)?.found ?? puzzle.found }));
  writeFileSync(fileOf(boxed), writePack(boxed.kind, graded));
  return changedIn(puzzles, number => graded[number - 1]?.found).length;
}
