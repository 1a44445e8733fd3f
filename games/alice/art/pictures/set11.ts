/** 11: Painting the Roses red; the Two of Spades; the Seven of Spades. */
import { mixColours } from '@parlour/card-art/colour';
import { textAt } from '@parlour/card-art/fonts';
import { group, placeAt } from '@parlour/card-art/svg';
import { assertDefined } from '@parlour/kernel/result';
import type { Picture, Plate, Point } from '../engraving.ts';
import { ground, hatchPath, shade, shape, sky, stamp, strokePath, swell, wash } from '../engraving.ts';
import { taperedLimb } from './alice.ts';
import { type Adult, adultHead } from './people.ts';
import { hand, turnedOver } from './shared-parts.ts';

const SPADE = 'M0-30C20-4 34 4 34 22 34 38 14 42 5 31L11 46L-11 46L-5 31C-14 42-34 38-34 22-34 4-20-4 0-30Z';
export const CLUB =
  'M0-34C16-34 20-16 12-8C24-16 36-4 32 8C28 22 10 24 4 16L10 46L-10 46L-4 16C-10 24-28 22-32 8C-36-4-24-16-12-8C-20-16-16-34 0-34Z';
const PLACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [0, -70],
    [0, 70],
  ],
  5: [
    [-40, -76],
    [40, -76],
    [0, 0],
    [-40, 76],
    [40, 76],
  ],
  7: [
    [-40, -80],
    [40, -80],
    [0, -40],
    [-40, 0],
    [40, 0],
    [-40, 80],
    [40, 80],
  ],
};

/** About its middle, 190 by 264. */
export function cardBody(count: number, { paper, ink }: Plate, suit: string = SPADE): string {
  const pips = wash(
    stamp(
      suit,
      assertDefined(PLACES[count]).map(([x, y]) => [x, y, y > 0 ? -0.62 : 0.62] as const),
    ),
    ink,
  );
  const index = textAt(
    -74,
    -96,
    String(count),
    { font: 'garamond', weight: 'bold', size: 40, fill: ink },
    { stroke: 'none' },
  );
  return (
    shape('M-80-132H80Q95-132 95-117V117Q95 132 80 132H-80Q-95 132-95 117V-117Q-95-132-80-132Z', paper) +
    pips +
    index +
    group({ transform: 'rotate(180)' }, index)
  );
}

type Reach = readonly [elbow: Point, wrist: Point, turn: number];

/** A card with a head, arms and legs, on his feet at 258 below the origin; what he holds passes through his fists. */
export function cardMan(body: string, head: string, [left, right]: readonly [Reach, Reach], plate: Plate): string {
  const { paper, ink } = plate;
  const leg =
    shape('M-16 110C-16 160-18 200-16 236H12C14 200 14 160 16 110Z', paper) +
    shade('M-16 136Q-18 190-16 232', 'M-2 136Q-4 190-4 232', 11, 2.8) +
    shape('M-20 232H14C24 240 40 244 48 248C54 254 50 260 42 260H-16C-24 252-24 240-20 232Z', ink);
  const arm = (shoulder: Point, [elbow, wrist, turn]: Reach, isLeft: boolean): string =>
    taperedLimb(shoulder, elbow, wrist, paper, [15, 13, 10]) +
    placeAt(wrist[0], wrist[1], isLeft ? hand(plate, 'fist') : turnedOver(hand(plate, 'fist')), { turn, scale: 1.1 });
  return (
    placeAt(-42, 0, leg) +
    placeAt(46, 0, leg) +
    arm([-86, -72], left, true) +
    arm([86, -72], right, false) +
    body +
    shade('M95-110Q96 0 95 118', 'M72-110Q74 0 72 118', 27, 3) +
    placeAt(0, -182, head, { scale: 0.72 })
  );
}

const cap = ({ rose, ink }: Plate): string =>
  shape('M-62-34C-76-98-40-130 6-126C48-124 64-90 54-46C20-66-28-62-62-34Z', rose) +
  wash('M6-98C15-86 22-82 22-73C22-66 13-63 8-69L11-61H1L4-69C-1-63-10-66-10-73C-10-82-3-86 6-98Z', ink) +
  shade('M-64-42Q-66-110-12-126', 'M-44-50Q-44-92-8-106', 11, 3);

type Gardener = {
  readonly count: number;
  readonly looks: 'left' | 'right';
  readonly face: Adult;
  readonly arms: readonly [Reach, Reach];
};

function gardener({ count, looks, face, arms }: Gardener, plate: Plate): string {
  const head =
    shape('M-50-50C-80-50-90-16-82 10C-76 22-64 18-58 6C-62-4-62-16-56-22Z', plate.gold) +
    wash(swell('M-60-40C-78-30-78-8-72 8M-68-40C-86-24-82-4-78 8', 4), plate.ink) +
    adultHead(plate, face) +
    cap(plate);
  return cardMan(cardBody(count, plate), looks === 'left' ? turnedOver(head) : head, arms, plate);
}

export const rosebud = (x: number, y: number, fill: string, size = 1): string =>
  placeAt(
    x,
    y,
    shape('M0-30C16-40 34-24 30-8 42 6 30 28 14 26 4 40-22 34-22 20-40 14-40-10-26-14-28-30-10-38 0-30Z', fill, 2.8) +
      strokePath('M-6-6a10 10 0 1 1 12 12M-14-2a18 18 0 0 1 20-16M16 6a16 16 0 0 1-20 12', 2.2),
    { scale: size },
  );

