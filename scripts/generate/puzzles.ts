/** `npm run generate -- puzzles` makes, checks and grades the packs of puzzles on all cores; `--help` tells how. */
import { parseArgs } from 'node:util';
import { progressBar } from '@parlour/cli/lib/terminal-output';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { type BoxedPuzzleKind, loadPuzzleKinds } from '@parlour/games/shelf/puzzles/open';
import { assertDefined } from '@parlour/kernel/result';
import { genericPlayers } from '@parlour/players/generic-players';
import type { Character } from '@parlour/players/player';
import type { CoreJob } from '../lib/cores.ts';
import { exitWithError } from '../lib/run.mjs';
import { bake } from '../setup/bake.mjs';
import { searchPuzzle } from './puzzle-packs/candidate.ts';
import { checkPack, checkPuzzle, gradePack, readPackOf } from './puzzle-packs/check.ts';
import { makePack } from './puzzle-packs/make.ts';

const HELP = `npm run generate -- puzzles                      make 200 puzzles of every kind; then run npm run generate
npm run generate -- puzzles --check           prove every puzzle again
npm run generate -- puzzles --grade           find again which level solves which puzzle

--kind ID      one kind alone
--count N      how many of a kind
--seed TEXT    the same seed gives the same files
--help         this

Tried deals are cached in .cache/puzzles, so an interrupted run continues where it stopped.`;

const { values } = parseArgs({
  options: {
    kind: { type: 'string' },
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'puzzles' },
    check: { type: 'boolean', default: false },
    grade: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    job: { type: 'string' },
  },
});

const playersOf = async ({ boxed }: BoxedPuzzleKind): Promise<readonly Character[]> =>
  (await boxed.players?.(readShelfData)) ?? genericPlayers;

/** One part of the work on one core: with a seed it searches puzzles, without one it checks them. */
async function runJob({ kind: id, seed, numbers }: CoreJob): Promise<void> {
  const boxed = assertDefined((await loadPuzzleKinds(readShelfData)).find(({ kind }) => kind.id === id));
  const players = await playersOf(boxed);
  const { puzzles } = seed === undefined ? readPackOf(boxed) : { puzzles: [] };
  for (const number of numbers) {
    const result =
      seed === undefined
        ? await checkPuzzle(boxed.kind, assertDefined(puzzles[number - 1]), players)
        : searchPuzzle(boxed.kind, players, `${seed}/${id}/${number}`);
    process.stdout.write(`${JSON.stringify({ number, result })}\n`);
  }
}

async function check(boxed: BoxedPuzzleKind): Promise<void> {
  const { puzzles } = readPackOf(boxed);
  const { faults, changed } = await withBar(puzzles.length, onProgress =>
    checkPack(import.meta.filename, boxed, onProgress),
  );
  console.log(
    `${boxed.kind.id}: ${puzzles.length} puzzles, ${faults.length} faults, ${changed} solved by another level now`,
  );
  for (const fault of faults) console.error(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

async function grade(boxed: BoxedPuzzleKind): Promise<void> {
  const { puzzles } = readPackOf(boxed);
  const changed = await withBar(puzzles.length, onProgress => gradePack(import.meta.filename, boxed, onProgress));
  console.log(`${boxed.kind.id}: another level solves ${changed} of ${puzzles.length} puzzles now`);
}

async function withBar<T>(total: number, run: (onProgress: () => void) => Promise<T>): Promise<T> {
  const bar = progressBar(total, 'puzzles checked');
  let done = 0;
  const result = await run(() => bar.show(++done));
  bar.end();
  return result;
}

async function main(): Promise<void> {
  if (values.help) return console.log(HELP);
  if (values.job !== undefined) return runJob(JSON.parse(values.job));

  await bake();
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1 || count > 2000)
    exitWithError('--count needs a whole number from 1 to 2000.');
  const kinds = (await loadPuzzleKinds(readShelfData)).filter(({ kind }) => (values.kind ?? kind.id) === kind.id);
  if (kinds.length === 0)
    exitWithError(
      values.kind === undefined ? 'No box has puzzles.' : `There are no puzzles of the kind ${values.kind}.`,
    );
  for (const boxed of kinds) {
    if (values.check) await check(boxed);
    else if (values.grade) await grade(boxed);
    else console.log(await makePack(import.meta.filename, boxed, { seed: values.seed, count }));
  }
}

await main();
