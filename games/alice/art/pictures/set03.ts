/** 3: the Dodo presenting the Thimble; the Lory; the Eaglet. */
import { polarPoint } from '@parlour/card-art/engraving';
import { circle, ellipse, placeAt } from '@parlour/card-art/svg';
import type { Picture, Plate } from '../engraving.ts';
import { ground, hatchPath, shade, shape, sky, strokePath, swell, wash } from '../engraving.ts';
import { alice } from './alice.ts';
import { limb, turnedOver } from './shared-parts.ts';

const SCALES =
  'M0 0q9 12 18 0M22 0q9 12 18 0M44 0q9 12 18 0M11 18q9 12 18 0M33 18q9 12 18 0M0 36q9 12 18 0M22 36q9 12 18 0M44 36q9 12 18 0M11 54q9 12 18 0M33 54q9 12 18 0';

const feathers = (x: number, y: number, scale = 1, turn = 0): string =>
  placeAt(x, y, strokePath(SCALES, 2), { scale, turn });

const DOWN = [
  'M-164 60',
  'M-130 34',
  'M-124 78',
  'M-92 56',
  'M-84 98',
  'M-52 74',
  'M-50 112',
  'M-16 88',
  'M-20 30',
  'M14 44',
  'M-30-44',
  'M6-64',
  'M20-12',
  'M-2-20',
  'M40 8',
  'M34-100',
  'M44-60',
  'M64-112',
]
  .map(at => `${at}q9 11 18 0`)
  .join('');

/** Looks to the right; its toes are 226 below the origin. */
function dodo(plate: Plate): string {
  const { paper, gold, rose, ink } = plate;
  const leg =
    shape(
      'M-18 128C-16 160-20 182-16 204L-50 214C-56 218-52 224-44 224L-14 220 12 226C22 226 22 216 12 212L2 202C4 180 8 160 12 130Z',
      gold,
    ) + strokePath('M-12 160H4M-14 176H3M-14 190H2M-14 204L-14 216', 2);
  return (
    shape(
      'M-196 34C-226 40-254 20-258-14-240-12-232-8-226-2-240-30-236-58-222-74-212-58-208-44-208-30-204-54-190-74-172-82-168-50-172-10-176 20Z',
      gold,
    ) +
    strokePath('M-200 26C-214 10-226 4-240 4M-196 14C-206-10-210-30-216-48M-186 4C-192-20-190-44-182-60', 2.4) +
    placeAt(-96, -44, leg, { scale: 1.24 }) +
    placeAt(0, -38, leg, { scale: 1.24 }) +
    shape(
      'M-206 60C-214-20-150-76-70-70C-30-68-8-90-12-130C-18-184 6-226 56-230C100-232 126-204 126-170C126-140 92-124 86-88C82-52 104-30 96 30C86 104 30 148-50 152C-140 156-200 122-206 60Z',
      paper,
    ) +
    strokePath(DOWN, 2) +
    shade('M-204 50Q-200 140-60 152', 'M-176 40Q-166 100-56 118', 24, 3.4) +
    shade('M-54 152Q60 150 94 40', 'M-50 118Q30 112 66 36', 20, 3.4) +
    shade('M-12-130Q-14-84-60-70', 'M10-128Q8-76-40-50', 12, 3) +
    shape(
      'M108-214C160-222 214-206 226-166C232-138 214-112 196-112C200-128 192-140 172-142C148-146 124-150 110-166C104-182 102-200 108-214Z',
      gold,
    ) +
    shape('M196-112C190-126 180-136 168-142C196-146 214-150 224-164C230-136 214-114 196-112Z', rose, 2.6) +
    strokePath('M112-176C136-168 168-166 196-156', 2.6) +
    shade('M112-212Q160-222 214-186', 'M114-198Q158-206 200-180', 12, 2.6) +
    shape('M96-216C120-214 128-190 116-168C106-152 86-150 78-160C70-180 76-208 96-216Z', paper, 2.6) +
    ellipse(150, -196, 6, 3, { fill: ink, stroke: 'none', transform: 'rotate(14 150 -196)' }) +
    circle(98, -188, 9, { fill: ink, stroke: 'none' }) +
    circle(101, -191, 3, { fill: paper, stroke: 'none' }) +
    strokePath('M84-202Q96-212 110-202M88-174Q98-168 108-174', 2.6)
  );
}

