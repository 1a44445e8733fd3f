/** 4: Alice's Hand; the Rabbit; Bill the Lizard. */
import { circle, placeAt } from '@parlour/card-art/svg';
import type { Picture, Plate } from '../engraving.ts';
import { ground, hatchPath, shape, sky, strokePath, withMirrorImage } from '../engraving.ts';
import { limb } from './alice.ts';
import { rabbit, rabbitHead } from './rabbit.ts';

const COURSES = Array.from({ length: 17 }, (_, i) => {
  const y = -290 + i * 32;
  const joints = [-220, -140, -60, 20, 100, 180, 260].map(x => `M${x + (i % 2) * 40} ${y}v32`).join('');
  return `M-280 ${y}H280${joints}`;
}).join('');

const arm = (plate: Plate): string => {
  const { paper, gold } = plate;
  const fingers =
    'M20 70C-6 104-30 130-46 168M44 92C34 130 22 160 14 196M76 96C80 134 78 164 76 198M102 84C118 116 124 142 128 172';
  return (
    limb(fingers, plate, 30) +
    limb('M4 40C-30 50-54 60-74 86', plate, 30) +
    shape('M-92-120C-70-60-40-10-2 42-2 80 30 116 74 112 112 108 130 76 116 38 92-20 60-90 34-150Z', paper) +
    hatchPath('M44-110C70-50 96 0 106 50', 26) +
    strokePath(
      'M14 62C30 74 40 80 52 78M84 62C96 68 104 66 110 58M-54 160l6 10M10 188l8 8M74 190l8 8M126 164l6 8',
      2.4,
    ) +
    shape('M-150-230C-60-262 40-250 84-210 70-160 60-140 40-128-10-96-70-92-108-112-140-140-150-180-150-230Z', gold) +
    strokePath(
      'M-110-226C-100-190-96-150-92-118M-60-240C-50-200-46-150-44-104M-10-244C0-200 2-150 4-112M40-236C44-200 42-160 36-128',
      2.2,
    ) +
    strokePath('M-110-112C-70-90 0-94 42-130', 9)
  );
};

export const aliceHand: Picture = plate => {
  const { paper, gold, rose, ink } = plate;
  return (
    shape('M-280-310H280V310H-280Z', rose) +
    strokePath(COURSES, 2) +
    shape('M-200-310H150V-60H-200Z', paper) +
    shape('M-180-310H130V-80H-180Z', ink) +
    strokePath('M-25-310V-80M-180-200H130', 10, paper) +
    ground(gold, 236) +
    placeAt(30, 0, arm(plate)) +
    placeAt(160, 206, placeAt(0, 0, rabbitHead(plate), { scale: 0.5, turn: 38 }), {}) +
    limb('M120 226C96 210 84 196 78 180M190 246C214 236 228 224 236 206', plate, 14) +
    shape('M60 250H270V310H60Z', paper) +
    strokePath('M60 250H270M95 250V310M130 250V310M165 250V310M200 250V310M235 250V310M60 280H270', 3)
  );
};

export const theRabbit: Picture = plate => sky(plate, 300) + placeAt(0, -40, rabbit(plate), { scale: 1.12 });

const toes = (x: number, y: number, turn: number): string =>
  placeAt(x, y, strokePath('M0 0L-16-20M0 0L-2-26M0 0L14-22', 8), { turn });

export const bill: Picture = plate => {
  const { gold, paper, rose, ink } = plate;
  const legs = 'M34-120C74-126 96-150 108-182M40 6C84 10 112 34 124 70';
  return (
    sky(plate, 300) +
    circle(0, 0, 210, { fill: paper, stroke: 'none' }) +
    shape(
      'M-120 310V190C-160 180-150 130-110 136-104 96-40 96-26 126 0 92 70 100 76 140 120 126 150 170 120 196V310Z',
      paper,
    ) +
    hatchPath('M-90 160C-60 140-40 150-20 160M20 150C50 136 80 150 90 170', 16) +
    shape('M-96 230H96V310H-96Z', rose) +
    shape('M-112 212H112V240H-112Z', gold) +
    strokePath('M-96 274H96M-50 240V274M40 240V274M0 274V310M-70 274V310M70 274V310', 2.4) +
    withMirrorImage(strokePath(legs, 24) + strokePath(legs, 16, gold) + toes(110, -186, 20) + toes(126, 76, 160)) +
    shape(
      'M0-246C34-244 52-212 44-182 38-164 34-152 38-132 60-100 62-50 44 0 32 30 32 60 48 92 64 128 50 168 12 200 30 168 30 134 10 106-10 78-22 40-38 0-60-50-56-100-38-132-34-152-38-164-44-182-52-212-34-244 0-246Z',
      gold,
    ) +
    strokePath(
      'M-30-96Q0-80 30-96M-36-60Q0-44 38-60M-34-24Q2-8 36-24M-24 12Q8 28 34 12M-8 50Q14 64 34 50M8 90Q24 100 46 90',
      2.2,
    ) +
    hatchPath('M40-110C50-60 42-20 28 20', 16) +
    shape('M-40-150C-14-134 14-134 40-150L42-126C14-112-14-112-42-126Z', rose) +
    circle(-22, -210, 11, { fill: paper }) +
    circle(22, -210, 11, { fill: paper }) +
    circle(-22, -213, 5, { fill: ink }) +
    circle(22, -213, 5, { fill: ink }) +
    strokePath('M-20-186Q0-174 20-186', 2.6) +
    strokePath('M-150-150L-190-180M150-150L190-180M-170-60H-220M170-60H220M-130-220L-160-262M130-220L160-262', 4)
  );
};
