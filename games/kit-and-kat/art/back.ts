/** The back: plaited papyrus with a kitten at either end. */
import type { PackStyle } from '@parlour/card-art/pack-art';
import {
  circle,
  path,
  placeAt,
  rect,
  roundToTenth,
  type Size,
  svgDocument,
  withRotatedCopy,
} from '@parlour/card-art/svg';
import { type Inks, inksOf } from './inks.ts';
import { kittenHead } from './kittens.ts';

export const size: Size = { width: 57, height: 89 };

/** 13 by 21 strands. */
const [STRAND, ACROSS, DOWN, LEFT, TOP] = [38.4, 13, 21, 35.4, 41.8] as const;

/** Dashed lines, every other one shifted by a strand; `aside` offsets them from the middle. */
const rows = (aside: number): string =>
  Array.from({ length: DOWN }, (_, i) => {
    const from = LEFT + (i % 2) * STRAND;
    return `M${roundToTenth(from)} ${roundToTenth(TOP + STRAND * (i + 0.5) + aside)}H${roundToTenth(LEFT + ACROSS * STRAND)}`;
  }).join('');

const columns = (aside: number): string =>
  Array.from({ length: ACROSS }, (_, i) => {
    const from = TOP + ((i + 1) % 2) * STRAND;
    return `M${roundToTenth(LEFT + STRAND * (i + 0.5) + aside)} ${roundToTenth(from)}V${roundToTenth(TOP + DOWN * STRAND)}`;
  }).join('');

function mat({ straw, clay, ribbon }: Inks): string {
  const dashed = { fill: 'none', 'stroke-dasharray': `${STRAND} ${STRAND}` };
  const grain = { ...dashed, 'stroke-width': 1.6 };
  return (
    rect(LEFT, TOP, STRAND * ACROSS, STRAND * DOWN, { fill: straw }) +
    path(rows(0), { ...dashed, stroke: clay, 'stroke-width': STRAND }) +
    path(rows(-10) + rows(0) + rows(10), { ...grain, stroke: straw }) +
    path(columns(-10) + columns(0) + columns(10), { ...grain, stroke: clay }) +
    path(rows(STRAND / 2) + rows(-STRAND / 2) + columns(STRAND / 2) + columns(-STRAND / 2), {
      ...dashed,
      stroke: ribbon,
      'stroke-width': 3,
    })
  );
}

export function back({ press }: PackStyle = {}): string {
  const inks = inksOf(press);
  const roundel =
    circle(0, 0, 138, { fill: inks.ribbon }) +
    circle(0, 0, 130, { fill: inks.card }) +
    circle(0, 0, 120, { fill: 'none', stroke: inks.clay, 'stroke-width': 4, 'stroke-dasharray': '14 9' });
  return svgDocument(
    size,
    rect(0, 0, 570, 890, { rx: 28, fill: inks.card }),
    mat(inks),
    rect(30, 36, 510, 818, { fill: 'none', stroke: inks.ribbon, 'stroke-width': 6, rx: 6 }),
    withRotatedCopy(size, placeAt(285, 245, roundel + placeAt(0, 218, kittenHead(inks), { scale: 1.4 }))),
  );
}
