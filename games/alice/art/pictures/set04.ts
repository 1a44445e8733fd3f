/** 4: Alice's Hand; the Rabbit; Bill the Lizard. */
import { circle, path, placeAt } from '@parlour/card-art/svg';
import type { Picture, Plate, Point } from '../engraving.ts';
import { ground, shade, shape, sky, strokePath, swell, wash } from '../engraving.ts';
import { taperedLimb } from './alice.ts';
import { rabbit } from './rabbit.ts';
import { turnedOver } from './shared-parts.ts';

const COURSES = Array.from({ length: 17 }, (_, i) => {
  const y = -290 + i * 32;
  const joints = [-220, -140, -60, 20, 100, 180, 260].map(x => `M${x + (i % 2) * 40} ${y}v32`).join('');
  return `M-280 ${y}H280${joints}`;
}).join('');

const HAND =
  'M-32 0C-36 16-50 26-62 38C-84 52-104 66-116 84C-124 96-112 108-100 100C-88 90-72 82-58 80C-54 88-52 92-50 98C-58 122-66 142-72 160C-76 176-56 182-50 168C-42 148-34 126-26 110L-20 112C-20 136-22 158-24 178C-24 194-2 196 0 180C2 156 6 132 8 112L14 110C20 130 26 150 30 168C36 182 54 176 52 160C48 138 42 118 38 100L44 94C54 110 64 124 72 136C82 146 96 136 90 122C80 100 66 76 56 56C44 34 34 20 32 0';
const KNUCKLES =
  'M-46 92Q-40 84-32 90M-18 96Q-8 86 2 96M16 96Q26 86 32 94M40 82Q48 74 54 80M-60 132L-48 136M-56 140L-46 143M-22 148H-6M-22 155H-7M28 138L40 134M31 145L42 141M60 110L70 102M64 116L74 108M-92 78L-84 88M-97 82L-90 91';
const NAILS =
  'M-70 160C-70 168-60 172-56 164L-60 154ZM-20 178C-20 188-6 188-4 179L-8 170H-17ZM36 168C40 176 50 172 48 164L42 158ZM76 134C82 140 90 134 86 127L80 124ZM-112 88C-116 96-108 102-102 96L-104 88Z';

/** The wrist is at the origin, the fingers below it. */
const grasping = ({ paper, frock, ink }: Plate): string =>
  shape('M-66-176L-32 4H32L66-150Z', paper) +
  path('M-31-2H31V10H-31Z', { fill: paper, stroke: 'none' }) +
  shape(HAND, paper) +
  strokePath(KNUCKLES, 2.2) +
  shape(NAILS, paper, 1.8) +
  shade('M58-130Q42-60 33 4', 'M8-130Q8-60 4 4', 24, 3.2) +
  shade('M34 10Q48 50 88 118', 'M6 20Q20 56 60 96', 18, 3) +
  shade('M-28 114Q-38 140-50 166', 'M-38 112Q-50 138-60 162', 9, 2.6) +
  shade('M8 114Q6 140 2 180', 'M-2 114Q-4 140-8 178', 9, 2.6) +
  shade('M38 102Q44 130 52 162', 'M30 106Q34 132 42 164', 9, 2.6) +
  wash(swell('M-40 88C-34 60-26 40-18 26M-8 88C-6 66-6 50-4 30M24 86C18 64 14 50 8 32', 3), ink) +
  shape('M-92-190C-60-170 40-160 88-168L80-122C30-118-40-128-84-150Z', paper) +
  shape('M-98-222C-112-206-108-188-92-176-30-158 40-154 92-160 110-180 96-220 60-250Z', frock) +
  shade('M-88-176Q0-152 90-160', 'M-72-220Q0-210 64-214', 15, 4);

