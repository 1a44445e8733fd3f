/**
 * Writing a frame of text past the library. `ws` writes the head of a frame and its text as two buffers, the text copied out
 * of its string first; nearly all that a server sends are plain letters, news of some hundred and answers of some dozen, and
 * those go out here as one string. `npm run bench -- frames` measures both: stress/bench/results.md has what came of it. Whatever
 * else is sent, and everything that is received, is the library's affair.
 */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** A whole frame of text, unmasked; a length that takes two bytes to tell follows this sign (RFC 6455, 5.2). */
const WHOLE = 0x81;
const TWO_BYTES = 126;
const LONGEST = 0xffff;

/** Plain letters are one byte each, so that the length of the text is the length of the frame. */
const isUsual = (text: string): boolean => text.length <= LONGEST && Buffer.byteLength(text) === text.length;

const headOf = (length: number): string =>
  length < TWO_BYTES
    ? String.fromCharCode(WHOLE, length)
    : String.fromCharCode(WHOLE, TWO_BYTES, length >> 8, length & 0xff);

export function writeFrame(text: string, socket: WebSocket, stream: Duplex): void {
  if (!isUsual(text) || socket.readyState !== socket.OPEN) return socket.send(text);
  stream.write(headOf(text.length) + text, 'latin1');
}
