/** A man of Kano, a woman of Oyo, a child of Ethiopia. */

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
  const { ink, half, pale, paper, line: key } = inks;
  const own: HeadFeatures = { skin: inks.skin(0.92), hair: key, jaw: 46, chin: 94, eye: 9, brow: 6 };
  return (
    path('M-225 345C-222 210-190 166-118 148L-50 122 0 168 50 122 118 148C190 166 222 210 225 345Z', { fill: paper }) +
    drawNeck(own) +
    path('M-62 118C-40 150-20 160 0 164 20 160 40 150 62 118L84 128C62 176 30 190 0 192-30 190-62 176-84 128Z', {
      fill: half,
    }) +
    path('M-70 178C-40 196 20 200 64 182L70 345H-76Z', { fill: pale }) +
    strokePath(
      'M-40 230a22 22 0 1 1 44 0a18 18 0 1 1-36 0a13 13 0 1 1 26 0a8 8 0 1 1-16 0M-52 300H60M-52 314H60M-52 328H60',
      3.4,
      ink,
    ) +
    stripedBand('M44 204V290', 22, ink, '4 7') +
    strokePath(
      'M-112 166C-124 220-120 280-112 345M112 166C124 220 120 280 112 345M-166 190C-176 240-176 290-172 345M160 188C172 240 172 290 168 345',
      2,
    ) +
    hatchPath('M186 208C200 250 204 300 204 345', 34) +
    hatchPath('M130 180C138 230 136 290 130 345', 16) +
    hatchPath('M-134 186C-142 230-140 290-134 345', 16) +
    drawHead(own, inks) +
    withMirrorImage(path('M60-34C64-14 63-2 59 10L54-24Z', { fill: own.hair })) +
    path(
      'M-20 44C-10 40 10 40 20 44L24 50C10 46-10 46-24 50ZM-16 80C-8 74 8 74 16 80 14 96 8 104 0 106-8 104-14 96-16 80Z',
      { fill: own.hair, 'stroke-width': 1 },
    ) +
    path('M-63-36C-66-70-64-112-56-130-30-144 30-144 56-130 64-112 66-70 63-36 30-52-30-52-63-36Z', { fill: paper }) +
    strokePath('M-64-52C-30-68 30-68 64-52M-62-112C-30-126 30-126 62-112', 2.4) +
    stripedBand('M-63-60C-30-76 30-76 63-60', 10, ink, '8 5') +
    stripedBand('M-61-104C-30-118 30-118 61-104', 9, ink, '8 5') +
    strokePath('M-58-78l14-16 14 12 15-15 15 13 15-13 15 15 14-12 14 16', 4, half) +
    hatchPath('M48-124C54-104 56-80 55-58', 15)
  );
}

