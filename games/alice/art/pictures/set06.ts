/** 6: Father William standing on his head; the Eel; the Goose. */
import { circle, group, path, placeAt } from '@parlour/card-art/svg';
import type { Picture, Plate, Point } from '../engraving.ts';
import { ground, hatchPath, shade, shape, sky, strokePath, swell, wash } from '../engraving.ts';
import { taperedLimb } from './alice.ts';
import { adultHead } from './people.ts';
import { waves } from './set02.ts';
import { hand, turnedOver } from './shared-parts.ts';

const LEG = 'M-26 0C-34 40-30 70-24 84H24C30 60 30 30 24-4Z';
const CALF = 'M-22 78C-30 110-22 140-16 158H14C22 134 26 104 22 78Z';
const SHOE = 'M-18 152H16C22 162 40 168 54 172C62 178 58 188 48 188H-14C-22 180-24 164-18 152Z';

/** 520 high about his middle, upright; the picture turns him over. His arms reach up to the ground. */
function william(plate: Plate): string {
  const { paper, rose, gold, ink } = plate;
  const leg = (turn: number, knee: number): string =>
    placeAt(
      0,
      0,
      placeAt(
        0,
        76,
        placeAt(
          0,
          -76,
          shape(CALF, paper) +
            shade('M-24 84Q-28 120-16 156', 'M-4 84Q-6 120-2 156', 13, 2.8) +
            shape(SHOE, ink) +
            shape('M2 154H16V166H2Z', gold, 2),
        ),
        { turn: knee },
      ) +
        shape(LEG, gold) +
        shade('M-28 10Q-34 50-24 82', 'M-8 10Q-10 50-6 82', 11, 3) +
        shape('M-27 74H27V86H-27Z', rose, 2.6),
      { turn },
    );
  const arm = (side: 'near' | 'far'): string => {
    const [shoulder, elbow, wrist]: readonly [Point, Point, Point] =
      side === 'near'
        ? [
            [-72, -62],
            [-138, -130],
            [-122, -206],
          ]
        : [
            [70, -66],
            [136, -132],
            [126, -206],
          ];
    return (
      taperedLimb(shoulder, elbow, wrist, rose, [30, 26, 19]) +
      placeAt(
        wrist[0],
        wrist[1],
        shape('M-22-8C-8-2 8-2 22-8V12C8 18-8 18-22 12Z', paper, 3) +
          placeAt(0, -4, side === 'near' ? hand(plate, 'open') : turnedOver(hand(plate, 'open')), { scale: 1.15 }),
        { turn: side === 'near' ? -18 : 18 },
      )
    );
  };
  return (
    placeAt(-34, 104, leg(14, -6)) +
    placeAt(40, 104, leg(-26, 58)) +
    shape(
      'M-88 66C-130 110-150 90-158 60C-140 20-124-10-112-34ZM92 66C120 96 140 84 150 62C140 20 126-10 112-34Z',
      rose,
    ) +
    arm('far') +
    shape('M-66-90C-128-40-134 70-84 118C-40 134 50 134 92 116C136 66 128-40 70-90C30-112-30-112-66-90Z', gold) +
    shape(
      'M-66-90C-110-70-140 10-122 84L-92 104C-104 60-96-20-50-84ZM70-90C110-70 142 10 126 84L98 104C110 60 100-20 58-86Z',
      rose,
    ) +
    strokePath('M14-104C24-40 26 40 16 126', 2.6) +
    [-66, -28, 12, 52, 92]
      .map(y => circle(26 - Math.abs(y) * 0.06, y, 6, { fill: paper, 'stroke-width': 2.4 }))
      .join('') +
    shade('M-84 40Q-84 120 10 128', 'M-62 36Q-56 92 10 104', 20, 3.4) +
    shade('M20 128Q90 118 96 40', 'M18 104Q66 94 70 36', 18, 3.4) +
    arm('near') +
    placeAt(
      -2,
      -158,
      shape('M-40 56C-40 80-50 96-66 104L0 150 66 104C50 96 40 80 40 56Z', paper) +
        adultHead(plate, { nose: 'round', mouth: 'grin', brow: 'raised', open: 0.9, skin: 'smooth' }) +
        shape(
          'M-52-64C-84-66-100-30-92 8C-100 28-84 52-66 42C-54 34-56 10-58-4C-66-14-64-36-56-44ZM46-60C62-56 72-40 68-24C66-12 56-6 52-12C56-26 52-40 42-50Z',
          paper,
        ) +
        wash(swell('M-62-56C-82-40-82-10-76 18M-70-40C-88-20-84 10-72 34M54-50C62-40 62-30 58-18', 4), ink) +
        shape(
          'M-50 34C-58 60-50 84-30 96C-10 116 30 118 44 96C52 84 54 70 50 58C44 72 36 84 22 86C0 88-30 66-50 34Z',
          paper,
        ) +
        wash(
          swell(
            'M-44 50C-42 72-32 86-14 98M-30 68C-22 84-10 94 6 102M-6 86C4 94 16 98 28 98M44 74C42 84 36 92 26 98',
            4,
          ),
          ink,
        ),
      { scale: 0.82 },
    )
  );
}

