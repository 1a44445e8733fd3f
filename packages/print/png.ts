/** A PNG that knows how large it is to be printed. */
import { crc32 } from 'node:zlib';

const INCHES_A_METRE = 39.3701;

/** Where the head of every PNG ends: its sign, and a chunk of thirteen bytes. */
const HEAD = 33;

function sizeChunk(dots: number): Buffer {
  const body = Buffer.alloc(13);
  body.write('pHYs', 0, 'latin1');
  const aMetre = Math.round(dots * INCHES_A_METRE);
  body.writeUInt32BE(aMetre, 4);
  body.writeUInt32BE(aMetre, 8);
  body[12] = 1;
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(9);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The same picture, so many dots to the inch. */
export const withDots = (png: Uint8Array, dots: number): Uint8Array =>
  Buffer.concat([png.subarray(0, HEAD), sizeChunk(dots), png.subarray(HEAD)]);