/** Tumbles backwards, head to the left. */
function tumbling(plate: Plate): string {
  const { paper, gold, rose, ink } = plate;
  return (
    taperedLimb([30, 10], [66, -30], [96, -74], paper, [19, 15, 10]) +
    shape('M86-78C80-96 92-116 104-118C116-114 116-92 108-70Z', paper) +
    shape('M-44-30C-100-44-150-30-170-6C-140 6-86-2-48-8Z', paper) +
    shape('M-44-10C-96 0-140 24-152 50C-120 54-74 30-40 10Z', paper) +
    shape('M-60-18C-100-26-132-22-150-10C-126-8-92-8-62-12ZM-58 4C-94 14-120 28-134 42C-110 40-80 24-54 10Z', rose, 2) +
    shape('M-20-30C10-44 56-30 62 6C64 40 30 60-4 54C-34 48-48-10-20-30Z', gold) +
    strokePath('M-14-20L40 44M6-34L56 24M-30 14L20 52M40-28L-22 34M56-8L0 52M16-34L-30 8', 1.5) +
    shape('M-62-30C-34-46-6-34-4-4C-4 22-24 34-46 28C-66 24-80 12-84 0C-82-14-74-24-62-30Z', paper) +
    circle(-44, -10, 8, { fill: ink, stroke: 'none' }) +
    circle(-46, -13, 2.8, { fill: paper, stroke: 'none' }) +
    strokePath('M-54-26Q-44-32-34-26', 2.6) +
    shape('M-84 0C-90-2-88-10-80-10Z', rose, 2) +
    shape('M-76 12C-68 10-58 12-54 18C-58 28-70 26-76 12Z', ink, 2.4) +
    strokePath('M-70 4L-104-6M-70 8L-106 8M-64 0L-94-20', 1.6) +
    taperedLimb([-2, -10], [16, -50], [-12, -84], paper, [15, 12, 8]) +
    shape('M-22-80C-30-96-22-110-12-110C0-108 2-92-4-80Z', paper) +
    taperedLimb([40, 30], [92, 24], [130, -20], paper, [20, 15, 10]) +
    shape('M120-18C124-40 136-52 148-48C156-40 150-20 138-8Z', paper) +
    shape('M-10 20C-16 6-4-6 8-2L10 26Z', rose, 2.6)
  );
}

export const aliceHand: Picture = plate => {
  const { paper, gold, rose, ink, mist } = plate;
  return (
    shape('M-280-310H280V310H-280Z', rose) +
    strokePath(COURSES, 2) +
    shape('M-146-310H236V-70H-146Z', paper) +
    shape('M-124-310H214V-92H-124Z', ink) +
    strokePath('M-124-196H214M45-310V-92', 9, paper) +
    shape('M-160-92H250V-62H-160Z', paper) +
    shade('M-156-62Q40-62 246-62', 'M-156-84Q40-84 246-84', 44, 2.6) +
    ground(gold, 232) +
    placeAt(-128, 188, tumbling(plate), { turn: 10 }) +
    shape('M-264 226L-222 190H40L62 226Z', mist, 2.6) +
    shape('M-180 226L-170 206-150 214-136 192-120 212-96 200-92 226Z', ink) +
    strokePath('M-222 190L-196 226M-40 190L-34 226M-264 226H62', 3) +
    shape('M-270 226H66V310H-270Z', paper) +
    strokePath('M-270 252H66M-270 280H66M-190 226V252M-90 252V280M-10 226V252M-220 280V310M-50 280V310', 2.4) +
    strokePath('M-210 176l-14-16M-70 182l10-18M-30 180l20-10', 4) +
    placeAt(100, -58, grasping(plate), { turn: 24, scale: 1.12 })
  );
};

export const theRabbit: Picture = plate => sky(plate, 300) + placeAt(0, -40, rabbit(plate), { scale: 1.12 });

/** Four toes and a thumb, from a wrist at the origin, upwards. */
const toes = ({ gold }: Plate): string => {
  const spread = 'M0 2L-22-18M0 2L-10-30M0 2L6-31M0 2L20-22M0 2L24-4';
  return strokePath(spread, 12) + strokePath(spread, 6, gold);
};

const SCALES = [
  [-60, -20],
  [-40, -6],
  [-22, -28],
  [-6, -10],
  [14, -30],
  [30, -12],
  [52, -24],
  [70, -2],
  [88, -16],
  [106, 4],
  [124, -8],
]
  .map(([x, y]) => `M${x} ${y}q7 12 16 2`)
  .join('');

