/** A man of the Pampas, a woman of the Navajo country, a child of the Andes. */

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
import { circle, path } from '@parlour/card-art/svg';
import type { Inks } from '../inks.ts';
import { placeChild, skinShadow } from './medallion.ts';

export function man(inks: Inks): string {
  const { ink, half, pale, paper, line: key } = inks;
  const own: HeadFeatures = { skin: inks.skin(0.4), hair: key, jaw: 48, chin: 94, eye: 9, brow: 8 };
  return (
    path('M-225 345C-216 230-190 178-116 152L-50 122 0 150 50 122 116 152C190 178 216 230 225 345Z', { fill: half }) +
    withMirrorImage(
      path('M70 132C120 180 140 260 144 345H112C108 260 92 190 44 138Z', { fill: paper }) +
        strokePath('M58 136C104 186 122 260 128 345', 6, ink) +
        path('M130 160C168 200 186 270 190 345H172C166 270 150 210 112 152Z', { fill: pale }),
    ) +
    drawNeck(own) +
    path('M-54 110C-34 130-14 140 0 142 14 140 34 130 54 110L66 132C44 160 20 172 0 174-20 172-44 160-66 132Z', {
      fill: ink,
    }) +
    path('M-10 170L-54 234-14 222 0 250 14 222 54 234 10 170Z', { fill: ink }) +
    circle(0, 172, 13, { fill: ink }) +
    strokePath('M-30 224L-8 186M30 224L8 186M0 236V192', 1.8, pale) +
    hatchPath('M-84 190C-66 230-56 290-54 345', 22) +
    hatchPath('M84 190C66 230 56 290 54 345', 22) +
    drawHead(own, inks) +
    withMirrorImage(
      path('M60-34C65-10 66 14 58 40L52 12 55-24Z', { fill: own.hair }) + strokePath('M62-40C70 10 50 84 20 110', 2.4),
    ) +
    path('M0 38C-14 32-32 40-48 60-30 56-14 54 0 47 14 54 30 56 48 60 32 40 14 32 0 38Z', { fill: own.hair }) +
    path(
      'M-144-66C-112-40-70-42-58-54-62-100-46-136-20-134-8-128 8-128 20-134 46-136 62-100 58-54 70-42 112-40 144-66 138-28 80-20 0-22-80-20-138-28-144-66Z',
      { fill: half },
    ) +
    path('M-59-66C-30-78 30-78 59-66L58-48C30-60-30-60-58-48Z', { fill: ink }) +
    hatchPath('M40-126C48-108 50-92 49-78', 22) +
    hatchPath('M50-36C84-34 106-38 124-46', 14) +
    strokePath('M-128-50C-90-32 90-32 128-50', 1.6)
  );
}

/** Folded at the nape and wound about the middle with white yarn; it shows past the neck on one side. */
const bun = ({ line: key, paper, ripple }: Inks): string =>
  path('M-40 34C-66 30-92 38-90 58-88 72-74 76-70 84-78 92-96 100-94 120-90 142-50 146-36 134Z', { fill: key }) +
  strokePath(
    'M-52 40C-64 46-72 58-68 72M-66 40C-78 46-82 56-78 66M-54 132C-62 120-72 110-68 96M-70 132C-82 122-84 112-78 102',
    1.6,
    ripple,
  ) +
  strokePath('M-78 77L-46 80M-78 84L-46 87M-78 91L-46 94', 4.5, paper);

