/** Makes the pack of one kind: seeds are tried on all cores, and taken in their order, so that the same seed gives the same file. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { progressBar } from '@parlour/cli/lib/terminal-output';
import { ROOT } from '@parlour/games/shelf/node';
import { FINDERS, packFile, writePack } from '@parlour/games/shelf/puzzle-pack';
import type { BoxedKind } from '@parlour/games/shelf/puzzles';
import type { Attempt, Thrown } from './candidate.ts';
import { beginChoosing, type Choosing, type ChosenPuzzles, chosenOf, isEnough, take } from './choose.ts';
import { onCores } from './cores.ts';
import { keptAttempts } from './kept.ts';

export type WantedPack = { readonly seed: string; readonly count: number };

/** So many seeds are tried for each puzzle that is wanted, before the pack is filled with what there is. */
const SEEDS_EACH = 6;

/** The file a pack is written to. */
export const fileOf = ({ kind, box }: BoxedKind): string => join(ROOT, 'games', packFile(box, kind.id));

export async function makePack(script: string, boxed: BoxedKind, { seed, count }: WantedPack): Promise<string> {
  const choosing = beginChoosing(count);
  await tryOut(script, boxed, seed, choosing);
  const chosen = chosenOf(choosing);
  const text = writePack(boxed.kind, chosen.puzzles);
  mkdirSync(dirname(fileOf(boxed)), { recursive: true });
  writeFileSync(fileOf(boxed), text);
  return report(boxed.kind.id, chosen, text);
}

/** Attempts arrive in any order and are taken in the order of their numbers. */
async function tryOut(script: string, { kind, box }: BoxedKind, seed: string, choosing: Choosing): Promise<void> {
  const bar = progressBar(choosing.wanted, `puzzles of ${kind.id}`);
  const kept = keptAttempts(box, kind.id, seed);
  const waiting = new Map(kept.known);
  let next = 0;
  const settle = (): 'on' | 'enough' => {
    for (let attempt = waiting.get(next); attempt && !isEnough(choosing); attempt = waiting.get(next)) {
      take(choosing, attempt);
      next++;
    }
    bar.show(choosing.chosen.length);
    return isEnough(choosing) ? 'enough' : 'on';
  };
  if (settle() === 'on') {
    const all = Array.from({ length: SEEDS_EACH * choosing.wanted }, (_, number) => number);
    const numbers = all.filter(number => !kept.known.has(number));
    await onCores<Attempt>(script, { kind: kind.id, seed, numbers }, line => {
      kept.keep(line);
      waiting.set(line.number, line.result);
      return settle();
    });
  }
  bar.end();
}

function report(kind: string, { puzzles, looked, thrown }: ChosenPuzzles, text: string): string {
  const levels = FINDERS.map(finder => `${finder} ${puzzles.filter(({ found }) => found === finder).length}`);
  return [
    `${kind}: ${puzzles.length} puzzles out of ${looked} positions`,
    `  thrown away: ${thrownSaid(thrown)}`,
    `  found by: ${levels.join(', ')}`,
    `  ${text.length} bytes, ${brotliCompressSync(text).length} compressed`,
  ].join('\n');
}

const thrownSaid = (thrown: Thrown): string =>
  Object.entries(thrown)
    .map(([fault, count]) => `${count} with ${fault}`)
    .join(', ') || 'none';
