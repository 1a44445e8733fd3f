/** Finished drawings, taken apart and laid on a page. */
import { grey } from '@parlour/card-art/colour';
import { at, path, type Size } from '@parlour/card-art/svg';
import type { PaperPoint } from './paper.ts';

/** A drawing without its frame, to stand inside another. */
export const insideOf = (svg: string): string => svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');

/** The colour a drawing lies on: the first thing every card fills. */
export const groundOf = (svg: string): string => / fill="(#[0-9a-f]{6})"/.exec(svg)?.[1] ?? '#ffffff';

/** Which way the head of a drawing points. */
export type Head = 'up' | 'right' | 'left';

/** Lays a drawing of a size into a cell whose corner is given, filling it. */
export function laid(svg: string, { width, height }: Size, { x, y }: PaperPoint, head: Head): string {
  if (head === 'up') return at(x * 10, y * 10, insideOf(svg));
  const corner = head === 'right' ? { x: x + height, y } : { x, y: y + width };
  return at(corner.x * 10, corner.y * 10, insideOf(svg), { turn: head === 'right' ? 90 : -90 });
}

/** A drawing in shades of black, for what is only ever drawn in colour. */
export const inBlack = (svg: string): string => svg.replace(/#[0-9a-f]{6}/g, grey);

/** Lines for the knife; as fine as a printer can draw them. */
export const hairlines = (pieces: readonly string[], stroke: string): string =>
  path(pieces.join(''), { fill: 'none', stroke, 'stroke-width': 1.2 });

/** A straight line between two points in millimetres, as a piece of a path. */
export const line = (x: number, y: number, x2: number, y2: number): string =>
  `M${tenths(x)} ${tenths(y)}L${tenths(x2)} ${tenths(y2)}`;

export const tenths = (millimetres: number): number => Math.round(millimetres * 100) / 10;
