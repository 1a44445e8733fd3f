/** 14: the King of Hearts; the Headsman; the Hatter. */
import { circle, ellipse, path, placeAt } from '@parlour/card-art/svg';
import { ground, type Picture, type Plate, shade, shape, sky, strokePath, swell, wash } from '../engraving.ts';
import { type Adult, adultHead, hatter } from './people.ts';
import { catHead } from './set09.ts';
import { CLUB, cardBody, cardMan } from './set11.ts';
import { blended, crown, hand, hearts, turnedOver } from './shared-parts.ts';

/** Haft along the middle, edge to the left; 380 high about where he grips it. */
const axe = ({ gold, paper }: Plate): string =>
  strokePath('M0 200V-176', 20) +
  strokePath('M0 198V-174', 13, gold) +
  shape('M-12-164C-40-186-72-186-96-172C-108-140-106-104-92-76C-70-100-40-108-12-104Z', paper) +
  shape('M12-158C28-164 40-160 46-152V-118C40-110 28-106 12-110Z', paper) +
  strokePath('M-82-166C-92-140-92-112-82-90', 2.4) +
  shade('M-14-104Q-46-108-84-84', 'M-14-124Q-50-130-86-104', 13, 3);

/** The masked Five of Clubs. */
const executioner = (plate: Plate, face: Adult): string =>
  placeAt(168, 30, axe(plate), { turn: 6 }) +
  cardMan(
    cardBody(5, plate, CLUB),
    adultHead(plate, face) + mask(plate),
    [
      [[-140, -30], [-104, 20], 70],
      [[150, -20], [172, 20], 84],
    ],
    plate,
  );

export const headsman: Picture = plate =>
  sky(plate, 236) +
  ground(plate.gold, 232) +
  placeAt(-26, 24, executioner(plate, { nose: 'round', mouth: 'grim', brow: 'angry' }), { scale: 1 });

const toast = ({ gold, paper }: Plate): string =>
  shape('M-50-40C-50-62-20-66 0-52 20-66 50-62 50-40L46 50H-46Z', gold) +
  shape('M-36-32C-34-44-16-46 0-36 16-46 34-44 36-32L33 38H-33Z', paper, 2.2) +
  shape('M30-60a24 24 0 1 0 30 30Z', paper, 2.6);

export const theHatter: Picture = plate => {
  const { paper, gold, rose } = plate;
  return (
    sky(plate, 300) +
    placeAt(0, 20, hatter(plate), { scale: 1.08 }) +
    placeAt(
      -186,
      214,
      shape('M-40-20C-40 16-24 36 0 36 24 36 40 16 40-20Z', paper) +
        ellipse(0, -20, 40, 11, { fill: gold }) +
        strokePath('M-36 2Q0 14 36 2', 5, rose) +
        strokePath('M-10-44q8-12 0-24M8-44q8-12 0-24', 3),
      { scale: 1.1 },
    ) +
    placeAt(-190, 290, hand(plate, 'fist'), { scale: 1.4, turn: 10 }) +
    placeAt(186, 196, toast(plate), { turn: 14 }) +
    placeAt(196, 286, turnedOver(hand(plate, 'fist')), { scale: 1.4, turn: -8 })
  );
};

/** The eyes are at the origin. */
function majesty(plate: Plate): string {
  const { gold, ink } = plate;
  return (
    shape(
      'M-50-62C-104-60-116-6-98 46C-84 64-66 52-60 26C-66 12-66-8-58-20ZM46-58C66-50 74-24 66 4C62 16 54 16 52 2C56-18 52-36 44-46Z',
      gold,
    ) +
    wash(swell('M-62-50C-94-30-96 10-84 44M-58-36C-78-20-80 4-74 30M54-46C66-30 66-14 60 2', 4), ink) +
    adultHead(plate, { nose: 'round', mouth: 'calm', brow: 'raised' }) +
    shape(
      'M-56 14C-60 60-58 104-38 140C-34 128-26 132-22 156C-14 148-6 154 4 172C12 156 20 150 28 158C32 134 40 128 48 138C58 108 60 72 52 44C48 58 40 66 30 72C20 78 8 76-2 70C-24 60-44 42-56 14Z',
      gold,
    ) +
    wash(
      swell(
        'M-48 50C-50 84-44 110-38 132M-34 62C-34 94-28 122-22 146M-16 74C-14 104-8 132 2 160M4 82C10 108 10 132 6 156M24 82C32 104 32 128 28 148M42 68C50 90 50 112 46 130',
        5,
      ),
      ink,
    ) +
    shape('M20 44C10 36-14 42-28 62C-10 66 10 62 20 53C30 60 46 60 60 48C48 36 30 36 20 44Z', gold) +
    shape('M-60-40C-58-98 50-104 52-48C20-72-26-68-60-40Z', gold) +
    placeAt(-4, -104, crown(plate), { scale: 0.86 })
  );
}

