/** The near end of a connection: whoever does not read is cut off. */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { type Backlog, SLOW } from './backlog.ts';
import type { Transport } from './live-table.ts';
import type { Report } from './report.ts';
import { writeFrame } from './whole-frame.ts';

/** What may wait for a slow reader, who is cut off beyond it, and told everything on coming back. */
const LARGEST_BACKLOG = 1024 * 1024;

export const lineOf = (report: Report, socket: WebSocket, stream: Duplex, backlog: Backlog): Transport => ({
  send(text) {
    const waiting = socket.bufferedAmount;
    if (waiting >= LARGEST_BACKLOG) return drop(report, socket);
    if (waiting >= SLOW) backlog.note(socket, waiting);
    writeFrame(text, socket, stream);
  },
  close: (code, reason) => socket.close(code, reason),
});

export function drop(report: Report, socket: WebSocket): void {
  report.count('dropped');
  socket.terminate();
}
