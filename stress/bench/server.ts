/**
 * Tables of four over real sockets: our server, which judges every play and has it on the disk before anybody hears of
 * it, beside servers that only pass messages on. Each runs in a process of its own; this one is all the guests.
 * `--runs 5` does all of it five times and tells the median with the least and the most.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertDefined } from '@parlour/kernel/result';
import { bareDisk } from './bare-disk.ts';
import type { CpuRow } from './cpu.ts';
import { measurePlaying, rise, stop } from './house.ts';
import { runsOf } from './options.ts';
import { KINDS, type Kind } from './peers/echo.ts';
import { measurePeer, type PlayCost, type Playing } from './peers/play-cost.ts';
import { spread } from './spread.ts';

/** All are measured when they have run for a while: a server that has just started is still being compiled. */
const FULL: Playing = { tables: 500, seconds: 15, every: 2, warmUp: 20 };
/** Nobody else is there, and plays come one after another with time between them. */
const LONE: Playing = { tables: 1, seconds: 8, every: 0.2, warmUp: 2 };

export const title = `A play at ${FULL.tables} tables of four, one every ${FULL.every} seconds at each`;

/** What one run tells; the peers have no lone table, because they wait for no disk. */
type Run = {
  readonly disk: number;
  readonly lone: PlayCost;
  readonly servers: ReadonlyMap<'Parlour' | Kind, PlayCost>;
};

export async function run(words: readonly string[]): Promise<CpuRow[]> {
  const runs = runsOf(words);
  const done: Run[] = [];
  for (let n = 0; n < runs; n++) {
    const [disk, lone, parlour] = await ours();
    const servers = new Map<'Parlour' | Kind, PlayCost>([['Parlour', parlour]]);
    for (const kind of KINDS) servers.set(kind, await measurePeer(kind, FULL));
    done.push({ disk, lone, servers });
    console.error(JSON.stringify({ disk, lone, servers: [...servers] }));
  }
  return rowsOf(done);
}

function rowsOf(runs: readonly Run[]): CpuRow[] {
  const rows = (['Parlour', ...KINDS] as const).map(server => serverRow(server, runs));
  const lone = runs.map(run => run.lone);
  return [
    ...rows,
    { server: 'Parlour, a lone table', ...latency(lone) },
    { server: 'the disk alone (fdatasync)', 'p50 (ms)': spread(of(runs, 'disk'), 1) },
  ];
}

const of = <K extends string>(list: readonly Readonly<Record<K, number>>[], key: K): number[] =>
  list.map(one => one[key]);

const latency = (list: readonly PlayCost[]): CpuRow => ({
  'p50 (ms)': spread(of(list, 'p50'), 1),
  'p99 (ms)': spread(of(list, 'p99'), 1),
});

const DOES: Readonly<Record<string, string>> = { Parlour: 'yes', 'ws, on the disk first': 'stored' };

function serverRow(server: 'Parlour' | Kind, runs: readonly Run[]): CpuRow {
  const list = runs.map(({ servers }) => assertDefined(servers.get(server)));
  const beside = runs.map(
    ({ servers }) => assertDefined(servers.get(server)).cpu / assertDefined(servers.get('ws')).cpu,
  );
  return {
    server,
    'judged and stored': DOES[server] ?? 'no',
    runs: runs.length,
    plays: of(list, 'plays').reduce((sum, plays) => sum + plays),
    errors: of(list, 'errors').reduce((sum, errors) => sum + errors),
    'CPU a play (µs)': spread(of(list, 'cpu')),
    'times ws': spread(beside, 1),
    'a table (KB)': spread(of(list, 'kilobytes')),
    ...latency(list),
  };
}

async function ours(): Promise<readonly [number, PlayCost, PlayCost]> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  const disk = await bareDisk(join(folder, 'bare'));
  const server = await rise(join(folder, 'parlour.db'));
  const full = await measurePlaying(FULL);
  const lone = await measurePlaying(LONE);
  await stop(server, 'SIGTERM');
  rmSync(folder, { recursive: true });
  return [disk, lone, full];
}
