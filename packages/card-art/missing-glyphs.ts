/** Finds characters that a font lacks; they would be missing in print. */
import { assertDefined } from '@parlour/kernel/result';
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

/** Returns the characters of a text that at least one of the fonts lacks, each once. */
export function missingGlyphs(text: string, fonts: readonly MeasuredFont[]): readonly string[] {
  const has = (font: MeasuredFont, code: number): boolean =>
    assertDefined(RANGES.get(font)).some(([first, last]) => code >= first && code <= last);
  return [...new Set(text)].filter(letter => fonts.some(font => !has(font, assertDefined(letter.codePointAt(0)))));
}
