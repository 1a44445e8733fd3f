/** The app icon. */

import { starPath } from '@parlour/card-art/engraving';
import { circle, group, path, rect, svgDocument } from '@parlour/card-art/svg';

/** With a light in the corner while a turn waits. */
export function drawAppIcon(shape: 'rounded' | 'full', lamp: 'dark' | 'lit' = 'dark'): string {
  const card =
    rect(-95, -140, 190, 280, { rx: 16, fill: '#f1e3c3' }) +
    rect(-81, -126, 162, 252, { rx: 6, fill: 'none', stroke: '#8c2f22', 'stroke-width': 5 }) +
    path(starPath(8, 72, 26), { fill: '#8c2f22' }) +
    circle(0, 0, 13, { fill: '#f1e3c3' });
  return svgDocument(
    { width: 51.2, height: 51.2 },
    rect(0, 0, 512, 512, { rx: shape === 'rounded' ? 96 : 0, fill: '#2a1810' }),
    circle(256, 236, 196, { fill: '#55351f' }),
    circle(256, 236, 140, { fill: '#7b5330' }),
    group(
      { transform: 'translate(256 256) rotate(-9)' },
      rect(-89, -128, 190, 280, { rx: 16, fill: '#120a06', 'fill-opacity': 0.5 }),
      card,
    ),
    lamp === 'lit' ? circle(400, 112, 92, { fill: '#ffb000', stroke: '#2a1810', 'stroke-width': 24 }) : '',
  );
}