export const onHisHead: Picture = plate =>
  sky(plate, 200) +
  shape(
    'M-280 214V140C-262 116-230 112-212 138-196 110-150 112-144 150-120 144-96 176-100 214ZM150 214C150 176 172 150 196 158 206 124 246 118 258 142 270 128 284 126 294 134V214Z',
    plate.gold,
  ) +
  shade('M-270 138Q-230 106-206 140', 'M-262 168Q-232 150-214 166', 9, 3) +
  shade('M-204 136Q-170 100-144 150', 'M-196 160Q-172 146-158 166', 9, 3) +
  shade('M200 156Q224 110 260 142', 'M208 172Q228 150 252 164', 9, 3) +
  ground(plate.gold, 212) +
  placeAt(44, 10, group({ transform: 'scale(1 -1)' }, william(plate)), { scale: 0.98 });

export const eel: Picture = plate => {
  const { gold, paper, rose, ink } = plate;
  const body = 'M-236 206C-80 262 150 226 130 110 112 20-120 76-140-44-150-130-60-186 56-172';
  return (
    sky(plate, 40) +
    waves(plate, 30) +
    path(body, { 'stroke-width': 78, 'stroke-linecap': 'round' }) +
    path(body, { stroke: gold, 'stroke-width': 70, 'stroke-linecap': 'round' }) +
    path('M-230 226C-80 280 176 240 152 104 130-6-100 50-120-46-124-110-50-158 56-150', {
      stroke: paper,
      'stroke-width': 14,
    }) +
    path(body, { 'stroke-width': 66, 'stroke-dasharray': '1.3 13' }) +
    strokePath('M-200 176C-60 220 100 190 96 118 84 60-140 100-174-36-186-130-80-216 40-206', 9) +
    strokePath('M-200 176C-60 220 100 190 96 118 84 60-140 100-174-36-186-130-80-216 40-206', 4, rose) +
    shape('M30-208C90-222 160-210 214-176 222-166 214-156 200-152 150-130 90-130 34-138 12-150 12-196 30-208Z', gold) +
    strokePath('M214-166C180-164 150-160 126-150', 3) +
    circle(128, -186, 12, { fill: paper }) +
    circle(131, -186, 6, { fill: ink }) +
    strokePath('M60-190Q72-172 60-152', 3) +
    shape('M40-140C60-120 64-106 58-90 40-100 30-120 30-136Z', rose) +
    waves(plate, 230)
  );
};

export const goose: Picture = plate => {
  const { paper, gold, rose, ink } = plate;
  const feet = 'M-20 170V216M50 166V214';
  return (
    sky(plate, 214) +
    ground(gold, 210) +
    strokePath(feet, 18) +
    strokePath(feet, 10, rose) +
    shape('M-60 228L-24 210 12 228ZM14 226L48 208 84 226Z', rose) +
    shape(
      'M60 60C70 0 40-60 56-130 66-190 120-220 164-196 196-178 196-140 172-124 140-110 136-60 146-10 160 70 120 160 20 176-70 190-150 160-190 100-220 92-240 70-246 50-210 56-180 50-160 36-110 0-20-10 60 60Z',
      paper,
    ) +
    shape('M-190 60C-130 10-20 10 40 50 60 90 10 140-70 136-130 132-170 100-190 60Z', gold) +
    strokePath('M-150 66C-100 40-40 40 10 64M-130 86C-90 66-40 66 0 84M-104 106C-70 92-40 92-10 104', 2.4) +
    hatchPath('M-120 150C-60 172 20 170 80 130', 26) +
    hatchPath('M84-20C82-70 78-110 92-150', 16) +
    shape('M178-176C214-170 238-156 246-144 236-132 206-132 178-136Z', rose) +
    strokePath('M186-156H234', 2.4) +
    circle(196, -162, 3, { fill: ink }) +
    circle(146, -168, 11, { fill: ink, stroke: 'none' }) +
    circle(149, -171, 4, { fill: paper, stroke: 'none' }) +
    shape('M64-96C90-84 116-84 142-98L146-80C118-66 92-66 62-76Z', rose) +
    circle(104, -66, 9, { fill: gold })
  );
};
