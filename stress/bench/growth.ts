/**
 * A server as its tables grow in number, somebody at each among computer players and in the middle of a match: what it
 * has in memory, what it does while nobody plays, what a play costs at five hundred tables of four beside them, and how
 * long it takes to be back after it was killed. `--runs 5` tells the median with the least and the most.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { itemAt } from '@parlour/kernel/result';
import type { CpuRow } from './cpu.ts';
import { comeAndPlay, inTurns, measurePlaying, returnTo, rise, stop } from './house.ts';
import { runsOf } from './options.ts';
import type { Playing } from './peers/play-cost.ts';
import { repeated } from './spread.ts';

export const title = 'A server as its tables grow in number';

const SIZES = (process.env.TABLES ?? '10,100,1000,10000').split(',').map(Number);
const PLAYING: Playing = { tables: 500, every: 2, seconds: 20, warmUp: 10 };
/** How long the computer players may take until all wait for their guest, and how long a server's rest is looked at. */
const SETTLE = 10;
const REST = 10;

export async function run(words: readonly string[]): Promise<CpuRow[]> {
  const rows: CpuRow[] = [];
  for (const tables of SIZES) rows.push(...(await repeated(runsOf(words), async () => [await grow(tables)])));
  return rows;
}

type Figures = Readonly<Record<string, number>>;

async function grow(tables: number): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-growth-'));
  const file = join(folder, 'parlour.db');
  const server = await rise(file);
  const empty = kilobytesOf(server);
  const guests = await inTurns(25, tables, comeAndPlay);
  await wait(1000 * SETTLE);
  const full = kilobytesOf(server);
  const rest = await restOf(server);
  const { cpu, errors, p50, p99 } = await measurePlaying(PLAYING);
  await stop(server, 'SIGKILL');
  for (const { client } of guests) client.close();
  const back = await comeBack(
    file,
    guests.map(
      ({ credentials }) =>
        () =>
          returnTo(credentials),
    ),
  );
  rmSync(folder, { recursive: true });
  return {
    tables,
    'resident (MB)': Math.round(full / 1024),
    'a table (KB)': Math.round((full - empty) / tables),
    'busy while nobody plays (%)': Number(rest.toFixed(1)),
    'CPU a play (µs)': cpu,
    'p50 (ms)': p50,
    'p99 (ms)': p99,
    errors,
    ...back,
  };
}

async function comeBack(file: string, looks: readonly (() => Promise<void>)[]): Promise<Figures> {
  const begun = performance.now();
  const server = await rise(file);
  const answering = performance.now() - begun;
  await inTurns(50, looks.length, n => itemAt(looks, n)());
  const back = performance.now() - begun;
  await stop(server, 'SIGTERM');
  return { 'answers after a kill (ms)': Math.round(answering), 'all are back (ms)': Math.round(back) };
}

/** What the server has in memory, as the system sees it. */
const kilobytesOf = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** The share of a core the server takes while nobody plays. */
async function restOf(server: ChildProcess): Promise<number> {
  const before = ticksOf(server);
  await wait(1000 * REST);
  return (ticksOf(server) - before) / REST;
}

/** Hundredths of a second of processor time: fields 14 and 15, counted behind the name, which may have blanks. */
function ticksOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}
