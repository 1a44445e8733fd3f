/**
 * The net of a tuck box: front, side, back, side and a glue flap in a row; the lid above the back; two bottoms glued
 * on each other; four dust flaps. Millimetres.
 */
import { path, roundToTenth, type Size } from '@parlour/card-art/svg';
import { rotateSize } from '../layout/paper.ts';
import { linePath, toTenths } from '../layout/svg-fragments.ts';

/** For card of about 250 g/m². */
const CARD_THICKNESS_MM = 0.3;
const [CLEARANCE_MM, GLUE_FLAP_MM, TUCK_MM, NET_MARGIN_MM] = [2, 11, 13, 8];

export type TuckBoxNet = { readonly width: number; readonly height: number; readonly depth: number };

export const tuckBoxNet = (card: Size, cards: number): TuckBoxNet => ({
  width: card.width + CLEARANCE_MM,
  height: card.height + CLEARANCE_MM,
  depth: Math.ceil(cards * CARD_THICKNESS_MM + CLEARANCE_MM),
});

export const netSize = ({ width, height, depth }: TuckBoxNet): Size => ({
  width: GLUE_FLAP_MM + 2 * (width + depth),
  height: TUCK_MM + height + 2 * depth,
});

export const fitsOnPaper = (inner: Size, outer: Size): boolean =>
  inner.width <= outer.width - 2 * NET_MARGIN_MM && inner.height <= outer.height - 2 * NET_MARGIN_MM;

/** Number of boxes a pack must be split into, so each net fits the paper. */
export function boxesNeeded(paper: Size, card: Size, cards: number): number {
  const fits = (boxes: number): boolean => {
    const net = netSize(tuckBoxNet(card, Math.ceil(cards / boxes)));
    return fitsOnPaper(net, paper) || fitsOnPaper(rotateSize(net), paper);
  };
  return [1, 2, 3, 4].find(fits) ?? 5;
}

type NetEdges = Readonly<Record<'front' | 'side' | 'back' | 'last' | 'end' | 'lid' | 'top' | 'foot', number>>;

/** Left edges of the panels, and top edges of the rows. */
export function netEdges({ width, height, depth }: TuckBoxNet): NetEdges {
  const [side, back] = [GLUE_FLAP_MM + width, GLUE_FLAP_MM + width + depth];
  const [top, last] = [TUCK_MM + depth, back + width];
  return { front: GLUE_FLAP_MM, side, back, last, end: last + depth, lid: TUCK_MM, top, foot: top + height };
}

type Corner = readonly [x: number, y: number];

const closedPath = (corners: readonly Corner[]): string =>
  `${corners.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${toTenths(x)} ${toTenths(y)}`).join('')}Z`;

export const NOTCH_DEPTH_MM = 5;

/** A half-round thumb notch in the upper edge of the front. */
const notchArc = (middle: number, top: number): Corner[] =>
  Array.from({ length: 13 }, (_, i) => (i * Math.PI) / 12).map(turn => [
    middle - 9 * Math.cos(turn),
    top + NOTCH_DEPTH_MM * Math.sin(turn),
  ]);

/** The outline to cut, clockwise from the glue flap. */
export function cutPath(net: TuckBoxNet): string {
  const { front, side, back, last, end, lid, top, foot } = netEdges(net);
  const dust = Math.min(net.depth * 0.8, net.width / 2.2);
  const low = foot + net.depth;
  return closedPath([
    [0, top + 4],
    [front, top],
    ...notchArc((front + side) / 2, top),
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

/** Dashed lines that show on dark and on light; thicker in a small picture. */
export function drawFoldLines(net: TuckBoxNet, scale = 1): string {
  const { front, side, back, last, end, lid, top, foot } = netEdges(net);
  const across = [linePath(side, top, end, top), linePath(back, lid, last, lid), linePath(front, foot, end, foot)];
  const down = [front, side, back, last].map(x => linePath(x, top, x, foot));
  const marks = {
    fill: 'none',
    'stroke-width': 2 * scale,
    'stroke-dasharray': `${roundToTenth(14 * scale)} ${roundToTenth(10 * scale)}`,
  };
  const all = [...across, ...down].join('');
  return (
    path(all, { ...marks, stroke: '#ffffff' }) +
    path(all, { ...marks, stroke: '#000000', 'stroke-dashoffset': 12 * scale })
  );
}
