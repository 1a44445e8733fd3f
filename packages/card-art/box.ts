/** Draws a box on the shelf, seen from the front and slightly above: lid, side and tray. */
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { mixColours } from './colour.ts';
import { path, placeAt, rect, type Size, svgDocument } from './svg.ts';

export type BoxColours = {
  /** Colours of the covering of the lid and of the tray below it. */
  readonly lid: string;
  readonly tray: string;
};

/** Millimetres, with room for the shadow. */
const [SIDE_MM, TRAY_MM, SHADOW_MM] = [9, 2.5, 4] as const;

export const boxSize = ({ width, height }: Size): Size => ({
  width: width + 6,
  height: height + SIDE_MM + TRAY_MM + SHADOW_MM,
});

/** The label covers the top of the lid; its coordinates are tenths of a millimetre. */
export function drawBox(top: Size, { lid, tray }: BoxColours, label: string, front: string): string {
  const [width, height] = [top.width * 10, top.height * 10];
  const bottom = height + SIDE_MM * 10;
  const parts = [
    path(`M6 ${height}H${width + 54}L${width + 40} ${bottom + 50}H20Z`, { fill: '#000000', 'fill-opacity': 0.28 }),
    rect(36, bottom - 10, width - 12, TRAY_MM * 10 + 10, { fill: mixColours('#000000', tray, 0.25) }),
    path(`M30 ${height - 12}H${width + 30}L${width + 27} ${bottom}H33Z`, { fill: mixColours('#000000', lid, 0.42) }),
    path(`M33 ${bottom - 3}H${width + 27}`, { stroke: mixColours('#ffffff', lid, 0.12), 'stroke-width': 3 }),
    placeAt(30, height, front),
    rect(30, 0, width, height, { rx: 7, fill: lid }),
    placeAt(30, 0, label),
    path(`M36 2H${width + 24}`, { stroke: mixColours('#ffffff', lid, 0.5), 'stroke-width': 3 }),
    path(`M30 ${height - 2}H${width + 30}`, { stroke: mixColours('#ffffff', lid, 0.35), 'stroke-width': 4 }),
  ];
  return svgDocument(boxSize(top), ...parts);
}

/** Extracts the label of a drawn box without the light on the edges, for a paper box to fold. */
export function lidLabel(box: string, { width, height }: Size): { label: string; size: Size; lid: string } {
  const size = { width: width - 8, height: height - SIDE_MM - TRAY_MM - SHADOW_MM - 2 };
  const label = box.replace(/viewBox="[^"]*"/, `viewBox="40 10 ${size.width * 10} ${size.height * 10}"`);
  return { label, size, lid: itemAt(assertDefined(/ rx="7" fill="(#[0-9a-f]{6})"/.exec(box)), 1) };
}
