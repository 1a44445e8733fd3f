/**
 * Measures the cost of a play on one of the peers at tables of four. The peer runs in a separate process; this one
 * runs its clients.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { itemAt } from '@parlour/kernel/result';
import { percentiles } from '@parlour/stress/load';
import type { ServerKind } from './echo.ts';

/** The number of tables, the seconds between plays at each, and the seconds of measurement and of warm-up. */
export type PlaySettings = {
  readonly tables: number;
  readonly every: number;
  readonly seconds: number;
  readonly warmUp: number;
};

/** Microseconds of processor time per play, kilobytes per table, and milliseconds until the player was answered. */
export type PlayCost = { cpu: number; kilobytes: number; plays: number; errors: number; p50: number; p99: number };

const PORT = 18_422;
const SEATS = 4;

export async function measurePeer(
  kind: ServerKind,
  { tables, every, seconds, warmUp }: PlaySettings,
): Promise<PlayCost> {
  const server = fork(join(import.meta.dirname, 'echo.ts'), [kind, String(PORT)]);
  await once(server, 'message');
  const empty = await readProcessStats(server);
  const parties = await seatAllClients(kind, tables);
  const full = await readProcessStats(server);
  const times: number[] = [];
  const timers = parties.map((clients, n) => playEvery(clients, 1000 * every, (1000 * every * n) / tables, times));
  await wait(1000 * warmUp);
  const [before, begun] = [await readProcessStats(server), times.length];
  await wait(1000 * seconds);
  const [after, plays] = [await readProcessStats(server), times.length - begun];
  for (const stopPlaying of timers) stopPlaying();
  await wait(1000);
  for (const guest of parties.flat()) guest.close();
  await stopPeer(server);
  const { p50, p99 } = percentiles(times.slice(begun));
  const kilobytes = (full.rss - empty.rss) / 1024 / tables;
  return { cpu: (after.cpu - before.cpu) / plays, kilobytes, plays, errors: 0, p50, p99 };
}

async function seatAllClients(kind: ServerKind, tables: number): Promise<EchoClient[][]> {
  const parties: EchoClient[][] = [];
  for (let table = 0; table < tables; table++) {
    const seats = Array.from({ length: SEATS }, () => connectEchoClient(kind, PORT, `t${table}`, () => undefined));
    parties.push(await Promise.all(seats));
  }
  return parties;
}

function playEvery(clients: readonly EchoClient[], every: number, offset: number, times: number[]): () => void {
  let turn = 0;
  let timer = setTimeout(function play() {
    timer = setTimeout(play, every);
    const sent = performance.now();
    void itemAt(clients, turn++ % clients.length)
      .play()
      .then(() => void times.push(performance.now() - sent));
  }, offset);
  return () => clearTimeout(timer);
}

async function readProcessStats(server: ChildProcess): Promise<{ cpu: number; rss: number }> {
  const answer = once(server, 'message');
  server.send('cpu');
  const [{ user, system, rss }] = (await answer) as [{ user: number; system: number; rss: number }];
  return { cpu: user + system, rss };
}

async function stopPeer(server: ChildProcess): Promise<void> {
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  await gone;
}

/** Resolves when the receipt arrives; the callback is called for all news. */
export type EchoClient = { play(): Promise<void>; close(): void };

const PLAY = { ask: 'play', play: { do: 'card', card: 'eu-map' }, id: '0123456789abcdef01234567' };

const importPeer = (name: string) => import(name);

const connectors: Record<ServerKind, (port: number, room: string, onNews: () => void) => Promise<EchoClient>> = {
  ws: connectBare,
  'ws, on the disk first': connectBare,
  async 'Socket.IO'(port, room, onNews) {
    const { io } = await importPeer('socket.io-client');
    const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], query: { room }, forceNew: true });
    await new Promise(resolve => socket.once('connect', resolve));
    socket.on('news', onNews);
    return { play: () => socket.emitWithAck('play', PLAY), close: () => socket.close() };
  },
  async Colyseus(port, room, onNews) {
    const { Client } = await importPeer('@colyseus/sdk');
    const joined = await new Client(`http://127.0.0.1:${port}`).joinOrCreate('table', { room });
    let done = (): void => undefined;
    joined.onMessage('receipt', () => done());
    joined.onMessage('news', onNews);
    return {
      play: () =>
        new Promise(resolve => {
          done = resolve;
          joined.send('play', PLAY);
        }),
      close: () => void joined.leave(),
    };
  },
};

async function connectBare(port: number, room: string, onNews: () => void): Promise<EchoClient> {
  const { WebSocket } = await importPeer('ws');
  const socket = new WebSocket(`ws://127.0.0.1:${port}/${room}`);
  await new Promise(resolve => socket.once('open', resolve));
  let done = (): void => undefined;
  socket.on('message', (data: Buffer) => (JSON.parse(data.toString()).ok ? done() : onNews()));
  return {
    play: () =>
      new Promise(resolve => {
        done = resolve;
        socket.send(JSON.stringify(PLAY));
      }),
    close: () => socket.close(),
  };
}

export const connectEchoClient = (
  kind: ServerKind,
  port: number,
  room: string,
  onNews: () => void,
): Promise<EchoClient> => connectors[kind](port, room, onNews);
