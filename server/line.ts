/** The near end of a connection: what is sent goes out in one piece, and whoever does not read is cut off. */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { type Backlog, SLOW } from './backlog.ts';
import type { Transport } from './live-table.ts';
import type { Report } from './report.ts';

/** What may wait for a slow reader, who is cut off beyond it, and told everything on coming back. */
const LARGEST_BACKLOG = 1024 * 1024;

export const lineOf = (report: Report, socket: WebSocket, stream: Duplex, backlog: Backlog): Transport => ({
  send(text) {
    const waiting = socket.bufferedAmount;
    if (waiting >= LARGEST_BACKLOG) return drop(report, socket);
    if (waiting >= SLOW) backlog.note(socket, waiting);
    write(text, socket, stream);
  },
  close: (code, reason) => socket.close(code, reason),
});

export function drop(report: Report, socket: WebSocket): void {
  report.count('dropped');
  socket.terminate();
}

/** A whole frame of text, and that its length follows in two bytes (RFC 6455, 5.2). */
const HEAD = [0x81, 126] as const;

/** Most of what is sent is news of this length in plain letters: in one piece, which the library would write in two. */
function write(text: string, socket: WebSocket, stream: Duplex): void {
  const { length } = text;
  const isUsual = length >= 126 && length < 0x10000 && Buffer.byteLength(text) === length;
  if (!isUsual || socket.readyState !== socket.OPEN) return socket.send(text);
  stream.write(String.fromCharCode(...HEAD, length >> 8, length & 0xff) + text, 'latin1');
}
