/**
 * Cuts each web font in two: the characters of English, and the rest, fetched only when a name needs it. Results are
 * cached, since cutting takes 1 s a font.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ALWAYS_MORE, type CodePointRange, MORE_LETTERS } from '@parlour/card-art/fonts';
import { addStroke, type StrokePoint } from '@parlour/card-art/tools/font-strokes';
import subsetFont from 'subset-font';

const CACHE_DIR = join(import.meta.dirname, '..', '..', '..', '.cache', 'fonts');
const require = createRequire(import.meta.url);

type Face = {
  readonly family: string;
  /** In the packages that the printed cards take their fonts from. */
  readonly file: string;
  readonly style?: 'italic';
  /** Upright where italics are asked for, too. */
  readonly isUpright?: true;
  /** 400 if absent. */
  readonly weight?: 600 | 700;
  /** A font of these characters alone, in parts. */
  readonly only?: Readonly<Record<string, readonly CodePointRange[]>>;
  /** Declared weights, if they differ from the file's. */
  readonly weights?: string;
  readonly sizeAdjust?: string;
  /** Strokes to add to a letter that reads as another one, in em from the middle of its width. */
  readonly strokes?: Readonly<Record<string, readonly StrokePoint[]>>;
};

const GARAMOND = 'eb-garamond';
const LEGIBLE = 'atkinson-hyperlegible-next';

/** Cards use the same families. Each weight is a file: the three of EB Garamond are as small as its variable font. */
const DIGITS = { near: [[0x30, 0x39]] } as const;

/** The bar that the cards draw, clockwise. */
const BAR_OF_G: readonly StrokePoint[] = [
  [0.07, 0.35],
  [0.35, 0.35],
  [0.35, -0.01],
  [0.24, -0.01],
  [0.24, 0.26],
  [0.07, 0.26],
];

const FACES: readonly Face[] = [
  // Figures of the cards: Fell's 1 reads as I, and Atkinson's 0 has a slash.
  {
    family: 'Card digits',
    file: `${GARAMOND}/500Medium/EBGaramond_500Medium`,
    only: DIGITS,
    weights: '1 599',
    sizeAdjust: '113%',
  },
  {
    family: 'Card digits',
    file: `${GARAMOND}/700Bold/EBGaramond_700Bold`,
    weight: 700,
    only: DIGITS,
    weights: '600 999',
    sizeAdjust: '113%',
  },
  // For what the fonts of the cards lack.
  { family: 'More letters', file: `${GARAMOND}/400Regular/EBGaramond_400Regular`, only: MORE_LETTERS, isUpright: true },
  { family: 'IM FELL English', file: 'im-fell-english/400Regular/IMFellEnglish_400Regular' },
  {
    family: 'IM FELL English',
    file: 'im-fell-english/400Regular_Italic/IMFellEnglish_400Regular_Italic',
    style: 'italic',
  },
  { family: 'IM FELL English SC', file: 'im-fell-english-sc/400Regular/IMFellEnglishSC_400Regular' },
  { family: 'EB Garamond', file: `${GARAMOND}/400Regular/EBGaramond_400Regular` },
  { family: 'EB Garamond', file: `${GARAMOND}/600SemiBold/EBGaramond_600SemiBold`, weight: 600 },
  { family: 'EB Garamond', file: `${GARAMOND}/700Bold/EBGaramond_700Bold`, weight: 700 },
  { family: 'EB Garamond', file: `${GARAMOND}/400Regular_Italic/EBGaramond_400Regular_Italic`, style: 'italic' },
  { family: 'Special Elite', file: 'special-elite/400Regular/SpecialElite_400Regular' },
  // Its G reads as C: the cards give it a bar, and so do the pages.
  { family: 'Limelight', file: 'limelight/400Regular/Limelight_400Regular', strokes: { G: BAR_OF_G } },
  { family: 'Atkinson Hyperlegible Next', file: `${LEGIBLE}/400Regular/AtkinsonHyperlegibleNext_400Regular` },
  {
    family: 'Atkinson Hyperlegible Next',
    file: `${LEGIBLE}/600SemiBold/AtkinsonHyperlegibleNext_600SemiBold`,
    weight: 600,
  },
  { family: 'Atkinson Hyperlegible Next', file: `${LEGIBLE}/700Bold/AtkinsonHyperlegibleNext_700Bold`, weight: 700 },
];

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

