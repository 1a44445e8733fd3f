/** A man of the Tyrol, a woman of Volendam, a child of the Highlands. */

import { beadString, hatchPath, stripedBand, strokePath, withMirrorImage } from '@parlour/card-art/engraving';
import {
  type ChildFeatures,
  drawChildHead,
  drawChildNeck,
  drawHead,
  drawNeck,
  drawShoulders,
  drawSmallShoulders,
  type HeadFeatures,
} from '@parlour/card-art/figures/heads';
import { circle, drawAtEach, path } from '@parlour/card-art/svg';
import type { Inks } from '../inks.ts';
import { placeChild, skinShadow } from './medallion.ts';

export function man(inks: Inks): string {
  const { ink, half, pale, paper, skin } = inks;
  const own: HeadFeatures = { skin: inks.skin(0.24), hair: skin(0.95), jaw: 47, chin: 94, eye: 9, brow: 7 };
  const collar = path('M58 120L96 158 60 210 76 222 18 340H60L120 170Z', { fill: pale });
  return (
    drawShoulders(half) +
    drawNeck(own) +
    path('M-40 112L0 160 40 112 58 130 20 340H-20L-58 130Z', { fill: paper }) +
    path('M-44 108C-30 128-14 138 0 142 14 138 30 128 44 108L52 126C36 150 20 158 0 160-20 158-36 150-52 126Z', {
      fill: ink,
    }) +
    path('M-8 158L-34 214-12 206 0 226 12 206 34 214 8 158Z', { fill: ink }) +
    withMirrorImage(collar) +
    hatchPath('M150 184C172 214 180 260 182 330', 40) +
    hatchPath('M-112 182C-124 220-122 280-116 330', 22) +
    [210, 252, 294].map(y => circle(-36 + (y - 190) * 0.22, y, 5, { fill: paper })).join('') +
    drawHead(own, inks) +
    withMirrorImage(path('M60-30C64-14 62 0 58 8L54-20Z', { fill: own.hair })) +
    path('M0 38C-12 34-30 40-44 52-30 54-14 54 0 46 14 54 30 54 44 52 30 40 12 34 0 38Z', { fill: own.hair }) +
    path(
      'M-112-40C-80-58-60-60-58-64-62-104-44-140-24-138-8-136 8-136 24-138 44-140 62-104 58-64 60-60 80-58 112-40 80-18 40-34 0-36-40-34-80-18-112-40Z',
      { fill: half },
    ) +
    path('M-59-72C-30-84 30-84 59-72L58-58C30-68-30-68-58-58Z', { fill: ink }) +
    hatchPath('M40-130C48-112 50-98 49-86', 22) +
    hatchPath('M36-42Q66-46 90-40', 12) +
    path('M52-66C70-110 92-140 124-158 122-128 100-92 62-60Z', { fill: paper }) +
    strokePath('M58-64C78-104 98-134 120-154', 1.6) +
    hatchPath('M70-78C86-110 100-130 114-144', 14)
  );
}

export function woman(inks: Inks): string {
  const { ink, half, pale, paper, skin, line: key, ripple } = inks;
  const own: HeadFeatures = {
    skin: inks.skin(0.18),
    hair: skin(0.55),
    jaw: 41,
    chin: 88,
    eye: 10,
    brow: 4,
    shadow: skinShadow(inks, 0.18),
  };
  const wing = 'C40-66 66-40 58-4 70 6 92 4 110-32 97-22 84-30 78-48 70-104 36-130 0-172';
  return (
    drawShoulders(ink) +
    drawNeck(own) +
    path('M-62 128L62 128 56 345H-56Z', { fill: pale }) +
    withMirrorImage(
      path('M66 122C110 150 120 250 96 345H34C70 270 72 190 44 130Z', { fill: half }) +
        stripedBand('M70 136C104 190 102 260 78 345', 7, paper, '9 7'),
    ) +
    drawAtEach(
      [
        [-18, 180],
        [20, 200],
        [-20, 236],
        [18, 258],
        [-16, 292],
      ],
      (x, y) => flower(x, y, inks),
    ) +
    beadString('M-42 104Q0 138 42 104', 11, ink, key) +
    beadString('M-46 116Q0 152 46 116', 11, ink, key) +
    beadString('M-50 128Q0 166 50 128', 11, ink, key) +
    drawHead(own, inks) +
    path('M-56-10C-54-52-24-64 0-62 24-64 54-52 56-10 42-44 20-50 0-50-20-50-42-44-56-10Z', { fill: own.hair }) +
    path(`M0-68${wing}M0-68C-40-66-66-40-58-4-70 6-92 4-110-32-97-22-84-30-78-48-70-104-36-130 0-172`, {
      fill: paper,
      stroke: 'none',
    }) +
    withMirrorImage(strokePath(`M0-68${wing}`, 3)) +
    hatchPath('M14-140C40-112 58-86 64-52', 26, ripple) +
    withMirrorImage(strokePath('M8-78C44-76 72-50 68-12 80-10 92-14 100-24M4-146C30-116 52-90 62-56', 1.5)) +
    withMirrorImage(beadString('M10-73C44-70 68-44 63-10', 6, paper, ripple))
  );
}

const flower = (x: number, y: number, { ink, paper }: Inks): string =>
  [0, 72, 144, 216, 288]
    .map(a =>
      circle(x + 8 * Math.sin((a * Math.PI) / 180), y - 8 * Math.cos((a * Math.PI) / 180), 5.5, {
        fill: ink,
        stroke: 'none',
      }),
    )
    .join('') + circle(x, y, 4, { fill: paper, stroke: 'none' });

export function child(inks: Inks): string {
  const { ink, half, pale, paper, skin } = inks;
  const own: ChildFeatures = { skin: skin(0.2), hair: skin(0.75), brow: 3, iris: half };
  return placeChild(
    drawSmallShoulders(half) +
      drawChildNeck(own.skin, skinShadow(inks, 0.2)) +
      path('M0 160L-12 345H12Z', { fill: pale }) +
      path('M92 152C136 178 150 214 156 262L-40 345H-130Z', { fill: pale }) +
      stripedBand('M124 190L-92 345', 58, ink, '4 18') +
      strokePath('M108 170L-120 334M126 192L-80 345M142 222L-40 350', 4, ink) +
      path('M-46 106C-30 130-10 142 0 158 10 142 30 130 46 106L88 146 46 200 0 164-46 200-88 146Z', { fill: paper }) +
      hatchPath('M-120 196C-136 230-140 280-142 340', 30),
    drawChildHead(own, inks) +
      path(
        'M-61-2C-66-34-58-52-50-60L50-60C58-52 66-34 61-2 56-22 50-34 42-38 30-30 18-42 6-34-6-44-20-32-34-40-48-34-56-22-61-2Z',
        { fill: own.hair },
      ) +
      path('M-88-62C-96-104-52-132 4-130 62-128 98-102 90-62 60-72-60-72-88-62Z', { fill: ink }) +
      path('M-68-60C-32-72 32-72 68-60L66-38C30-50-30-50-66-38Z', { fill: paper }) +
      stripedBand('M-67-54C-30-66 30-66 67-54', 10, ink, '9 9') +
      stripedBand('M-58-46C-30-56 30-56 66-44', 10, ink, '9 9') +
      circle(2, -134, 14, { fill: pale }) +
      path('M-62-56C-74-80-78-118-64-150-54-120-52-84-54-58Z', { fill: paper }) +
      strokePath('M-58-58C-64-90-66-120-64-144', 1.5),
  );
}
