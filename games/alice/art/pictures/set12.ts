/** 12: the Queen of Hearts; the Knave of Hearts; the Crown. */
import { polarPoint } from '@parlour/card-art/engraving';
import { drawHead, type HeadFeatures } from '@parlour/card-art/figures/heads';
import { drawAtEach, placeAt } from '@parlour/card-art/svg';
import { assertDefined } from '@parlour/kernel/result';
import {
  beadString,
  ground,
  hatchPath,
  type Picture,
  type Plate,
  shape,
  sky,
  strokePath,
  withMirrorImage,
} from '../engraving.ts';
import { alice, limb, tones } from './alice.ts';
import { rosebud } from './set11.ts';
import { blended, crown, cushion, fist, heart, ruff } from './shared-parts.ts';

export const knave: Picture = plate => {
  const { paper, rose, gold, ink } = plate;
  const own: HeadFeatures = { skin: paper, hair: ink, jaw: 44, chin: 92, eye: 10, brow: 5, lip: rose };
  const curl = 'M58-40C110-50 122 10 108 50 122 80 100 110 76 100 64 84 70 60 62 40Z';
  return (
    sky(plate, 300) +
    shape('M-200 310C-200 200-170 150-110 128L-50 106H50L110 128C170 150 200 200 200 310Z', gold) +
    shape('M0 110H50L110 128C170 150 200 200 200 310H0Z', rose) +
    hatchPath('M164 190C180 230 184 270 184 310', 26) +
    drawAtEach(
      [
        [-70, 190],
        [-130, 220],
        [-90, 260],
      ],
      (x, y) => heart(x, y, rose),
    ) +
    drawAtEach(
      [
        [70, 190],
        [130, 220],
        [90, 260],
      ],
      (x, y) => heart(x, y, gold),
    ) +
    withMirrorImage(
      shape(curl, gold) + strokePath('M84-20C100 10 94 40 84 60 90 80 86 92 80 96M70-26C84 0 84 30 76 56', 2),
    ) +
    shape('M-30 66V104C-30 120 30 120 30 104V66Z', paper) +
    hatchPath('M-28 104Q4 118 32 94', 16) +
    placeAt(0, 122, ruff(plate), { scale: 0.8 }) +
    drawHead(own, tones(plate)) +
    strokePath('M-2 44C-16 38-30 44-40 38M2 44C16 38 30 44 40 38', 4) +
    shape('M-96-50C-110-120-40-140 10-132 80-140 120-100 100-54 40-72-40-72-96-50Z', rose) +
    beadString('M-88-54C-40-74 40-74 92-56', 12, gold, ink) +
    shape('M60-120C90-190 150-230 200-220 210-180 150-130 84-100Z', paper) +
    strokePath('M70-112C110-160 150-190 190-208M96-126l10-40M120-144l14-40M104-124l44-6M128-146l40-8', 2) +
    placeAt(0, 250, cushion(plate), { scale: 0.84 }) +
    placeAt(0, 196, crown(plate), { scale: 0.6 }) +
    shape(
      'M-186 310C-190 270-150 250-120 268-110 284-120 300-140 310ZM186 310C190 270 150 250 120 268 110 284 120 300 140 310Z',
      paper,
    )
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

const places = (all: readonly (readonly [number, number])[], fill: string, scale: number): string =>
  all.map(([x, y]) => heart(x, y, fill, scale)).join('');

/** Stands on the ground 290 below the origin. */
function gown({ rose, gold, ink }: Plate): string {
  return (
    shape('M-66 20C-120 90-156 190-166 286-90 300 90 300 166 286 156 190 120 90 66 20Z', rose) +
    shape('M-32 24C-46 110-56 200-58 294-20 298 20 298 58 294 56 200 46 110 32 24Z', gold) +
    places(
      [
        [0, 90],
        [0, 150],
        [0, 212],
        [0, 268],
      ],
      rose,
      0.8,
    ) +
    places(
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
    hatchPath('M116 110C138 160 148 210 152 280', 22) +
    shape('M-62-48C-92-40-86 0-66 24H66C86 0 92-40 62-48Z', rose) +
    shape('M-24-46L-32 24H32L24-46Z', gold) +
    beadString('M-64 24H66', 11, gold, ink)
  );
}

/** The eyes are at the origin. */
function fury(plate: Plate): string {
  const { paper, rose, ink } = plate;
  const own: HeadFeatures = { skin: paper, hair: ink, jaw: 54, chin: 96, eye: 11, brow: 7, lip: rose };
  return (
    withMirrorImage(
      shape('M52-72C120-84 124 10 92 70 76 84 62 70 62 50Z', ink) + strokePath('M80-50C104-20 100 30 84 60', 2, paper),
    ) +
    drawHead(own, tones(plate)) +
    strokePath('M-54-42L-10-24M54-42L10-24', 8) +
    shape('M-20 60C-10 50 10 50 20 60 18 82-18 82-20 60Z', ink, 2) +
    shape('M-12 58H12L8 65H-8Z', paper, 1.6) +
    placeAt(0, -92, crown(plate), { scale: 0.86 })
  );
}

export const queen: Picture = plate => {
  const { rose, gold, paper } = plate;
  const akimbo = 'M-56-296C-92-278-92-244-50-236M56-296C92-278 92-244 50-236';
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
        [60, 160],
        [-216, 170],
      ],
      (x, y) => rosebud(x, y, rose, 0.7),
    ) +
    ground(gold, 214) +
    placeAt(172, 290, alice(plate, { arms: akimbo, look: [-5, -3] }), { scale: 0.72 }) +
    placeAt(
      -78,
      0,
      blended([['M-52-26C-96 0-108 40-84 72', 34]], rose, 7) +
        placeAt(-84, 78, fist(plate), { scale: 1.2, turn: 100 }) +
        gown(plate) +
        shape('M-24-70V-40H24V-70Z', paper) +
        placeAt(0, -46, ruff(plate), { scale: 0.8 }) +
        placeAt(0, -128, fury(plate), { scale: 0.68 }) +
        blended(pointing, rose, 7) +
        strokePath('M138-54L144-12', 12) +
        strokePath('M138-54L144-12', 5, gold) +
        limb('M166-40L212-34', plate, 11) +
        placeAt(152, -34, fist(plate), { scale: 1.15, turn: 6 }),
    )
  );
};
