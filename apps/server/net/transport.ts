/** Sends frames, and disconnects slow readers. */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Telemetry } from '../telemetry.ts';

export type Transport = { send(text: string): void; close(code: number, reason: string): void };

/** A disconnected client gets everything it missed when it reconnects. */
const MAX_SOCKET_BACKLOG_BYTES = 1024 * 1024;

export const createTransport = (
  telemetry: Telemetry,
  socket: WebSocket,
  stream: Duplex,
  backlog: BacklogLimiter,
): Transport => ({
  send(text) {
    const pendingBytes = socket.bufferedAmount;
    if (pendingBytes >= MAX_SOCKET_BACKLOG_BYTES) return dropSocket(telemetry, socket);
    if (pendingBytes >= SLOW_SOCKET_BYTES) backlog.update(socket, pendingBytes);
    writeTextFrame(text, socket, stream);
  },
  close: (code, reason) => socket.close(code, reason),
});

export function dropSocket(telemetry: Telemetry, socket: WebSocket): void {
  telemetry.count('dropped');
  socket.terminate();
}

/** Final, unmasked text frame. 126 announces a 16-bit length (RFC 6455, 5.2). */
const TEXT_FRAME = 0x81;
const LENGTH_16_BIT = 126;
const MAX_LENGTH_16_BIT = 0xffff;

/** ASCII: the string length is the byte length. */
const isShortAscii = (text: string): boolean =>
  text.length <= MAX_LENGTH_16_BIT && Buffer.byteLength(text) === text.length;

const frameHeader = (length: number): string =>
  length < LENGTH_16_BIT
    ? String.fromCharCode(TEXT_FRAME, length)
    : String.fromCharCode(TEXT_FRAME, LENGTH_16_BIT, length >> 8, length & 0xff);

/**
 * Fast path around ws: writes header and text of an ASCII frame as one string, where ws copies the text and writes
 * two buffers. Nearly all frames of a server are ASCII. `npm run bench -- frames` compares both
 * (stress/bench/results.md). Everything else goes through the library.
 */
export function writeTextFrame(text: string, socket: WebSocket, stream: Duplex): void {
  if (!isShortAscii(text) || socket.readyState !== socket.OPEN) return socket.send(text);
  stream.write(frameHeader(text.length) + text, 'latin1');
}

export type BacklogLimiter = {
  /** Drops the largest backlogs if the total exceeds the limit. */
  update(socket: WebSocket, pendingBytes: number): void;
  remove(socket: WebSocket): void;
  bytes(): number;
};

/** Less is simply in flight. */
export const SLOW_SOCKET_BYTES = 16 * 1024;

/** Well below the limit, so that it is not hit again at once. */
const RELIEF_FRACTION = 0.9;

/** Limits the unread bytes of all slow sockets together; the sockets with the largest backlog are dropped first. */
export function createBacklogLimiter(maxBytes: number, disconnect: (socket: WebSocket) => void): BacklogLimiter {
  const slowSockets = new Map<WebSocket, number>();
  let total = 0;
  const set = (socket: WebSocket, pendingBytes: number): void => {
    total += pendingBytes - (slowSockets.get(socket) ?? 0);
    if (pendingBytes < SLOW_SOCKET_BYTES) slowSockets.delete(socket);
    else slowSockets.set(socket, pendingBytes);
    if (pendingBytes < SLOW_SOCKET_BYTES) total -= pendingBytes;
  };
  const refresh = (): void => {
    for (const socket of [...slowSockets.keys()]) set(socket, socket.bufferedAmount);
  };
  const relieve = (): void => {
    refresh();
    const largestFirst = [...slowSockets].sort(([, a], [, b]) => b - a);
    for (const [socket] of largestFirst) {
      if (total <= RELIEF_FRACTION * maxBytes) return;
      set(socket, 0);
      disconnect(socket);
    }
  };
  return {
    update(socket, pendingBytes) {
      set(socket, pendingBytes);
      if (total > maxBytes) relieve();
    },
    remove: socket => set(socket, 0),
    bytes() {
      refresh();
      return total;
    },
  };
}
