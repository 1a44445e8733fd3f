/** 7: the Duchess with Baby; the Fish-Footman; the Frog-Footman. */
import { circle, drawAtEach, ellipse, placeAt } from '@parlour/card-art/svg';
import {
  type Picture,
  type Plate,
  type Point,
  shade,
  shape,
  sky,
  stripedBand,
  strokePath,
  swell,
  wash,
  withMirrorImage,
} from '../engraving.ts';
import { taperedLimb } from './alice.ts';
import { duchessHead } from './people.ts';
import { catHead } from './set09.ts';
import { blended, hand, turnedOver } from './shared-parts.ts';

/** Howls: lies on its back, its head to the left, its arms and legs out of the shawl. */
function baby({ paper, gold, rose, ink }: Plate): string {
  const foot =
    shape('M-8 2C-10-8-8-20-4-28C-2-38 12-40 16-32C18-22 12-10 8 2', paper, 3) +
    strokePath('M-2-30l2 5M5-34l1 6M11-33l-1 6', 2);
  const leg = (from: Point, knee: Point, ankle: Point, turn: number): string =>
    taperedLimb(from, knee, ankle, paper, [15, 14, 8]) + placeAt(ankle[0], ankle[1], foot, { turn });
  return (
    taperedLimb([-16, -30], [-6, -58], [-26, -84], paper, [13, 11, 7]) +
    placeAt(-26, -84, hand({ paper }, 'open'), { scale: 0.66, turn: -20 }) +
    leg([92, -18], [120, -30], [134, -62], 16) +
    leg([96, 14], [130, 20], [154, -4], 50) +
    shape('M-56-34C-14-54 70-48 108-20C122 6 104 36 62 42C4 50-48 46-66 28Z', paper) +
    shade('M-60 30Q20 60 104 26', 'M-46 8Q20 30 84 8', 23, 3) +
    wash(swell('M-36-44C-14-24-12 4-20 30M2-48C24-26 26 0 16 30M46-44C64-24 66-4 58 22', 5), ink) +
    shape('M-74-50C-44-52-30-28-34-4C-38 26-62 40-86 34C-112 28-122 4-114-18C-108-38-94-50-74-50Z', gold) +
    shade('M-60-46Q-30-20-50 30', 'M-62-34Q-46-16-58 18', 11, 2.6) +
    shape('M-84-38C-60-40-48-22-50-2C-52 18-68 28-86 26C-106 22-112 2-108-14C-104-28-96-36-84-38Z', paper) +
    shape('M-88-4C-78-10-64-6-62 4C-62 16-74 22-84 18C-94 14-96 2-88-4Z', rose, 2.6) +
    strokePath('M-100-22l12 6M-88-16l-11 2M-76-20l12-4M-66-18l-10-8M-82-10q-3 3 0 5', 2.6) +
    wash('M-104-2c-6 8-6 14 0 15 6-1 6-7 0-15ZM-56-6c-6 8-6 14 0 15 6-1 6-7 0-15Z', ink) +
    taperedLimb([-40, 12], [-30, 44], [-60, 56], paper, [13, 11, 7]) +
    placeAt(-60, 56, hand({ paper }, 'open'), { scale: 0.66, turn: -80 })
  );
}

const veil = ({ paper, ink }: Plate): string =>
  withMirrorImage(
    shape('M60-150C130-170 168-130 160-60 156 0 150 70 128 130L80 120C98 50 104-10 84-70Z', paper) +
      wash(swell('M116-130C140-90 140 0 112 116M92-100C114-60 118 20 96 110M140-110C156-60 148 30 124 118', 4), ink),
  );

const SPOTS = [-70, -40, -12, 16, 44, 72].map((x, i) => `M${x}-${18 + (i % 2) * 16}l5 14-5-4-5 4Z`).join('');

