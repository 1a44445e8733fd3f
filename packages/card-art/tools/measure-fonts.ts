/**
 * `npx tsx packages/card-art/tools/measure-fonts.ts` measures the text fonts into
 * `packages/card-art/metrics.generated.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type Font, openSync } from 'fontkit';
import { type CodePointRange, MORE_LETTERS } from '../fonts.ts';
import { cardFontFiles } from './render.ts';

const MEASURED = {
  fell: 'IMFellEnglish_400Regular.ttf',
  fellCaps: 'IMFellEnglishSC_400Regular.ttf',
  fellItalic: 'IMFellEnglish_400Regular_Italic.ttf',
  typewriter: 'SpecialElite_400Regular.ttf',
} as const;

/** Advances of the characters from space to tilde, in thousandths of the font size. */
function advances(file: string): string {
  const opened = openFont(file);
  const widths = Array.from(
    { length: 95 },
    (_, i) => opened.glyphForCodePoint(32 + i).advanceWidth / opened.unitsPerEm,
  );
  return widths.map(width => Math.round(width * 1000)).join(' ');
}

const openFont = (file: string): Font => {
  const opened = openSync(assertDefined(cardFontFiles.find(path => path.endsWith(`/${file}`))));
  if (!('glyphForCodePoint' in opened)) throw new Error(`${file} holds more than one font.`);
  return opened;
};

/** Code points with a glyph, in runs. */
function runsIn(file: string, isWanted: (code: number) => boolean): readonly CodePointRange[] {
  const points = new Set(openFont(file).characterSet.filter(code => code >= 32 && isWanted(code)));
  const sorted = [...points].sort((a, b) => a - b);
  const ends = sorted.filter(code => !points.has(code + 1));
  return sorted.filter(code => !points.has(code - 1)).map((code, i) => [code, itemAt(ends, i)]);
}

const inBase36 = (runs: readonly CodePointRange[]): string =>
  runs.map(([from, to]) => `${from.toString(36)}-${to.toString(36)}`).join(' ');

const MORE_FILE = 'EBGaramond_400Regular.ttf';
const isMore = (code: number): boolean =>
  Object.values(MORE_LETTERS).some(ranges => ranges.some(([from, to]) => code >= from && code <= to));
const moreRuns = runsIn(MORE_FILE, isMore);

/** Accented letters are as wide as their base letters, so they are left out. */
function moreAdvances(): string {
  const font = openFont(MORE_FILE);
  const isBase = (code: number): boolean => isMore(code) && String.fromCodePoint(code).normalize('NFD').length === 1;
  const width = (code: number): number =>
    Math.round((1000 * font.glyphForCodePoint(code).advanceWidth) / font.unitsPerEm);
  return runsIn(MORE_FILE, isBase)
    .map(([from, to]) => {
      const widths = Array.from({ length: to - from + 1 }, (_, i) => width(from + i));
      return `${from.toString(36)}:${widths.join(',')}`;
    })
    .join(' ');
}

const rows = Object.entries(MEASURED).map(([font, file]) => `  ${font}:\n    '${advances(file)}',`);
const letters = Object.entries(MEASURED).map(
  ([font, file]) => `  ${font}:\n    '${inBase36(runsIn(file, () => true))}',`,
);
const more = `  more:\n    '${inBase36(moreRuns)}',`;
const text = `// Measured by packages/card-art/tools/measure-fonts.ts; do not edit.\nexport const advances = {\n${rows.join('\n')}\n} as const;\nexport const covered = {\n${[...letters, more].join('\n')}\n} as const;\nexport const moreAdvances: string =\n  '${moreAdvances()}';\n`;
writeFileSync(join(import.meta.dirname, '..', 'metrics.generated.ts'), text);
