/** 5: Alice and the Mushroom; the Caterpillar; the Puppy. */
import { circle, ellipse, placeAt } from '@parlour/card-art/svg';
import type { Picture, Plate } from '../engraving.ts';
import { ground, hatchPath, shade, shape, sky, strokePath, withMirrorImage } from '../engraving.ts';
import { alice } from './alice.ts';
import { hand, limb, turnedOver } from './shared-parts.ts';

const BLADES =
  'M-270 300C-262 240-258 200-262 150-246 200-244 250-246 300ZM-230 300C-226 250-214 210-200 180-206 220-208 260-206 300ZM210 300C214 250 222 210 214 170 232 210 236 250 236 300ZM246 300C248 260 258 220 272 190 268 230 266 260 268 300Z';

const smoke = (x: number, y: number, r: number): string => circle(x, y, r, { fill: 'none', 'stroke-width': 5 });

const GILLS = Array.from({ length: 27 }, (_, i) => {
  const x = (i - 13) * 15;
  return `M${x} ${Math.round(57 - 27 * (x / 210) ** 2)}L${Math.round(x * 0.22)} 33`;
}).join('');

/** The cap is about the origin, 440 wide, the foot 260 below. */
export function mushroom({ rose, gold, paper }: Plate): string {
  const spots = [
    [-110, -46, 36, 20],
    [4, -80, 34, 17],
    [116, -50, 36, 20],
    [44, -20, 25, 11],
    [-54, -14, 24, 11],
    [178, -10, 19, 10],
    [-178, -6, 18, 10],
  ] as const;
  return (
    shape('M-50 36C-42 110-56 180-84 260H84C58 180 44 110 50 36Z', paper) +
    shade('M49 40Q42 150 80 254', 'M16 44Q12 150 36 256', 24, 3.4) +
    shade('M-48 40Q0 62 48 40', 'M-46 66Q0 96 46 70', 17, 3.4) +
    shape('M-66 72C-50 92-30 84-16 96 0 86 14 98 30 86 46 92 58 82 66 70 40 58-40 58-66 72Z', paper) +
    shape('M-220 30C-130 78 130 78 220 30 130 16-130 16-220 30Z', paper) +
    strokePath(GILLS, 1.9) +
    shape('M-226 32C-220-70-110-120 0-120 110-120 220-70 226 32 130 8-130 8-226 32Z', rose) +
    spots.map(([x, y, wide, high]) => ellipse(x, y, wide, high, { fill: gold, 'stroke-width': 2.6 })).join('') +
    shade('M120-100Q214-62 224 26', 'M96-70Q172-40 184 18', 24, 3.4)
  );
}

export const peeping: Picture = plate => {
  const girl = alice(plate, {
    weight: 3.4,
    mood: 'curious',
    gaze: [2, -4],
    tilt: -6,
    near: { elbow: [-150, 60], wrist: [-130, 90] },
    far: { elbow: [140, 60], wrist: [124, 90] },
  });
  return (
    sky(plate, 240) +
    placeAt(-26, -8, girl) +
    ground(plate.gold, 232) +
    placeAt(0, 60, mushroom(plate)) +
    placeAt(-138, -16, hand(plate, 'over'), { scale: 1.4, turn: -24 }) +
    placeAt(108, -36, turnedOver(hand(plate, 'over')), { scale: 1.4, turn: 20 }) +
    smoke(196, -90, 13) +
    smoke(182, -136, 19) +
    smoke(206, -190, 26) +
    shape(BLADES, plate.gold, 2.6)
  );
};

