/** Frames of the fast path, as a ws client reads them. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { writeTextFrame } from './transport.ts';

const LENGTHS = [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536];
const TEXTS = [...LENGTHS.map(length => 'x'.repeat(length)), 'é'.repeat(60), 'Zoë '.repeat(100), '{"ok":true}'];

it('a text of any length and any letters comes as it was written, in its turn', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  server.on('upgrade', (request, stream, head) =>
    sockets.handleUpgrade(request, stream, head, socket => {
      for (const text of TEXTS) writeTextFrame(text, socket, stream);
      socket.close();
    }),
  );
  const reader = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const read: string[] = [];
  reader.on('message', data => read.push(data.toString()));
  const [code] = await once(reader, 'close');
  server.close();
  expect(read).toEqual(TEXTS);
  expect(code).toBe(1005);
});
