/**
 * Tables of four over real sockets: our server, which judges every play and has it on the disk before anybody hears of
 * it, beside servers that only pass messages on. Each runs in a process of its own; this one is all the guests.
 * `--runs 5` does all of it five times and tells the median with the least and the most.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { must, nth } from '@parlour/kernel/must';
import { load, percentiles } from '@parlour/trials/load';
import { bareDisk } from './bare-disk.ts';
import type { CpuRow } from './cpu.ts';
import { wholeOf } from './options.ts';
import { KINDS, type Kind } from './peers/echo.ts';
import { type EchoClient, sitAt } from './peers/echo-clients.ts';
import { spread } from './spread.ts';

const TABLES = Number(process.env.TABLES ?? 500);
const SECONDS = Number(process.env.SECONDS ?? 15);
const EVERY = Number(process.env.EVERY ?? 2);
/** All are measured when they have run for a while: a server that has just started is still being compiled. */
const WARM_UP = 20;
const SEATS = 4;
const PORT = 18_420;
const GAME = 'nations';
/** Nobody else is there, and plays come one after another with time between them. */
const LONE = { tables: 1, seconds: 8, every: 0.2, warmUp: 2 };

export const title = `A play at ${TABLES} tables of four, one every ${EVERY} seconds at each`;

/** What one run tells of a server; the peers have no lone table, because they wait for no disk. */
type Measured = { cpu: number; kilobytes: number; plays: number; errors: number; p50: number; p99: number };
type Run = {
  readonly disk: number;
  readonly lone: Measured;
  readonly servers: ReadonlyMap<'Parlour' | Kind, Measured>;
};

export async function run(words: readonly string[]): Promise<CpuRow[]> {
  const { values } = parseArgs({ args: [...words], options: { runs: { type: 'string' } } });
  const runs = wholeOf('runs', values.runs, 1);
  const done: Run[] = [];
  for (let n = 0; n < runs; n++) {
    const [disk, lone, parlour] = await ours();
    const servers = new Map<'Parlour' | Kind, Measured>([['Parlour', parlour]]);
    for (const kind of KINDS) servers.set(kind, await theirs(kind));
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

const latency = (list: readonly Measured[]): CpuRow => ({
  'p50 (ms)': spread(of(list, 'p50'), 1),
  'p99 (ms)': spread(of(list, 'p99'), 1),
});

function serverRow(server: 'Parlour' | Kind, runs: readonly Run[]): CpuRow {
  const list = runs.map(({ servers }) => must(servers.get(server)));
  const beside = runs.map(({ servers }) => must(servers.get(server)).cpu / must(servers.get('ws')).cpu);
  return {
    server,
    'judged and stored': server === 'Parlour' ? 'yes' : 'no',
    runs: runs.length,
    plays: of(list, 'plays').reduce((sum, plays) => sum + plays),
    errors: of(list, 'errors').reduce((sum, errors) => sum + errors),
    'CPU a play (µs)': spread(of(list, 'cpu')),
    'times ws': spread(beside, 1),
    'a table (KB)': spread(of(list, 'kilobytes')),
    ...latency(list),
  };
}

async function ours(): Promise<readonly [number, Measured, Measured]> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  const disk = await bareDisk(join(folder, 'bare'));
  const server = fork(join(import.meta.dirname, '..', 'cli', 'dist', 'parlour.mjs'), ['serve'], {
    env: { ...process.env, PARLOUR_FILE: join(folder, 'parlour.db'), ...SERVER },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  while (!(await isUp())) await wait(50);
  const full = await loaded({ tables: TABLES, seconds: SECONDS, every: EVERY, warmUp: WARM_UP });
  const lone = await loaded(LONE);
  await stop(server);
  rmSync(folder, { recursive: true });
  return [disk, lone, full];
}

const ADDRESS = `http://127.0.0.1:${PORT}`;
const SECRET = 'bench';
const SERVER = {
  PARLOUR_PORT: String(PORT),
  PARLOUR_METRICS_SECRET: SECRET,
  PARLOUR_LOG: 'error',
  PARLOUR_REQUESTS: '0',
};

const isUp = (): Promise<boolean> =>
  fetch(`${ADDRESS}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

async function loaded(how: typeof LONE): Promise<Measured> {
  const report = await load({ address: ADDRESS, game: GAME, metricsSecret: SECRET, ...how });
  const { plays, errors, acknowledged } = report;
  const [cpu, kilobytes] = [must(report.cpuMicrosecondsPerPlay), must(report.kilobytesPerTable)];
  return { cpu, kilobytes, plays, errors, p50: acknowledged.p50, p99: acknowledged.p99 };
}

async function theirs(kind: Kind): Promise<Measured> {
  const server = fork(join(import.meta.dirname, 'peers', 'echo.ts'), [kind, String(PORT)]);
  await once(server, 'message');
  const empty = await stateOf(server);
  const tables: EchoClient[][] = [];
  for (let table = 0; table < TABLES; table++) {
    const seats = Array.from({ length: SEATS }, () => sitAt(kind, PORT, `t${table}`, () => undefined));
    tables.push(await Promise.all(seats));
  }
  const full = await stateOf(server);
  const times: number[] = [];
  const timers = tables.map((guests, n) => playEvery(guests, (1000 * EVERY * n) / TABLES, times));
  await wait(1000 * WARM_UP);
  const [before, begun] = [await stateOf(server), times.length];
  await wait(1000 * SECONDS);
  const [after, plays] = [await stateOf(server), times.length - begun];
  for (const stopPlaying of timers) stopPlaying();
  await wait(1000);
  for (const guest of tables.flat()) guest.close();
  await stop(server);
  const { p50, p99 } = percentiles(times.slice(begun));
  const kilobytes = (full.rss - empty.rss) / 1024 / TABLES;
  return { cpu: (after.cpu - before.cpu) / plays, kilobytes, plays, errors: 0, p50, p99 };
}

function playEvery(guests: readonly EchoClient[], offset: number, times: number[]): () => void {
  let turn = 0;
  let timer = setTimeout(function play() {
    timer = setTimeout(play, 1000 * EVERY);
    const sent = performance.now();
    void nth(guests, turn++ % guests.length)
      .play()
      .then(() => void times.push(performance.now() - sent));
  }, offset);
  return () => clearTimeout(timer);
}

async function stateOf(server: ChildProcess): Promise<{ cpu: number; rss: number }> {
  const answer = once(server, 'message');
  server.send('cpu');
  const [{ user, system, rss }] = (await answer) as [{ user: number; system: number; rss: number }];
  return { cpu: user + system, rss };
}

async function stop(server: ChildProcess): Promise<void> {
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  await gone;
}
