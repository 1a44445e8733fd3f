/** Text layout without a browser: measures text, breaks it into balanced lines and fits it into a frame. */
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { composeFractions, type Font, textAt } from './fonts.ts';
import { advances, moreAdvances } from './metrics.generated.ts';

export type MeasuredFont = keyof typeof advances;

const ADVANCES: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries(advances).map(([font, row]) => [font, row.split(' ').map(Number)]),
);

/** Of the letters from another font, by code point: a run begins with its first code point. */
const MORE_ADVANCES: ReadonlyMap<number, number> = new Map(
  moreAdvances.split(' ').flatMap(run => {
    const [first = '', widths = ''] = run.split(':');
    return widths.split(',').map((width, i) => [Number.parseInt(first, 36) + i, Number(width)] as const);
  }),
);

/** An accented letter is as wide as its base letter; an unmeasured character counts as an n. */
function advanceOf(table: readonly number[], character: string): number {
  const code = character.normalize('NFD').charCodeAt(0);
  return table[code - 32] ?? MORE_ADVANCES.get(code) ?? itemAt(table, 'n'.charCodeAt(0) - 32);
}

export function textWidth(text: string, font: MeasuredFont, size: number): number {
  const table = assertDefined(ADVANCES.get(font));
  return ([...composeFractions(text)].reduce((sum, character) => sum + advanceOf(table, character), 0) * size) / 1000;
}

/** Breaks text greedily. A word wider than the frame gets its own line. */
function breakLines(text: string, font: MeasuredFont, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(part => part !== '')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, font, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Keeps the number of lines and balances their widths, by a binary search for the narrowest frame. */
function balanceLines(text: string, font: MeasuredFont, size: number, width: number): string[] {
  const count = breakLines(text, font, size, width).length;
  let [tooNarrow, enough] = [0, width];
  while (enough - tooNarrow > 2) {
    const middle = (tooNarrow + enough) / 2;
    if (breakLines(text, font, size, middle).length > count) tooNarrow = middle;
    else enough = middle;
  }
  return breakLines(text, font, size, enough);
}

export type TextFrame = {
  readonly width: number;
  readonly height: number;
  /** Font sizes to try, from the largest in steps of two. */
  readonly sizes: readonly [largest: number, smallest: number];
  /** Line height as a multiple of the font size. */
  readonly leading: number;
};
export type FittedText = { readonly size: number; readonly lines: readonly string[]; readonly fits: boolean };

function isWithin(text: string, font: MeasuredFont, size: number, { width, height, leading }: TextFrame): boolean {
  const lines = breakLines(text, font, size, width);
  return lines.length * size * leading <= height && lines.every(line => textWidth(line, font, size) <= width);
}

/** Fits text at the largest possible size. If even the smallest is too large, `fits` is false. */
export function fitText(text: string, font: MeasuredFont, measure: TextFrame): FittedText {
  const [largest, smallest] = measure.sizes;
  let size = largest;
  while (size > smallest && !isWithin(text, font, size, measure)) size -= 2;
  return { size, lines: balanceLines(text, font, size, measure.width), fits: isWithin(text, font, size, measure) };
}

export type ParagraphStyle = {
  readonly x: number;
  readonly middle: number;
  readonly font: Extract<Font, 'fell' | 'fellCaps' | 'typewriter'>;
  readonly fill: string;
  readonly measure: TextFrame;
};

/** Draws centred lines around a height, at the largest size that fits. */
export function drawParagraph(text: string, { x, middle, font, fill, measure }: ParagraphStyle): string {
  const { size, lines } = fitText(text, font, measure);
  const step = size * measure.leading;
  const first = middle - ((lines.length - 1) * step) / 2 + size * 0.3;
  return lines.map((line, i) => textAt(x, first + i * step, line, { font, size, fill })).join('');
}
