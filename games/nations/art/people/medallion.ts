/** The oval a portrait looks out of, cut into a ruled ground; whatever reaches past the oval is covered by the ground. */
import { ruled } from '@parlour/art/ornament';
import { at, ellipse, group, path, rect } from '@parlour/art/svg';
import type { Inks } from '../inks.ts';

const [CX, CY, RX, RY] = [310, 392, 234, 332];

const OUTSIDE = `M38 38H582V742H38ZM${CX - RX} ${CY}A${RX} ${RY} 0 0 0 ${CX + RX} ${CY}A${RX} ${RY} 0 0 0 ${CX - RX} ${CY}Z`;

/** Engine turning: ovals about the oval, out to the corners of the plate. */
const TURNED = Array.from({ length: 20 }, (_, i) => 14 + i * 8);

function spandrels({ pale, ink, paper, half }: Inks): string {
  return (
    path(OUTSIDE, { fill: pale, 'fill-rule': 'evenodd' }) +
    group({ fill: 'none', stroke: half, 'stroke-width': 2 }, ...TURNED.map(by => ellipse(CX, CY, RX + by, RY + by))) +
    ellipse(CX, CY, RX - 4, RY - 4, { fill: 'none', stroke: paper, 'stroke-width': 12 }) +
    ellipse(CX, CY, RX + 4, RY + 4, { fill: 'none', stroke: ink, 'stroke-width': 5 }) +
    ellipse(CX, CY, RX - 11, RY - 11, { fill: 'none', stroke: ink, 'stroke-width': 2 }) +
    ellipse(CX, CY, RX - 4, RY - 4, { fill: 'none', stroke: half, 'stroke-width': 8, 'stroke-dasharray': '2 8' })
  );
}

export function medallion(figure: string, inks: Inks): string {
  const sky =
    rect(60, 50, 500, 690, { fill: inks.sea }) +
    ruled({ x: 60, y: 50, width: 500, height: 560 }, inks.ripple, { lines: 62, weight: 1.2 });
  const drawn = group(
    { stroke: inks.line, 'stroke-width': 3, 'stroke-linejoin': 'round', 'stroke-linecap': 'butt' },
    figure,
  );
  return sky + at(CX, 330, drawn, { scale: 1.3 }) + spandrels(inks);
}
