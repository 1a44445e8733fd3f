/** 15: the Gryphon; the Lobster. The Mock Turtle's Story is in a file of its own. */
import { circle, drawAtEach, ellipse } from '@parlour/card-art/svg';
import { assertDefined } from '@parlour/kernel/result';
import { ground, hatchPath, shape, sky, strokePath, withMirrorImage } from '../burin.ts';
import type { Picture } from '../plate.ts';
import { waves } from './set02.ts';

const SCALLOPS =
  'M60-120q10 12 20 0M90-126q10 12 20 0M54-92q10 12 20 0M84-96q10 12 20 0M114-100q10 12 20 0M56-62q10 12 20 0M86-66q10 12 20 0M70-34q10 12 20 0M98-40q10 12 20 0';

/** An eagle before, a lion behind, sitting up. */
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
