/** Letters that a font has, and those it has not: what it has not would be left out on paper. */
import { must } from '@parlour/kernel/must';
import { covered } from './metrics.generated.ts';
import type { Measured } from './setting.ts';

type Range = readonly [first: number, last: number];

const rangesOf = (font: Measured): readonly Range[] =>
  covered[font].split(' ').map(range => range.split('-').map(code => Number.parseInt(code, 36)) as [number, number]);

const RANGES = Object.fromEntries(Object.keys(covered).map(font => [font, rangesOf(font as Measured)])) as Readonly<
  Record<Measured, readonly Range[]>
>;

/** The letters of a text that one of the fonts has not, each once. */
export function strangersIn(text: string, fonts: readonly Measured[]): readonly string[] {
  const has = (font: Measured, code: number): boolean =>
    RANGES[font].some(([first, last]) => code >= first && code <= last);
  return [...new Set(text)].filter(letter => fonts.some(font => !has(font, must(letter.codePointAt(0)))));
}
