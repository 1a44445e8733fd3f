/** The back, red on white, with the knight on horseback of the old packs: twice, so that it has no right way up. */

import { rayWedges, ruledLines } from '@parlour/card-art/engraving';
import type { PackStyle } from '@parlour/card-art/pack-art';
import { circle, path, placeAt, rect, svgDocument, withRotatedCopy } from '@parlour/card-art/svg';
import { size } from './frame.ts';
import { icons } from './icons.generated.ts';
import { inksOf } from './inks.ts';

/** The knight about the origin, 100 units high. */
export const knight = (fill: string): string =>
  placeAt(-56, -52, path(icons['mounted-knight'], { fill }), { scale: 0.21 });

export function back({ press }: PackStyle = {}): string {
  const { red, white } = inksOf(press);
  const disc = circle(0, 0, 92, { fill: red }) + circle(0, 0, 98, { fill: 'none', stroke: white, 'stroke-width': 4 });
  return svgDocument(
    size,
    rect(0, 0, 450, 630, { rx: 26, fill: white }),
    rect(22, 22, 406, 586, { rx: 10, fill: red }),
    ruledLines({ x: 34, y: 34, width: 382, height: 562 }, white, { lines: 67, weight: 2.5 }),
    rect(34, 34, 382, 562, { fill: 'none', stroke: white, 'stroke-width': 4 }),
    withRotatedCopy(
      size,
      placeAt(
        225,
        180,
        circle(0, 0, 124, { fill: white }) +
          path(rayWedges(32, 98, 118), { fill: red }) +
          disc +
          placeAt(0, 0, knight(white), { scale: 1.25 }),
      ),
    ),
    path('M34 315H416', { stroke: white, 'stroke-width': 16 }),
    path('M42 315H408', { stroke: red, 'stroke-width': 6, 'stroke-dasharray': '14 8' }),
  );
}
