/**
 * Tables of four over real sockets: our server, which judges every play and stores it before it answers, beside
 * servers that only relay messages, and servers that judge and store the same plays. Each runs in a separate process; this one runs all clients. `--runs 5` prints
 * medians with minimum and maximum.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertDefined } from '@parlour/kernel/result';
import { measureBareDisk } from '../lib/disk-baseline.ts';
import type { BenchRow } from '../lib/measure.ts';
import { formatSpread, parseRunsOption } from '../lib/measure.ts';
import { measurePlaying, startBenchServer, stopBenchServer } from '../lib/server-process.ts';
import { JUDGING_KINDS, SERVER_KINDS, type ServerKind } from '../peers/echo.ts';
import { measurePeer, type PlayCost, type PlaySettings } from '../peers/play-cost.ts';

/** All are measured after a warm-up, because a fresh server is still being compiled. */
const FULL: PlaySettings = { tables: 500, seconds: 15, every: 2, warmUp: 20 };
/** One table alone, with pauses between its plays. */
const LONE: PlaySettings = { tables: 1, seconds: 8, every: 0.2, warmUp: 2 };

export const title = `A play at ${FULL.tables} tables of four, one every ${FULL.every} seconds at each`;

/** The result of one run. Only our server has a single-table result. */
type Run = {
  readonly disk: number;
  readonly lone: PlayCost;
  readonly servers: ReadonlyMap<'Parlour' | ServerKind, PlayCost>;
};

export async function run(words: readonly string[]): Promise<BenchRow[]> {
  const runs = parseRunsOption(words);
  const done: Run[] = [];
  for (let n = 0; n < runs; n++) {
    const [disk, lone, parlour] = await ours();
    const servers = new Map<'Parlour' | ServerKind, PlayCost>([['Parlour', parlour]]);
    for (const kind of SERVER_KINDS) servers.set(kind, await measurePeer(kind, FULL));
    done.push({ disk, lone, servers });
    console.error(JSON.stringify({ disk, lone, servers: [...servers] }));
  }
  return rowsOf(done);
}

function rowsOf(runs: readonly Run[]): BenchRow[] {
  const rows = (['Parlour', ...SERVER_KINDS] as const).map(server => serverRow(server, runs));
  const lone = runs.map(run => run.lone);
  return [
    ...rows,
    { server: 'Parlour, a lone table', ...latency(lone) },
    { server: 'the disk alone (fdatasync)', 'p50 (ms)': formatSpread(of(runs, 'disk'), 1) },
  ];
}

const of = <K extends string>(list: readonly Readonly<Record<K, number>>[], key: K): number[] =>
  list.map(one => one[key]);

const latency = (list: readonly PlayCost[]): BenchRow => ({
  'p50 (ms)': formatSpread(of(list, 'p50'), 1),
  'p99 (ms)': formatSpread(of(list, 'p99'), 1),
});

const DOES: Readonly<Record<string, string>> = {
  Parlour: 'yes',
  'ws, on the disk first': 'stored',
  ...Object.fromEntries(JUDGING_KINDS.map(kind => [kind, 'yes'])),
};

function serverRow(server: 'Parlour' | ServerKind, runs: readonly Run[]): BenchRow {
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
    'CPU a play (µs)': formatSpread(of(list, 'cpu')),
    'times ws': formatSpread(beside, 1),
    'a table (KB)': formatSpread(of(list, 'kilobytes')),
    ...latency(list),
  };
}

async function ours(): Promise<readonly [number, PlayCost, PlayCost]> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  const disk = await measureBareDisk(join(folder, 'bare'));
  const server = await startBenchServer(join(folder, 'parlour.db'));
  const full = await measurePlaying(FULL);
  const lone = await measurePlaying(LONE);
  await stopBenchServer(server, 'SIGTERM');
  rmSync(folder, { recursive: true });
  return [disk, lone, full];
}
