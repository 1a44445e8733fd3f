/** What a play costs one of the peers, at so many tables of four: it runs in a process of its own, this one is its guests. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { itemAt } from '@parlour/kernel/result';
import { percentiles } from '@parlour/stress/load';
import type { Kind } from './echo.ts';
import { type EchoClient, sitAt } from './echo-clients.ts';

/** So many tables, each with a play every so many seconds; measured for some of them after they have run for others. */
export type Playing = {
  readonly tables: number;
  readonly every: number;
  readonly seconds: number;
  readonly warmUp: number;
};

/** Microseconds of processor a play, kilobytes a table, and milliseconds until whoever played was answered. */
export type PlayCost = { cpu: number; kilobytes: number; plays: number; errors: number; p50: number; p99: number };

const PORT = 18_422;
const SEATS = 4;

export async function measurePeer(kind: Kind, { tables, every, seconds, warmUp }: Playing): Promise<PlayCost> {
  const server = fork(join(import.meta.dirname, 'echo.ts'), [kind, String(PORT)]);
  await once(server, 'message');
  const empty = await stateOf(server);
  const parties = await seatAll(kind, tables);
  const full = await stateOf(server);
  const times: number[] = [];
  const timers = parties.map((guests, n) => playEvery(guests, 1000 * every, (1000 * every * n) / tables, times));
  await wait(1000 * warmUp);
  const [before, begun] = [await stateOf(server), times.length];
  await wait(1000 * seconds);
  const [after, plays] = [await stateOf(server), times.length - begun];
  for (const stopPlaying of timers) stopPlaying();
  await wait(1000);
  for (const guest of parties.flat()) guest.close();
  await stop(server);
  const { p50, p99 } = percentiles(times.slice(begun));
  const kilobytes = (full.rss - empty.rss) / 1024 / tables;
  return { cpu: (after.cpu - before.cpu) / plays, kilobytes, plays, errors: 0, p50, p99 };
}

async function seatAll(kind: Kind, tables: number): Promise<EchoClient[][]> {
  const parties: EchoClient[][] = [];
  for (let table = 0; table < tables; table++) {
    const seats = Array.from({ length: SEATS }, () => sitAt(kind, PORT, `t${table}`, () => undefined));
    parties.push(await Promise.all(seats));
  }
  return parties;
}

function playEvery(guests: readonly EchoClient[], every: number, offset: number, times: number[]): () => void {
  let turn = 0;
  let timer = setTimeout(function play() {
    timer = setTimeout(play, every);
    const sent = performance.now();
    void itemAt(guests, turn++ % guests.length)
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