export const caterpillar: Picture = plate => {
  const { gold, paper, rose, ink } = plate;
  const rings: [number, number, number][] = [
    [-170, 96, 40],
    [-128, 118, 46],
    [-76, 120, 50],
    [-24, 104, 54],
    [16, 66, 56],
    [32, 12, 56],
    [28, -44, 54],
  ];
  return (
    sky(plate, 260) +
    placeAt(-30, 236, mushroom(plate), { scale: 1.06 }) +
    rings.map(([x, y, r]) => circle(x, y, r, { fill: gold })).join('') +
    hatchPath('M70 60C84 20 84-20 74-60', 20) +
    strokePath(
      'M-196 104q20 14 40 20M-156 136q24 10 52 10M-100 146q30 2 54-6M-42 132q30-6 52-26M20 98q30-20 42-50M44 40q18-30 16-62',
      2,
    ) +
    limb('M60 70L98 84M72 30L116 30M72-10L110-24', plate, 8) +
    circle(26, -112, 68, { fill: gold }) +
    strokePath('M-2-170C-10-200-26-214-44-218M44-176C46-206 58-224 76-230', 5) +
    circle(-46, -220, 8, { fill: rose }) +
    circle(78, -232, 8, { fill: rose }) +
    ellipse(10, -124, 14, 18, { fill: paper }) +
    ellipse(58, -126, 13, 17, { fill: paper }) +
    circle(14, -120, 7, { fill: ink }) +
    circle(60, -122, 7, { fill: ink }) +
    strokePath('M-8-148Q8-160 26-148M46-150Q60-160 74-146', 3) +
    strokePath('M20-84Q40-72 62-86', 3) +
    hatchPath('M-30-132C-38-110-30-84-12-68', 16) +
    strokePath('M62-84C120-90 150-40 140 20 132 70 160 90 190 92', 12) +
    strokePath('M62-84C120-90 150-40 140 20 132 70 160 90 190 92', 6, rose) +
    shape('M180 40H220V70C244 84 250 120 236 144H164C150 120 156 84 180 70Z', paper) +
    strokePath('M160 112H240', 2) +
    shape('M172 20H228L220 44H180Z', rose) +
    hatchPath('M230 92C240 110 236 130 228 140', 12) +
    smoke(120, -150, 16) +
    smoke(150, -190, 22) +
    smoke(196, -232, 28)
  );
};

export const puppy: Picture = plate => {
  const { paper, gold, rose, ink } = plate;
  return (
    sky(plate, 214) +
    ground(gold, 210) +
    limb('M-110 190C-170 180-200 130-190 90', plate, 24) +
    shape('M-130 236C-150 130-110 40-60 10H60C110 40 150 130 130 236Z', paper) +
    shape('M60 14C110 50 146 130 134 236H80C96 170 90 90 60 14Z', gold) +
    hatchPath('M116 120C128 160 130 200 126 232', 18) +
    withMirrorImage(
      shape('M18 70C20 130 10 190 8 244H72C76 200 70 130 62 80Z', paper) +
        strokePath('M26 232V244M42 232V244M58 232V244', 3) +
        shape('M90 244C92 220 140 214 156 238V246H92Z', paper),
    ) +
    strokePath('M-20 60q6 12 12 0M2 66q6 12 12 0M-10 84q6 12 12 0', 2) +
    shape('M0-180C74-184 112-130 108-70 106-16 64 34 0 36-64 34-106-16-108-70-112-130-74-184 0-180Z', paper) +
    shape('M30-176C90-168 112-120 108-64 104-46 90-34 74-36 44-50 36-120 30-176Z', gold) +
    withMirrorImage(
      shape('M60-172C110-196 166-150 172-84 176-40 150-10 130-24 110-50 96-90 86-110Z', rose) +
        hatchPath('M150-110C158-80 152-50 142-34', 14) +
        ellipse(42, -82, 15, 18, { fill: ink, stroke: 'none' }) +
        circle(38, -89, 5, { fill: paper, stroke: 'none' }) +
        strokePath('M24-114Q42-124 58-112', 3),
    ) +
    shape('M0-44C44-48 66-20 54 10 40 34-40 34-54 10-66-20-44-48 0-44Z', paper) +
    shape('M-14 12H14C18 40 12 62 0 62-12 62-18 40-14 12Z', rose) +
    strokePath('M0 18V50', 2) +
    shape('M-24-40C-20-54 20-54 24-40 20-22 6-16 0-16-6-16-20-22-24-40Z', ink) +
    strokePath('M0-16V4M0 4Q-20 22-40 8M0 4Q20 22 40 8', 3.2) +
    strokePath('M-240 250L-170 232M-214 244l-8-14M-190 238l10 10', 9)
  );
};
