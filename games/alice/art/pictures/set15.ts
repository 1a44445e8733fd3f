/** 15: the Mock Turtle's Story; the Gryphon; the Lobster. */
import { circle, drawAtEach, ellipse, placeAt } from '@parlour/card-art/svg';
import { assertDefined } from '@parlour/kernel/result';
import { ground, hatchPath, type Picture, type Plate, shape, sky, strokePath, withMirrorImage } from '../engraving.ts';
import { seated } from './alice.ts';
import { waves } from './set02.ts';
import { fist, turnedOver } from './shared-parts.ts';

const SCALLOPS =
  'M60-120q10 12 20 0M90-126q10 12 20 0M54-92q10 12 20 0M84-96q10 12 20 0M114-100q10 12 20 0M56-62q10 12 20 0M86-66q10 12 20 0M70-34q10 12 20 0M98-40q10 12 20 0';

export const gryphon: Picture = plate => {
  const { gold, rose, paper, ink } = plate;
  const tail = 'M-150 200C-230 210-250 130-214 90-190 60-220 30-240 40';
  return (
    sky(plate, 20) +
    waves(plate, 10) +
    ground(gold, 220) +
    strokePath(tail, 22) +
    strokePath(tail, 14, gold) +
    shape('M-236 46C-262 40-268 10-252-10-244 4-232 6-224 0-216 20-220 40-236 46Z', rose) +
    shape(
      'M10 30C-70-10-150-90-176-220-130-210-110-196-92-180-96-210-92-240-86-262-50-220-20-170-4-120 20-90 40-40 50 0Z',
      paper,
    ) +
    strokePath('M-150-180C-120-110-70-40-6 4M-80-220C-60-150-20-70 30-10M-118-170C-90-110-50-50 4-8', 2.2) +
    shape(
      'M-176 240C-214 160-170 84-96 66-40 50 10 20 30-40L130-24C140 60 124 140 116 236H52C58 190 50 160 26 140-4 170-26 200-30 240Z',
      gold,
    ) +
    strokePath('M-30 236C-60 200-60 150-20 120M-150 150C-140 120-120 106-96 100', 2.6) +
    hatchPath('M-160 200C-160 160-140 120-110 104', 26) +
    hatchPath('M104 40C108 100 104 160 100 220', 18) +
    shape('M30 30C-40 10-96-50-112-140-76-130-60-112-46-100-46-130-40-150-30-168 10-120 40-60 52-10Z', rose) +
    strokePath('M-92-112C-64-50-20-4 24 18M-30-140C-10-90 20-40 42-4M-58-100C-36-56-4-16 32 6', 2.2) +
    shape(
      'M28-36C18-110 44-178 104-192 150-200 184-176 190-148 170-130 150-120 136-104 146-70 142-40 134-16 96 4 56-8 28-36Z',
      paper,
    ) +
    strokePath(SCALLOPS, 2.2) +
    shape('M72-182L58-242 112-196Z', gold) +
    strokePath('M78-188L70-222', 2) +
    shape(
      'M178-172C222-176 248-150 244-108 240-96 234-88 226-82 222-106 200-116 172-112 150-116 152-150 178-172Z',
      gold,
    ) +
    strokePath('M166-134C190-138 210-134 228-124', 2.4) +
    circle(136, -152, 15, { fill: paper }) +
    circle(140, -152, 8, { fill: ink }) +
    strokePath('M112-174L158-166', 6) +
    shape(
      'M48 230C40 246 30 250 22 252H140C136 244 126 236 118 230ZM-190 236C-204 244-206 252-200 254H-24C-20 246-26 238-32 234Z',
      gold,
    ) +
    strokePath('M56 240V252M80 238V252M104 240V252M-176 240V252M-60 240V252M-46 240V252', 2.6)
  );
};

export const lobster: Picture = plate => {
  const { rose, gold, ink } = plate;
  const legs = 'M44 0C90 0 120 20 130 60M46 26C86 36 106 60 110 100M44 52C76 66 90 96 90 130';
  const claw = 'M128-96C100-140 120-210 176-226 170-196 178-180 188-170 196-196 210-210 232-214 250-150 220-92 168-78Z';
  const joints = [
    [64, 66],
    [104, 60],
    [142, 54],
    [178, 46],
    [210, 38],
  ].map(([y, half]) =>
    shape(
      `M-${half} ${y}C-${assertDefined(half) * 0.6} ${assertDefined(y) + 16} ${assertDefined(half) * 0.6} ${assertDefined(y) + 16} ${half} ${y}L${assertDefined(half) - 4} ${assertDefined(y) + 36}C${assertDefined(half) * 0.6} ${assertDefined(y) + 52}-${assertDefined(half) * 0.6} ${assertDefined(y) + 52}-${assertDefined(half) - 4} ${assertDefined(y) + 36}Z`,
      rose,
    ),
  );
  return (
    sky(plate, 300) +
    ellipse(0, 0, 240, 280, { fill: plate.paper, stroke: 'none' }) +
    strokePath('M-20-150C-40-210-80-250-130-280M20-150C40-210 80-250 130-280', 5) +
    withMirrorImage(
      strokePath(legs, 17) +
        strokePath(legs, 9, rose) +
        strokePath('M50-60C90-60 120-70 146-90', 36) +
        strokePath('M50-60C90-60 120-70 146-90', 28, rose) +
        shape(claw, rose) +
        hatchPath('M216-180C226-140 206-104 176-90', 18),
    ) +
    withMirrorImage(shape('M0 236C30 240 70 250 84 290 60 300 30 290 0 262Z', rose)) +
    shape('M-26 240C-20 280-16 296 0 298 16 296 20 280 26 240Z', rose) +
    joints.toReversed().join('') +
    shape('M-66 70C-80 0-70-90-40-140-20-170 20-170 40-140 70-90 80 0 66 70 30 90-30 90-66 70Z', rose) +
    strokePath('M-50 20C-20 40 20 40 50 20M0-150V30', 2.6) +
    hatchPath('M52-60C60-10 56 30 44 64', 20) +
    withMirrorImage(circle(24, -136, 11, { fill: gold }) + circle(25, -139, 5, { fill: ink })) +
    drawAtEach(
      [
        [-30, -60],
        [30, -60],
        [-36, -20],
        [36, -20],
        [-26, -96],
        [26, -96],
      ],
      (x, y) => circle(x, y, 4, { fill: gold, 'stroke-width': 1.8 }),
    )
  );
};

const PLATES =
  'M-60-70L-20-96 30-90 56-56 30-18-24-14ZM-60-70L-110-50M-20-96L-30-130M30-90L50-124M56-56L108-46M30-18L60 30M-24-14L-50 34M-110-50C-120-10-90 24-50 34M60 30C96 20 116-10 108-46';

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

const rocks = ({ paper }: Plate): string =>
  shape('M-40 310C-30 250-10 206 40 190 100 176 170 180 230 176 260 176 280 180 290 184V310Z', paper) +
  hatchPath('M20 236C80 214 180 210 280 226', 34) +
  strokePath('M60 280l40-22 46 14M180 266l34-16 44 12', 2.4) +
  shape('M-290 310V226C-262 196-220 186-180 190-130 190-76 206-50 240-36 262-30 290-28 310Z', paper) +
  hatchPath('M-82 226C-58 246-48 276-44 306', 24) +
  strokePath('M-250 236l34-14 40 12M-210 282l30-14 40 10', 2.4);

export const mockTurtlesStory: Picture = plate => {
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
