/** A man of the Punjab, a woman of Kyoto, a child of Samarkand. */

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
import { circle, drawAtEach, ellipse, group, path } from '@parlour/card-art/svg';
import type { Inks } from '../inks.ts';
import { placeChild, skinShadow } from './medallion.ts';

export function man(inks: Inks): string {
  const { ink, half, pale, paper, line: key } = inks;
  const own: HeadFeatures = { skin: inks.skin(0.5), hair: key, jaw: 46, chin: 92, eye: 9, brow: 8 };
  return (
    drawShoulders(paper) +
    drawNeck(own) +
    path('M-52 118C-36 136-16 150 0 166 16 150 36 136 52 118L64 130C44 164 20 182 0 190-20 182-44 164-64 130Z', {
      fill: paper,
    }) +
    strokePath('M0 190V300M-7 190V300M-12 300H5', 2) +
    [216, 250, 284].map(y => circle(-3.5, y, 3.6, { fill: key, stroke: 'none' })).join('') +
    strokePath('M-96 176C-106 230-104 290-98 345M-60 170C-64 230-62 290-58 345', 1.8) +
    hatchPath('M-150 190C-168 230-174 290-176 345', 26) +
    path('M46 122L112 152C178 176 200 225 205 345H40C74 290 82 200 46 122Z', { fill: half }) +
    strokePath('M62 140C100 200 104 280 84 345', 12, pale) +
    strokePath('M92 152C134 206 142 280 130 345M112 160C154 210 164 286 156 345', 4, ink) +
    hatchPath('M172 206C186 250 190 300 192 345', 24) +
    drawHead(own, inks) +
    beard(inks) +
    turban(inks)
  );
}

const beard = ({ line: key, ripple }: Inks): string =>
  path(
    'M-61-4C-58 24-50 42-28 50-20 65-10 72 0 72 10 72 20 65 28 50 50 42 58 24 61-4 70 50 56 124 10 142 0 146-6 144-16 140-54 122-70 50-61-4Z',
    { fill: key },
  ) +
  strokePath(
    'M-50 44C-44 80-26 108-8 126M-34 58C-30 84-18 104-4 118M50 44C44 80 26 108 8 126M34 58C30 84 18 104 4 118M-14 78C-12 92-6 104 0 110M14 78C12 92 6 104 0 110',
    1.6,
    ripple,
  ) +
  path(
    'M0 42C-14 36-30 48-50 42-60 38-66 28-64 20-56 34-46 32-34 32-20 32-8 30 0 36 8 30 20 32 34 32 46 32 56 34 64 20 66 28 60 38 50 42 30 48 14 36 0 42Z',
    { fill: key },
  );

const turban = ({ half, pale }: Inks): string =>
  path('M-66-12C-92-36-96-92-50-122-14-142 44-140 74-112 96-88 90-36 66-12 56-40 30-50 0-58-30-50-56-40-66-12Z', {
    fill: half,
  }) +
  path('M-34-130C-4-142 34-138 58-124 40-106 12-100-6-100-22-104-32-116-34-130Z', { fill: pale }) +
  strokePath(
    'M-66-12C-54-52 10-72 84-88M-76-28C-58-68 0-92 78-106M-84-50C-62-88-14-108 30-114M-80-84C-64-104-46-114-28-118M66-12C54-42 34-52 8-64M76-30C66-54 50-64 30-72M84-50C78-64 70-72 56-80',
    2.2,
  ) +
  hatchPath('M78-98C88-76 84-50 70-28', 18) +
  path('M-62-34C-78-28-88-10-84 12-74 16-66 10-62 0Z', { fill: half }) +
  strokePath('M-68-24C-76-14-78-2-76 8', 1.6);