/** About its middle. */
function bush(plate: Plate): string {
  const { gold, paper, rose, ink } = plate;
  const white: readonly Point[] = [
    [-90, -70],
    [-40, -110],
    [-110, 0],
    [-60, 50],
  ];
  const red: readonly Point[] = [
    [20, -70],
    [80, -90],
    [-30, -30],
    [40, 0],
    [100, -20],
    [10, 60],
    [80, 56],
  ];
  return (
    shape('M-16 40C-10 120-20 200-34 270H30C20 200 12 120 18 40Z', paper) +
    shade('M17 90Q14 190 28 268', 'M-4 90Q-6 190 0 268', 19, 3) +
    shape(
      'M-10-160C40-190 100-170 114-130 160-120 170-60 146-30 170 10 150 70 106 80 80 116 10 116-20 96-70 110-130 90-134 50-176 30-170-30-144-50-156-100-110-140-70-136-60-160-30-166-10-160Z',
      mixColours(ink, gold, 0.14),
    ) +
    shade('M-156 20Q-132 104-20 96', 'M-126 16Q-104 70-20 72', 15, 3.4) +
    shade('M-10 98Q90 116 150 10', 'M-10 74Q70 84 116 6', 18, 3.4) +
    shade('M114-130Q164-104 146-32', 'M96-110Q128-92 118-40', 9, 3.4) +
    white.map(([x, y]) => rosebud(x, y, paper)).join('') +
    red.map(([x, y]) => rosebud(x, y, rose)).join('')
  );
}

const bucket = ({ gold, rose }: Plate): string =>
  strokePath('M-34-34C-30-80 30-80 34-34', 4) +
  shape('M-38-34H38L28 36H-28Z', gold) +
  shape('M-38-34C-20-22 20-22 38-34 20-44-20-44-38-34Z', rose) +
  wash('M10-30C14-10 20 0 18 12 10 16 6-4 2-28Z', rose) +
  hatchPath('M24-20L20 30', 10);

const brush = ({ gold, rose }: Plate): string =>
  strokePath('M0 60V-20', 13) + strokePath('M0 60V-20', 7, gold) + shape('M-14-20H14L18-60C6-76-6-76-18-60Z', rose);

export const painting: Picture = plate =>
  sky(plate, 222) +
  ground(plate.gold, 220) +
  placeAt(-108, -20, bush(plate), { scale: 1.06 }) +
  placeAt(250, 122, bucket(plate), { scale: 0.9 }) +
  placeAt(-6, -112, brush(plate), { turn: -40, scale: 0.9 }) +
  placeAt(
    156,
    40,
    gardener(
      {
        count: 5,
        looks: 'left',
        face: { nose: 'round', mouth: 'calm', brow: 'raised' },
        arms: [
          [[-130, -96], [-146, -146], -20],
          [[128, -20], [112, 50], 180],
        ],
      },
      plate,
    ),
    { scale: 0.86 },
  );

export const two: Picture = plate =>
  sky(plate, 236) +
  ground(plate.gold, 232) +
  placeAt(-156, 122, bucket(plate), { scale: 1.1 }) +
  placeAt(178, -176, brush(plate), { turn: 16, scale: 1.1 }) +
  placeAt(
    0,
    20,
    gardener(
      {
        count: 2,
        looks: 'right',
        face: { nose: 'straight', mouth: 'grim', brow: 'raised' },
        arms: [
          [[-136, -10], [-156, 60], 184],
          [[142, -96], [168, -146], 14],
        ],
      },
      plate,
    ),
    { scale: 0.98 },
  );

export const seven: Picture = plate => {
  const { gold, rose, ink } = plate;
  const rungs = [-220, -150, -80, -10, 60, 130, 200].map(y => `M-30 ${y}H30`).join('');
  const ladder =
    strokePath(`M-30-270V250M30-270V250${rungs}`, 14) + strokePath(`M-30-268V248M30-268V248${rungs}`, 7, gold);
  const onions =
    strokePath('M0-56C-10-80-24-90-34-94M0-56C0-84 4-96 8-106M0-56C12-78 24-86 36-88', 5) +
    shape('M0-60C4-40 40-30 40 10 40 40 20 54 0 54-20 54-40 40-40 10-40-30-4-40 0-60Z', rose) +
    shade('M40 10Q38 50 0 54', 'M24 10Q22 34 0 38', 8, 3) +
    wash(swell('M0-50C-20-10-20 30-8 52M0-50C20-10 20 30 8 52M0-50C34-16 36 16 24 46', 4), ink);
  return (
    sky(plate, 236) +
    ground(gold, 232) +
    placeAt(182, 10, ladder, { turn: 8 }) +
    placeAt(-176, 148, onions, { scale: 1.1 }) +
    placeAt(
      -20,
      20,
      gardener(
        {
          count: 7,
          looks: 'right',
          face: { nose: 'hooked', mouth: 'grim', brow: 'angry' },
          arms: [
            [[-134, -6], [-156, 66], 184],
            [[140, -50], [176, -96], 60],
          ],
        },
        plate,
      ),
      { scale: 0.98 },
    )
  );
};