export function woman(inks: Inks): string {
  const { ink, half, pale, paper, line: key } = inks;
  const own: HeadFeatures = {
    skin: inks.skin(0.85),
    hair: key,
    jaw: 41,
    chin: 88,
    eye: 10,
    brow: 4,
    shadow: skinShadow(inks, 0.85),
  };
  const ring = (x: number, y: number): string =>
    circle(x, y, 15, { fill: 'none', stroke: paper, 'stroke-width': 3.5 }) +
    circle(x, y, 6, { fill: paper, stroke: 'none' });
  return (
    drawShoulders(ink) +
    drawAtEach(
      [
        [-150, 220],
        [-104, 246],
        [-146, 286],
        [-98, 316],
        [150, 220],
        [104, 246],
        [146, 286],
        [98, 316],
        [-46, 262],
        [0, 300],
        [46, 262],
      ],
      (x, y) => ring(x, y),
    ) +
    drawNeck(own) +
    path('M-78 134C-60 190-30 208 0 212 30 208 60 190 78 134L60 126 0 180-60 126Z', {
      fill: own.skin,
      stroke: 'none',
    }) +
    strokePath('M-80 134C-62 194-30 214 0 216 30 214 62 194 80 134', 5, pale) +
    beadString('M-44 108Q0 146 44 108', 12, half, key) +
    beadString('M-54 124Q0 178 54 124', 12, half, key) +
    beadString('M-62 136Q0 214 62 136', 13, half, key) +
    drawHead(own, inks) +
    withMirrorImage(circle(69, 34, 8, { fill: paper }) + path('M69 42L61 62H77Z', { fill: half })) +
    path(
      'M-66-22C-92-50-120-84-108-128-84-166-30-180 14-170 68-176 122-148 114-98 106-68 86-52 66-24 50-56 22-62 0-62-22-62-50-56-66-22Z',
      { fill: half },
    ) +
    path('M-64-30C-40-60 40-60 64-30 70-50 64-66 58-74 24-90-24-90-58-74-64-66-70-50-64-30Z', { fill: pale }) +
    strokePath(
      'M-58-74C-84-94-98-112-103-134M-40-82C-60-110-70-136-72-157M-14-86C-23-116-24-146-18-171M16-86C24-114 22-146 18-171M42-80C58-106 62-138 57-168M58-74C80-94 92-120 94-150M-62-44C-30-72 30-72 62-44',
      2.4,
    ) +
    hatchPath('M74-76C94-92 104-112 103-134', 16) +
    hatchPath('M-22-98C-29-122-31-144-27-162', 11) +
    hatchPath('M30-98C37-122 37-144 33-164', 11) +
    stripedBand('M-90-148C-40-178 46-174 100-142', 5, paper, '8 5')
  );
}

export function child(inks: Inks): string {
  const { ink, half, pale, paper, line: key, ripple } = inks;
  const own: ChildFeatures = { skin: inks.skin(0.78), hair: key, brow: 4, iris: inks.skin(1) };
  return placeChild(
    drawSmallShoulders(pale) +
      drawChildNeck(own.skin, skinShadow(inks, 0.78)) +
      beadString('M-38 112Q0 146 38 112', 9, pale, key) +
      path('M-7 132H7V144H14V154H7V170H-7V154H-14V144H-7Z', { fill: paper, 'stroke-width': 2 }) +
      path('M-46 118C-90 130-150 170-164 345H-60C-70 260-50 190-24 158Z', { fill: paper }) +
      path('M46 118C96 132 150 170 164 345H-110C-40 316 40 240 30 156Z', { fill: paper }) +
      strokePath('M36 168C44 244-20 312-84 340', 16, half) +
      stripedBand('M36 168C44 244-20 312-84 340', 9, paper, '6 6') +
      strokePath('M50 172C60 254-8 322-66 345', 3, ink) +
      strokePath(
        'M-78 160C-104 200-116 270-118 345M-52 190C-70 240-76 300-76 345M90 170C120 210 128 280 126 345M66 230C70 270 60 310 40 345',
        1.8,
      ) +
      hatchPath('M128 206C142 250 146 300 146 345', 26) +
      hatchPath('M78 250C80 286 74 318 62 345', 14),
    path('M-66-6C-92-24-94-80-68-104-46-132 46-132 68-104 94-80 92-24 66-6Z', { fill: own.hair }) +
      drawChildHead(own, inks) +
      path(
        'M-61 4C-70-40-60-96 0-96 60-96 70-40 61 4 58-22 48-38 40-40 26-46 12-43 0-45-12-43-26-46-40-40-48-38-58-22-61 4Z',
        { fill: own.hair },
      ) +
      strokePath(
        'M-74-60Q-66-66-60-58M-52-92Q-44-98-38-90M-18-112Q-10-118-4-110M18-112Q26-118 32-110M44-94Q52-100 58-92M66-62Q74-68 80-60M-34-66Q-26-72-20-64M-2-86Q6-92 12-84M26-70Q34-76 40-68M-60-78Q-54-84-48-78',
        1.8,
        ripple,
      ),
  );
}
