/** One side of a sheet: what is drawn on it, and where it will be cut. Millimetres. */
import type { Field } from '@parlour/card-art/ornament';
import type { Size } from '@parlour/card-art/svg';

export type Leaf = {
  readonly svg: string;
  readonly size: Size;
  /** What is left of it once it is cut: all, if nothing is said. */
  readonly trim?: Field;
};

/** Colour beyond the cut, so that a knife a little off leaves no white; and nothing that matters as near within it. */
export const [BLEED, SAFE] = [3, 3];

export const leavesOf = (pages: readonly string[], size: Size): Leaf[] => pages.map(svg => ({ svg, size }));

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

export const trimOf = ({ size, trim }: Leaf): Field => trim ?? { x: 0, y: 0, ...size };

/** The cut and the colour beyond it, as far as the leaf goes. */
export function bleedOf(leaf: Leaf): Field {
  const { width, height } = leaf.size;
  const trim = trimOf(leaf);
  const [x, y] = [within(trim.x - BLEED, width), within(trim.y - BLEED, height)];
  const [right, bottom] = [trim.x + trim.width + BLEED, trim.y + trim.height + BLEED];
  return { x, y, width: within(right, width) - x, height: within(bottom, height) - y };
}
