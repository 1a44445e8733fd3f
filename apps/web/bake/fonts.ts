/**
 * Cuts each web font in two: the characters of English, and the rest, fetched only when a name needs it. Results are
 * cached, since cutting takes 1 s a font.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const CACHE_DIR = join(import.meta.dirname, '..', '..', '..', '.cache', 'fonts');
const require = createRequire(import.meta.url);

type Face = { readonly family: string; readonly file: string; readonly style?: 'italic'; readonly weight?: string };

const FELL = '@fontsource/im-fell-english/files/im-fell-english-latin-400';
const GARAMOND = '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght';
const LEGIBLE = '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght';

/** Cards use the same families. */
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

/** Code points, both ends included. */
type CodePointRange = readonly [from: number, to: number];

const ENGLISH_RANGES: readonly CodePointRange[] = [
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

const ALL_RANGES: readonly CodePointRange[] = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2dc],
  [0x304, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x2215],
];

const codePointsIn = (ranges: readonly CodePointRange[]): number[] =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));

const charactersOf = (codes: readonly number[]): string => String.fromCodePoint(...codes);

const FONT_PARTS = {
  far: {
    ranges: ALL_RANGES,
    text: charactersOf(codePointsIn(ALL_RANGES).filter(code => !codePointsIn(ENGLISH_RANGES).includes(code))),
  },
  near: { ranges: ENGLISH_RANGES, text: charactersOf(codePointsIn(ENGLISH_RANGES)) },
} as const;

/** What the style sheets use: ligatures, kerning, and lining and tabular figures. */
const FONT_FEATURES = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'lnum', 'tnum'];

async function cutFont(font: Buffer, text: string): Promise<Buffer> {
  const name = createHash('sha256').update(font).update(text).update(FONT_FEATURES.join()).digest('hex');
  const cachedFile = join(CACHE_DIR, `${name}.woff2`);
  if (existsSync(cachedFile)) return readFileSync(cachedFile);
  const bytes = await subsetFont(font, text, { targetFormat: 'woff2', keepFeatures: FONT_FEATURES });
  mkdirSync(CACHE_DIR, { recursive: true });
  writeFileSync(cachedFile, bytes);
  return bytes;
}

const formatRanges = (ranges: readonly CodePointRange[]): string =>
  ranges.map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`).join(', ');

function fontFaceRule({ family, style, weight }: Face, file: string, ranges: readonly CodePointRange[]): string {
  const more = `${style ? `font-style: ${style}; ` : ''}${weight ? `font-weight: ${weight}; ` : ''}font-display: swap;`;
  const source = `src: url("./${file}") format("woff2"); unicode-range: ${formatRanges(ranges)};`;
  return `@font-face { font-family: "${family}"; ${more} ${source} }`;
}

/** Of two rules for a character the later one wins, so `near` comes last. */
export async function buildFontFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const rules: string[] = [];
  for (const face of FACES) {
    const font = readFileSync(require.resolve(face.file));
    for (const [half, { ranges, text }] of Object.entries(FONT_PARTS)) {
      const file = `${face.family}-${face.style ?? 'normal'}-${half}.woff2`.replaceAll(' ', '-').toLowerCase();
      files.set(file, await cutFont(font, text));
      rules.push(fontFaceRule(face, file, ranges));
    }
  }
  return files.set('fonts.css', Buffer.from(`${rules.join('\n')}\n`));
}
