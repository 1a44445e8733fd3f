/** 12: the Queen of Hearts; the Knave of Hearts; the Crown. */
import { polarPoint } from '@parlour/card-art/engraving';
import { drawAtEach, placeAt } from '@parlour/card-art/svg';
import { assertDefined } from '@parlour/kernel/result';
import {
  beadString,
  ground,
  type Picture,
  type Plate,
  shade,
  shape,
  sky,
  strokePath,
  swell,
  wash,
} from '../engraving.ts';
import { alice } from './alice.ts';
import { adultHead, adultNeck, queenHead } from './people.ts';
import { rosebud } from './set11.ts';
import { blended, crown, cushion, hand, hearts, ruff, turnedOver } from './shared-parts.ts';

export const knave: Picture = plate => {
  const { paper, rose, gold, ink } = plate;
  return (
    sky(plate, 300) +
    shape('M-196 320C-200 210-166 156-106 134L-46 110H54L110 132C170 154 200 204 198 320Z', gold) +
    shape('M4 110H54L110 132C170 154 200 204 198 320H4Z', rose) +
    shade('M-180 200Q-200 260-194 316', 'M-138 200Q-150 260-146 316', 17, 3.4) +
    hearts(
      [
        [-70, 190],
        [-120, 232],
        [-84, 268],
      ],
      rose,
    ) +
    hearts(
      [
        [78, 190],
        [134, 226],
        [96, 264],
      ],
      gold,
    ) +
    adultNeck(plate) +
    placeAt(4, 128, ruff(plate), { scale: 0.84 }) +
    shape(
      'M-50-50C-104-56-122 10-106 50C-122 80-102 112-78 104C-60 96-58 70-64 46C-72 20-68-10-56-20ZM44-56C64-46 74-20 68 10C76 30 72 50 62 56C52 52 50 40 54 28C58 0 54-30 42-44Z',
      gold,
    ) +
    wash(
      swell(
        'M-60-40C-98-20-100 20-90 50M-90 50C-100 70-94 86-80 92M-56-30C-78-10-82 14-76 40M-74 44C-82 66-78 80-72 86M54-46C66-20 64 10 60 40',
        5,
      ),
      ink,
    ) +
    adultHead(plate, { nose: 'straight', mouth: 'calm', brow: 'level', skin: 'smooth' }) +
    shape('M20 43C10 40-6 44-14 52C-4 54 10 52 20 48C30 52 42 50 50 42C42 40 30 40 20 43Z', gold, 2.6) +
    shape('M-84-44C-104-112-36-136 14-128C84-134 110-92 84-52C30-78-34-76-84-44Z', rose) +
    shade('M-86-52Q-92-112-14-130', 'M-60-60Q-62-98-10-108', 13, 3.4) +
    beadString('M-80-46C-34-76 30-78 82-54', 12, gold, ink) +
    shape('M54-118C84-190 146-230 198-218C206-178 146-128 78-98Z', paper) +
    wash(
      swell(
        'M64-110C104-160 146-190 188-206M94-126C92-146 98-158 104-168M118-144C118-166 124-176 132-184M100-124C118-122 132-126 144-130M126-146C146-146 156-150 166-156',
        4,
      ),
      ink,
    ) +
    placeAt(0, 250, cushion(plate), { scale: 0.84 }) +
    placeAt(0, 196, crown(plate), { scale: 0.6 }) +
    placeAt(-126, 312, turnedOver(hand(plate, 'over')), { scale: 1.5, turn: 172 }) +
    placeAt(126, 312, hand(plate, 'over'), { scale: 1.5, turn: -172 })
  );
};

export const theCrown: Picture = plate => {
  const beams = Array.from({ length: 28 }, (_, i) => [
    polarPoint(190, (i * 360) / 28),
    polarPoint(i % 2 === 0 ? 252 : 226, (i * 360) / 28),
  ]);
  return (
    sky(plate, 300) +
    shape('M-250-10a250 250 0 1 0 500 0a250 250 0 1 0-500 0Z', plate.paper, 0) +
    strokePath(
      beams
        .map(
          ([from, to]) =>
            `M${assertDefined(from).map(Math.round).join(' ')}L${assertDefined(to).map(Math.round).join(' ')}`,
        )
        .join(''),
      5,
    ) +
    placeAt(0, 160, cushion(plate), { scale: 1.2 }) +
    placeAt(0, 50, crown(plate), { scale: 1.6 })
  );
};

/** Stands on the ground 290 below the origin. */
function gown({ rose, gold, ink }: Plate): string {
  return (
    shape('M-66 20C-120 90-156 190-166 286-90 300 90 300 166 286 156 190 120 90 66 20Z', rose) +
    shape('M-32 24C-46 110-56 200-58 294-20 298 20 298 58 294 56 200 46 110 32 24Z', gold) +
    hearts(
      [
        [0, 90],
        [0, 150],
        [0, 212],
        [0, 268],
      ],
      rose,
      0.8,
    ) +
    hearts(
      [
        [-92, 150],
        [-80, 216],
        [-128, 216],
        [-104, 264],
        [92, 150],
        [80, 216],
        [128, 216],
        [104, 264],
      ],
      gold,
      0.72,
    ) +
    shade('M82 50Q153 160 163 282', 'M70 70Q128 170 134 286', 24, 3.4) +
    shape('M-62-48C-92-40-86 0-66 24H66C86 0 92-40 62-48Z', rose) +
    shape('M-24-46L-32 24H32L24-46Z', gold) +
    beadString('M-64 24H66', 11, gold, ink)
  );
}

export const queen: Picture = plate => {
  const { rose, gold, paper } = plate;
  const girl = alice(plate, {
    mood: 'bold',
    tilt: -6,
    near: { elbow: [-110, 100], wrist: [-50, 140], hand: 'fist', turn: 60 },
    far: { elbow: [104, 96], wrist: [58, 142], hand: 'fist', turn: -60, thumb: 'left', isInFront: true },
  });
  const pointing: readonly (readonly [string, number])[] = [['M52-26C84-40 112-40 140-34', 34]];
  return (
    sky(plate, 220) +
    shape(
      'M-280 214V60C-250 40-220 70-190 50-160 34-130 66-100 50-60 34-20 64 20 48 60 32 100 66 140 48 180 32 220 60 290 40V220Z',
      gold,
    ) +
    strokePath(
      'M-230 100q12-14 24 0M-250 160q12-14 24 0M30 110q12-14 24 0M80 170q12-14 24 0M110 90q12-14 24 0M250 110q12-14 24 0',
      2.2,
    ) +
    drawAtEach(
      [
        [-246, 80],
        [96, 92],
        [262, 74],
      ],
      (x, y) => rosebud(x, y, rose, 0.7),
    ) +
    ground(gold, 214) +
    placeAt(182, 50, turnedOver(girl), { scale: 0.48 }) +
    placeAt(
      -78,
      0,
      blended([['M-52-26C-96 0-108 40-84 72', 34]], rose, 7) +
        placeAt(-84, 72, hand(plate, 'fist'), { scale: 1, turn: 130 }) +
        gown(plate) +
        shape('M-24-70V-40H24V-70Z', paper) +
        placeAt(0, -46, ruff(plate), { scale: 0.8 }) +
        placeAt(0, -128, queenHead(plate), { scale: 0.68 }) +
        blended(pointing, rose, 7) +
        strokePath('M138-54L144-12', 12) +
        strokePath('M138-54L144-12', 5, gold) +
        placeAt(142, -34, turnedOver(hand(plate, 'point')), { scale: 1.15, turn: 94 }),
    )
  );
};