/** The fonts of cards have the accents of the pack, and leave digits above the line to "More letters". */
const CARD_FONTS: readonly string[] = ['IM FELL English', 'IM FELL English SC', 'Special Elite'];

const codePointsIn = (ranges: readonly CodePointRange[]): number[] =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));

const charactersOf = (codes: readonly number[]): string => String.fromCodePoint(...codes);

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

function fontFaceRule(face: Face, file: string, ranges: readonly CodePointRange[]): string {
  const weight = face.weights ?? face.weight;
  const declarations = [
    `font-family: "${face.family}"`,
    ...(face.style ? [`font-style: ${face.style}`] : []),
    ...(weight === undefined ? [] : [`font-weight: ${weight}`]),
    ...(face.sizeAdjust === undefined ? [] : [`size-adjust: ${face.sizeAdjust}`]),
    'font-display: swap',
    `src: url("./${file}") format("woff2")`,
    `unicode-range: ${formatRanges(ranges)}`,
  ];
  return `@font-face { ${declarations.join('; ')}; }`;
}

function without(ranges: readonly CodePointRange[], isOther: (code: number) => boolean): CodePointRange[] {
  const left = codePointsIn(ranges).filter(code => !isOther(code));
  const starts = left.filter(code => !left.includes(code - 1));
  const ends = left.filter(code => !left.includes(code + 1));
  return starts.map((from, i) => [from, ends[i]!]);
}

const isAlwaysMore = (code: number): boolean => ALWAYS_MORE.test(String.fromCodePoint(code));
const isEnglish = (code: number): boolean => ENGLISH_RANGES.some(([from, to]) => code >= from && code <= to);

type FontPart = { readonly ranges: readonly CodePointRange[]; readonly text: string };

/** Of two rules for a character the later one wins, so `near` comes last. */
function partsOf({ only, family }: Face): readonly (readonly [name: string, part: FontPart])[] {
  const isCardFont = CARD_FONTS.includes(family);
  const others = isCardFont ? without(ALL_RANGES, isAlwaysMore) : ALL_RANGES;
  const extended = isCardFont ? { latin: MORE_LETTERS.latin } : {};
  const parts: Readonly<Record<string, readonly CodePointRange[]>> = only ?? {
    ...extended,
    far: others,
    near: ENGLISH_RANGES,
  };
  return Object.entries(parts).map(([name, ranges]) => {
    const own = name === 'far' ? without(ranges, isEnglish) : ranges;
    return [name, { ranges, text: charactersOf(codePointsIn(own)) }];
  });
}

export async function buildFontFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const rules: string[] = [];
  for (const face of FACES) {
    const file = readFileSync(require.resolve(`@expo-google-fonts/${face.file}.ttf`));
    let font: Buffer = file;
    for (const [letter, stroke] of Object.entries(face.strokes ?? {})) font = addStroke(font, letter, stroke);
    for (const [half, { ranges, text }] of partsOf(face)) {
      const variant = [face.style ?? 'normal', face.weight ?? []].flat().join('-');
      const name = `${face.family}-${variant}-${half}.woff2`.replaceAll(' ', '-').toLowerCase();
      files.set(name, await cutFont(font, text));
      rules.push(fontFaceRule(face, name, ranges));
      if (face.isUpright) rules.push(fontFaceRule({ ...face, style: 'italic' }, name, ranges));
    }
  }
  return files.set('fonts.css', Buffer.from(`${rules.join('\n')}\n`));
}
