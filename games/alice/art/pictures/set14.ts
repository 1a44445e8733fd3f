/** 14: the King of Hearts; the Headsman; the Hatter. */
import { type Features, head, neck } from '@parlour/art/figures/head';
import { at, circle, ellipse } from '@parlour/art/svg';
import { hatch, line, mirrored, shape, sky } from '../burin.ts';
import type { Picture, Plate } from '../plate.ts';
import { tones } from './alice.ts';
import { crown, heart } from './court.ts';
import { hatter } from './hatter.ts';

const curl = (x: number, y: number, { paper }: Plate): string =>
  circle(x, y, 25, { fill: paper }) + line(`M${x - 11} ${y}a11 11 0 1 1 15 10a7 7 0 1 1-6-12`, 2);

/** King and judge: the crown over the wig, and not at all comfortable. */
export const king: Picture = plate => {
  const { paper, rose, gold, ink } = plate;
  const own: Features = { skin: paper, hair: ink, jaw: 50, chin: 90, eye: 10, brow: 6, lip: rose };
  const wig = [
    [70, -66],
    [88, -22],
    [92, 26],
    [94, 74],
    [92, 122],
  ];
  const tails = [
    [-150, 170],
    [-100, 200],
    [-160, 230],
    [-110, 260],
    [-170, 290],
    [-60, 180],
    [150, 170],
    [100, 200],
    [160, 230],
    [110, 260],
    [170, 290],
    [60, 180],
  ];
  return (
    sky(plate, 300) +
    shape('M-232 310C-226 200-180 146-110 124L-50 104H50L110 124C180 146 226 200 232 310Z', rose) +
    shape('M-190 310C-200 210-160 160-100 134H100C160 160 200 210 190 310H60L40 180H-40L-60 310Z', paper) +
    tails.map(([x, y]) => shape(`M${x} ${y}l6 18-6-6-6 6Z`, ink, 2)).join('') +
    shape('M-40 180H40L60 310H-60Z', gold) +
    heart(0, 230, rose) +
    heart(0, 286, rose) +
    mirrored(wig.map(([x, y]) => curl(x!, y!, plate)).join('')) +
    head(own, tones(plate)) +
    shape(
      'M-58 10C-54 36-46 48-28 54-20 66-10 72 0 72 10 72 20 66 28 54 46 48 54 36 58 10 72 70 56 120 36 150 26 132 14 160 0 164-14 160-26 132-36 150-56 120-72 70-58 10Z',
      gold,
    ) +
    line(
      'M-44 50C-40 90-32 120-30 136M-24 66C-22 100-14 136-10 150M0 78V156M44 50C40 90 32 120 30 136M24 66C22 100 14 136 10 150',
      1.8,
    ) +
    shape('M0 40C-14 34-34 42-50 60-32 56-14 56 0 49 14 56 32 56 50 60 34 42 14 34 0 40Z', gold) +
    shape('M-70-40C-60-96 60-96 70-40 40-70-40-70-70-40Z', paper) +
    line('M-50-60C-30-76 30-76 50-60', 2) +
    at(0, -116, crown(plate), { scale: 0.9 }) +
    hatch('M190 220C204 250 210 280 212 310', 24)
  );
};

/** Hood and axe. He argues that you cannot cut off a head without a body. */
export const headsman: Picture = plate => {
  const { paper, rose, gold, ink } = plate;
  const own: Features = { skin: paper, hair: ink, jaw: 52, chin: 96, eye: 10, brow: 6, lip: rose };
  return (
    sky(plate, 300) +
    shape('M-210 310C-206 210-170 160-106 138L-50 112H50L106 138C170 160 206 210 210 310Z', rose) +
    shape('M-70 130L-90 310H90L70 130C40 160-40 160-70 130Z', gold) +
    line(
      'M-50 176L50 200M-54 206L56 230M-60 238L62 262M-64 270L68 294M50 176L-50 200M54 206L-56 230M60 238L-62 262M64 270L-68 294',
      3,
    ) +
    hatch('M170 190C186 230 190 270 190 310', 26) +
    at(0, 0, neck(own)) +
    shape('M-96 150C-80 110-60 96-58 60H58C60 96 80 110 96 150 50 176-50 176-96 150Z', ink) +
    head(own, tones(plate)) +
    shape(
      'M-72 60C-92-20-80-130 0-170 80-130 92-20 72 60 60 20 62-6 58-24 50-30 20-32 0-28-20-32-50-30-58-24-62-6-60 20-72 60Z',
      ink,
    ) +
    line('M-56-60C-50-100-30-130-4-146M56-60C54-90 40-120 20-136', 1.8, paper) +
    shape('M-58-26C-30-34 30-34 58-26L56 16C40 24 20 18 0 10-20 18-40 24-56 16Z', ink, 2) +
    mirrored(
      ellipse(27, -6, 17, 12, { fill: paper, stroke: 'none' }) + circle(26, -5, 7, { fill: ink, stroke: 'none' }),
    ) +
    line('M150 310L196-120', 26) +
    line('M150 310L196-120', 17, gold) +
    shape('M176-180C130-200 110-170 96-120 130-110 160-96 176-60L204-56 218-172Z', paper) +
    shape('M176-180C130-200 110-170 96-120 108-150 130-166 172-160Z', gold, 2.4) +
    hatch('M118-136C140-120 160-106 172-84', 14) +
    shape('M206-166C236-166 248-140 244-110 230-90 216-84 204-84Z', paper) +
    shape('M120 230C126 206 160 200 184 210 196 226 190 250 176 258 150 262 124 254 120 230Z', paper) +
    line('M130 222l52 6M126 236l56 4M132 250l46 0', 2.4)
  );
};

const toast = ({ gold, paper }: Plate): string =>
  shape('M-50-40C-50-62-20-66 0-52 20-66 50-62 50-40L46 50H-46Z', gold) +
  shape('M-36-32C-34-44-16-46 0-36 16-46 34-44 36-32L33 38H-33Z', paper, 2.2) +
  shape('M30-60a24 24 0 1 0 30 30Z', paper, 2.6);

export const theHatter: Picture = plate => {
  const { paper, gold, rose } = plate;
  const fist = 'M-34 0C-34-20 34-20 34 0 36 24 20 32 0 32-20 32-36 24-34 0Z';
  return (
    sky(plate, 300) +
    at(0, 20, hatter(plate), { scale: 1.08 }) +
    at(
      -186,
      214,
      shape('M-40-20C-40 16-24 36 0 36 24 36 40 16 40-20Z', paper) +
        ellipse(0, -20, 40, 11, { fill: gold }) +
        line('M-36 2Q0 14 36 2', 5, rose) +
        line('M-10-44q8-12 0-24M8-44q8-12 0-24', 3),
      { scale: 1.1 },
    ) +
    at(-176, 270, shape(fist, paper) + line('M-20 6V26M-4 8V30M12 8V28', 2.4)) +
    at(186, 196, toast(plate), { turn: 14 }) +
    at(184, 262, shape(fist, paper) + line('M-14 6V26M2 8V30M18 6V26', 2.4))
  );
};