/** The short wing, held out: its last feathers bend round what it carries at the origin. */
const wing = ({ rose, ink }: Plate): string =>
  shape(
    'M-178-20C-150-60-96-62-62-34C-40-30-24-26-10-28C4-30 16-26 18-20C10-14 0-14-8-14C6-14 20-12 22-4C14 2 4 2-6 0C6 2 16 4 18 12C8 18-8 16-20 12C-40 40-90 56-132 44C-168 36-186 8-178-20Z',
    rose,
  ) +
  strokePath('M-62-34C-50-28-40-22-26-20M-58-10C-44-6-34-4-22-2', 2.2) +
  wash(
    swell(
      'M-160-18C-130-40-100-34-74-20M-164 4C-134-14-104-10-70 0M-150 24C-126 10-100 12-64 16M-120 36C-100 28-84 28-60 28',
      5,
    ),
    ink,
  );

/** About its middle, 70 high. */
const thimble = ({ gold, ink, paper }: Plate): string =>
  shape('M-30 30L-24-18C-22-38 22-38 24-18L30 30C20 38-20 38-30 30Z', gold) +
  shape('M-34 26C-20 36 20 36 34 26L35 38C20 48-20 48-35 38Z', gold) +
  wash(
    [-14, -2, 10]
      .map((y, row) => [-14, -5, 4, 13].map(x => `M${x + (row % 2) * 4 - 4} ${y}a3 3 0 1 0 .1 0`).join(''))
      .join(''),
    ink,
  ) +
  strokePath('M-12-27Q0-31 12-27', 3, paper) +
  shade('M24-18Q28 6 30 28', 'M12-16Q16 6 16 28', 10, 2.4);

const GLORY = Array.from({ length: 9 }, (_, i) => {
  const [from, to] = [polarPoint(50, -24 + i * 17), polarPoint(i % 2 === 0 ? 72 : 62, -24 + i * 17)];
  return `M${from.map(Math.round).join(' ')}L${to.map(Math.round).join(' ')}`;
}).join('');

export const presenting: Picture = plate => {
  const girl = alice(plate, {
    mood: 'solemn',
    tilt: 6,
    near: { elbow: [-92, 104], wrist: [-40, 172], hand: 'relaxed', turn: 130 },
    far: { elbow: [112, 84], wrist: [166, 24], hand: 'palm', turn: 66 },
  });
  return (
    sky(plate, 214) +
    ground(plate.gold, 206) +
    placeAt(-80, 62, dodo(plate), { scale: 0.84 }) +
    placeAt(180, 40, turnedOver(girl), { scale: 0.5 }) +
    placeAt(22, 14, strokePath(GLORY, 3) + placeAt(-8, 20, wing(plate), { scale: 0.8 }) + thimble(plate))
  );
};

