/** Of set 15: the Mock Turtle, telling his story to Alice by the sea. */
import { circle, ellipse, placeAt } from '@parlour/card-art/svg';
import { hatchPath, shape, sky, strokePath } from '../burin.ts';
import type { Picture, Plate } from '../plate.ts';
import { seated } from './alice.ts';
import { fist, turnedOver } from './hands.ts';
import { waves } from './set02.ts';

const PLATES =
  'M-60-70L-20-96 30-90 56-56 30-18-24-14ZM-60-70L-110-50M-20-96L-30-130M30-90L50-124M56-56L108-46M30-18L60 30M-24-14L-50 34M-110-50C-120-10-90 24-50 34M60 30C96 20 116-10 108-46';

/** Shell and flippers of a turtle, head, ears and feet of a calf. */
function mockTurtle(plate: Plate): string {
  const { gold, paper, rose, ink } = plate;
  return (
    shape(
      'M-70 50C-90 90-100 120-90 140H-40C-40 110-30 80-20 60ZM60 50C80 90 90 120 80 140H30C30 110 24 80 16 60Z',
      paper,
    ) +
    shape('M-92 128H-38V146H-96ZM28 128H84L88 146H28Z', ink) +
    shape('M-120 10C-124-80-70-140 0-140 76-140 124-80 120 10 90 60-90 60-120 10Z', gold) +
    strokePath(PLATES, 3) +
    hatchPath('M104-30C100 10 70 34 20 42', 26) +
    shape('M-120 4C-80 44 80 44 120 4L126 26C80 72-80 72-126 26Z', rose) +
    shape('M-96-40C-150-30-190 10-196 50-170 60-130 40-90 10Z', paper) +
    shape('M100-40C150-30 176-10 190 30 160 50 124 40 96 8Z', paper) +
    shape(
      'M-70-160C-110-190-150-180-160-150-130-130-100-130-70-140ZM40-166C76-200 116-196 130-168 104-146 70-140 40-146Z',
      rose,
    ) +
    shape('M-72-176C-60-214 30-216 44-180 58-140 40-100 30-70 20-44-40-44-52-70-64-100-80-140-72-176Z', paper) +
    ellipse(-10, -70, 44, 28, { fill: gold }) +
    ellipse(-26, -72, 6, 9, { fill: ink, stroke: 'none' }) +
    ellipse(8, -72, 6, 9, { fill: ink, stroke: 'none' }) +
    strokePath('M-30-54Q-10-64 10-54', 3) +
    strokePath('M-58-140Q-44-154-30-140M6-140Q20-154 34-140', 3) +
    circle(-44, -130, 9, { fill: ink, stroke: 'none' }) +
    circle(20, -130, 9, { fill: ink, stroke: 'none' }) +
    shape(
      'M-50-112c-10 18-10 26 0 28 10-2 10-10 0-28ZM26-112c-10 18-10 26 0 28 10-2 10-10 0-28ZM-66-72c-8 14-8 20 0 22 8-2 8-8 0-22ZM46-74c-8 14-8 20 0 22 8-2 8-8 0-22Z',
      paper,
      2.4,
    ) +
    strokePath('M-36-196Q-14-210 10-196', 3)
  );
}

/** A shore: a ledge on the right for the teller, a stone on the left for the listener. */
const rocks = ({ paper }: Plate): string =>
  shape('M-40 310C-30 250-10 206 40 190 100 176 170 180 230 176 260 176 280 180 290 184V310Z', paper) +
  hatchPath('M20 236C80 214 180 210 280 226', 34) +
  strokePath('M60 280l40-22 46 14M180 266l34-16 44 12', 2.4) +
  shape('M-290 310V226C-262 196-220 186-180 190-130 190-76 206-50 240-36 262-30 290-28 310Z', paper) +
  hatchPath('M-82 226C-58 246-48 276-44 306', 24) +
  strokePath('M-250 236l34-14 40 12M-210 282l30-14 40 10', 2.4);

export const story: Picture = plate => {
  const folded = 'M-54-296C-84-264-70-226-14-216M54-296C84-264 70-226 14-216';
  const hands =
    placeAt(-20, -216, fist(plate), { scale: 0.8, turn: 6 }) +
    placeAt(16, -210, turnedOver(fist(plate)), { scale: 0.8 });
  return (
    sky(plate, 20) +
    waves(plate, 0) +
    rocks(plate) +
    placeAt(118, 66, mockTurtle(plate), { scale: 1.0 }) +
    placeAt(-136, 372, seated(plate, { arms: folded, hands, look: [5, -2] }), { scale: 0.98 })
  );
};
