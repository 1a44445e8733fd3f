/**
 * More and more tables of four, all seats taken by guests, beside bare `ws` with as many: the same plays in all, where what
 * a play costs must not depend on how many others sit there; and a play every two seconds at each table. A process has
 * room for 20,000 sockets here, which is why the most are 4,900 tables. `--runs 5` tells the median with the least and the most.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertDefined } from '@parlour/kernel/result';
import type { CpuRow } from './cpu.ts';
import { measurePlaying, rise, stop } from './house.ts';
import { runsOf } from './options.ts';
import { measurePeer, type PlayCost, type Playing } from './peers/play-cost.ts';
import { spread } from './spread.ts';

const SECONDS = { seconds: 20, warmUp: 20 };
const PLAYS = 250;
const SIZES = (process.env.TABLES ?? '500,1500,4900').split(',').map(Number);

export const title = `${PLAYS} plays a second, and one every two seconds at each, at more and more tables of four`;

const playings = (tables: number): Playing[] =>
  [...new Set([tables / PLAYS, 2])].map(every => ({ tables, every, ...SECONDS }));

export async function run(words: readonly string[]): Promise<CpuRow[]> {
  const rows: CpuRow[] = [];
  for (const playing of SIZES.flatMap(playings)) rows.push(await rowOf(playing, runsOf(words)));
  return rows;
}

async function rowOf(playing: Playing, runs: number): Promise<CpuRow> {
  const [ours, theirs]: [PlayCost[], PlayCost[]] = [[], []];
  for (let n = 0; n < runs; n++) {
    ours.push(await playAt(playing));
    theirs.push(await measurePeer('ws', playing));
    console.error(JSON.stringify({ ...playing, ours: ours.at(-1), ws: theirs.at(-1) }));
  }
  const of = (key: keyof PlayCost, digits = 0): string =>
    spread(
      ours.map(one => one[key]),
      digits,
    );
  return {
    tables: playing.tables,
    'plays a second': Math.round(playing.tables / playing.every),
    errors: ours.reduce((sum, { errors }) => sum + errors, 0),
    'CPU a play (µs)': of('cpu'),
    'ws (µs)': spread(theirs.map(({ cpu }) => cpu)),
    'times ws': spread(
      ours.map(({ cpu }, n) => cpu / assertDefined(theirs[n]).cpu),
      1,
    ),
    'a table (KB)': of('kilobytes'),
    'p50 (ms)': of('p50', 1),
    'p99 (ms)': of('p99', 1),
  };
}

async function playAt(playing: Playing): Promise<PlayCost> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-four-'));
  const server = await rise(join(folder, 'parlour.db'));
  const measured = await measurePlaying(playing);
  await stop(server, 'SIGKILL');
  rmSync(folder, { recursive: true });
  return measured;
}