export const lory: Picture = plate => {
  const { rose, gold, paper, ink } = plate;
  return (
    sky(plate, 300) +
    shape(
      'M-280 190C-160 166-40 178 60 176 160 172 220 186 280 180V216C200 210 120 214 40 216-80 214-180 216-280 226Z',
      gold,
    ) +
    strokePath('M-250 206C-160 192-60 200 40 196M80 194C150 190 210 200 260 196', 2) +
    shape('M-110 110C-150 170-170 230-186 290L-160 284-150 300-128 280C-110 240-80 190-50 150Z', rose) +
    strokePath('M-100 140C-130 190-150 240-160 282M-80 150C-104 200-124 240-138 276', 2) +
    shape(
      'M-120 120C-150 10-110-110-20-170 20-210 90-214 130-180 168-150 168-100 140-70 130 20 80 130-20 160-70 172-110 160-120 120Z',
      rose,
    ) +
    shape('M-120 120C-140 30-110-50-50-90-20-40-10 40-40 100-60 140-90 160-120 120Z', gold) +
    strokePath('M-104 100C-110 40-90-20-56-60M-86 116C-84 60-70 0-44-40M-66 120C-56 70-46 30-34 0', 2.2) +
    feathers(20, -60, 1.1, 10) +
    feathers(10, 30, 1.1, 14) +
    feathers(48, -120, 0.8) +
    shape(
      'M126-182C176-186 206-150 196-100 192-82 178-74 172-64 164-92 150-108 128-118 112-140 112-164 126-182Z',
      gold,
    ) +
    strokePath('M134-126C154-122 170-116 186-116', 2.4) +
    circle(104, -152, 24, { fill: paper }) +
    circle(108, -152, 11, { fill: ink }) +
    circle(112, -156, 4, { fill: paper, stroke: 'none' }) +
    hatchPath('M126-40C116 30 70 110 0 140', 26) +
    limb('M-30 156C-28 170-36 184-40 196M20 148C24 166 18 182 16 194', plate, 11)
  );
};

export const eaglet: Picture = plate => {
  const { gold, paper, ink, rose } = plate;
  return (
    sky(plate, 230) +
    shape('M-280 310V250C-200 200-150 226-90 196-20 170 60 180 120 206 190 226 230 216 280 250V310Z', paper) +
    hatchPath('M40 230C120 240 200 250 270 290', 40) +
    strokePath('M-200 250l40-20 30 16M-60 230l50-16 40 20', 2) +
    shape('M50-10C130-60 210-70 256-140 262-40 226 60 150 110 110 136 70 140 40 130Z', gold) +
    strokePath('M90 10C150-20 210-50 240-100M96 50C150 24 200-10 226-60M90 90C130 70 170 40 196 6', 2.4) +
    shape(
      'M-60 190C-110 120-110 30-60-40-80-110-40-170 30-170 84-168 112-130 106-90 112-20 120 90 70 160 40 200-20 220-60 190Z',
      paper,
    ) +
    feathers(-60, -10, 1.2) +
    feathers(14, -10, 1.2) +
    feathers(-50, 70, 1.2) +
    feathers(20, 74, 1.2) +
    feathers(-30, 140, 0.9) +
    shape(
      'M-60-30C-40-10-20 0-6-16 10 4 36 4 46-18 66-2 88-10 104-36 112-90 90-172 30-172-40-172-84-110-60-30Z',
      gold,
    ) +
    strokePath('M60-130C70-110 70-90 64-70M30-136C36-110 34-90 26-70M0-128C2-104-2-84-10-64', 2) +
    shape('M-40-142C-90-150-132-124-134-84-132-70-124-64-118-54-112-76-96-86-66-86-44-92-34-116-40-142Z', paper) +
    strokePath('M-60-104C-84-104-104-100-122-90', 2.4) +
    circle(-74, -124, 4, { fill: ink }) +
    circle(-10, -126, 15, { fill: paper }) +
    circle(-13, -126, 8, { fill: ink }) +
    strokePath('M-34-146L10-144', 6) +
    hatchPath('M-84 60C-90 110-74 160-50 184', 24) +
    shape(
      'M-40 190C-50 214-62 220-76 222-60 232-40 230-30 222-20 232 0 230 6 222-4 218-10 210-10 194ZM20 190C14 214 4 222 0 226 20 232 36 230 44 222 54 230 70 228 78 220 66 216 56 208 54 184Z',
      gold,
    ) +
    strokePath('M-30 200V220M34 196V220', 2) +
    strokePath('M-160 40l12-14 12 14M-200-60l12-14 12 14M-230 20l12-14 12 14', 3, rose)
  );
};
