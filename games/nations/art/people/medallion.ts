/** The oval of a portrait, cut into a ruled ground that covers whatever reaches past it. */

import { mixColours } from '@parlour/card-art/colour';
import { ruledLines } from '@parlour/card-art/engraving';
import { ellipse, group, path, placeAt, rect } from '@parlour/card-art/svg';
import type { Inks } from '../inks.ts';

const [CX, CY, RX, RY] = [310, 392, 234, 332];

/** From there to the sides of the plate, and to its head and foot. */
const [SIDE, FOOT] = [272, 350];

const OUTSIDE = `M38 38H582V742H38ZM${CX - RX} ${CY}A${RX} ${RY} 0 0 0 ${CX + RX} ${CY}A${RX} ${RY} 0 0 0 ${CX - RX} ${CY}Z`;

const QUARTERS = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;

/** Returns a wider oval as far as it lies on the plate: all of it, or arcs in the four corners. */
function turning(by: number): string {
  const [rx, ry] = [RX + by, RY + by / 2];
  const x = ry > FOOT ? Math.round(rx * Math.sqrt(1 - (FOOT / ry) ** 2)) : 0;
  const [y, side] = rx > SIDE ? [Math.round(ry * Math.sqrt(1 - (SIDE / rx) ** 2)), SIDE] : [0, rx];
  const foot = ry > FOOT ? FOOT : ry;
  return QUARTERS.map(([right, down]) => {
    const [from, to] = [`${CX + right * side} ${CY + down * y}`, `${CX + right * x} ${CY + down * foot}`];
    return `M${from}A${rx} ${ry} 0 0 ${right === down ? 1 : 0} ${to}`;
  }).join('');
}

/** From the oval out to the corners of the plate. */
const TURNED = Array.from({ length: 25 }, (_, i) => turning(12 + i * 8)).join('');

function spandrels({ pale, ink, paper, half }: Inks): string {
  return (
    path(OUTSIDE, { fill: pale, 'fill-rule': 'evenodd' }) +
    path(TURNED, { fill: 'none', stroke: half, 'stroke-width': 2 }) +
    ellipse(CX, CY, RX - 4, RY - 4, { fill: 'none', stroke: paper, 'stroke-width': 12 }) +
    ellipse(CX, CY, RX + 4, RY + 4, { fill: 'none', stroke: ink, 'stroke-width': 5 }) +
    ellipse(CX, CY, RX - 11, RY - 11, { fill: 'none', stroke: ink, 'stroke-width': 2 }) +
    ellipse(CX, CY, RX - 4, RY - 4, { fill: 'none', stroke: half, 'stroke-width': 8, 'stroke-dasharray': '2 8' })
  );
}

export function medallion(figure: string, inks: Inks): string {
  const sky =
    rect(60, 50, 500, 690, { fill: inks.sea }) +
    ruledLines({ x: 60, y: 50, width: 500, height: 560 }, inks.ripple, { lines: 62, weight: 1.2 });
  const drawn = group(
    { stroke: inks.line, 'stroke-width': 3, 'stroke-linejoin': 'round', 'stroke-linecap': 'butt' },
    figure,
  );
  return sky + placeAt(CX, 330, drawn, { scale: 1.3 }) + spandrels(inks);
}

export const skinShadow = ({ skin, line }: Inks, complexion: number): string =>
  mixColours(line, skin(complexion), 0.22);

/** Lower in the oval, with a head that is large for the shoulders. */
export const placeChild = (body: string, head: string): string =>
  placeAt(0, 26, placeAt(0, 20, body, { scale: 0.82 }) + placeAt(0, 0, head, { scale: 1.06 }));
