/** Of set 7: the Fish-Footman, who brings the great letter, and the Frog-Footman, who takes it in. */
import { circle, drawAtEach, ellipse, placeAt } from '@parlour/card-art/svg';
import { hatchPath, shape, sky, stripedBand, strokePath, withMirrorImage } from '../burin.ts';
import type { Picture, Plate } from '../plate.ts';
import { blended, fist, turnedOver } from './hands.ts';

/** A footman's coat, braid and cravat; the neck is at the origin. */
function livery({ rose, gold, paper, ink }: Plate): string {
  return (
    shape('M-190 290C-190 150-150 70-90 40L-40 20H40L90 40C150 70 190 150 190 290Z', rose) +
    shape('M-44 20L-56 290H56L44 20Z', gold) +
    strokePath('M0 60V290', 2.4) +
    [110, 160, 210, 260].map(y => circle(0, y, 7, { fill: paper, 'stroke-width': 2.5 })).join('') +
    withMirrorImage(
      strokePath('M52 40C60 120 62 200 62 290', 15) +
        stripedBand('M52 40C60 120 62 200 62 290', 9, gold, '7 4') +
        shape('M82 38C120 30 160 50 168 84 140 96 100 84 82 38Z', gold) +
        strokePath('M96 84l2 22M116 92l4 22M138 94l8 22M158 90l12 20', 3) +
        hatchPath('M160 160C170 200 174 240 174 286', 22),
    ) +
    shape('M-40 14C-20 40 20 40 40 14L48 44C30 66 20 60 14 70L22 120 0 134-22 120-14 70C-20 60-30 66-48 44Z', paper) +
    strokePath('M-8 72L-10 116M8 72L10 116M0 70V126', 2, ink)
  );
}

/** Rows of powdered curls down one side, and round the top. */
const curls = (plate: Plate, places: readonly (readonly [number, number])[]): string =>
  places
    .map(
      ([x, y]) =>
        circle(x, y, 24, { fill: plate.paper }) + strokePath(`M${x - 10} ${y}a10 10 0 1 1 14 9a6 6 0 1 1-6-11`, 2),
    )
    .join('');

const letter = ({ paper, rose }: Plate): string =>
  shape('M-84-54H84V54H-84Z', paper) +
  strokePath('M-84-54L0 16 84-54M-84 54L-24-4M84 54L24-4', 2.6) +
  circle(0, 14, 17, { fill: rose });

/** Sleeves from the shoulders to the cuffs, and a hand at each end. */
function arms(plate: Plate, left: string, right: string, hands: readonly [Place, Place]): string {
  const [[x, y, turn], [across, down, back]] = hands;
  const cuff = 'M-8-20V20';
  return (
    blended(
      [
        [left, 46],
        [right, 46],
      ],
      plate.rose,
      7,
    ) +
    placeAt(
      x,
      y,
      strokePath(cuff, 30) + strokePath(cuff, 22, plate.gold) + placeAt(8, 0, fist(plate), { scale: 1.3 }),
      { turn },
    ) +
    placeAt(
      across,
      down,
      turnedOver(strokePath(cuff, 30) + strokePath(cuff, 22, plate.gold) + placeAt(8, 0, fist(plate), { scale: 1.3 })),
      {
        turn: back,
      },
    )
  );
}

type Place = readonly [x: number, y: number, turn: number];

export const fishFootman: Picture = plate => {
  const { gold, paper, ink, rose } = plate;
  return (
    sky(plate, 300) +
    placeAt(0, 40, livery(plate)) +
    curls(plate, [
      [-112, 10],
      [-124, -38],
      [-118, -88],
    ]) +
    shape(
      'M-110-40C-120-140-50-210 40-200 110-192 170-150 196-100 190-88 172-84 156-84 170-72 180-62 180-50 150-20 110 20 50 56 0 84-60 70-90 30-104 6-110-16-110-40Z',
      gold,
    ) +
    strokePath('M156-84C136-84 120-80 108-70', 3.4) +
    strokePath(
      'M-60-60q14-16 28 0M-30-60q14-16 28 0M-74-34q14-16 28 0M-44-34q14-16 28 0M-14-34q14-16 28 0M-64-8q14-16 28 0M-34-8q14-16 28 0M-4-8q14-16 28 0M-44 18q14-16 28 0M-14 18q14-16 28 0M-60-86q14-16 28 0',
      2.2,
    ) +
    strokePath('M40-120C20-90 20-40 44-6', 4) +
    hatchPath('M-70 40C-40 70 20 66 60 40', 22) +
    circle(92, -128, 30, { fill: paper }) +
    circle(98, -128, 14, { fill: ink }) +
    circle(103, -134, 5, { fill: paper, stroke: 'none' }) +
    shape('M-10 40C-40 60-60 90-50 112-20 106 10 84 24 58Z', rose) +
    strokePath('M-30 96L4 60M-14 92L14 62', 2) +
    curls(plate, [
      [-92, -136],
      [-54, -178],
      [-4, -200],
      [48, -204],
    ]) +
    placeAt(16, 196, letter(plate), { turn: -6 }) +
    arms(plate, 'M-142 110C-186 180-190 252-150 256L-104 238', 'M142 110C186 180 196 244 172 246L140 220', [
      [-100, 234, -24],
      [136, 214, 30],
    ])
  );
};

export const frogFootman: Picture = plate => {
  const { gold, paper, ink } = plate;
  return (
    sky(plate, 300) +
    placeAt(0, 40, livery(plate)) +
    curls(plate, [
      [-150, 24],
      [150, 24],
      [-156, -26],
      [156, -26],
      [-140, -74],
      [140, -74],
    ]) +
    shape(
      'M-150 0C-160-70-110-120-70-124-66-166-20-176-6-140H6C20-176 66-166 70-124 110-120 160-70 150 0 140 56 70 78 0 78-70 78-140 56-150 0Z',
      gold,
    ) +
    withMirrorImage(
      circle(48, -130, 34, { fill: gold }) +
        circle(50, -132, 23, { fill: paper }) +
        ellipse(50, -130, 8, 14, { fill: ink, stroke: 'none' }) +
        strokePath('M10-24l6 4', 4) +
        drawAtEach(
          [
            [90, -70],
            [112, -40],
            [70, -50],
            [126, -10],
          ],
          (x, y) => circle(x, y, 6, { fill: 'none', 'stroke-width': 2 }),
        ),
    ) +
    strokePath('M-132 4C-80 44 80 44 132 4', 4.5) +
    strokePath('M-140-4l12 14M140-4l-12 14', 4) +
    hatchPath('M-90 52C-40 70 40 70 90 50', 18) +
    curls(plate, [
      [-24, -178],
      [24, -178],
      [0, -206],
    ]) +
    placeAt(-26, 178, letter(plate), { turn: 8, scale: 0.84 }) +
    arms(plate, 'M-142 110C-190 180-196 262-150 266L-124 248', 'M142 110C194 180 200 262 150 272L70 254', [
      [-118, 242, -36],
      [60, 252, 8],
    ])
  );
};
