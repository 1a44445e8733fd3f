/** Of Asia: a man of the Punjab, a woman of Kyoto, a child of Samarkand. */

import { type Features, head, neck, shoulders, smallShoulders } from '@parlour/art/figures/head';
import { band, beads, hatch, line, mirrored } from '@parlour/art/figures/strokes';
import { circle, ellipse, group, path } from '@parlour/art/svg';
import type { Inks } from '../inks.ts';

/** Turban with a jewel, full beard, buttoned brocade. */
export function man(inks: Inks): string {
  const { ink, half, pale, paper, line: key, ripple } = inks;
  const own: Features = { skin: inks.skin(0.5), hair: key, jaw: 46, chin: 92, eye: 9, brow: 8 };
  const paisley = 'c-14-6-16-30 2-38 2 12 16 16 14 30-2 8-10 10-16 8z';
  return (
    shoulders(half) +
    neck(own) +
    path('M-50 112C-30 126 30 126 50 112L58 142C30 156-30 156-58 142Z', { fill: ink }) +
    path('M-34 148C-14 154 14 154 34 148L40 345H-40Z', { fill: pale }) +
    band('M0 158V345', 14, paper, '12 22') +
    [
      [-96, 216],
      [104, 216],
      [-70, 270],
      [80, 270],
      [-120, 290],
      [130, 300],
      [-90, 340],
      [100, 345],
    ]
      .map(([x, y]) => path(`M${x} ${y}${paisley}`, { fill: paper, 'stroke-width': 2 }))
      .join('') +
    beads('M-58 140C-60 200-30 238 0 244 30 238 60 200 58 140', 12, paper, key) +
    head(own, inks) +
    path(
      'M-61-4C-58 24-50 42-28 50-20 65-10 72 0 72 10 72 20 65 28 50 50 42 58 24 61-4 70 50 52 122 0 138-52 122-70 50-61-4Z',
      { fill: own.hair },
    ) +
    line(
      'M-50 44C-44 80-26 108-8 122M-34 58C-30 84-18 104-4 116M50 44C44 80 26 108 8 122M34 58C30 84 18 104 4 116M-14 78C-12 92-6 104 0 108M14 78C12 92 6 104 0 108',
      1.6,
      ripple,
    ) +
    path(
      'M0 42C-14 36-30 48-50 42-60 38-66 28-64 20-56 34-46 32-34 32-20 32-8 30 0 36 8 30 20 32 34 32 46 32 56 34 64 20 66 28 60 38 50 42 30 48 14 36 0 42Z',
      { fill: own.hair },
    ) +
    turban(inks)
  );
}

function turban({ half, ink, pale, paper }: Inks): string {
  return (
    path(
      'M-68-14C-104-44-108-116-40-146 20-172 112-140 104-70 100-44 84-26 68-12 62-42 30-54 4-66-24-54-60-44-68-14Z',
      { fill: half },
    ) +
    line(
      'M4-66C40-76 78-70 96-46M-8-80C30-98 78-96 102-78M-22-92C20-118 70-122 98-104M-38-100C-4-132 44-146 84-128M4-66C-30-72-64-64-86-42M-14-82C-40-86-70-82-92-66M-28-94C-50-102-74-100-90-88M-40-104C-54-116-66-118-80-112',
    ) +
    hatch('M84-116C96-96 96-66 82-40', 24) +
    path('M-2-66C-22-100-18-130 0-152 22-132 24-98 4-66Z', { fill: pale }) +
    line('M0-152C4-168 16-178 30-178M0-152C-2-168 4-184 14-192', 2.4, ink) +
    circle(1, -92, 12, { fill: ink }) +
    circle(1, -92, 5, { fill: paper, stroke: 'none' }) +
    circle(1, -118, 6, { fill: paper })
  );
}

