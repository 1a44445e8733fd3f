/** The lid: the pack of cards rising round Alice, in an arch of red cloth and gold. */
import { boxed, boxSize } from '@parlour/card-art/box';
import type { Dress } from '@parlour/card-art/dress';
import { at, path, rect, type Size, scatter } from '@parlour/card-art/svg';
import { words } from '@parlour/card-art/type';
import { ARCH, gilded } from './arch.ts';
import { engraved } from './burin.ts';
import { ownLid } from './own.ts';
import { heart } from './pictures/court.ts';
import { court } from './pictures/set16.ts';
import { plateOf } from './plate.ts';

const TOP: Size = { width: 70, height: 100 };
export const lidSize: Size = boxSize(TOP);

const CLOTH = '#8d2a1c';

export function lid({ title }: Dress = {}): string {
  const plate = plateOf();
  if (title !== undefined) return ownLid(title, TOP, CLOTH, plate);
  const { paper, rose, gold } = plate;
  const label =
    rect(24, 24, 652, 952, { fill: paper }) +
    rect(90, 330, 520, 560, { fill: paper }) +
    at(350, 600, engraved(plate, court(plate)), { scale: 0.95 }) +
    path(`M2 2H698V998H2Z${ARCH}`, { fill: CLOTH, 'fill-rule': 'evenodd' }) +
    path(`M24 24H676V976H24Z${ARCH}`, { fill: rose, 'fill-rule': 'evenodd' }) +
    gilded(plate) +
    words(350, 122, 'The New & Diverting Game of', { font: 'fell', style: 'italic', size: 44, fill: paper }) +
    words(350, 232, 'Alice', { font: 'fellCaps', size: 136, fill: gold, spacing: 6 }) +
    words(350, 306, 'in Wonderland', { font: 'fellCaps', size: 72, fill: paper, spacing: 3 }) +
    scatter(
      [
        [110, 206],
        [590, 206],
      ],
      (x, y) => heart(x, y, gold, 0.9),
    ) +
    words(350, 938, 'Sixteen scenes and what they want', { font: 'fell', style: 'italic', size: 32, fill: paper });
  const front = words(350, 62, 'Alice in Wonderland', { font: 'fellCaps', size: 44, fill: gold, spacing: 3 });
  return boxed(TOP, { lid: CLOTH, tray: '#d9c9a6' }, label, front);
}