export function woman(inks: Inks): string {
  const { ink, half, pale, paper, line: key, ripple } = inks;
  const own: HeadFeatures = {
    skin: inks.skin(0.52),
    hair: key,
    jaw: 43,
    chin: 88,
    eye: 9.5,
    brow: 5,
    shadow: skinShadow(inks, 0.52),
  };
  return (
    bun(inks) +
    drawShoulders(ink) +
    drawNeck(own) +
    path('M-52 112C-40 136-20 154 0 166L-34 204-92 146ZM52 112C40 136 20 154 0 166L34 204 92 146Z', { fill: half }) +
    withMirrorImage(
      path('M104 150C176 172 210 222 218 345H92C104 270 104 210 84 158Z', { fill: pale }) +
        strokePath('M116 156C150 210 160 280 158 345', 12, ink) +
        strokePath('M140 168C180 220 190 290 190 345', 5, half) +
        path('M120 226l18 24-14 24-16-24ZM118 290l18 26-12 26-18-26Z', { fill: paper }),
    ) +
    beadString('M-50 122C-58 200-30 256 0 264 30 256 58 200 50 122', 13, paper, key) +
    withMirrorImage(
      [
        [56, 168],
        [51, 206],
        [36, 236],
      ]
        .map(([x, y]) => path(`M${x} ${y}l20-4-6 10 8 8-20-4Z`, { fill: paper, 'stroke-width': 2 }))
        .join(''),
    ) +
    path('M0 262C-30 266-36 304-14 318-22 300-14 286 0 284 14 286 22 300 14 318 36 304 30 266 0 262Z', {
      fill: paper,
    }) +
    circle(0, 296, 6, { fill: half }) +
    drawHead(own, inks) +
    withMirrorImage(
      path('M0-98C52-98 80-60 66 26 60 4 62-14 48-34 34-52 16-58 0-62Z', { fill: own.hair }) +
        strokePath('M12-86C44-84 64-54 62-12M8-74C34-70 52-50 58-26', 1.6, ripple),
    ) +
    strokePath('M0-97V-63', 2.4, own.skin) +
    withMirrorImage(circle(69, 34, 6, { fill: paper }) + path('M69 40L63 58 69 64 75 58Z', { fill: half }))
  );
}

export function child(inks: Inks): string {
  const { ink, half, pale, paper, line: key } = inks;
  const own: ChildFeatures = { skin: inks.skin(0.42), hair: key, brow: 4, iris: half };
  return placeChild(
    drawSmallShoulders(half) +
      drawChildNeck(own.skin, skinShadow(inks, 0.42)) +
      path('M-50 116C-30 150 30 150 50 116L70 134C40 176-40 176-70 134Z', { fill: pale }) +
      withMirrorImage(
        strokePath('M74 150C96 200 102 270 100 345', 14, ink) +
          strokePath('M100 162C126 210 132 280 130 345', 8, paper) +
          strokePath('M50 168C62 220 66 280 64 345', 8, paper),
      ) +
      strokePath('M-20 184V345M20 184V345', 5, ink) +
      stripedBand('M0 190V345', 24, paper, '6 10') +
      hatchPath('M136 226C146 260 148 300 148 345', 20),
    drawChildHead(own, inks) +
      path('M-60-20C-58-40-40-46-30-40-20-46-8-38 0-44 8-38 20-46 30-40 40-46 58-40 60-20L60-54H-60Z', {
        fill: own.hair,
      }) +
      path(
        'M-68-40C-72-90-40-128 0-166 40-128 72-90 68-40 74-10 78 20 70 52 66 62 58 60 56 50 52 24 60-8 56-34 30-52-30-52-56-34-60-8-52 24-56 50-58 60-66 62-70 52-78 20-74-10-68-40Z',
        { fill: half },
      ) +
      path('M-67-60C-30-78 30-78 67-60L68-40C30-58-30-58-68-40Z', { fill: ink }) +
      stripedBand('M-64-50C-30-67 30-67 64-50', 9, paper, '7 7') +
      path('M-60-90C-28-104 28-104 60-90L55-104C26-118-26-118-55-104Z', { fill: paper }) +
      stripedBand('M-57-97C-28-111 28-111 57-97', 7, ink, '6 6') +
      strokePath('M-64-72l9-10 11 6 11-10 11 7 11-9 11 9 11-9 11 7 11 10 11-7 8 9', 3.5, paper) +
      circle(0, -170, 13, { fill: ink }) +
      withMirrorImage(
        strokePath('M64 58C66 90 62 120 68 150', 4, ink) +
          circle(68, 156, 10, { fill: ink }) +
          hatchPath('M64-24C68 0 68 24 63 44', 9),
      ),
  );
}
