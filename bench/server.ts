/**
 * Tables of four over real sockets: our server, which judges every play and has it on the disk before anybody hears of
 * it, beside servers that only pass messages on. Each runs in a process of its own; this one is all the guests.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { must, nth } from '@parlour/kernel/must';
import { load, type Percentiles, percentiles } from '@parlour/trials/load';
import type { CpuRow } from './cpu.ts';
import { KINDS, type Kind } from './peers/echo.ts';
import { type EchoClient, sitAt } from './peers/echo-clients.ts';

export const title = 'A play at 500 tables of four, one every two seconds at each';

const TABLES = Number(process.env.TABLES ?? 500);
const SECONDS = Number(process.env.SECONDS ?? 20);
const EVERY = 2;
/** All are measured when they have run for a while: a server that has just started is still being compiled. */
const WARM_UP = 20;
const SEATS = 4;
const PORT = 18_420;
const GAME = 'nations';

export async function run(): Promise<CpuRow[]> {
  const rows = [await ours()];
  for (const kind of KINDS) rows.push(await theirs(kind));
  return rows;
}

const rowOf = (
  server: string,
  durable: string,
  cpu: number,
  plays: number,
  errors: number,
  times: Percentiles,
): CpuRow => ({
  server,
  'judged and stored': durable,
  plays,
  errors,
  'CPU a play (µs)': Math.round(cpu),
  'p50 (ms)': times.p50,
  'p99 (ms)': times.p99,
});

async function ours(): Promise<CpuRow> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  const metricsSecret = 'bench';
  const env = {
    ...process.env,
    PARLOUR_PORT: String(PORT),
    PARLOUR_FILE: join(folder, 'parlour.db'),
    PARLOUR_METRICS_SECRET: metricsSecret,
    PARLOUR_LOG: 'error',
    PARLOUR_REQUESTS: '0',
  };
  const server = fork(join(import.meta.dirname, '..', 'cli', 'dist', 'parlour.mjs'), ['serve'], {
    env,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const address = `http://127.0.0.1:${PORT}`;
  while (
    !(await fetch(`${address}/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await wait(50);
  const report = await load({
    address,
    tables: TABLES,
    seconds: SECONDS,
    every: EVERY,
    warmUp: WARM_UP,
    game: GAME,
    metricsSecret,
  });
  await stop(server);
  rmSync(folder, { recursive: true });
  return rowOf('Parlour', 'yes', must(report.cpuMicrosecondsPerPlay), report.plays, report.errors, report.acknowledged);
}

async function theirs(kind: Kind): Promise<CpuRow> {
  const server = fork(join(import.meta.dirname, 'peers', 'echo.ts'), [kind, String(PORT)]);
  await once(server, 'message');
  const tables: EchoClient[][] = [];
  for (let table = 0; table < TABLES; table++) {
    const seats = Array.from({ length: SEATS }, () => sitAt(kind, PORT, `t${table}`, () => undefined));
    tables.push(await Promise.all(seats));
  }
  const times: number[] = [];
  const timers = tables.map((guests, n) => playEvery(guests, (1000 * EVERY * n) / TABLES, times));
  await wait(1000 * WARM_UP);
  const [before, begun] = [await cpuOf(server), times.length];
  await wait(1000 * SECONDS);
  const [after, plays] = [await cpuOf(server), times.length - begun];
  for (const stopPlaying of timers) stopPlaying();
  await wait(1000);
  for (const guest of tables.flat()) guest.close();
  await stop(server);
  return rowOf(kind, 'no', (after - before) / plays, plays, 0, percentiles(times.slice(begun)));
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

async function cpuOf(server: ChildProcess): Promise<number> {
  const answer = once(server, 'message');
  server.send('cpu');
  const [{ user, system }] = (await answer) as [{ user: number; system: number }];
  return user + system;
}

async function stop(server: ChildProcess): Promise<void> {
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  await gone;
}
