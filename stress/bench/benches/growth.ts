/**
 * A server with more and more tables, each with one person among bots in the middle of a match: memory, idle load,
 * the cost of a play at 500 further tables of four, and the recovery time after a kill. `--runs 5` prints medians
 * with minimum and maximum.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { itemAt } from '@parlour/kernel/result';
import type { BenchRow } from '../lib/measure.ts';
import { parseRunsOption, repeatBench } from '../lib/measure.ts';
import {
  measurePlaying,
  reconnectOnce,
  runConcurrently,
  seatPersonAmongBots,
  startBenchServer,
  stopBenchServer,
} from '../lib/server-process.ts';
import type { PlaySettings } from '../peers/play-cost.ts';

export const title = 'A server with more and more tables';

const SIZES = (process.env.TABLES ?? '10,100,1000,10000').split(',').map(Number);
const PLAYING: PlaySettings = { tables: 500, every: 2, seconds: 20, warmUp: 10 };
/** How long bots may take until all wait for their person, and how long the idle server is observed. */
const SETTLE = 10;
const REST = 10;

export async function run(words: readonly string[]): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const tables of SIZES)
    rows.push(...(await repeatBench(parseRunsOption(words), async () => [await grow(tables)])));
  return rows;
}

type Figures = Readonly<Record<string, number>>;

async function grow(tables: number): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-growth-'));
  const file = join(folder, 'parlour.db');
  const server = await startBenchServer(file);
  const empty = kilobytesOf(server);
  const guests = await runConcurrently(25, tables, seatPersonAmongBots);
  await wait(1000 * SETTLE);
  const full = kilobytesOf(server);
  const rest = await measureIdleLoad(server);
  const { cpu, errors, p50, p99 } = await measurePlaying(PLAYING);
  await stopBenchServer(server, 'SIGKILL');
  for (const { client } of guests) client.close();
  const back = await measureRecovery(
    file,
    guests.map(
      ({ credentials }) =>
        () =>
          reconnectOnce(credentials),
    ),
  );
  rmSync(folder, { recursive: true });
  return {
    tables,
    'resident (MB)': Math.round(full / 1024),
    'a table (KB)': Math.round((full - empty) / tables),
    'CPU when idle (%)': Number(rest.toFixed(1)),
    'CPU a play (µs)': cpu,
    'p50 (ms)': p50,
    'p99 (ms)': p99,
    errors,
    ...back,
  };
}

async function measureRecovery(file: string, looks: readonly (() => Promise<void>)[]): Promise<Figures> {
  const begun = performance.now();
  const server = await startBenchServer(file);
  const answering = performance.now() - begun;
  await runConcurrently(50, looks.length, n => itemAt(looks, n)());
  const back = performance.now() - begun;
  await stopBenchServer(server, 'SIGTERM');
  return { 'answers after a kill (ms)': Math.round(answering), 'all reconnected (ms)': Math.round(back) };
}

/** Resident memory of the server as the system reports it. */
const kilobytesOf = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** The share of a core the idle server uses. */
async function measureIdleLoad(server: ChildProcess): Promise<number> {
  const before = ticksOf(server);
  await wait(1000 * REST);
  return (ticksOf(server) - before) / REST;
}

/** Hundredths of a second of processor time: fields 14 and 15, counted after the name, which may contain spaces. */
function ticksOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}
