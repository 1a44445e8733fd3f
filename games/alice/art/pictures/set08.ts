/** 8: Alice and the Pig Baby; the Cook; the Pepper-box. */
import { drawHead, drawNeck, type HeadFeatures } from '@parlour/card-art/figures/heads';
import { textAt } from '@parlour/card-art/fonts';
import { circle, drawAtEach, ellipse, path, placeAt } from '@parlour/card-art/svg';
import type { Picture, Plate } from '../engraving.ts';
import { ground, hatchPath, shape, sky, strokePath, withMirrorImage } from '../engraving.ts';
import { alice, sleeves, tones } from './alice.ts';
import { blended, fist, turnedOver } from './shared-parts.ts';

const pig = ({ paper, rose, gold, ink }: Plate): string =>
  shape('M-100 110C-130 30-80-30 0-34 80-30 130 30 100 110 60 150-60 150-100 110Z', paper) +
  strokePath('M-104 60C-40 100 40 100 104 60M-90 104C-30 132 30 132 90 104', 2) +
  circle(0, -44, 74, { fill: rose }) +
  shape('M-74-58C-70-110-36-128 0-128 36-128 70-110 74-58 50-86 24-92 0-92-24-92-50-86-74-58Z', gold) +
  strokePath('M-60-84C-40-106 40-106 60-84', 2) +
  withMirrorImage(
    shape('M44-104C56-140 92-154 112-140 112-112 96-80 68-70Z', rose) + strokePath('M62-94C74-112 88-124 102-130', 2),
  ) +
  ellipse(0, -24, 32, 24, { fill: paper }) +
  ellipse(-11, -24, 5, 9, { fill: ink, stroke: 'none' }) +
  ellipse(11, -24, 5, 9, { fill: ink, stroke: 'none' }) +
  circle(-32, -56, 8, { fill: ink, stroke: 'none' }) +
  circle(32, -56, 8, { fill: ink, stroke: 'none' }) +
  strokePath('M-18 10Q0 20 18 10', 3) +
  hatchPath('M62-40C64-10 50 16 30 26', 14);

function wood(plate: Plate): string {
  const { gold, rose, paper, ink } = plate;
  return (
    sky(plate, 216) +
    shape('M150 210V110H262V210Z', paper) +
    shape('M136 116L206 44 276 116Z', rose) +
    shape('M226 60V16H248V84Z', rose) +
    shape('M188 210V154Q206 136 224 154V210Z', ink) +
    strokePath('M238 8C226-10 252-22 240-44 230-62 254-76 246-96', 5) +
    ground(gold, 212) +
    shape(
      'M-262 236C-246 120-252 0-270-130-262-220-268-270-276-310H-204C-212-240-200-120-204 0-206 110-198 190-182 236Z',
      paper,
    ) +
    hatchPath('M-226-280C-222-140-222 60-210 226', 26) +
    shape(
      'M-150 226C-142 140-146 40-156-70-152-150-152-240-148-310H-108C-116-220-114-130-112-50-110 70-112 160-102 226Z',
      gold,
    ) +
    strokePath('M-140-280C-142-160-138 40-134 214', 1.8) +
    shape(
      'M-280-310H290V-250C240-220 210-262 170-236 130-214 80-254 40-230-10-206-60-250-100-226-150-204-200-240-280-214Z',
      gold,
    ) +
    strokePath('M-70-262q12 14 24 0M0-258q12 14 24 0M80-270q12 14 24 0M150-262q12 14 24 0M212-276q12 14 24 0', 2.4)
  );
}

const CRADLED: readonly (readonly [string, number])[] = [
  ['M-74-34C-108 16-104 76-34 96', 19],
  ['M74-34C112 20 106 86 20 104', 19],
];

export const pigBaby: Picture = plate =>
  wood(plate) +
  placeAt(6, 284, alice(plate, { arms: 'M0-280V-270', look: [0, 3] }), { scale: 1.16 }) +
  placeAt(
    6,
    0,
    placeAt(4, 22, pig(plate), { scale: 0.66, turn: -8 }) +
      blended(CRADLED, plate.paper, 7) +
      placeAt(-38, 96, fist(plate), { scale: 1.05, turn: 8 }) +
      placeAt(24, 104, turnedOver(fist(plate)), { scale: 1.05, turn: -4 }) +
      placeAt(0, 284, sleeves(plate), { scale: 1.16 }),
  );

