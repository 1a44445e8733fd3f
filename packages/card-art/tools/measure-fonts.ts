/**
 * `npx tsx packages/card-art/tools/measure-fonts.ts` measures the text fonts into
 * `packages/card-art/metrics.generated.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { openSync } from 'fontkit';
import { cardFontFiles } from './render.ts';

const MEASURED = {
  fell: 'IMFellEnglish_400Regular.ttf',
  fellCaps: 'IMFellEnglishSC_400Regular.ttf',
  fellItalic: 'IMFellEnglish_400Regular_Italic.ttf',
  typewriter: 'SpecialElite_400Regular.ttf',
} as const;

/** Advances of the characters from space to tilde, in thousandths of the font size. */
function advances(file: string): string {
  const opened = openSync(assertDefined(cardFontFiles.find(path => path.endsWith(`/${file}`))));
  if (!('glyphForCodePoint' in opened)) throw new Error(`${file} holds more than one font.`);
  const widths = Array.from(
    { length: 95 },
    (_, i) => opened.glyphForCodePoint(32 + i).advanceWidth / opened.unitsPerEm,
  );
  return widths.map(width => Math.round(width * 1000)).join(' ');
}

/** Code points with a glyph, as ranges in base 36. */
function covered(file: string): string {
  const opened = openSync(assertDefined(cardFontFiles.find(path => path.endsWith(`/${file}`))));
  const points =
    'characterSet' in opened ? [...new Set(opened.characterSet)].filter(code => code >= 32).sort((a, b) => a - b) : [];
  const begins = points.filter(code => !points.includes(code - 1));
  const ends = points.filter(code => !points.includes(code + 1));
  return begins.map((code, i) => `${code.toString(36)}-${itemAt(ends, i).toString(36)}`).join(' ');
}

const rows = Object.entries(MEASURED).map(([font, file]) => `  ${font}:\n    '${advances(file)}',`);
const letters = Object.entries(MEASURED).map(([font, file]) => `  ${font}:\n    '${covered(file)}',`);
const text = `// Measured by packages/card-art/tools/measure-fonts.ts; do not edit.\nexport const advances = {\n${rows.join('\n')}\n} as const;\nexport const covered = {\n${letters.join('\n')}\n} as const;\n`;
writeFileSync(join(import.meta.dirname, '..', 'metrics.generated.ts'), text);