/** Along a line to the right: his head is at the right end, his tail curls at the left. */
function lizard(plate: Plate): string {
  const { gold, paper, ink, rose } = plate;
  const leg = (from: Point, knee: Point, ankle: Point, turn: number): string =>
    taperedLimb(from, knee, ankle, gold, [17, 13, 8]) + placeAt(ankle[0], ankle[1], toes(plate), { turn });
  return (
    leg([-80, -10], [-130, -66], [-98, -124], -10) +
    leg([90, -10], [110, -74], [166, -98], 40) +
    shape(
      'M-90-28C-160-10-216 30-214 96C-210 140-160 150-144 118C-138 98-158 90-166 104C-170 116-188 108-186 90C-180 60-140 44-84 40Z',
      gold,
    ) +
    strokePath(
      'M-116-18L-108 38M-142-6L-128 44M-168 10L-150 52M-190 32L-168 64M-206 60L-182 78M-212 92L-188 94M-202 122L-180 106M-176 138L-170 112',
      2,
    ) +
    shape(
      'M-100-30C-50-54 20-52 80-40C120-32 140-8 132 12C120 34 70 46 20 50C-40 54-90 50-104 36C-116 16-116-14-100-30Z',
      gold,
    ) +
    shape('M-98 30C-60 36 0 34 50 24C84 16 110 14 132 12C120 34 70 46 20 50C-40 54-90 50-98 30Z', paper, 2.4) +
    strokePath('M-70 34L-74 50M-44 36L-46 53M-18 34L-18 53M8 32L10 51M34 28L38 48M60 22L66 42M86 17L94 34', 2) +
    strokePath(SCALES, 2.2) +
    shade('M-100-30Q0-58 100-36', 'M-92-12Q0-36 90-20', 26, 3) +
    shape(
      'M108-34C120-56 150-66 180-54C214-50 252-40 276-22C280-12 274-4 264-4C232-8 206-6 186 2C220 4 246 10 260 20C254 32 236 34 220 32C180 34 140 30 120 18C104 6 100-16 108-34Z',
      gold,
    ) +
    shape('M186 2C206-6 232-8 262-4C240 0 230 4 226 11C214 6 200 3 186 2Z', rose, 2.6) +
    wash('M200-4l5 7 5-8ZM216-6l5 7 5-7ZM234-6l4 6 5-6ZM212 6l4-7 5 9ZM230 11l4-7 5 10Z', paper) +
    strokePath('M152-30C160-34 170-32 176-26M122 14C112 2 110-16 118-30M244-26l8 3', 2.4) +
    circle(152, -46, 15, { fill: paper }) +
    circle(157, -46, 8, { fill: ink, stroke: 'none' }) +
    circle(159, -49, 2.8, { fill: paper, stroke: 'none' }) +
    shade('M126 20Q170 38 250 28', 'M134 6Q176 20 240 18', 13, 2.6) +
    leg([-70, 30], [-96, 90], [-40, 126], 150) +
    leg([86, 26], [64, 88], [122, 120], 130)
  );
}

const PUFF =
  'M-120 320V206C-176 210-186 156-138 140-150 96-96 70-60 92-52 48 20 40 36 84 66 54 122 74 116 122 166 126 178 190 124 204V320Z';

export const bill: Picture = plate => {
  const { gold, paper, rose } = plate;
  return (
    sky(plate, 300) +
    shape(PUFF, paper) +
    strokePath(
      'M-90 150C-110 130-90 108-66 118M-20 120C-30 92 10 80 22 104M70 130C80 108 106 114 104 136M-40 170C-20 150 10 154 16 176',
      2.6,
    ) +
    shade('M-138 142Q-182 170-124 206', 'M-110 146Q-140 172-104 190', 13, 3.4) +
    shade('M124 204Q172 180 118 124', 'M96 190Q126 172 96 140', 13, 3.4) +
    shape('M-84 238H84V320H-84Z', rose) +
    strokePath('M-84 270H84M-40 238V270M30 238V270M-8 270V300M-64 270V300M56 270V300M-84 300H84', 2.4) +
    shape('M-104 214H104V240H-104Z', gold) +
    shade('M84 240Q84 270 84 316', 'M40 240Q40 270 40 316', 13, 3) +
    placeAt(14, -76, turnedOver(lizard(plate)), { turn: -52, scale: 0.98 }) +
    strokePath('M-200-40l-40-12M-190 10l-44 8M216-60l36-10M204 0l42 10M150-214l14-34', 4)
  );
};
