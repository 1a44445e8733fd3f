/** The pixels of a picture the browser has taken: a PNG of eight bits a channel, and not interlaced. */
import { inflateSync } from 'node:zlib';

/** Row by row, before each the byte that told its filter. */
export type Pixels = { readonly width: number; readonly height: number; readonly bytes: number; readonly data: Buffer };

/** Where the first channel of a pixel stands. */
export const placeOf = ({ width, bytes }: Pixels, x: number, y: number): number =>
  y * (width * bytes + 1) + 1 + x * bytes;

const FIRST_CHUNK = 8;
/** Channels of a pixel, by the kind of colour that is written in the head. */
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

/** Chunks of one name, put together. */
function chunksOf(file: Buffer, name: string): Buffer {
  const found: Buffer[] = [];
  for (let at = FIRST_CHUNK; at < file.length; ) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === name) found.push(file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return Buffer.concat(found);
}

/** Of three neighbours the one that is nearest to what they let expect. */
function nearest(left: number, above: number, corner: number): number {
  const [toLeft, toAbove] = [Math.abs(above - corner), Math.abs(left - corner)];
  const toCorner = Math.abs(left + above - 2 * corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** A row lies before its bytes are made up for by the row above it, of which there is none at first. */
type Row = { readonly row: Buffer; readonly above: Buffer; readonly bytes: number };

/** Of every byte only the difference from what was expected is written, each kind of row by another expectation. */
const UNFILTERED: readonly ((row: Row) => void)[] = [
  () => undefined,
  ({ row, bytes }) => {
    for (let x = bytes; x < row.length; x++) row[x]! += row[x - bytes]!;
  },
  ({ row, above }) => {
    for (let x = 0; x < row.length; x++) row[x]! += above[x]!;
  },
  ({ row, above, bytes }) => {
    for (let x = 0; x < row.length; x++) row[x]! += ((x < bytes ? 0 : row[x - bytes]!) + above[x]!) >> 1;
  },
  ({ row, above, bytes }) => {
    for (let x = 0; x < bytes; x++) row[x]! += above[x]!;
    for (let x = bytes; x < row.length; x++) row[x]! += nearest(row[x - bytes]!, above[x]!, above[x - bytes]!);
  },
];

export function readPng(file: Buffer): Pixels {
  const head = chunksOf(file, 'IHDR');
  const [width, height, bytes] = [head.readUInt32BE(0), head.readUInt32BE(4), CHANNELS[head[9]!]];
  if (head[8] !== 8 || bytes === undefined || head[12] !== 0) throw new Error('a PNG of another kind than expected');
  const written = inflateSync(chunksOf(file, 'IDAT'));
  const wide = width * bytes + 1;
  let above = Buffer.alloc(wide - 1);
  for (let y = 0; y < height; y++) {
    const row = written.subarray(y * wide + 1, (y + 1) * wide);
    UNFILTERED[written[y * wide]!]!({ row, above, bytes });
    above = row;
  }
  return { width, height, bytes, data: written };
}
