/** A box as it lies on the shelf, seen from the front and a little above: the lid's top, its side, the tray below. */
import { must, nth } from '@parlour/kernel/must';
import { mix } from './colour.ts';
import { at, drawing, path, rect, type Size } from './svg.ts';

export type Cloth = {
  /** The card the lid is covered with, and the tray that shows under it. */
  readonly lid: string;
  readonly tray: string;
};

/** Millimetres of the lid's side and of the tray below it, with room for the shadow. */
const [SIDE, TRAY, SHADOW] = [9, 2.5, 4] as const;

export const boxSize = ({ width, height }: Size): Size => ({ width: width + 6, height: height + SIDE + TRAY + SHADOW });

/** The label is drawn in tenths of a millimetre over the top of the lid, whose size is given. */
export function boxed(top: Size, { lid, tray }: Cloth, label: string, front: string): string {
  const [width, height] = [top.width * 10, top.height * 10];
  const bottom = height + SIDE * 10;
  const parts = [
    path(`M6 ${height}H${width + 54}L${width + 40} ${bottom + 50}H20Z`, { fill: '#000000', 'fill-opacity': 0.28 }),
    rect(36, bottom - 10, width - 12, TRAY * 10 + 10, { fill: mix('#000000', tray, 0.25) }),
    path(`M30 ${height - 12}H${width + 30}L${width + 27} ${bottom}H33Z`, { fill: mix('#000000', lid, 0.42) }),
    path(`M33 ${bottom - 3}H${width + 27}`, { stroke: mix('#ffffff', lid, 0.12), 'stroke-width': 3 }),
    at(30, height, front),
    rect(30, 0, width, height, { rx: 7, fill: lid }),
    at(30, 0, label),
    path(`M36 2H${width + 24}`, { stroke: mix('#ffffff', lid, 0.5), 'stroke-width': 3 }),
    path(`M30 ${height - 2}H${width + 30}`, { stroke: mix('#ffffff', lid, 0.35), 'stroke-width': 4 }),
  ];
  return drawing(boxSize(top), ...parts);
}

/** The label of a drawn box without the light on the lid's edges: for a box to be folded of paper. */
export function fromAbove(box: string, { width, height }: Size): { label: string; size: Size; lid: string } {
  const size = { width: width - 8, height: height - SIDE - TRAY - SHADOW - 2 };
  const label = box.replace(/viewBox="[^"]*"/, `viewBox="40 10 ${size.width * 10} ${size.height * 10}"`);
  return { label, size, lid: nth(must(/ rx="7" fill="(#[0-9a-f]{6})"/.exec(box)), 1) };
}
