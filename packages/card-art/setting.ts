/** Setting text: measured, broken into lines of like length, as large as its field allows. */
import { must, nth } from '@parlour/kernel/must';
import { advances } from './metrics.generated.ts';

export type Measured = keyof typeof advances;

const TABLES: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries(advances).map(([font, row]) => [font, row.split(' ').map(Number)]),
);

/** A letter with an accent is as wide as the letter; a sign we have not measured is taken for an n. */
const advanceOf = (table: readonly number[], sign: string): number =>
  table[sign.normalize('NFD').charCodeAt(0) - 32] ?? nth(table, 'n'.charCodeAt(0) - 32);

export function widthOf(text: string, font: Measured, size: number): number {
  const table = must(TABLES.get(font));
  return ([...text].reduce((sum, sign) => sum + advanceOf(table, sign), 0) * size) / 1000;
}

/** Words filled into lines no wider than a width; a word too long for any line keeps a line of its own. */
function fill(text: string, font: Measured, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(part => part !== '')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, font, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines, but evened out: the narrowest measure that still needs no more of them. */
function even(text: string, font: Measured, size: number, width: number): string[] {
  const count = fill(text, font, size, width).length;
  let [least, most] = [0, width];
  while (most - least > 2) {
    const middle = (least + most) / 2;
    if (fill(text, font, size, middle).length > count) least = middle;
    else most = middle;
  }
  return fill(text, font, size, most);
}

export type Measure = {
  readonly width: number;
  readonly height: number;
  /** Sizes to try, the largest first by steps of two. */
  readonly sizes: readonly [largest: number, smallest: number];
  /** Line to line, as a part of the size. */
  readonly leading: number;
};
export type SetText = { readonly size: number; readonly lines: readonly string[]; readonly fits: boolean };

function isWithin(text: string, font: Measured, size: number, { width, height, leading }: Measure): boolean {
  const lines = fill(text, font, size, width);
  return lines.length * size * leading <= height && lines.every(line => widthOf(line, font, size) <= width);
}

/** The text at the largest size that fits; at the smallest if none does, and then it says so. */
export function setIn(text: string, font: Measured, measure: Measure): SetText {
  const [largest, smallest] = measure.sizes;
  let size = largest;
  while (size > smallest && !isWithin(text, font, size, measure)) size -= 2;
  return { size, lines: even(text, font, size, measure.width), fits: isWithin(text, font, size, measure) };
}
