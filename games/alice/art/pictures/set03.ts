/** 3: the Dodo presenting the Thimble; the Lory; the Eaglet. */
import { circle, placeAt } from '@parlour/card-art/svg';
import type { Picture, Plate } from '../engraving.ts';
import { ground, hatchPath, shape, sky, strokePath } from '../engraving.ts';
import { alice, limb } from './alice.ts';
import { fist, openHand } from './shared-parts.ts';

const SCALES =
  'M0 0q9 12 18 0M22 0q9 12 18 0M44 0q9 12 18 0M11 18q9 12 18 0M33 18q9 12 18 0M0 36q9 12 18 0M22 36q9 12 18 0M44 36q9 12 18 0M11 54q9 12 18 0M33 54q9 12 18 0';

const feathers = (x: number, y: number, scale = 1, turn = 0): string =>
  placeAt(x, y, strokePath(SCALES, 2), { scale, turn });

function dodo(plate: Plate): string {
  const { paper, gold, rose, ink } = plate;
  const leg = 'M-90 120C-88 150-92 180-90 206M-20 124C-16 150-20 180-18 206';
  const toes = 'M-90 206L-124 216M-90 206L-92 220M-90 206L-58 216M-18 206L-52 216M-18 206L-18 220M-18 206L16 216';
  return (
    strokePath(`${leg}${toes}`, 20) +
    strokePath(`${leg}${toes}`, 12, gold) +
    shape('M-196 30C-240 20-262-20-250-60-232-50-228-40-220-36-224-66-206-92-184-96-186-70-176-50-160-40Z', gold) +
    shape(
      'M-204 50C-214-40-146-92-64-82-30-80 0-112-8-156-14-198 20-232 66-228 112-224 132-194 130-174 92-152 82-110 88-56 92 40 40 132-60 140-150 146-198 112-204 50Z',
      paper,
    ) +
    feathers(-60, -30, 1.1) +
    feathers(10, -20, 1) +
    feathers(-10, 50, 1) +
    feathers(16, -120, 0.7) +
    hatchPath('M-190 60C-178 104-130 126-60 124', 34) +
    shape(
      'M-150-30C-96-60-40-40-34 0-40 40-90 70-160 60-140 46-136 40-132 34-150 34-160 26-168 14-152 12-146 6-142 0-154-6-156-18-150-30Z',
      rose,
    ) +
    strokePath('M-130-10C-100-20-70-14-56 2M-124 20C-100 14-74 18-60 26', 2) +
    shape(
      'M108-206C150-210 206-196 218-160 224-130 204-112 192-118 200-136 186-150 160-152 140-154 122-160 112-170Z',
      gold,
    ) +
    strokePath('M120-184C156-184 180-172 192-156', 2.4) +
    circle(152, -186, 4, { fill: ink }) +
    circle(86, -188, 13, { fill: paper }) +
    circle(89, -188, 6, { fill: ink })
  );
}

const THIMBLE = 'M-18 20L-13-14C-12-28 12-28 13-14L18 20Z';

export const presenting: Picture = plate => {
  const arms = 'M-56-296C-84-284-104-282-122-290M56-296C78-270 84-240 72-210';
  const hands = placeAt(-122, -290, openHand(plate), { turn: -72 }) + placeAt(71, -208, openHand(plate), { turn: 190 });
  return (
    sky(plate, 214) +
    ground(plate.gold, 206) +
    placeAt(-62, 50, dodo(plate), { scale: 0.86 }) +
    placeAt(176, 290, alice(plate, { arms, hands, look: [-5, -1] }), { scale: 0.8 }) +
    limb('M-10 30C10 42 20 44 36 42', plate, 16) +
    placeAt(34, 42, fist(plate), { scale: 0.9 }) +
    placeAt(
      50,
      14,
      shape(THIMBLE, plate.gold) + strokePath('M-18 20H18M-14-2l4 4M-4-4l4 4M6-4l4 4M-12 8l4 4M0 8l4 4', 2),
    )
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