/** On a stool, her gown down to the floor at 290. */
function nursing(plate: Plate): string {
  const { paper, gold, rose, ink } = plate;
  const arms: readonly (readonly [string, number])[] = [
    ['M-92-8C-128 40-120 88-64 104', 42],
    ['M92-8C128 40 120 92 56 100', 42],
  ];
  return (
    shape('M-50 286C-84 284-108 294-112 306H-30ZM50 286C84 284 108 294 112 306H30Z', ink) +
    shape('M-70 60C-150 90-186 180-196 284-100 302 100 302 196 284 186 180 150 90 70 60Z', rose) +
    shape('M-193 258C-100 278 100 278 193 258L196 284C100 302-100 302-196 284Z', gold) +
    shade('M-120 90Q-180 160-192 256', 'M-96 104Q-142 170-150 258', 22, 3.4) +
    wash(swell('M-70 140C-100 180-118 220-124 264M0 150C-4 190-4 230 0 274M70 140C100 180 118 220 124 264', 5), ink) +
    placeAt(0, -122, veil(plate), { scale: 0.72 }) +
    shape('M-96 84C-124 20-112-30-60-46H60C112-30 124 20 96 84Z', gold) +
    shape('M-92-16C-60-58 60-58 92-16 66 14-66 14-92-16Z', paper) +
    wash(SPOTS, ink) +
    placeAt(0, -126, duchessHead(plate), { scale: 0.72 }) +
    placeAt(4, 52, baby(plate), { turn: -5 }) +
    blended(arms, gold, 7) +
    shade('M-112 20Q-130 70-90 112', 'M-90 24Q-104 66-80 92', 13, 3) +
    strokePath('M-78 82L-66 124M68 80L60 122', 8, paper) +
    placeAt(-66, 104, hand(plate, 'relaxed'), { scale: 1.05, turn: 84 }) +
    placeAt(58, 100, turnedOver(hand(plate, 'relaxed')), { scale: 1.05, turn: -84 })
  );
}

const COURSES = Array.from({ length: 11 }, (_, i) => {
  const y = -290 + i * 46;
  return `M104 ${y}H290${[126, 186, 246].map(x => `M${x + (i % 2) * 30} ${y}v46`).join('')}`;
}).join('');

/** Sits on the hearth and grins. */
const hearthCat = (plate: Plate): string => {
  const { gold, rose } = plate;
  return (
    strokePath('M34 84C70 92 84 60 70 36', 26) +
    strokePath('M34 84C70 92 84 60 70 36', 18, gold) +
    strokePath('M58 84l6 10M70 66l14 2M72 50l12-8', 5, rose) +
    shape('M-48 96C-62 50-40 6 0 2C40 6 58 50 46 96Z', gold) +
    shade('M-48 90Q-56 40-20 8', 'M-32 88Q-38 46-14 26', 13, 3) +
    shape('M34 28C40 34 44 42 46 50L28 46ZM40 62C46 66 48 72 48 80L32 72Z', rose, 2) +
    shape(
      'M-34 50C-36 70-36 80-44 92C-44 102-14 102-14 92L-10 58ZM8 58L12 92C12 102 40 102 40 92C32 80 32 70 32 50Z',
      gold,
    ) +
    strokePath('M-34 90v8M-24 91v8M20 91v8M30 90v8', 2.4) +
    placeAt(-2, -18, catHead(plate), { scale: 0.42 })
  );
};

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
    shade('M258 70Q262 130 210 140', 'M232 74Q234 114 204 122', 11, 3.4) +
    ellipse(206, 62, 54, 13, { fill: paper }) +
    strokePath('M206-60V10M152 62C160 20 252 20 260 62', 4, paper) +
    strokePath('M190 46q8-14 0-28t4-30M216 44q8-12 0-26t6-28', 2.4, paper)
  );
}

export const duchess: Picture = plate =>
  kitchen(plate) + placeAt(-46, 0, nursing(plate)) + placeAt(204, 204, hearthCat(plate), { scale: 0.98 });

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
        shade('M168 130Q192 200 190 284', 'M146 134Q158 200 154 284', 15, 3.4),
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

