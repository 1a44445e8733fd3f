/** A globe on an engine-turned ground, the same either way up. */

import { diagonalLines, rosettePath } from '@parlour/card-art/engraving';
import type { PackStyle } from '@parlour/card-art/pack-art';
import { circle, group, path, placeAt, rect, svgDocument } from '@parlour/card-art/svg';
import { assertDefined } from '@parlour/kernel/result';
import { size } from './frame.ts';
import { inksOf } from './inks.ts';

const FIELD = { x: 40, y: 40, width: 540, height: 840 };

const CORNERS = [
  [94, 94],
  [526, 94],
  [94, 826],
  [526, 826],
];
const STAR = 'M0-46L8-8 46 0 8 8 0 46-8 8-46 0-8-8ZM22-22L9 0 22 22 0 9-22 22-9 0-22-22 0-9Z';

/** Height of a parallel above the middle, and half its length. */
const PARALLELS = [
  [26, 97],
  [50, 87],
  [71, 70],
  [87, 49],
];

/** 100 units in radius. */
export function globe(line: string, fill: string): string {
  const meridians = [30, 62, 86].map(rx => `M0-100A${rx} 100 0 0 0 0 100A${rx} 100 0 0 0 0-100`).join('');
  const parallels = PARALLELS.map(([y, x]) => `M-${x}-${y}H${x}M-${x} ${y}H${x}`).join('');
  const net = `M-100 0H100M0-100V100${meridians}${parallels}`;
  return (
    circle(0, 0, 100, { fill, stroke: line, 'stroke-width': 4 }) +
    path(net, { fill: 'none', stroke: line, 'stroke-width': 1.8 })
  );
}

export function back({ press }: PackStyle = {}): string {
  const { paper, line } = inksOf('eu', press);
  const ground = press === 'black' ? '#333333' : '#6d2f1c';
  const rings = [200, 188, 176, 164, 152].map((radius, i) =>
    path(rosettePath(radius, 14, 24, i % 2 === 0 ? 0 : Math.PI)),
  );
  return svgDocument(
    size,
    rect(0, 0, 620, 920, { rx: 30, fill: paper }),
    rect(28, 28, 564, 864, { rx: 10, fill: ground }),
    path(diagonalLines(FIELD, 52, 1) + diagonalLines(FIELD, 52, -1), {
      fill: 'none',
      stroke: paper,
      'stroke-width': 1.6,
    }),
    rect(40, 40, 540, 840, { fill: 'none', stroke: paper, 'stroke-width': 3 }),
    placeAt(
      310,
      460,
      circle(0, 0, 222, { fill: ground, stroke: paper, 'stroke-width': 4 }) +
        group({ fill: 'none', stroke: paper, 'stroke-width': 1.8 }, ...rings) +
        placeAt(0, 0, globe(ground, paper), { scale: 1.3 }),
    ),
    group(
      { fill: paper },
      ...CORNERS.map(([x, y]) =>
        placeAt(
          assertDefined(x),
          assertDefined(y),
          circle(0, 0, 54, { fill: ground, stroke: paper, 'stroke-width': 3 }) + path(STAR),
        ),
      ),
    ),
    rect(19, 19, 582, 882, { fill: 'none', stroke: line, 'stroke-width': 2, rx: 14 }),
  );
}
