/** 11: Painting the Roses red; the Two of Spades; the Seven of Spades. */
import { drawHead, type HeadFeatures } from '@parlour/card-art/figures/heads';
import { textAt } from '@parlour/card-art/fonts';
import { group, path, placeAt } from '@parlour/card-art/svg';
import { assertDefined } from '@parlour/kernel/result';
import type { Picture, Plate } from '../engraving.ts';
import { ground, hatchPath, shape, sky, strokePath, wash, withMirrorImage } from '../engraving.ts';
import { limb, tones } from './alice.ts';
import { hand } from './shared-parts.ts';

const SPADE = 'M0-30C20-4 34 4 34 22 34 38 14 42 5 31L11 46H-11L-5 31C-14 42-34 38-34 22-34 4-20-4 0-30Z';
export const CLUB = 'M0-34a16 16 0 0 1 12 26a16 16 0 1 1-8 24L10 46H-10L-4 16a16 16 0 1 1-8-24A16 16 0 0 1 0-34Z';
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
  const pips = assertDefined(PLACES[count])
    .map(([x, y]) => placeAt(x, y, wash(suit, ink), { scale: 0.62, turn: y > 0 ? 180 : 0 }))
    .join('');
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

/** A card with a head, arms and legs, on his feet at 250 below the origin. */
export function gardener(count: number, arms: string, plate: Plate): string {
  const { paper, rose, gold, ink } = plate;
  const own: HeadFeatures = { skin: paper, hair: ink, jaw: 46, chin: 88, eye: 10, brow: 5, lip: rose };
  return (
    withMirrorImage(
      limb('M44 120C48 160 44 200 46 236', plate, 22) + shape('M30 236H60C80 240 84 256 72 258H30Z', ink),
    ) +
    limb(arms, plate, 20) +
    cardBody(count, plate) +
    hatchPath('M84-110V110', 14) +
    placeAt(
      0,
      -186,
      drawHead(own, tones(plate)) +
        withMirrorImage(shape('M40-72C74-66 80-16 70 20 62 10 60-10 58-30Z', gold)) +
        shape('M-70-44C-74-104-40-126 0-126 40-126 74-104 70-44 30-64-30-64-70-44Z', rose) +
        wash('M0-92C10-79 17-75 17-66 17-58 7-56 2-62L5-54H-5L-2-62C-7-56-17-58-17-66-17-75-10-79 0-92Z', ink),
      { scale: 0.7 },
    )
  );
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
  const { gold, paper, rose } = plate;
  const white: readonly (readonly [number, number])[] = [
    [-90, -70],
    [-40, -110],
    [-110, 0],
    [-60, 50],
  ];
  const red: readonly (readonly [number, number])[] = [
    [20, -70],
    [80, -90],
    [-30, -30],
    [40, 0],
    [100, -20],
    [10, 60],
    [80, 56],
  ];
  return (
    shape('M-16 40C-10 120-20 200-30 270H30C20 200 10 120 16 40Z', gold) +
    hatchPath('M14 100C10 160 16 220 24 264', 14) +
    shape(
      'M-10-160C40-190 100-170 114-130 160-120 170-60 146-30 170 10 150 70 106 80 80 116 10 116-20 96-70 110-130 90-134 50-176 30-170-30-144-50-156-100-110-140-70-136-60-160-30-166-10-160Z',
      gold,
    ) +
    strokePath(
      'M-120-30q10-16 24-4M-70-100q10-16 24-4M60-130q10-16 24-4M110 30q10-16 24-4M40 90q10-16 24-4M-90 80q10-16 24-4M-10 10q10-16 24-4M60-50q10-16 24-4M-60 10q10-16 24-4',
      2.2,
    ) +
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
  placeAt(150, 40, gardener(5, 'M-86-70C-130-84-150-110-158-140M86-70C116-40 120 0 112 40', plate), { scale: 0.86 }) +
  placeAt(8, -116, brush(plate), { turn: -58, scale: 0.9 }) +
  hand(14, -82, plate) +
  placeAt(242, 130, bucket(plate), { scale: 0.9 }) +
  hand(246, 74, plate);

export const two: Picture = plate =>
  sky(plate, 236) +
  ground(plate.gold, 232) +
  placeAt(0, 20, gardener(2, 'M-86-70C-130-50-150-20-156 20M86-70C130-84 160-110 176-150', plate), { scale: 0.98 }) +
  placeAt(-154, 110, bucket(plate), { scale: 1.1 }) +
  hand(-154, 40, plate) +
  placeAt(190, -180, brush(plate), { turn: 24, scale: 1.1 }) +
  hand(174, -126, plate);

export const seven: Picture = plate => {
  const { gold, rose } = plate;
  const ladder =
    path('M-30-270V250M30-270V250M-30-220H30M-30-150H30M-30-80H30M-30-10H30M-30 60H30M-30 130H30M-30 200H30', {
      'stroke-width': 14,
    }) +
    path('M-30-268V248M30-268V248M-30-220H30M-30-150H30M-30-80H30M-30-10H30M-30 60H30M-30 130H30M-30 200H30', {
      stroke: gold,
      'stroke-width': 7,
    });
  return (
    sky(plate, 236) +
    ground(gold, 232) +
    placeAt(180, 10, ladder, { turn: 8 }) +
    placeAt(-20, 20, gardener(7, 'M-86-70C-130-50-146-10-146 30M86-70C130-70 160-80 186-100', plate), { scale: 0.98 }) +
    hand(166, -80, plate) +
    placeAt(
      -164,
      118,
      shape('M0-60C4-40 40-30 40 10 40 40 20 54 0 54-20 54-40 40-40 10-40-30-4-40 0-60Z', rose) +
        strokePath('M0-50C-20-10-20 30-8 52M0-50C20-10 20 30 8 52', 2.2) +
        strokePath('M0-60C-10-80-24-90-34-94M0-60C0-84 4-96 8-106M0-60C12-78 24-86 36-88', 5),
      {},
    ) +
    hand(-164, 52, plate)
  );
};