/** A sleeve with a gold cuff, and a hand. */
const livened = (
  plate: Plate,
  [shoulder, elbow, wrist]: readonly [Point, Point, Point],
  turn: number,
  held: string,
): string =>
  taperedLimb(shoulder, elbow, wrist, plate.rose, [34, 30, 25]) +
  placeAt(
    wrist[0],
    wrist[1],
    placeAt(0, -8, held, { scale: 1.7 }) +
      shape('M-32-12C-12-4 12-4 32-12L36 18C14 28-14 28-36 18Z', plate.gold) +
      strokePath('M-34 4Q0 16 34 4', 2.4),
    { turn },
  );

const FISH_SCALES = [
  [-60, -60],
  [-30, -60],
  [-74, -34],
  [-44, -34],
  [-14, -34],
  [-64, -8],
  [-34, -8],
  [-4, -8],
  [-50, 18],
  [-20, 18],
  [-60, -88],
  [-34, -88],
]
  .map(([x, y]) => `M${x} ${y}q14-16 28 0`)
  .join('');

/** Delivers the Queen's letter. */
export const fishFootman: Picture = plate => {
  const { gold, paper, ink, rose } = plate;
  return (
    sky(plate, 300) +
    placeAt(-40, 40, livery(plate)) +
    placeAt(
      -40,
      0,
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
        strokePath(FISH_SCALES, 2.2) +
        strokePath('M40-120C20-90 20-40 44-6', 4) +
        shade('M-106 0Q-60 90 60 50', 'M-86-10Q-50 56 46 28', 20, 3.4) +
        shade('M42-116Q24-60 44-8', 'M58-104Q44-60 60-18', 9, 3) +
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
        ]),
    ) +
    livened(
      plate,
      [
        [80, 130],
        [120, 230],
        [150, 250],
      ],
      20,
      '',
    ) +
    placeAt(100, 176, letter(plate), { turn: -8, scale: 1.32 }) +
    livened(
      plate,
      [
        [-170, 120],
        [-160, 262],
        [-20, 244],
      ],
      76,
      hand(plate, 'relaxed'),
    ) +
    placeAt(194, 232, turnedOver(hand(plate, 'over')), { scale: 1.5, turn: 76 })
  );
};

/** Holds out his hands for it. */
export const frogFootman: Picture = plate => {
  const { gold, paper, ink } = plate;
  const warts = [
    [90, -70],
    [112, -40],
    [70, -50],
    [126, -10],
  ] as const;
  return (
    sky(plate, 300) +
    placeAt(20, 40, livery(plate)) +
    placeAt(
      14,
      4,
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
        shade('M-146 20Q0 136 146 20', 'M-120 8Q0 94 120 8', 33, 3.4) +
        withMirrorImage(
          circle(48, -130, 34, { fill: gold }) +
            strokePath('M10-24l6 4', 4) +
            drawAtEach(warts, (x, y) => circle(x, y, 6, { fill: 'none', 'stroke-width': 2 })),
        ) +
        [-50, 46]
          .map(
            x =>
              circle(x, -132, 23, { fill: paper }) +
              ellipse(x - 7, -130, 8, 14, { fill: ink, stroke: 'none' }) +
              circle(x - 9, -135, 3, { fill: paper, stroke: 'none' }),
          )
          .join('') +
        strokePath('M-132 4C-80 44 80 44 132 4M-140-4l12 14M140-4l-12 14', 4.5) +
        curls(plate, [
          [-24, -178],
          [24, -178],
          [0, -206],
        ]),
    ) +
    livened(
      plate,
      [
        [140, 124],
        [186, 250],
        [44, 250],
      ],
      -78,
      turnedOver(hand(plate, 'relaxed')),
    ) +
    livened(
      plate,
      [
        [-104, 124],
        [-150, 230],
        [-196, 214],
      ],
      -62,
      hand(plate, 'palm'),
    )
  );
};
