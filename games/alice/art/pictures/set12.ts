/** 12: the Knave of Hearts; the Crown. The Queen is in a file of her own. */

import { polarPoint } from '@parlour/card-art/engraving';
import { drawHead, type HeadFeatures } from '@parlour/card-art/figures/heads';
import { drawAtEach, placeAt } from '@parlour/card-art/svg';
import { assertDefined } from '@parlour/kernel/result';
import { beadString, hatchPath, shape, sky, strokePath, withMirrorImage } from '../burin.ts';
import type { Picture } from '../plate.ts';
import { tones } from './alice.ts';
import { crown, cushion, heart, ruff } from './court.ts';

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
