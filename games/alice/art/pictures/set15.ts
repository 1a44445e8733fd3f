/** 15: the Mock Turtle's Story; the Gryphon; the Lobster. */
import { circle, drawAtEach, ellipse, placeAt } from '@parlour/card-art/svg';
import {
  ground,
  hatchPath,
  type Picture,
  type Plate,
  shade,
  shape,
  sky,
  strokePath,
  swell,
  wash,
  withMirrorImage,
} from '../engraving.ts';
import { alice, lap } from './alice.ts';
import { waves } from './set02.ts';
import { turnedOver } from './shared-parts.ts';

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
  const { rose, gold, ink, paper } = plate;
  const legs = 'M44 0C90 0 120 20 130 60M46 26C86 36 106 60 110 100M44 52C76 66 90 96 90 130';
  const claw =
    strokePath('M40-56C80-58 120-66 148-90', 36) +
    strokePath('M40-56C80-58 120-66 148-90', 28, rose) +
    strokePath('M84-76L90-46M116-84L126-56', 2.4) +
    shape(
      'M128-96C100-140 120-210 176-226C170-196 178-180 188-170C196-196 210-210 232-214C250-150 220-92 168-78Z',
      rose,
    ) +
    shade('M232-208Q248-130 172-80', 'M208-196Q216-140 166-104', 15, 3.4) +
    wash('M176-186l10 5-7 6ZM194-172l9-5 1 9Z', ink);
  const joints = [
    [64, 66],
    [104, 60],
    [142, 54],
    [178, 46],
    [210, 38],
  ] as const;
  const rings = joints
    .map(([y, half]) => {
      const inner = Math.round(half * 0.6);
      return (
        shape(
          `M-${half} ${y}C-${inner} ${y + 16} ${inner} ${y + 16} ${half} ${y}L${half - 4} ${y + 36}C${inner} ${y + 52}-${inner} ${y + 52}-${half - 4} ${y + 36}Z`,
          rose,
        ) +
        shade(
          `M${half - 1} ${y + 4}Q${half - 2} ${y + 20} ${half - 5} ${y + 36}`,
          `M${half - 24} ${y + 12}Q${half - 24} ${y + 26} ${half - 26} ${y + 42}`,
          6,
          3,
        )
      );
    })
    .toReversed()
    .join('');
  return (
    sky(plate, 300) +
    ellipse(10, 10, 236, 270, { fill: paper, stroke: 'none' }) +
    placeAt(
      14,
      8,
      strokePath('M-20-150C-30-200-50-236-86-262M20-150C40-210 80-250 130-276', 5) +
        withMirrorImage(strokePath(legs, 17) + strokePath(legs, 9, rose)) +
        turnedOver(placeAt(60, -58, placeAt(-60, 58, claw), { turn: 62 })) +
        claw +
        withMirrorImage(
          shape('M0 236C30 240 70 250 84 290 60 300 30 290 0 262Z', rose) +
            wash(swell('M20 252C40 260 56 270 70 286M12 260C28 270 40 280 52 290', 4), ink),
        ) +
        shape('M-26 240C-20 280-16 296 0 298 16 296 20 280 26 240Z', rose) +
        rings +
        shape('M-66 70C-80 0-70-90-40-140-20-170 20-170 40-140 70-90 80 0 66 70 30 90-30 90-66 70Z', rose) +
        strokePath('M-52 20C-20 42 20 42 52 20M0-150V32', 2.6) +
        shade('M42-136Q84-30 64 68', 'M24-120Q50-30 38 68', 22, 3.4) +
        shade('M-42-136Q-84-30-64 68', 'M-30-124Q-62-30-48 68', 22, 3) +
        withMirrorImage(circle(24, -136, 12, { fill: paper }) + circle(25, -138, 6, { fill: ink })) +
        drawAtEach(
          [
            [-30, -60],
            [24, -60],
            [-34, -20],
            [26, -20],
            [-24, -96],
            [20, -96],
          ],
          (x, y) => circle(x, y, 4, { fill: gold, 'stroke-width': 1.8 }),
        ),
      { scale: 0.94 },
    )
  );
};

const PLATES =
  'M-40-74L4-98 50-88 72-50 46-12-8-8ZM-40-74L-96-56M4-98L-4-128M50-88L70-116M72-50L112-40M46-12L66 26M-8-8L-36 40';

