/**
 * `npm run measure -- fairness` compares decisions in pairs of worlds that look the same to a seat, for every game and level
 * with the same seed. 100 pairs each by default; `--pairs N`, `--game ID`, `--seed S`, and `--share 0.1` of the
 * players' budgets.
 */

import { parseArgs } from 'node:util';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { type BoxedGame, findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { defaultsOf } from '@parlour/kernel/options';
import { assertDefined } from '@parlour/kernel/result';
import { type FairnessSample, findUnfairness, sampleMoments } from '@parlour/players/arena/fairness';
import { genericPlayers } from '@parlour/players/generic-players';
import { splitOverCores, type WorkRange } from '../lib/cores.ts';

type Job = WorkRange & { readonly game: string; readonly seed: string; readonly share: number };
type Report = { readonly pairs: number; readonly faults: readonly string[] };

const MOMENTS_PER_MATCH = 10;

/** Collects moments from one match after another, with the largest number of seats, until there are enough. */
async function* moments(boxed: BoxedGame, seed: string): AsyncGenerator<FairnessSample> {
  const options = defaultsOf(boxed.options);
  const game = await boxed.open(options, readShelfData);
  const [least, most] = boxed.seats;
  for (let n = 0; ; n++)
    yield* sampleMoments(game, options, { count: least + (n % (most - least + 1)) }, `${seed}/${n}`, MOMENTS_PER_MATCH);
}

async function runJob({ game, seed, share, from, to }: Job): Promise<Report> {
  const boxed = assertDefined(findGame(game));
  const characters = (await boxed.players?.(readShelfData)) ?? genericPlayers;
  const faults: string[] = [];
  let pairs = 0;
  for await (const moment of moments(boxed, `${seed}/${from}`)) {
    if (pairs === to - from) break;
    pairs++;
    for (const { level, think, budget } of characters) {
      const fault = findUnfairness(moment, { think, budget: Math.ceil(share * budget) }, `${seed}/${from}/${pairs}`);
      if (fault !== undefined) faults.push(`${level} plays ${fault}`);
    }
  }
  return { pairs, faults };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      pairs: { type: 'string', default: '100' },
      game: { type: 'string' },
      seed: { type: 'string', default: 'fairness' },
      share: { type: 'string', default: '1' },
      job: { type: 'string' },
    },
  });
  if (values.job !== undefined) return console.log(JSON.stringify(await runJob(JSON.parse(values.job))));
  const [pairs, share] = [Number(values.pairs), Number(values.share)];
  for (const { id } of gamesOnShelf().filter(game => values.game === undefined || game.id === values.game)) {
    const begun = performance.now();
    const job = { game: id, seed: values.seed, share };
    const reports = await splitOverCores<Report>(import.meta.filename, pairs, range => ({ ...job, ...range }));
    const faults = reports.flatMap(report => report.faults);
    const tried = reports.reduce((sum, report) => sum + report.pairs, 0);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`${id}: ${tried} pairs of worlds per level, ${faults.length} unfair plays, ${seconds} s`);
    for (const fault of faults.slice(0, 10)) console.error(`  ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
}

await main();
