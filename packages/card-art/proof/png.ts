/** Pixels as a PNG of at most 256 colours: flat inks need no more, and the sheets stay small enough to keep. */
import { crc32, deflateSync } from 'node:zlib';
import { must, nth } from '@parlour/kernel/must';

export type Pixels = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };

/** A colour with the low bits of each channel dropped; near colours fall together. */
const bucket = (red: number, green: number, blue: number): number =>
  ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);

const middle = (value: number): number => (value << 3) | (value >> 2);
const colourOf = (key: number): number[] => [key >> 10, (key >> 5) & 31, key & 31].map(middle);

function commonest(keys: Uint16Array): number[] {
  const counts = new Uint32Array(32_768);
  for (const key of keys) counts[key]!++;
  const used = [...counts.keys()].filter(key => nth(counts, key) > 0);
  return used.sort((a, b) => nth(counts, b) - nth(counts, a)).slice(0, 256);
}

function nearest(key: number, palette: readonly number[]): number {
  const own = colourOf(key);
  const away = palette.map(other => colourOf(other).reduce((sum, value, i) => sum + (value - nth(own, i)) ** 2, 0));
  return away.indexOf(Math.min(...away));
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function header(width: number, height: number): Uint8Array {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 3], 8);
  return data;
}

export function indexedPng({ width, height, pixels }: Pixels): Buffer {
  const keys = Uint16Array.from({ length: width * height }, (_, i) =>
    bucket(nth(pixels, 4 * i), nth(pixels, 4 * i + 1), nth(pixels, 4 * i + 2)),
  );
  const palette = commonest(keys);
  const places = new Map([...new Set(keys)].map(key => [key, nearest(key, palette)]));
  const rows = Buffer.alloc(height * (width + 1));
  keys.forEach((key, i) => {
    rows[Math.floor(i / width) * (width + 1) + 1 + (i % width)] = must(places.get(key));
  });
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Uint8Array.from(palette.flatMap(colourOf))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
