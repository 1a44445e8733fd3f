/** What stays together in a column: paragraphs, headings with what follows them, rows of cards. */
import type { TypeSetting } from '@parlour/card-art/type';
import { curled, type LineMeasure, linesOf, setLine } from './lines.ts';

/** Its height, and how it is set at a place; in tenths of a millimetre. */
export type SetBlock = { readonly height: number; readonly set: (x: number, y: number) => string };

export type Column = { readonly width: number; readonly size: number; readonly measure: LineMeasure };

export const INK = '#1a1a1a';
const LEADING = 1.25;

export function paragraph(text: string, set: TypeSetting, { width, measure }: Column, before: number): SetBlock {
  const lines = linesOf(curled(text), set, width, measure);
  const step = set.size * LEADING;
  return {
    height: before + lines.length * step,
    set: (x, y) => lines.map((line, i) => setLine(line, x, y + before + set.size + i * step, set, measure)).join(''),
  };
}

export const stacked = (blocks: readonly SetBlock[]): SetBlock => ({
  height: blocks.reduce((sum, { height }) => sum + height, 0),
  set: (x, y) =>
    blocks
      .map((block, i) =>
        block.set(
          x,
          blocks.slice(0, i).reduce((sum, { height }) => sum + height, y),
        ),
      )
      .join(''),
});

/** A heading is never left behind at the foot of a column. */
export const headed = (heading: readonly SetBlock[], [first, ...rest]: readonly SetBlock[]): SetBlock[] =>
  first === undefined ? [] : [stacked([...heading, first]), ...rest];
