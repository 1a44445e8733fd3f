/** The lid: the pack of cards rising round Alice, in an arch of red cloth and gold. */
import { boxSize, drawBox } from '@parlour/card-art/box';
import { textAt } from '@parlour/card-art/fonts';
import type { PackStyle } from '@parlour/card-art/pack-art';
import { drawAtEach, path, placeAt, rect, type Size } from '@parlour/card-art/svg';
import { ARCH, gilded } from './arch.ts';
import { engraved } from './burin.ts';
import { ownLid } from './own.ts';
import { heart } from './pictures/court.ts';
import { court } from './pictures/set16.ts';
import { plateOf } from './plate.ts';

const TOP: Size = { width: 70, height: 100 };
export const lidSize: Size = boxSize(TOP);

const CLOTH = '#8d2a1c';

export function lid({ title }: PackStyle = {}): string {
  const plate = plateOf();
  if (title !== undefined) return ownLid(title, TOP, CLOTH, plate);
  const { paper, rose, gold } = plate;
  const label =
    rect(24, 24, 652, 952, { fill: paper }) +
    rect(90, 330, 520, 560, { fill: paper }) +
    placeAt(350, 600, engraved(plate, court(plate)), { scale: 0.95 }) +
    path(`M2 2H698V998H2Z${ARCH}`, { fill: CLOTH, 'fill-rule': 'evenodd' }) +
    path(`M24 24H676V976H24Z${ARCH}`, { fill: rose, 'fill-rule': 'evenodd' }) +
    gilded(plate) +
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