export const cook: Picture = plate => {
  const { paper, gold, rose, ink } = plate;
  const own: HeadFeatures = { skin: paper, hair: ink, jaw: 50, chin: 92, eye: 9, brow: 9, lip: rose };
  return (
    sky(plate, 300) +
    shape('M-210 310C-206 210-176 156-110 136L-50 112H50L110 136C176 156 206 210 210 310Z', rose) +
    placeAt(0, -14, drawNeck(own)) +
    shape('M-90 148L-110 310H110L90 148C60 190-60 190-90 148Z', paper) +
    strokePath('M-60 186L-70 310M-20 196V310M20 196V310M60 186L70 310', 1.8) +
    hatchPath('M170 190C186 230 190 270 190 310', 26) +
    shape('M-54 108C-30 140 30 140 54 108L84 140C50 176-50 176-84 140Z', gold) +
    placeAt(0, -14, drawHead(own, tones(plate)) + strokePath('M-40-40L-8-28M40-40L8-28', 5)) +
    withMirrorImage(shape('M40-76C72-70 80-20 72 20 62 10 58-10 58-30Z', ink)) +
    shape(
      'M-84-72C-150-90-150-180-90-190-84-250-10-262 10-226 50-262 120-236 110-188 164-170 150-90 84-72 40-96-40-96-84-72Z',
      paper,
    ) +
    strokePath(
      'M-70-90C-90-130-84-160-70-180M-30-100C-40-150-34-190-20-216M14-102C10-150 20-190 34-214M52-98C64-140 70-170 84-190',
      2,
    ) +
    hatchPath('M116-176C136-150 130-116 100-92', 18) +
    shape('M-86-74C-40-98 40-98 86-74L82-56C40-78-40-78-82-56Z', gold) +
    strokePath('M-214 250C-196 190-186 120-190 20', 22) +
    strokePath('M-214 250C-196 190-186 120-190 20', 14, gold) +
    shape('M-236-40C-236 0-214 24-190 24-166 24-144 0-144-40Z', gold) +
    ellipse(-190, -40, 46, 15, { fill: paper }) +
    shape('M-238 210C-220 190-180 190-170 210-166 240-190 256-214 254-234 250-246 230-238 210Z', paper) +
    strokePath('M-232 214l50 0M-236 228l60 2M-230 242l50 0', 2.4)
  );
};

const SPECKS =
  'M-120-60h5M-150-120h6M-100-160h5M-60-200h6M-20-240h5M30-220h6M70-190h5M110-150h6M150-110h5M130-50h6M-170-40h5M180-60h6M-200-150h5M-140-220h6M-80-262h5M100-250h6M170-200h5M210-140h6M-40-160h5M20-180h6M60-140h5M-210-90h6M0-270h5M-180-190h6M140-230h5M220-90h5M-110-110h5M90-100h5';

export const pepperBox: Picture = plate => {
  const { gold, rose, paper, ink } = plate;
  return (
    sky(plate, 230) +
    shape(
      'M-250-120C-280-200-190-260-130-230-100-290 20-300 50-250 110-290 220-250 210-180 260-150 250-70 190-70 160-30 60-40 30-70-20-30-110-30-130-70-190-60-250-70-250-120Z',
      paper,
      2.4,
    ) +
    path(SPECKS, { 'stroke-width': 6, transform: 'translate(0 40)' }) +
    ground(gold, 236) +
    shape('M-92 40L-104 262C-60 282 60 282 104 262L92 40Z', rose) +
    hatchPath('M76 60L84 250', 30) +
    shape('M-92 20C-94-50-50-92 0-92 50-92 94-50 92 20 60 40-60 40-92 20Z', gold) +
    hatchPath('M70-40C80-20 82 0 80 16', 22) +
    drawAtEach(
      [
        [0, -66],
        [-34, -52],
        [34, -52],
        [-56, -22],
        [0, -30],
        [56, -22],
        [-26, -6],
        [26, -6],
      ],
      (x, y) => circle(x, y, 6.5, { fill: ink, stroke: 'none' }),
    ) +
    shape('M-98 18C-60 42 60 42 98 18L100 48C60 70-60 70-100 48Z', gold) +
    shape('M-78 116C-40 130 40 130 78 116L82 204C40 218-40 218-82 204Z', paper) +
    textAt(0, 184, 'PEPPER', { font: 'fell', size: 42, fill: ink }, { stroke: 'none' })
  );
};
