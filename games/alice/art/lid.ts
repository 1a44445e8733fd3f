/** The pack of cards rising round Alice, in an arch of red cloth and gold. */
import { boxSize, drawBox } from '@parlour/card-art/box';
import { textAt } from '@parlour/card-art/fonts';
import type { PackStyle } from '@parlour/card-art/pack-art';
import { drawAtEach, group, path, picture, placeAt, rect, type Size } from '@parlour/card-art/svg';
import { drawParagraph, type TextFrame } from '@parlour/card-art/text-layout';
import { PACK } from '../alice/rules/pack.ts';
import { engraved, type Plate, plateOf } from './engraving.ts';
import { court } from './pictures/set16.ts';
import { heart } from './pictures/shared-parts.ts';

const TOP: Size = { width: 70, height: 100 };
export const lidSize: Size = boxSize(TOP);

const CLOTH = '#8d2a1c';

export function lid({ title, pictures }: PackStyle = {}): string {
  const plate = plateOf();
  if (title !== undefined) return ownLid(title, TOP, CLOTH, plate, firstPicture(pictures));
  const { paper, rose, gold } = plate;
  const label =
    rect(24, 24, 652, 952, { fill: paper }) +
    rect(90, 330, 520, 560, { fill: paper }) +
    placeAt(350, 592, engraved(plate, court(plate)), { scale: 0.94 }) +
    path(`M2 2H698V998H2Z${ARCH}`, { fill: CLOTH, 'fill-rule': 'evenodd' }) +
    path(`M24 24H676V976H24Z${ARCH}`, { fill: rose, 'fill-rule': 'evenodd' }) +
    gildedArch(plate) +
    textAt(350, 122, 'The New & Diverting Game of', { font: 'fell', style: 'italic', size: 44, fill: paper }) +
    textAt(350, 232, 'Alice', { font: 'fellCaps', size: 136, fill: gold, spacing: 6 }) +
    textAt(350, 306, 'in Wonderland', { font: 'fellCaps', size: 72, fill: paper, spacing: 3 }) +
    drawAtEach(
      [
        [110, 206],
        [590, 206],
      ],
      (x, y) => heart(x, y, gold, 0.9),
    ) +
    textAt(350, 938, 'Sixteen scenes and what they want', { font: 'fell', style: 'italic', size: 32, fill: paper });
  const front = textAt(350, 62, 'Alice in Wonderland', { font: 'fellCaps', size: 44, fill: gold, spacing: 3 });
  return drawBox(TOP, { lid: CLOTH, tray: '#d9c9a6' }, label, front);
}

export const ARCH = 'M90 890V520C90 400 210 330 350 330S610 400 610 520V890Z';

export const gildedArch = ({ ink, gold }: Plate): string =>
  group(
    { fill: 'none' },
    path(ARCH, { stroke: gold, 'stroke-width': 16 }),
    path(ARCH, { stroke: ink, 'stroke-width': 4 }),
    rect(40, 40, 620, 920, { stroke: gold, 'stroke-width': 6 }),
    rect(54, 54, 592, 892, { stroke: gold, 'stroke-width': 2 }),
  );

const OWN_TITLE: TextFrame = { width: 540, height: 220, sizes: [104, 36], leading: 1.1 };

/** That of the first card that has one. */
export const firstPicture = (pictures: PackStyle['pictures'] = {}): string | undefined =>
  PACK.map(card => pictures[card]).find(own => own !== undefined);

/** The lid of a pack made by a player, with its first picture. */
export function ownLid(title: string, top: Size, cloth: string, plate: Plate, own?: string): string {
  const { paper, rose, gold } = plate;
  const label =
    path(ARCH, { fill: paper }) +
    (own === undefined ? '' : picture(96, 336, 508, 548, own)) +
    path(`M2 2H698V998H2Z${ARCH}`, { fill: cloth, 'fill-rule': 'evenodd' }) +
    path(`M24 24H676V976H24Z${ARCH}`, { fill: rose, 'fill-rule': 'evenodd' }) +
    gildedArch(plate) +
    drawParagraph(title, { x: 350, middle: 196, font: 'fellCaps', fill: paper, measure: OWN_TITLE }) +
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
