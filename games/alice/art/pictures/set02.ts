/** 2: Alice swimming in her own tears; the Mouse; the Crab. */
import { circle, drawAtEach, placeAt } from '@parlour/card-art/svg';
import type { Picture, Plate } from '../engraving.ts';
import { ground, hatchPath, shape, sky, strokePath, withMirrorImage } from '../engraving.ts';
import { bust, limb } from './alice.ts';
import { openHand } from './shared-parts.ts';

const CREST = 'q23-20 46 0t46 0 46 0 46 0 46 0 46 0 46 0 46 0 46 0 46 0 46 0 46 0 46 0';

/** Crests are closer together towards the sky. */
export function waves({ paper }: Plate, from: number): string {
  const heights = [16, 36, 60, 88, 120, 156, 196].map(y => from + y).filter(y => y < 300);
  const lines = heights.map((y, i) => `M${-290 - (i % 2) * 23} ${y}${CREST}`).join('');
  return shape(`M-290 ${from}${CREST}V310H-290Z`, paper) + strokePath(lines, 1.8);
}

const DROPS =
  'M-190-60c-12 20-12 30 0 32 12-2 12-12 0-32ZM-160 0c-8 14-8 22 0 24 8-2 8-10 0-24ZM196-120c-10 18-10 26 0 28 10-2 10-10 0-28ZM232-40c-12 20-12 30 0 32 12-2 12-12 0-32Z';

export const swimming: Picture = plate =>
  sky(plate, 60) +
  waves(plate, 20) +
  placeAt(-10, -60, bust(plate, [4, -2]), { scale: 1.05 }) +
  limb('M130 150C190 120 214 60 204 4', plate, 30) +
  placeAt(204, 4, openHand(plate), { scale: 1.5, turn: -4 }) +
  waves(plate, 112) +
  shape(DROPS, plate.gold, 2.5) +
  strokePath('M-150 112C-130 90-100 84-80 96M70 96C100 84 130 92 150 112', 3);

export const mouse: Picture = plate => {
  const { paper, rose, ink, gold } = plate;
  return (
    sky(plate, 210) +
    ground(gold, 206) +
    limb('M-96 204C-200 224-252 150-206 92-180 62-136 84-150 116', plate, 10) +
    shape('M96-176C140-190 176-150 160-110 146-84 110-86 96-104Z', paper) +
    shape('M-104 214C-150 120-106 6-20-20 66-26 112 40 112 112 112 166 92 206 60 216Z', paper) +
    hatchPath('M-92 200C-126 120-92 30-26 6', 30) +
    strokePath(
      'M-60 60l-8 14M-36 40l-8 14M-66 110l-8 14M-40 90l-8 14M-16 60l-8 14M-50 150l-8 14M-20 130l-8 14M4 96l-8 14',
      2,
    ) +
    shape('M-36-34C-40-110 20-154 84-138 146-124 196-66 226-40 224-20 190-8 160 0 116 32 0 36-36-34Z', paper) +
    circle(18, -140, 54, { fill: paper }) +
    circle(18, -140, 36, { fill: rose, 'stroke-width': 2 }) +
    hatchPath('M-8-176C-24-150-20-120 0-104', 12) +
    circle(134, -78, 13, { fill: ink, stroke: 'none' }) +
    circle(138, -83, 4.5, { fill: paper, stroke: 'none' }) +
    circle(226, -38, 10, { fill: ink }) +
    strokePath('M206-18Q190-6 170-14M190-30L260-66M190-24L266-26M190-18L258 10', 2) +
    limb('M60 44C92 60 116 50 132 34', plate, 18) +
    limb('M30 70C66 92 100 86 124 66', plate, 18) +
    shape('M-10 216C10 190 90 188 124 204 132 214 124 222 112 222H0Z', paper)
  );
};

export const crab: Picture = plate => {
  const { rose, gold, paper, ink } = plate;
  const legs = 'M100 40C150 30 180 60 196 110M104 62C144 64 166 96 172 146M92 86C124 98 138 126 138 172';
  const arm = 'M96-6C136-20 160-46 168-84';
  const claw = 'M168-78C128-110 136-176 190-196 182-166 192-150 204-140 208-162 222-180 244-184 262-130 236-76 190-66Z';
  return (
    sky(plate, 120) +
    waves(plate, 70) +
    ground(gold, 150) +
    withMirrorImage(
      strokePath(legs, 24) +
        strokePath(legs, 16, rose) +
        strokePath(arm, 40) +
        strokePath(arm, 32, rose) +
        shape(claw, rose) +
        hatchPath('M222-160C238-130 226-96 200-82', 16) +
        strokePath('M34-60C36-90 40-104 44-118', 11) +
        strokePath('M34-60C36-90 40-104 44-118', 5, rose) +
        circle(46, -128, 17, { fill: paper }) +
        circle(42, -130, 8, { fill: ink }),
    ) +
    shape('M-136 20C-140-46-70-74 0-74 70-74 140-46 136 20 118 92 60 122 0 122-60 122-118 92-136 20Z', rose) +
    strokePath('M-100 0C-70-34 70-34 100 0M-70 40Q-40 22-30 44M70 40Q40 22 30 44M-44 84Q0 64 44 84', 3) +
    hatchPath('M110 40C96 84 60 104 10 108', 24) +
    drawAtEach(
      [
        [-70, -20],
        [-30, -36],
        [30, -36],
        [70, -20],
        [-90, 20],
        [0, 0],
        [-50, 8],
        [50, 8],
      ],
      (x, y) => circle(x, y, 5, { fill: gold, 'stroke-width': 2 }),
    )
  );
};