/** Dressed hair with comb and pins; the kimono closed left over right, as the living wear it. */
export function woman(inks: Inks): string {
  const { ink, half, pale, paper, line: key, ripple } = inks;
  const own: Features = { skin: inks.skin(0.12), hair: key, jaw: 40, chin: 87, eye: 8, brow: 4 };
  return (
    path('M-66 20C-108 4-112-56-78-86-74-138-34-158 0-158 34-158 74-138 78-86 112-56 108 4 66 20Z', {
      fill: own.hair,
    }) +
    ellipse(0, -154, 46, 26, { fill: own.hair }) +
    line(
      'M-88-8C-98-34-88-64-70-78M-60-100C-52-132-24-146 0-146M88-8C98-34 88-64 70-78M60-100C52-132 24-146 0-146M-30-160Q0-176 30-160',
      1.6,
      ripple,
    ) +
    shoulders(pale) +
    [
      [-108, 196],
      [-138, 226],
      [-96, 252],
      [110, 204],
      [140, 240],
      [-124, 282],
      [104, 262],
    ]
      .map(([x, y]) => blossom(x!, y!, inks))
      .join('') +
    neck(own) +
    path('M-62 118C-50 150-20 200 40 262L60 236C10 190-24 150-36 104Z', { fill: paper }) +
    path('M62 118C50 150 20 200-40 262L-60 236C-10 190 24 150 36 104Z', { fill: paper }) +
    path('M-62 118C-84 124-90 132-92 140-70 190-30 240 30 300L56 268C0 214-40 170-62 118Z', { fill: half }) +
    path('M62 118C84 124 90 132 92 140 70 200 20 260-66 330L-92 300C-10 240 40 180 62 118Z', { fill: half }) +
    path('M-205 345C-200 330-120 296 0 296 120 296 200 330 205 345Z', { fill: ink }) +
    band('M-180 330C-100 308 100 308 180 330', 12, paper, '10 10') +
    head(own, inks) +
    path('M-61 14C-68-30-62-96 0-96 62-96 68-30 61 14 58-24 42-50 0-52-42-50-58-24-61 14Z', { fill: own.hair }) +
    path('M-34-106C-14-118 14-118 34-106L28-92C12-100-12-100-28-92Z', { fill: paper }) +
    line('M-22-98L-20-106M-10-102V-110M2-102V-110M14-101 15-109M24-97L25-104', 1.6) +
    line('M-60-116L-96-134M60-116L96-134', 5, half) +
    circle(-99, -136, 8, { fill: ink }) +
    circle(99, -136, 8, { fill: ink }) +
    blossom(-78, -72, inks, 1.25) +
    line('M-84-58V-26M-76-56V-16M-68-58V-26', 2, ink) +
    circle(-84, -22, 5, { fill: paper }) +
    circle(-76, -12, 5, { fill: paper }) +
    circle(-68, -22, 5, { fill: paper })
  );
}

function blossom(x: number, y: number, { ink, paper }: Inks, scale = 1): string {
  const petal = (turn: number): string =>
    path('M0 0C-11-7-9-20 0-17 9-20 11-7 0 0Z', { transform: `rotate(${turn})`, fill: paper, 'stroke-width': 1.8 });
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    ...[0, 72, 144, 216, 288].map(petal),
    circle(0, 0, 4, { fill: ink, stroke: 'none' }),
  );
}

/** Embroidered cap, many plaits, a robe of ikat silk. */
export function child(inks: Inks): string {
  const { ink, half, paper, line: key, skin, pale } = inks;
  const own: Features = { skin: inks.skin(0.3), hair: key, jaw: 50, chin: 78, eye: 11.5, brow: 6, young: true };
  const plait = (d: string): string => line(d, 10, key) + band(d, 6.5, skin(0.9), '5 2.5');
  const almond = 'c-9 8-9 22 0 30 9-8 9-22 0-30z';
  return (
    smallShoulders(half) +
    neck(own) +
    path('M-46 120L0 176 46 120 62 132 14 345H-14L-62 132Z', { fill: paper }) +
    mirrored(
      path('M62 132L14 345H44L92 152Z', { fill: pale }) +
        path(
          'M104 186C120 200 126 220 124 236 110 226 104 206 104 186ZM88 240C104 256 110 276 106 294 92 282 86 262 88 240ZM130 264C142 280 146 296 142 314 130 302 126 284 130 264Z',
          { fill: paper, stroke: ink },
        ) +
        line('M112 196C116 208 118 218 120 226M94 252C98 266 100 276 102 284', 3, ink),
    ) +
    beads('M-40 112Q0 148 40 112', 10, ink, key) +
    mirrored(
      plait('M58-40C76 30 66 100 76 226') + plait('M56-36C62 50 54 110 60 240') + plait('M60-44C92 20 82 110 92 206'),
    ) +
    head(own, inks) +
    mirrored(path('M0-80C50-80 70-50 64 8 58-22 40-38 0-46Z', { fill: own.hair })) +
    path('M-70-46L-60-112C-30-126 30-126 60-112L70-46C30-66-30-66-70-46Z', { fill: ink }) +
    [-38, -13, 13, 38]
      .map(x => path(`M${x}-${108 - Math.abs(x) / 5}${almond}`, { fill: paper, stroke: 'none' }))
      .join('') +
    band('M-66-55C-30-74 30-74 66-55', 9, paper, '7 5')
  );
}