/** The kimono is closed left over right, as the living wear it. */
export function woman(inks: Inks): string {
  const { ink, half, pale, paper, line: key, ripple } = inks;
  const own: HeadFeatures = {
    skin: inks.skin(0.12),
    hair: key,
    jaw: 40,
    chin: 87,
    eye: 8,
    brow: 4,
    shadow: skinShadow(inks, 0.12),
  };
  return (
    path('M-66 20C-108 4-112-56-78-86-74-138-34-158 0-158 34-158 74-138 78-86 112-56 108 4 66 20Z', {
      fill: own.hair,
    }) +
    ellipse(0, -154, 46, 26, { fill: own.hair }) +
    strokePath(
      'M-88-8C-98-34-88-64-70-78M-60-100C-52-132-24-146 0-146M88-8C98-34 88-64 70-78M60-100C52-132 24-146 0-146M-30-160Q0-176 30-160',
      1.6,
      ripple,
    ) +
    drawShoulders(pale) +
    drawAtEach(
      [
        [-108, 196],
        [-138, 226],
        [-96, 252],
        [110, 204],
        [140, 240],
        [-124, 282],
        [104, 262],
      ],
      (x, y) => blossom(x, y, inks),
    ) +
    drawNeck(own) +
    collar(inks) +
    path('M-205 345C-200 322-120 288 0 288 120 288 200 322 205 345Z', { fill: ink }) +
    stripedBand('M-180 326C-100 302 100 302 180 326', 12, paper, '10 10') +
    drawHead(own, inks) +
    path('M-61 14C-68-30-62-96 0-96 62-96 68-30 61 14 58-24 42-50 0-52-42-50-58-24-61 14Z', { fill: own.hair }) +
    path('M-34-106C-14-118 14-118 34-106L28-92C12-100-12-100-28-92Z', { fill: paper }) +
    strokePath('M-22-98L-20-106M-10-102V-110M2-102V-110M14-101 15-109M24-97L25-104', 1.6) +
    strokePath('M-60-116L-96-134M60-116L96-134', 5, half) +
    circle(-99, -136, 8, { fill: ink }) +
    circle(99, -136, 8, { fill: ink }) +
    blossom(-78, -72, inks, 1.25) +
    strokePath('M-84-58V-26M-76-56V-16M-68-58V-26', 2, ink) +
    circle(-84, -22, 5, { fill: paper }) +
    circle(-76, -12, 5, { fill: paper }) +
    circle(-68, -22, 5, { fill: paper })
  );
}

/** White under coloured; the wearer's left lies over the right. */
const collar = ({ half, paper }: Inks): string =>
  path('M-30 98C-44 112-56 120-64 124-40 190-6 250 56 310L92 288C30 232-8 170-30 98Z', { fill: paper }) +
  path('M-62 122C-74 126-82 130-88 134-66 200-24 262 34 316L62 300C4 246-36 190-62 122Z', { fill: half }) +
  path('M30 98C44 112 56 120 64 124 40 190 6 250-56 310L-92 288C-30 232 8 170 30 98Z', { fill: paper }) +
  path('M62 122C74 126 82 130 88 134 66 200 24 262-34 316L-62 300C-4 246 36 190 62 122Z', { fill: half });

function blossom(x: number, y: number, { ink, paper }: Inks, scale = 1): string {
  const petal = (turn: number): string =>
    path('M0 0C-11-7-9-20 0-17 9-20 11-7 0 0Z', { transform: `rotate(${turn})`, fill: paper, 'stroke-width': 1.8 });
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    ...[0, 72, 144, 216, 288].map(petal),
    circle(0, 0, 4, { fill: ink, stroke: 'none' }),
  );
}

export function child(inks: Inks): string {
  const { ink, half, paper, line: key, skin, pale } = inks;
  const own: ChildFeatures = { skin: skin(0.3), hair: key, brow: 4.5, iris: half };
  const plait = (d: string): string => strokePath(d, 10, key) + stripedBand(d, 6.5, skin(0.9), '5 2.5');
  const almond = 'c-9 8-9 22 0 30 9-8 9-22 0-30z';
  return placeChild(
    drawSmallShoulders(half) +
      drawChildNeck(own.skin, skinShadow(inks, 0.3)) +
      path('M-46 120L0 176 46 120 62 132 14 345H-14L-62 132Z', { fill: paper }) +
      withMirrorImage(
        path('M62 132L14 345H44L92 152Z', { fill: pale }) +
          path(
            'M104 186C120 200 126 220 124 236 110 226 104 206 104 186ZM88 240C104 256 110 276 106 294 92 282 86 262 88 240ZM130 264C142 280 146 296 142 314 130 302 126 284 130 264Z',
            { fill: paper, stroke: ink },
          ) +
          strokePath('M112 196C116 208 118 218 120 226M94 252C98 266 100 276 102 284', 3, ink),
      ) +
      beadString('M-40 112Q0 148 40 112', 10, ink, key),
    withMirrorImage(
      plait('M58-40C76 30 66 100 76 226') + plait('M56-36C62 50 54 110 60 240') + plait('M60-44C92 20 82 110 92 206'),
    ) +
      drawChildHead(own, inks) +
      withMirrorImage(path('M0-80C50-80 70-50 64 8 58-22 40-38 0-46Z', { fill: own.hair })) +
      path('M-70-46L-60-112C-30-126 30-126 60-112L70-46C30-66-30-66-70-46Z', { fill: ink }) +
      [-38, -13, 13, 38]
        .map(x => path(`M${x}-${108 - Math.abs(x) / 5}${almond}`, { fill: paper, stroke: 'none' }))
        .join('') +
      stripedBand('M-66-55C-30-74 30-74 66-55', 9, paper, '7 5'),
  );
}
