/**
 * More and more tables of four people, beside bare `ws`: with the same total of plays, whose cost must not depend on
 * the number of tables; and with a play every two seconds at each table. A process has room for 20,000 sockets here,
 * hence at most 4,900 tables. `--runs 5` prints medians with minimum and maximum.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertDefined } from '@parlour/kernel/result';
import type { BenchRow } from '../lib/measure.ts';
import { formatSpread, parseRunsOption } from '../lib/measure.ts';
import { measurePlaying, startBenchServer, stopBenchServer } from '../lib/server-process.ts';
import { measurePeer, type PlayCost, type PlaySettings } from '../peers/play-cost.ts';

const SECONDS = { seconds: 20, warmUp: 20 };
const PLAYS = 250;
const SIZES = (process.env.TABLES ?? '500,1500,4900').split(',').map(Number);

export const title = `${PLAYS} plays a second, and one every two seconds at each, at more and more tables of four`;

const playSettingsFor = (tables: number): PlaySettings[] =>
  [...new Set([tables / PLAYS, 2])].map(every => ({ tables, every, ...SECONDS }));

export async function run(words: readonly string[]): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const playing of SIZES.flatMap(playSettingsFor)) rows.push(await rowOf(playing, parseRunsOption(words)));
  return rows;
}

async function rowOf(playing: PlaySettings, runs: number): Promise<BenchRow> {
  const [ours, theirs]: [PlayCost[], PlayCost[]] = [[], []];
  for (let n = 0; n < runs; n++) {
    ours.push(await playAt(playing));
    theirs.push(await measurePeer('ws', playing));
    console.error(JSON.stringify({ ...playing, ours: ours.at(-1), ws: theirs.at(-1) }));
  }
  const of = (key: keyof PlayCost, digits = 0): string =>
    formatSpread(
      ours.map(one => one[key]),
      digits,
    );
  return {
    tables: playing.tables,
    'plays a second': Math.round(playing.tables / playing.every),
    errors: ours.reduce((sum, { errors }) => sum + errors, 0),
    'CPU a play (µs)': of('cpu'),
    'ws (µs)': formatSpread(theirs.map(({ cpu }) => cpu)),
    'times ws': formatSpread(
      ours.map(({ cpu }, n) => cpu / assertDefined(theirs[n]).cpu),
      1,
    ),
    'a table (KB)': of('kilobytes'),
    'p50 (ms)': of('p50', 1),
    'p99 (ms)': of('p99', 1),
  };
}

async function playAt(playing: PlaySettings): Promise<PlayCost> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-four-'));
  const server = await startBenchServer(join(folder, 'parlour.db'));
  const measured = await measurePlaying(playing);
  await stopBenchServer(server, 'SIGKILL');
  rmSync(folder, { recursive: true });
  return measured;
}
