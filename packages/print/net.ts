/**
 * The net of a box to fold: front, side, back and side in a row with a flap to glue, the lid above the back, two bottoms to
 * be glued on each other, and four small flaps against dust. Millimetres.
 */
import { path, type Size, short } from '@parlour/card-art/svg';
import { line, tenths } from './drawing.ts';
import { turned } from './paper.ts';

/** Card of about 250 grams the square metre. */
const THICKNESS = 0.3;
const [AIR, GLUE, TUCK, MARGIN] = [2, 11, 14, 8];

export type Net = { readonly width: number; readonly height: number; readonly depth: number };

export const netFor = (card: Size, cards: number): Net => ({
  width: card.width + AIR,
  height: card.height + AIR,
  depth: Math.ceil(cards * THICKNESS + AIR),
});

export const spread = ({ width, height, depth }: Net): Size => ({
  width: GLUE + 2 * (width + depth),
  height: TUCK + height + 2 * depth,
});

export const within = (inner: Size, outer: Size): boolean =>
  inner.width <= outer.width - 2 * MARGIN && inner.height <= outer.height - 2 * MARGIN;

/** How many boxes it takes until one fits on the paper. */
export function boxesFor(paper: Size, card: Size, cards: number): number {
  const fits = (boxes: number): boolean => {
    const net = spread(netFor(card, Math.ceil(cards / boxes)));
    return within(net, paper) || within(turned(net), paper);
  };
  return [1, 2, 3, 4].find(fits) ?? 5;
}

type Edges = Readonly<Record<'front' | 'side' | 'back' | 'last' | 'end' | 'lid' | 'top' | 'foot', number>>;

/** Where the panels begin, from the left, and the edges from the top. */
export function edgesOf({ width, height, depth }: Net): Edges {
  const [side, back] = [GLUE + width, GLUE + width + depth];
  const [top, last] = [TUCK + depth, back + width];
  return { front: GLUE, side, back, last, end: last + depth, lid: TUCK, top, foot: top + height };
}

type Corner = readonly [x: number, y: number];

const outline = (corners: readonly Corner[]): string =>
  `${corners.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${tenths(x)} ${tenths(y)}`).join('')}Z`;

/** How deep the thumb goes in. */
export const NOTCH = 5;

/** Half a round for the thumb, in the upper edge of the front. */
const notch = (middle: number, top: number): Corner[] =>
  Array.from({ length: 13 }, (_, i) => (i * Math.PI) / 12).map(turn => [
    middle - 9 * Math.cos(turn),
    top + NOTCH * Math.sin(turn),
  ]);

/** Where the knife goes, clockwise from the corner of the flap to glue. */
export function knife(net: Net): string {
  const { front, side, back, last, end, lid, top, foot } = edgesOf(net);
  const dust = Math.min(net.depth * 0.8, net.width / 2.2);
  const low = foot + net.depth;
  return outline([
    [0, top + 4],
    [front, top],
    ...notch((front + side) / 2, top),
    [side, top],
    [side + 1, top - dust],
    [back - 3, top - dust],
    [back, top],
    [back, lid],
    [back + 1, 5],
    [back + 6, 0],
    [last - 6, 0],
    [last - 1, 5],
    [last, lid],
    [last, top],
    [last + 3, top - dust],
    [end - 1, top - dust],
    [end, top],
    [end, foot],
    [end - 1, foot + dust],
    [last + 3, foot + dust],
    [last, foot],
    [last - 1, low],
    [back + 1, low],
    [back, foot],
    [back - 3, foot + dust],
    [side + 1, foot + dust],
    [side, foot],
    [side - 1, low],
    [front + 1, low],
    [front, foot],
    [0, foot - 4],
  ]);
}

/** Broken lines that show on dark and on light; thicker in a small picture. */
export function folds(net: Net, thick = 1): string {
  const { front, side, back, last, end, lid, top, foot } = edgesOf(net);
  const across = [line(side, top, end, top), line(back, lid, last, lid), line(front, foot, end, foot)];
  const down = [front, side, back, last].map(x => line(x, top, x, foot));
  const marks = {
    fill: 'none',
    'stroke-width': 2 * thick,
    'stroke-dasharray': `${short(14 * thick)} ${short(10 * thick)}`,
  };
  const all = [...across, ...down].join('');
  return (
    path(all, { ...marks, stroke: '#ffffff' }) +
    path(all, { ...marks, stroke: '#000000', 'stroke-dashoffset': 12 * thick })
  );
}
