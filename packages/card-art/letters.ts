/** Letters that a font has, and those it has not: what it has not would be left out on paper. */
import { must } from '@parlour/kernel/must';
import { covered } from './metrics.generated.ts';
import type { Measured } from './setting.ts';

type Range = readonly [first: number, last: number];

const rangesIn = (codes: string): readonly Range[] =>
  codes.split(' ').map(range => {
    const [first, last] = range.split('-').map(code => Number.parseInt(code, 36));
    return [must(first), must(last)];
  });

const RANGES: ReadonlyMap<string, readonly Range[]> = new Map(
  Object.entries(covered).map(([font, codes]) => [font, rangesIn(codes)]),
);

/** The letters of a text that one of the fonts has not, each once. */
export function strangersIn(text: string, fonts: readonly Measured[]): readonly string[] {
  const has = (font: Measured, code: number): boolean =>
    must(RANGES.get(font)).some(([first, last]) => code >= first && code <= last);
  return [...new Set(text)].filter(letter => fonts.some(font => !has(font, must(letter.codePointAt(0)))));
}