/** A calf's head that weeps, on a turtle with flippers for forelegs; sits, and looks to the left. */
function mockTurtle(plate: Plate): string {
  const { gold, paper, rose, ink, mist } = plate;
  const flipper = (d: string, ribs: string): string => shape(d, gold) + wash(swell(ribs, 4), ink);
  return (
    shape('M96 130C136 122 176 140 196 168C166 176 128 172 92 156Z', gold) +
    flipper(
      'M60 96C112 96 160 120 176 158C180 172 168 178 154 172C120 160 80 150 44 148Z',
      'M70 110C104 118 134 132 156 154M64 128C92 132 118 142 140 160',
    ) +
    shape('M-66 130C-120-40-62-140 24-144C104-146 150-70 128 40C118 100 80 140 20 148C-16 150-48 146-66 130Z', gold) +
    strokePath(PLATES, 3) +
    shade('M28-144Q150-120 122 60', 'M28-122Q118-90 96 50', 28, 3.6) +
    shape('M-72 132C-110 60-96-60-26-128C-60-40-56 60-16 146C-40 150-60 146-72 132Z', paper) +
    strokePath(
      'M-84 96Q-60 96-40 84M-90 60Q-68 60-50 50M-90 20Q-70 22-54 14M-82-20Q-66-16-52-22M-68-58Q-54-52-44-56',
      2.4,
    ) +
    flipper('M-70 150C-110 140-150 150-168 172C-150 184-108 184-64 168Z', 'M-80 158C-104 154-128 160-150 170') +
    flipper(
      'M-58-30C-110-16-150 30-170 92C-174 110-158 116-146 104C-118 70-80 46-44 34Z',
      'M-60-14C-100 10-130 48-150 92M-54 6C-84 22-108 46-134 82',
    ) +
    shape('M40-152C30-186-10-196-46-190C-40-160-50-120-26-104C2-100 40-116 40-152Z', paper) +
    shade('M36-160Q36-112-20-104', 'M16-156Q16-124-20-122', 12, 3) +
    shape('M24-196C60-214 92-204 100-178C80-164 50-168 26-180Z', rose) +
    shape('M32-192C56-202 78-196 86-182C70-176 50-178 32-186Z', paper, 2) +
    shape(
      'M24-204C42-176 38-146 16-128C-8-112-30-104-52-98C-58-84-70-72-90-70C-112-70-122-86-120-104C-118-122-112-134-106-148C-100-178-84-214-46-222C-18-226 8-222 24-204Z',
      paper,
    ) +
    shade('M26-198Q38-140-40-102', 'M6-194Q12-150-44-122', 19, 3) +
    shape('M-46-98C-52-80-66-70-88-70C-110-70-122-86-120-104C-116-120-98-122-80-116C-66-112-54-106-46-98Z', rose) +
    wash('M-108-102q8-6 12 2q-4 8-12 4ZM-80-98q6-4 10 2q-2 8-10 4Z', ink) +
    strokePath('M-110-84Q-92-76-72-86M-110-84l-4 5', 3) +
    shape(
      'M-2-214C-6-236 2-250 14-248C22-238 20-222 14-210ZM-62-216C-76-230-78-246-68-250C-56-246-50-232-48-222Z',
      gold,
    ) +
    strokePath('M-34-172Q-22-184-8-174M-36-172l-5-3M-100-166Q-92-176-82-168', 3.4) +
    strokePath('M-38-190Q-22-202-4-186M-104-182Q-92-190-80-184', 2.6) +
    shape(
      'M-28-164c-9 14-10 24 0 26 10-2 9-12 0-26ZM-34-130c-7 11-8 19 0 20 8-1 7-9 0-20ZM-96-158c-7 12-8 20 0 22 8-2 7-10 0-22Z',
      mist,
      2.4,
    ) +
    strokePath('M-10-220Q-26-212-36-222M-4-216Q-16-206-28-212', 2)
  );
}

/** Curled up, its beak on its paws; to the left. */
const sleepingGryphon = ({ gold, paper, rose, ink }: Plate): string =>
  shape('M-20 0C-10-60 60-84 130-64C190-46 210-10 200 20H-30Z', gold) +
  shape('M20-40C50-110 130-130 176-112C160-100 150-90 150-84C168-86 180-82 186-76C160-56 120-40 70-30Z', rose) +
  wash(swell('M34-44C70-90 110-106 152-108M50-40C90-74 120-84 146-84M70-34C106-54 140-66 170-74', 5), ink) +
  shape('M40 22C30-30-10-62-54-56C-86-50-96-24-94-4C-108 0-116 8-116 20H40Z', paper) +
  shape('M-58-54L-42-86-26-52Z', gold) +
  shape('M-80-40C-104-40-124-22-124 8C-112 2-104-2-92-2C-80-8-76-24-80-40Z', gold) +
  strokePath(
    'M-74-28Q-62-20-50-28M-20-30q8 10 16 0M-6-14q8 10 16 0M-28-10q8 10 16 0M-14 6q8 10 16 0M12 2q8 8 14 0',
    2.6,
  ) +
  shape('M-70 22C-72 8-50 4-30 8C-14 10-8 18-10 24H-70ZM120 22C120 6 170 2 186 12C194 18 192 24 188 26H120Z', gold) +
  strokePath('M-54 14V22M-40 13V22M150 14V24M164 14V24', 2.4);

const rocks = ({ paper }: Plate): string =>
  shape('M-60 320C-40 250 0 206 70 198 130 190 200 196 290 188V320Z', paper) +
  shape('M-290 320V216C-262 190-220 180-180 184-120 186-66 204-40 240-26 266-22 300-22 320Z', paper) +
  shade('M-46 234Q-16 280-22 310', 'M-90 228Q-66 276-70 310', 16, 3.6) +
  shade('M-286 220Q-240 184-150 186', 'M-286 244Q-236 210-150 208', 15, 3.6) +
  shade('M20 232Q80 196 280 190', 'M30 254Q90 226 280 216', 25, 3.6) +
  strokePath('M60 280l40-22 46 14M180 266l34-16 44 12M-250 256l34-14 40 12M-200 292l30-14 40 10', 2.4);

export const mockTurtlesStory: Picture = plate => {
  const girl = alice(
    plate,
    {
      mood: 'sad',
      gaze: [4, 0],
      tilt: -4,
      near: { elbow: [-100, 118], wrist: [-10, 190], hand: 'relaxed', turn: 100 },
      far: { elbow: [100, 110], wrist: [52, 186], hand: 'relaxed', turn: -100, thumb: 'left', isInFront: true },
    },
    { lower: lap(plate) },
  );
  return (
    sky(plate, 20) +
    waves(plate, -6) +
    placeAt(40, 186, sleepingGryphon(plate), { scale: 0.62 }) +
    rocks(plate) +
    placeAt(150, 84, mockTurtle(plate), { scale: 0.8 }) +
    placeAt(-146, 60, girl, { scale: 0.58 })
  );
};
