/** 7: the Duchess with Baby; the Fish-Footman; the Frog-Footman. */
import { drawHead, type HeadFeatures } from '@parlour/card-art/figures/heads';
import { circle, drawAtEach, ellipse, placeAt } from '@parlour/card-art/svg';
import {
  beadString,
  hatchPath,
  type Picture,
  type Plate,
  shape,
  sky,
  stripedBand,
  strokePath,
  wash,
  withMirrorImage,
} from '../engraving.ts';
import { tones } from './alice.ts';
import { catHead } from './set09.ts';
import { blended, fist, turnedOver } from './shared-parts.ts';

/** Lies on its back, its head to the left. */
const baby = ({ paper, gold, rose, ink }: Plate): string =>
  shape('M-60-36C-10-50 74-44 108-14 120 8 100 32 62 36 0 44-50 42-66 28Z', paper) +
  strokePath('M-30-42C-14-16-14 16-28 40M6-46C24-18 24 14 8 41M44-44C62-18 62 14 48 38M80-34C94-14 94 10 84 28', 2) +
  circle(-72, -6, 38, { fill: gold }) +
  circle(-69, -4, 28, { fill: paper }) +
  strokePath('M-86-14l12 6M-62-16l12-4', 3) +
  ellipse(-68, 8, 10, 12, { fill: rose, 'stroke-width': 3 }) +
  strokePath('M-106-26l-9-6M-112-6l-11 0M-106 16l-9 6M-90-40l-5-10', 3, ink);

/** About the eyes. */
function headdress({ rose, gold, ink }: Plate): string {
  const gems: [number, number][] = [
    [0, -124],
    [-84, -122],
    [84, -122],
    [-44, -132],
    [44, -132],
  ];
  return (
    shape(
      'M-66-20C-60-70-30-82 0-82 30-82 60-70 66-20 110-50 150-100 120-170 80-216 30-180 0-166-30-180-80-216-120-170-150-100-110-50-66-20Z',
      rose,
    ) +
    strokePath(
      'M0-166V-84M-40-186C-60-150-60-110-46-78M40-186C60-150 60-110 46-78M-86-186C-110-140-104-90-76-54M86-186C110-140 104-90 76-54',
      2.4,
    ) +
    beadString('M-64-26C-56-70-30-84 0-84 30-84 56-70 64-26', 13, gold, ink) +
    drawAtEach(gems, (x, y) => circle(x, y, 9, { fill: gold, 'stroke-width': 2.5 }))
  );
}

const veil = ({ paper }: Plate): string =>
  withMirrorImage(
    shape('M60-150C130-170 168-130 160-60 156 0 150 70 128 130L80 120C98 50 104-10 84-70Z', paper) +
      strokePath('M116-130C140-90 140 0 112 116M92-100C114-60 118 20 96 110', 2),
  );

const SPOTS = [-70, -40, -12, 16, 44, 72].map((x, i) => `M${x}-${18 + (i % 2) * 16}l5 14-5-4-5 4Z`).join('');

/** On a stool, her gown down to the floor at 290. */
function nursing(plate: Plate): string {
  const { paper, gold, rose, ink } = plate;
  const own: HeadFeatures = { skin: paper, hair: ink, jaw: 58, chin: 100, eye: 9, brow: 7, lip: rose };
  const arms: readonly (readonly [string, number])[] = [
    ['M-92-8C-128 40-120 88-64 104', 42],
    ['M92-8C128 40 120 92 56 100', 42],
  ];
  return (
    shape('M-50 286C-84 284-108 294-112 306H-30ZM50 286C84 284 108 294 112 306H30Z', ink) +
    shape('M-70 60C-150 90-186 180-196 284-100 302 100 302 196 284 186 180 150 90 70 60Z', rose) +
    shape('M-193 258C-100 278 100 278 193 258L196 284C100 302-100 302-196 284Z', gold) +
    strokePath('M-70 140C-100 180-118 220-124 264M0 150V274M70 140C100 180 118 220 124 264', 2) +
    hatchPath('M124 120C160 170 174 210 178 256', 24) +
    placeAt(0, -122, veil(plate), { scale: 0.72 }) +
    shape('M-96 84C-124 20-112-30-60-46H60C112-30 124 20 96 84Z', gold) +
    shape('M-92-16C-60-58 60-58 92-16 66 14-66 14-92-16Z', paper) +
    wash(SPOTS, ink) +
    placeAt(
      0,
      -122,
      drawHead(own, tones(plate)) + strokePath('M-30 44Q-38 56-32 66M30 44Q38 56 32 66', 2) + headdress(plate),
      {
        scale: 0.72,
      },
    ) +
    placeAt(4, 56, baby(plate), { turn: -5 }) +
    blended(arms, gold, 7) +
    strokePath('M-78 82L-66 124M68 80L60 122', 8, paper) +
    placeAt(-58, 104, fist(plate), { scale: 1.1 }) +
    placeAt(50, 100, turnedOver(fist(plate)), { scale: 1.1 })
  );
}

const COURSES = Array.from({ length: 11 }, (_, i) => {
  const y = -290 + i * 46;
  return `M104 ${y}H290${[126, 186, 246].map(x => `M${x + (i % 2) * 30} ${y}v46`).join('')}`;
}).join('');

function kitchen(plate: Plate): string {
  const { rose, gold, ink, paper } = plate;
  return (
    sky(plate, 204) +
    shape('M-280 204H280V310H-280Z', paper) +
    strokePath(
      'M-280 240H280M-280 276H280M-200 204V240M-90 240V276M40 204V240M150 240V276M-230 276V310M230 276V310',
      2.2,
    ) +
    shape('M104-310H290V204H104Z', rose) +
    strokePath(COURSES, 1.8) +
    shape('M128 204V-20C128-76 290-76 290-20V204Z', ink) +
    shape(
      'M150 204C150 180 166 176 164 150 184 160 186 176 196 164 204 150 214 150 214 134 236 152 232 170 246 166 262 180 260 194 262 204Z',
      gold,
      0,
    ) +
    shape('M152 62C148 120 168 142 206 142 244 142 264 120 260 62Z', gold) +
    ellipse(206, 62, 54, 13, { fill: paper }) +
    strokePath('M206-60V10M152 62C160 20 252 20 260 62', 4, paper) +
    strokePath('M190 46q8-14 0-28t4-30M216 44q8-12 0-26t6-28', 2.4, paper)
  );
}

export const duchess: Picture = plate =>
  kitchen(plate) +
  placeAt(-46, 0, nursing(plate)) +
  shape('M152 300C150 250 190 226 222 232 262 240 284 270 282 310H152Z', plate.gold) +
  placeAt(206, 250, catHead(plate), { scale: 0.42 });

/** The neck is at the origin. */
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
