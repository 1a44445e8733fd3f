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
import { importPeer } from './import-peer.ts';
import { connectJudgingBoardgame, connectJudgingColyseus } from './judging-clients.ts';
import { SEAT_COUNT } from './nations-table.ts';

/** The number of tables, the seconds between plays at each, and the seconds of measurement and of warm-up. */
export type PlaySettings = {
  readonly tables: number;
  readonly every: number;
  readonly seconds: number;
  readonly warmUp: number;
};

/** Plays sent, and milliseconds until each was answered. A play without an answer is an error. */
type Sample = { sent: number; readonly times: number[] };

/** Microseconds of processor time per play, kilobytes per table, and milliseconds until the player was answered. */
export type PlayCost = { cpu: number; kilobytes: number; plays: number; errors: number; p50: number; p99: number };

const PORT = 18_422;

export async function measurePeer(
  kind: ServerKind,
  { tables, every, seconds, warmUp }: PlaySettings,
): Promise<PlayCost> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const server = fork(join(import.meta.dirname, 'echo.ts'), [kind, String(PORT)], { env });
  await once(server, 'message');
  const empty = await readProcessStats(server);
  const parties = await seatAllClients(kind, tables);
  const full = await readProcessStats(server);
  const sample: Sample = { sent: 0, times: [] };
  const { times } = sample;
  const timers = parties.map((clients, n) => playEvery(clients, 1000 * every, (1000 * every * n) / tables, sample));
  await wait(1000 * warmUp);
  const [before, begun] = [await readProcessStats(server), times.length];
  await wait(1000 * seconds);
  const [after, plays] = [await readProcessStats(server), times.length - begun];
  for (const stopPlaying of timers) stopPlaying();
  await wait(1000);
  const errors = sample.sent - times.length;
  for (const guest of parties.flat()) guest.close();
  await stopPeer(server);
  const { p50, p99 } = percentiles(times.slice(begun));
  const kilobytes = (full.rss - empty.rss) / 1024 / tables;
  return { cpu: (after.cpu - before.cpu) / plays, kilobytes, plays, errors, p50, p99 };
}

async function seatAllClients(kind: ServerKind, tables: number): Promise<PeerClient[][]> {
  const parties: PeerClient[][] = [];
  for (let table = 0; table < tables; table++) {
    const connect = (seat: number): Promise<PeerClient> => connectors[kind](PORT, `t${table}`, seat);
    // The first client makes the table: clients that come at once might make several.
    const first = await connect(0);
    const others = Array.from({ length: SEAT_COUNT - 1 }, (_, n) => connect(n + 1));
    parties.push([first, ...(await Promise.all(others))]);
  }
  return parties;
}

function playEvery(clients: readonly PeerClient[], every: number, offset: number, sample: Sample): () => void {
  let turn = 0;
  let timer = setTimeout(function play() {
    timer = setTimeout(play, every);
    const client = nextToPlay(clients, turn++);
    if (!client) return;
    const begun = performance.now();
    sample.sent += 1;
    void client.play().then(() => void sample.times.push(performance.now() - begun));
  }, offset);
  return () => clearTimeout(timer);
}

const nextToPlay = (clients: readonly PeerClient[], turn: number): PeerClient | undefined =>
  itemAt(clients, 0).choose ? clients.find(client => client.choose?.()) : itemAt(clients, turn % clients.length);

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

export type PeerClient = {
  /** Chooses the next play; false if the player must wait. Without it every client can always play. */
  choose?(): boolean;
  /** Resolves when the receipt arrives: never, if the play is refused. */
  play(): Promise<void>;
  close(): void;
};

const PLAY = { ask: 'play', play: { do: 'card', card: 'eu-map' }, id: '0123456789abcdef01234567' };

const connectors: Record<ServerKind, (port: number, room: string, seat: number) => Promise<PeerClient>> = {
  ws: connectBare,
  'ws, on the disk first': connectBare,
  async 'Socket.IO'(port, room) {
    const { io } = await importPeer('socket.io-client');
    const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], query: { room }, forceNew: true });
    await new Promise(resolve => socket.once('connect', resolve));
    socket.on('news', () => undefined);
    return { play: () => socket.emitWithAck('play', PLAY), close: () => socket.close() };
  },
  async Colyseus(port, room) {
    const { Client } = await importPeer('@colyseus/sdk');
    const joined = await new Client(`http://127.0.0.1:${port}`).joinOrCreate('table', { room });
    let done = (): void => undefined;
    joined.onMessage('receipt', () => done());
    joined.onMessage('news', () => undefined);
    return {
      play: () =>
        new Promise(resolve => {
          done = resolve;
          joined.send('play', PLAY);
        }),
      close: () => void joined.leave(),
    };
  },
  'Colyseus, judging and storing': connectJudgingColyseus,
  'boardgame.io, judging and storing': connectJudgingBoardgame,
};

async function connectBare(port: number, room: string): Promise<PeerClient> {
  const { WebSocket } = await importPeer('ws');
  const socket = new WebSocket(`ws://127.0.0.1:${port}/${room}`);
  await new Promise(resolve => socket.once('open', resolve));
  let done = (): void => undefined;
  socket.on('message', (data: Buffer) => JSON.parse(data.toString()).ok && done());
  return {
    play: () =>
      new Promise(resolve => {
        done = resolve;
        socket.send(JSON.stringify(PLAY));
      }),
    close: () => socket.close(),
  };
}
