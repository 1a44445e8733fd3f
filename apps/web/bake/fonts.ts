/**
 * The letters of the house. Each font is cut in two: what English is written with, and all the rest it has, which is fetched
 * where a name asks for it. Cutting takes a second a font, so what was cut before is kept by its hash.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const KEPT = join(import.meta.dirname, '..', '..', '..', '.cache', 'fonts');
const require = createRequire(import.meta.url);

type Face = { readonly family: string; readonly file: string; readonly style?: 'italic'; readonly weight?: string };

const FELL = '@fontsource/im-fell-english/files/im-fell-english-latin-400';
const GARAMOND = '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght';
const LEGIBLE = '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght';

/** Cards name the same families. */
const FACES: readonly Face[] = [
  { family: 'IM FELL English', file: `${FELL}-normal.woff2` },
  { family: 'IM FELL English', file: `${FELL}-italic.woff2`, style: 'italic' },
  {
    family: 'IM FELL English SC',
    file: '@fontsource/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff2',
  },
  { family: 'EB Garamond', file: `${GARAMOND}-normal.woff2`, weight: '400 800' },
  { family: 'EB Garamond', file: `${GARAMOND}-italic.woff2`, style: 'italic', weight: '400 800' },
  { family: 'Special Elite', file: '@fontsource/special-elite/files/special-elite-latin-400-normal.woff2' },
  { family: 'Limelight', file: '@fontsource/limelight/files/limelight-latin-400-normal.woff2' },
  { family: 'Atkinson Hyperlegible Next', file: `${LEGIBLE}-normal.woff2`, weight: '200 800' },
];

/** Code points from one to another, both included. */
type Range = readonly [from: number, to: number];

/** Letters, figures and signs of a keyboard, and the marks of typesetters. */
const NEAR: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
  [0x2212, 0x2212],
];

/** All that these fonts have. */
const ALL: readonly Range[] = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2dc],
  [0x304, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x2215],
];

const codesOf = (ranges: readonly Range[]): number[] =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));

const textOf = (codes: readonly number[]): string => String.fromCodePoint(...codes);

const HALVES = {
  far: { ranges: ALL, text: textOf(codesOf(ALL).filter(code => !codesOf(NEAR).includes(code))) },
  near: { ranges: NEAR, text: textOf(codesOf(NEAR)) },
} as const;

/** What the style sheets ask for: ligatures, kerning, and figures that stand in line and in columns. */
const FEATURES = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'lnum', 'tnum'];

async function cut(font: Buffer, text: string): Promise<Buffer> {
  const name = createHash('sha256').update(font).update(text).update(FEATURES.join()).digest('hex');
  const kept = join(KEPT, `${name}.woff2`);
  if (existsSync(kept)) return readFileSync(kept);
  const bytes = await subsetFont(font, text, { targetFormat: 'woff2', keepFeatures: FEATURES });
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(kept, bytes);
  return bytes;
}

const written = (ranges: readonly Range[]): string =>
  ranges.map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`).join(', ');

function rule({ family, style, weight }: Face, file: string, ranges: readonly Range[]): string {
  const more = `${style ? `font-style: ${style}; ` : ''}${weight ? `font-weight: ${weight}; ` : ''}font-display: swap;`;
  const source = `src: url("./${file}") format("woff2"); unicode-range: ${written(ranges)};`;
  return `@font-face { font-family: "${family}"; ${more} ${source} }`;
}

/** The files of a folder: the halves, and the sheet that names them. Of two rules for a letter the later holds: the near one. */
export async function fontFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const rules: string[] = [];
  for (const face of FACES) {
    const font = readFileSync(require.resolve(face.file));
    for (const [half, { ranges, text }] of Object.entries(HALVES)) {
      const file = `${face.family}-${face.style ?? 'normal'}-${half}.woff2`.replaceAll(' ', '-').toLowerCase();
      files.set(file, await cut(font, text));
      rules.push(rule(face, file, ranges));
    }
  }
  return files.set('fonts.css', Buffer.from(`${rules.join('\n')}\n`));
}
