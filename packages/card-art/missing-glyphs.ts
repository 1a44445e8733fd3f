/** Finds characters that a font lacks; they would be missing in print. */
import { assertDefined } from '@parlour/kernel/result';
import { composeFractions } from './fonts.ts';
import { covered } from './metrics.generated.ts';
import type { MeasuredFont } from './text-layout.ts';

type Range = readonly [first: number, last: number];

const parseRanges = (codes: string): readonly Range[] =>
  codes.split(' ').map(range => {
    const [first, last] = range.split('-').map(code => Number.parseInt(code, 36));
    return [assertDefined(first), assertDefined(last)];
  });

const RANGES: ReadonlyMap<string, readonly Range[]> = new Map(
  Object.entries(covered).map(([font, codes]) => [font, parseRanges(codes)]),
);

/** Returns the characters of a text that neither these fonts nor "More letters" have, each once. */
export function missingGlyphs(text: string, fonts: readonly MeasuredFont[]): readonly string[] {
  const has = (font: MeasuredFont | 'more', letter: string): boolean => {
    const code = assertDefined(letter.codePointAt(0));
    return assertDefined(RANGES.get(font)).some(([first, last]) => code >= first && code <= last);
  };
  const isDrawn = (letter: string): boolean => has('more', letter) || fonts.every(font => has(font, letter));
  return [...new Set(text)].filter(sign => ![...composeFractions(sign)].every(isDrawn));
}
