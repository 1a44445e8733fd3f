/** 13: Alice playing Croquet; the Flamingo; the Hedgehog. */
import { polarPoint } from '@parlour/card-art/engraving';
import { circle, placeAt } from '@parlour/card-art/svg';
import type { Picture, Plate } from '../engraving.ts';
import { ground, hatchPath, shade, shape, sky, strokePath, swell, wash } from '../engraving.ts';
import { alice } from './alice.ts';
import { heart, turnedOver } from './shared-parts.ts';

/** Bill to the right; the neck ends at the origin. */
const bill = ({ rose, gold, paper, ink }: Plate): string =>
  shape('M-22 4C-24-28 6-44 34-34 60-26 84-14 92 16 94 34 86 46 78 52 70 32 56 18 34 16 10 26-14 22-22 4Z', rose) +
  shape('M48-26C74-16 92 0 92 22 94 36 86 46 78 52 72 34 60 20 42 16 40 0 40-14 48-26Z', gold) +
  shape('M92 22C94 36 86 46 78 52 74 42 68 32 62 26Z', ink) +
  circle(14, -14, 9, { fill: paper, 'stroke-width': 2.6 }) +
  circle(15, -14, 4, { fill: ink });

const neck = (d: string, { rose }: Plate, width: number): string =>
  strokePath(d, width + 8) + strokePath(d, width, rose);

export const flamingo: Picture = plate => {
  const { rose, gold } = plate;
  const legs = 'M-20 110L-14 268M-14 268L16 276M-14 268L-40 276M40 108L70 180 20 214';
  return (
    sky(plate, 240) +
    ground(gold, 240) +
    strokePath(legs, 13) +
    strokePath(legs, 6, rose) +
    shape(
      'M-210 70C-180 30-140-20-60-40 40-60 130-20 136 40 136 100 60 130-20 124-80 118-110 96-150 92-170 86-190 84-210 70Z',
      rose,
    ) +
    shape('M-170 66C-110 10-20-10 60 20 40 70-30 96-100 84-130 80-150 78-170 66Z', rose) +
    strokePath('M-140 66C-90 34-30 22 20 34M-120 76C-80 56-30 46 10 52M-96 82C-60 70-30 64 0 68', 2.4) +
    hatchPath('M-60 116C0 126 70 116 110 86', 24) +
    neck('M112 30C170 0 130-70 70-90 0-116 0-200 64-212', plate, 34) +
    hatchPath('M146 6C146-40 110-70 80-80', 12) +
    placeAt(84, -206, bill(plate), { scale: 1.2 })
  );
};

/** Teeth on half an oval. */
function spines(): string {
  const points = Array.from({ length: 53 }, (_, i) => {
    const [x, y] = polarPoint(i % 2 === 0 ? 1.16 : 0.98, -112 + i * 3.85);
    return `${Math.round(x * 168 - 20)} ${Math.round(y * 132 + 40)}`;
  });
  return `M${points.join('L')}C110 150-90 160-160 110Z`;
}

export function hedgehogBody({ gold, paper, ink, rose }: Plate): string {
  return (
    shape('M-110 130C-120 160-90 170-76 150ZM20 140C10 170 44 174 56 150ZM100 130C96 160 128 162 134 138Z', paper) +
    shape(spines(), gold) +
    strokePath(
      'M-150 30l-20-10M-120-20l-14-18M-70-50l-8-22M-10-64v-24M50-56l10-22M-130 70l-24 0M-90 10l-18-12M-40-20l-10-20M20-28l4-22M70-16l14-18M-80 60l-22-4M-30 30l-16-14M20 20l-4-20M60 40l8-20M-40 80l-20-6M0 70l-12-14M40 84l-4-18',
      3,
    ) +
    hatchPath('M-130 110C-60 140 20 140 90 126', 22) +
    shape('M84 0C130-10 180 30 214 84 216 98 206 104 196 104 160 134 110 150 66 138 50 90 60 30 84 0Z', paper) +
    circle(212, 88, 12, { fill: ink }) +
    circle(150, 54, 9, { fill: ink, stroke: 'none' }) +
    circle(153, 51, 3, { fill: paper, stroke: 'none' }) +
    strokePath('M190 106Q170 118 152 110', 3) +
    shape('M92 10C104-16 132-12 130 14 122 32 102 34 92 10Z', rose, 2.6)
  );
}

export const hedgehog: Picture = plate =>
  sky(plate, 190) + ground(plate.gold, 186) + placeAt(-10, 50, hedgehogBody(plate), { scale: 1.16 });

/** Its feet are on the origin, 120 apart. */
const hoop = ({ paper, rose }: Plate): string =>
  shape('M-76 0C-80-120-60-170 0-170 60-170 80-120 76 0H46C48-90 40-130 0-130-40-130-48-90-46 0Z', paper) +
  heart(-60, -60, rose, 0.42) +
  heart(60, -60, rose, 0.42) +
  heart(0, -148, rose, 0.42);

/** Held under an arm, its body at the origin; it twists its neck round to look her in the face. */
function struggling(plate: Plate): string {
  const { rose, ink } = plate;
  const legs = 'M-100 22L-176 66L-232 60M-92 40L-160 100L-214 116';
  const feet = 'M-232 60l-22-8M-232 60l-24 6M-214 116l-20-6M-214 116l-18 12';
  return (
    strokePath(legs + feet, 13) +
    strokePath(legs + feet, 6, rose) +
    neck('M70 4C150 40 196 8 186-60C180-100 150-120 150-160', plate, 27) +
    shape('M-130 34C-156-6-108-48-34-48C30-48 84-30 92 6C92 44 40 70-20 72C-70 72-116 62-130 34Z', rose) +
    shade('M-126 40Q-40 92 74 44', 'M-104 16Q-30 52 54 22', 20, 3.4) +
    shade('M110 22Q196 36 196-50', 'M106 6Q168 12 176-50', 11, 3) +
    wash(swell('M-112 14C-80-16-40-24 0-20M-96 30C-60 6-24-4 16 0M-98-6C-70-30-30-38 6-34', 5), ink) +
    placeAt(150, -162, turnedOver(bill(plate)), { scale: 0.92, turn: 6 })
  );
}

export const croquet: Picture = plate => {
  const girl = alice(
    plate,
    {
      mood: 'pleased',
      gaze: [5, -1],
      near: { elbow: [-120, 104], wrist: [-58, 172], hand: 'relaxed', turn: 76, isInFront: true },
      far: { elbow: [112, 104], wrist: [150, 150], hand: 'fist', turn: 30, thumb: 'left', isInFront: true },
    },
    { held: placeAt(-20, 140, struggling(plate), { scale: 0.94 }) },
  );
  return (
    sky(plate, 206) +
    ground(plate.gold, 204) +
    placeAt(200, 236, hoop(plate), { scale: 0.86 }) +
    placeAt(-70, -40, girl, { scale: 0.65 }) +
    placeAt(148, 250, hedgehogBody(plate), { scale: 0.3 })
  );
};
