/** The look of a pack that somebody has made: an empty window to draw in, and a lid with its title. */
import { drawBox } from '@parlour/card-art/box';
import { textAt } from '@parlour/card-art/fonts';
import { drawAtEach, path, rect, type Size } from '@parlour/card-art/svg';
import type { TextFrame } from '@parlour/card-art/text-layout';
import { drawParagraph } from '@parlour/card-art/text-layout';
import { ARCH, gilded } from './arch.ts';
import { heart } from './pictures/court.ts';
import type { Plate } from './plate.ts';

const TITLE: TextFrame = { width: 540, height: 220, sizes: [104, 36], leading: 1.1 };

export function ownLid(title: string, top: Size, cloth: string, plate: Plate): string {
  const { paper, rose, gold } = plate;
  const label =
    path('M2 2H698V998H2Z', { fill: cloth }) +
    rect(24, 24, 652, 952, { fill: rose }) +
    path(ARCH, { fill: paper }) +
    gilded(plate) +
    drawParagraph(title, { x: 350, middle: 196, font: 'fellCaps', fill: paper, measure: TITLE }) +
    drawAtEach(
      [
        [116, 930],
        [584, 930],
      ],
      (x, y) => heart(x, y, gold, 0.5),
    ) +
    textAt(350, 938, 'Sixteen scenes and what they want', { font: 'fell', style: 'italic', size: 30, fill: paper });
  const front = textAt(350, 62, title, {
    font: 'fellCaps',
    size: Math.min(44, 1200 / Math.max(1, title.length)),
    fill: gold,
    spacing: 3,
  });
  return drawBox(top, { lid: cloth, tray: '#d9c9a6' }, label, front);
}