const SPOTS = [
  [-84, 60],
  [-104, 130],
  [-92, 196],
  [-126, 240],
  [84, 60],
  [104, 130],
  [92, 196],
  [126, 240],
]
  .map(([x, y]) => `M${x} ${y}l6 18-6-6-6 6Z`)
  .join('');

/** His shoes are 286 below the origin. */
function robe({ paper, rose, gold, ink }: Plate): string {
  return (
    shape('M-60 270H-16V286H-76C-78 276-70 270-60 270ZM60 270H16V286H76C78 276 70 270 60 270Z', ink) +
    shape('M-68-40C-150 40-170 170-164 268-90 286 90 286 164 268 170 170 150 40 68-40Z', rose) +
    shape(
      'M-62-36C-120 50-140 170-138 264-110 272-80 274-56 276L-34-30ZM62-36C120 50 140 170 138 264 110 272 80 274 56 276L34-30Z',
      paper,
    ) +
    path(SPOTS, { fill: ink, stroke: 'none' }) +
    shape('M-36-30C-54 80-60 190-58 276-20 280 20 280 58 276 60 190 54 80 36-30Z', gold) +
    hearts(
      [70, 130, 190, 246].map(y => [0, y] as const),
      rose,
      0.85,
    ) +
    shade('M110 40Q170 140 164 266', 'M92 60Q138 150 132 264', 24, 3.4)
  );
}

const mask = ({ ink, paper, rose }: Plate): string =>
  shape(
    'M-62-26C-40-32-10-32 14-24C28-32 44-32 54-28C58-16 58-4 54 8C44 14 34 8 28 0C18 14-2 20-24 16C-40 14-54 4-60-6Z',
    ink,
    2,
  ) +
  ellipse(-13, -7, 15, 10, { fill: paper, stroke: 'none' }) +
  ellipse(35, -9, 10, 9, { fill: paper, stroke: 'none' }) +
  circle(-9, -7, 5.6, { fill: ink, stroke: 'none' }) +
  circle(37, -9, 5, { fill: ink, stroke: 'none' }) +
  strokePath('M-62-24C-74-22-82-28-90-22M-62-12C-74-8-80-2-92-4', 4) +
  shape('M-64-34C-78-98-40-128 6-124C48-122 64-90 56-44C24-62-28-60-64-34Z', rose) +
  shade('M-66-42Q-68-106-12-124', 'M-46-50Q-46-90-8-104', 11, 3);

/** The quarrel over the Cat, who is nothing but a head. */
export const king: Picture = plate => {
  const { rose, gold } = plate;
  const arm = 'M58-24C96-34 112-66 116-104';
  return (
    sky(plate, 220) +
    shape(
      'M-280 214V120C-230 96-190 126-140 110-80 94-30 126 30 110 90 94 130 122 190 106 230 96 260 110 290 104V220Z',
      gold,
    ) +
    strokePath('M-250 150q12-14 24 0M-20 150q12-14 24 0M40 180q12-14 24 0M70 140q12-14 24 0M250 150q12-14 24 0', 2.2) +
    ground(gold, 214) +
    placeAt(146, -168, catHead(plate), { scale: 0.8 }) +
    placeAt(138, 140, executioner(plate, { nose: 'round', mouth: 'calm', brow: 'raised', open: 1.2 }), {
      scale: 0.58,
    }) +
    placeAt(
      -84,
      0,
      blended([['M-56-24C-104 20-110 70-84 104', 38]], rose, 7) +
        placeAt(-84, 102, hand(plate, 'relaxed'), { scale: 1, turn: 150 }) +
        robe(plate) +
        placeAt(0, -112, majesty(plate), { scale: 0.68 }) +
        blended([[arm, 38]], rose, 7) +
        strokePath('M94-94L138-102', 13) +
        strokePath('M94-94L138-102', 6, gold) +
        placeAt(116, -106, hand(plate, 'open'), { scale: 1.05, turn: 16 }),
    )
  );
};
