/** 8: Alice and the Pig Baby; the Cook; the Pepper-box. */
import { type Features, head, neck } from '@parlour/art/figures/head';
import { at, circle, ellipse, path } from '@parlour/art/svg';
import { words } from '@parlour/art/type';
import { ground, hatch, line, mirrored, shape, sky } from '../burin.ts';
import type { Picture, Plate } from '../plate.ts';
import { bust, tones } from './alice.ts';

const pig = ({ paper, rose, gold, ink }: Plate): string =>
  shape('M-100 110C-130 30-80-30 0-34 80-30 130 30 100 110 60 150-60 150-100 110Z', paper) +
  line('M-104 60C-40 100 40 100 104 60M-90 104C-30 132 30 132 90 104', 2) +
  mirrored(shape('M30-96C50-130 84-140 100-128 100-104 88-76 66-66Z', rose)) +
  circle(0, -44, 74, { fill: rose }) +
  shape('M-74-58C-70-110-36-128 0-128 36-128 70-110 74-58 50-86 24-92 0-92-24-92-50-86-74-58Z', gold) +
  line('M-60-84C-40-106 40-106 60-84', 2) +
  ellipse(0, -24, 32, 24, { fill: paper }) +
  ellipse(-11, -24, 5, 9, { fill: ink, stroke: 'none' }) +
  ellipse(11, -24, 5, 9, { fill: ink, stroke: 'none' }) +
  circle(-32, -56, 8, { fill: ink, stroke: 'none' }) +
  circle(32, -56, 8, { fill: ink, stroke: 'none' }) +
  line('M-18 10Q0 20 18 10', 3) +
  hatch('M62-40C64-10 50 16 30 26', 14);

export const pigBaby: Picture = plate =>
  sky(plate, 300) +
  at(0, -122, bust(plate), { scale: 1.16 }) +
  at(0, 172, pig(plate), { scale: 1.02, turn: -10 }) +
  shape(
    'M-156 310C-176 240-168 180-140 150-118 160-112 190-110 220-90 250-70 270-40 286L-60 310ZM156 310C176 240 168 190 146 160 122 170 118 200 112 226 96 252 80 270 60 282L70 310Z',
    plate.gold,
  ) +
  hatch('M140 190C150 230 144 270 134 306', 18);

export const cook: Picture = plate => {
  const { paper, gold, rose, ink } = plate;
  const own: Features = { skin: paper, hair: ink, jaw: 50, chin: 92, eye: 9, brow: 9, lip: rose };
  return (
    sky(plate, 300) +
    shape('M-210 310C-206 210-176 156-110 136L-50 112H50L110 136C176 156 206 210 210 310Z', rose) +
    at(0, -14, neck(own)) +
    shape('M-90 148L-110 310H110L90 148C60 190-60 190-90 148Z', paper) +
    line('M-60 186L-70 310M-20 196V310M20 196V310M60 186L70 310', 1.8) +
    hatch('M170 190C186 230 190 270 190 310', 26) +
    shape('M-54 108C-30 140 30 140 54 108L84 140C50 176-50 176-84 140Z', gold) +
    at(0, -14, head(own, tones(plate)) + line('M-40-40L-8-28M40-40L8-28', 5)) +
    mirrored(shape('M40-76C72-70 80-20 72 20 62 10 58-10 58-30Z', ink)) +
    shape(
      'M-84-72C-150-90-150-180-90-190-84-250-10-262 10-226 50-262 120-236 110-188 164-170 150-90 84-72 40-96-40-96-84-72Z',
      paper,
    ) +
    line(
      'M-70-90C-90-130-84-160-70-180M-30-100C-40-150-34-190-20-216M14-102C10-150 20-190 34-214M52-98C64-140 70-170 84-190',
      2,
    ) +
    hatch('M116-176C136-150 130-116 100-92', 18) +
    shape('M-86-74C-40-98 40-98 86-74L82-56C40-78-40-78-82-56Z', gold) +
    line('M-214 250C-196 190-186 120-190 20', 22) +
    line('M-214 250C-196 190-186 120-190 20', 14, gold) +
    shape('M-236-40C-236 0-214 24-190 24-166 24-144 0-144-40Z', gold) +
    ellipse(-190, -40, 46, 15, { fill: paper }) +
    shape('M-238 210C-220 190-180 190-170 210-166 240-190 256-214 254-234 250-246 230-238 210Z', paper) +
    line('M-232 214l50 0M-236 228l60 2M-230 242l50 0', 2.4)
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
    hatch('M76 60L84 250', 30) +
    shape('M-92 20C-94-50-50-92 0-92 50-92 94-50 92 20 60 40-60 40-92 20Z', gold) +
    hatch('M70-40C80-20 82 0 80 16', 22) +
    [
      [0, -66],
      [-34, -52],
      [34, -52],
      [-56, -22],
      [0, -30],
      [56, -22],
      [-26, -6],
      [26, -6],
    ]
      .map(([x, y]) => circle(x!, y!, 6.5, { fill: ink, stroke: 'none' }))
      .join('') +
    shape('M-98 18C-60 42 60 42 98 18L100 48C60 70-60 70-100 48Z', gold) +
    shape('M-78 116C-40 130 40 130 78 116L82 204C40 218-40 218-82 204Z', paper) +
    words(0, 184, 'PEPPER', { font: 'fell', size: 42, fill: ink }, { stroke: 'none' })
  );
};
