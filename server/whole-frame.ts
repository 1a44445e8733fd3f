/**
 * Writing a frame of text past the library. `ws` writes the head of a frame and its text as two buffers, the text copied out
 * of its string first; nearly all that a server sends is news of some hundred plain letters, and those go out here as one
 * string. `npm run bench -- frames` measures both: bench/results.md has what came of it. Whatever else is sent, and
 * everything that is received, is the library's affair.
 */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** A whole frame of text, unmasked, and that its length follows in two bytes (RFC 6455, 5.2). */
const HEAD = [0x81, 126] as const;

/** Lengths that take two bytes to tell. */
const SHORTEST = 126;
const LONGEST = 0xffff;

/** Plain letters are one byte each, so that the length of the text is the length of the frame. */
const isUsual = (text: string): boolean =>
  text.length >= SHORTEST && text.length <= LONGEST && Buffer.byteLength(text) === text.length;

export function writeFrame(text: string, socket: WebSocket, stream: Duplex): void {
  if (!isUsual(text) || socket.readyState !== socket.OPEN) return socket.send(text);
  stream.write(String.fromCharCode(...HEAD, text.length >> 8, text.length & 0xff) + text, 'latin1');
}
