/** WebSockets: who may connect, how much he may send, and what happens to whoever does not read. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Config } from './config.ts';
import type { House } from './house.ts';
import type { Report } from './report.ts';
import type { Line } from './room.ts';
import { receiveVisitor } from './visitor.ts';

export const SOCKET_PATH = '/api/sit';

const LARGEST_FRAME = 64 * 1024;
/** What may wait for a slow reader. He is cut off beyond it, and told everything when he comes back. */
const LARGEST_BACKLOG = 1024 * 1024;
const HEARTBEAT = 30_000;

export type Sockets = { readonly count: () => number; close(): Promise<void> };

export function openSockets(server: Server, house: House, config: Config): Sockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME, perMessageDeflate: false });
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const refusal = refuseUpgrade(request, config, sockets.clients.size, house.isClosing);
    if (refusal) return void stream.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    sockets.handleUpgrade(request, stream, head, socket => serve(house, socket, stream));
  });
  const heart = setInterval(() => beat(sockets), HEARTBEAT);
  return {
    count: () => sockets.clients.size,
    async close() {
      clearInterval(heart);
      for (const socket of sockets.clients) socket.close(1012, 'the house is closing for a moment');
      await Promise.race([allGone(sockets), new Promise(resolve => setTimeout(resolve, 1000))]);
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

function refuseUpgrade(request: IncomingMessage, config: Config, open: number, isClosing: boolean): string | undefined {
  if (request.url?.split('?')[0] !== SOCKET_PATH) return '404 Not Found';
  if (!isOriginAllowed(request.headers.origin, request.headers.host, config.origins)) return '403 Forbidden';
  return isClosing || open >= config.mostConnections ? '503 Service Unavailable' : undefined;
}

/** Programs send no origin; a page must be one of ours, or it would act with the tokens of whoever looks at it. */
export function isOriginAllowed(
  origin: string | undefined,
  host: string | undefined,
  others: readonly string[],
): boolean {
  if (origin === undefined || others.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Sockets that were heard since the last beat, and those that were asked whether they are there. */
const alive = new WeakSet<WebSocket>();
const asked = new WeakSet<WebSocket>();

function serve(house: House, socket: WebSocket, stream: Duplex): void {
  house.report.count('connections');
  const visitor = receiveVisitor(house, lineOf(house.report, socket, stream));
  alive.add(socket);
  socket.on('pong', () => alive.add(socket));
  const { store } = house;
  socket.on('message', (data, isBinary) => {
    alive.add(socket);
    if (isBinary) socket.close(1003, 'frames are text');
    else store.gather(() => visitor.receive(data.toString()));
  });
  socket.on('close', () => store.gather(() => visitor.gone()));
  // A frame too large or not well formed ends the connection; ws closes it with the right code.
  socket.on('error', () => undefined);
}

export const lineOf = (report: Report, socket: WebSocket, stream: Duplex): Line => ({
  send(text) {
    if (socket.bufferedAmount < LARGEST_BACKLOG) return write(text, socket, stream);
    report.count('dropped');
    socket.terminate();
  },
  close: (code, reason) => socket.close(code, reason),
});

/** A whole frame of text, and that its length follows in two bytes (RFC 6455, 5.2). */
const HEAD = [0x81, 126] as const;

/** Most of what is sent is news of this length in plain letters: in one piece, which the library would write in two. */
function write(text: string, socket: WebSocket, stream: Duplex): void {
  const { length } = text;
  const isUsual = length >= 126 && length < 0x10000 && Buffer.byteLength(text) === length;
  if (!isUsual || socket.readyState !== socket.OPEN) return socket.send(text);
  stream.write(String.fromCharCode(...HEAD, length >> 8, length & 0xff) + text, 'latin1');
}

/** Only those who have been silent are asked; those who do not answer either are gone. */
function beat(sockets: WebSocketServer): void {
  for (const socket of sockets.clients) {
    if (alive.delete(socket)) asked.delete(socket);
    else if (asked.has(socket)) socket.terminate();
    else {
      asked.add(socket);
      socket.ping();
    }
  }
}

function allGone(sockets: WebSocketServer): Promise<unknown> {
  return Promise.all([...sockets.clients].map(socket => new Promise(resolve => socket.once('close', resolve))));
}
