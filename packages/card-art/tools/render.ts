/** Renders SVG to pixels with the card fonts, for contact sheets and tests. Node only. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type RenderedImage, Resvg } from '@resvg/resvg-js';

/** Family names in drawings, and their packages. */
const FAMILIES = {
  'IM FELL English': 'im-fell-english',
  'IM FELL English SC': 'im-fell-english-sc',
  'EB Garamond': 'eb-garamond',
  'Special Elite': 'special-elite',
  Limelight: 'limelight',
  'Atkinson Hyperlegible Next': 'atkinson-hyperlegible-next',
} as const;
const WEIGHTS = /^(400Regular|400Regular_Italic|700Bold|700Bold_Italic)$/;

function findFontFiles(family: string): string[] {
  const folder = dirname(createRequire(import.meta.url).resolve(`@expo-google-fonts/${family}/package.json`));
  return readdirSync(folder)
    .filter(entry => WEIGHTS.test(entry))
    .flatMap(entry => readdirSync(join(folder, entry)).map(file => join(folder, entry, file)))
    .filter(file => file.endsWith('.ttf'));
}

const FILES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(FAMILIES).map(([family, pack]) => [family, findFontFiles(pack)]),
);

export const cardFontFiles: readonly string[] = [...FILES.values()].flat();

/** The renderer reads its fonts for every drawing, so it gets only those in use. */
const fontFilesIn = (svg: string): string[] =>
  [...FILES].flatMap(([family, files]) => (svg.includes(`"${family},`) ? files : []));

export const renderSvg = (svg: string, width: number): RenderedImage =>
  new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles: fontFilesIn(svg), loadSystemFonts: false },
  }).render();

export type RgbaPixels = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };

/** Drops the low bits of each channel, so similar colours share a key. */
const bucket = (red: number, green: number, blue: number): number =>
  ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);

const middle = (value: number): number => (value << 3) | (value >> 2);
const colourOf = (key: number): number[] => [key >> 10, (key >> 5) & 31, key & 31].map(middle);

function commonestColours(keys: Uint16Array): number[] {
  const counts = new Uint32Array(32_768);
  for (const key of keys) counts[key]!++;
  const used = [...counts.keys()].filter(key => itemAt(counts, key) > 0);
  return used.sort((a, b) => itemAt(counts, b) - itemAt(counts, a)).slice(0, 256);
}

function nearestColour(key: number, palette: readonly number[]): number {
  const own = colourOf(key);
  const away = palette.map(other => colourOf(other).reduce((sum, value, i) => sum + (value - itemAt(own, i)) ** 2, 0));
  return away.indexOf(Math.min(...away));
}

function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function pngHeader(width: number, height: number): Uint8Array {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 3], 8);
  return data;
}

/** Encodes a PNG with at most 256 colours, which is enough for flat inks and keeps contact sheets small. */
export function encodeIndexedPng({ width, height, pixels }: RgbaPixels): Buffer {
  const keys = Uint16Array.from({ length: width * height }, (_, i) =>
    bucket(itemAt(pixels, 4 * i), itemAt(pixels, 4 * i + 1), itemAt(pixels, 4 * i + 2)),
  );
  const palette = commonestColours(keys);
  const places = new Map([...new Set(keys)].map(key => [key, nearestColour(key, palette)]));
  const rows = Buffer.alloc(height * (width + 1));
  keys.forEach((key, i) => {
    rows[Math.floor(i / width) * (width + 1) + 1 + (i % width)] = assertDefined(places.get(key));
  });
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    pngChunk('IHDR', pngHeader(width, height)),
    pngChunk('PLTE', Uint8Array.from(palette.flatMap(colourOf))),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', new Uint8Array()),
  ]);
}
