/** Sending news to many sockets, through the library and bypassing it: the cost of one frame for the sender. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { writeTextFrame } from '@parlour/server/net/transport';
import { type WebSocket, WebSocketServer } from 'ws';
import type { BenchRow } from '../lib/measure.ts';

export const title = 'Sending a frame of 800 characters to 50 sockets';

const SOCKETS = 50;
const ROUNDS = 400;
const TURNS = 6;
const TEXT = JSON.stringify({ tell: 'news', filler: 'x'.repeat(775) });

type Line = { readonly socket: WebSocket; readonly stream: Duplex };
type Send = (line: Line) => void;

const WAYS: Readonly<Record<string, Send>> = {
  'the library': ({ socket }) => socket.send(TEXT),
  'past it, in one piece': ({ socket, stream }) => writeTextFrame(TEXT, socket, stream),
};

/** The readers are a separate process, so that only sending counts. */
const READER = `
  const { WebSocket } = require('ws');
  const [address, count] = process.argv.slice(1);
  for (let n = 0; n < Number(count); n++) new WebSocket(address).on('close', () => process.exit());
`;

export async function run(): Promise<BenchRow[]> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const lines: Line[] = [];
  server.on('upgrade', (request, stream, head) =>
    sockets.handleUpgrade(request, stream, head, socket => void lines.push({ socket, stream })),
  );
  const { port } = server.address() as AddressInfo;
  spawn(process.execPath, ['-e', READER, `ws://127.0.0.1:${port}`, String(SOCKETS)], { stdio: 'ignore' });
  while (lines.length < SOCKETS) await new Promise(resolve => setTimeout(resolve, 5));
  const rows = await measureAll(lines);
  for (const { socket } of lines) socket.terminate();
  server.close();
  return rows;
}

/** The variants alternate, and the best of each counts. */
async function measureAll(lines: readonly Line[]): Promise<BenchRow[]> {
  const best = new Map<string, number>();
  for (let turn = 0; turn < TURNS; turn++)
    for (const [name, send] of Object.entries(WAYS))
      best.set(name, Math.min(best.get(name) ?? Number.POSITIVE_INFINITY, await measure(send, lines)));
  return [...best].map(([written, cost]) => ({ written, 'processor time a frame (µs)': cost.toFixed(1) }));
}

async function measure(send: Send, lines: readonly Line[]): Promise<number> {
  const begun = process.cpuUsage();
  for (let n = 0; n < ROUNDS; n++) {
    for (const line of lines) send(line);
    while (lines.some(({ stream }) => stream.writableLength > 0)) await new Promise(resolve => setImmediate(resolve));
  }
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / (ROUNDS * lines.length);
}
