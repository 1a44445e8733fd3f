/** 14: the Headsman; the Hatter. The King is in a file of his own. */
import { drawHead, drawNeck, type HeadFeatures } from '@parlour/card-art/figures/heads';
import { circle, ellipse, placeAt } from '@parlour/card-art/svg';
import { hatchPath, shape, sky, strokePath, withMirrorImage } from '../burin.ts';
import type { Picture, Plate } from '../plate.ts';
import { tones } from './alice.ts';
import { fist, turnedOver } from './hands.ts';
import { hatter } from './hatter.ts';

/** Hood and axe. He argues that you cannot cut off a head without a body. */
export const headsman: Picture = plate => {
  const { paper, rose, gold, ink } = plate;
  const own: HeadFeatures = { skin: paper, hair: ink, jaw: 52, chin: 96, eye: 10, brow: 6, lip: rose };
  return (
    sky(plate, 300) +
    shape('M-210 310C-206 210-170 160-106 138L-50 112H50L106 138C170 160 206 210 210 310Z', rose) +
    shape('M-70 130L-90 310H90L70 130C40 160-40 160-70 130Z', gold) +
    strokePath(
      'M-50 176L50 200M-54 206L56 230M-60 238L62 262M-64 270L68 294M50 176L-50 200M54 206L-56 230M60 238L-62 262M64 270L-68 294',
      3,
    ) +
    hatchPath('M170 190C186 230 190 270 190 310', 26) +
    placeAt(0, 0, drawNeck(own)) +
    shape('M-96 150C-80 110-60 96-58 60H58C60 96 80 110 96 150 50 176-50 176-96 150Z', ink) +
    drawHead(own, tones(plate)) +
    shape(
      'M-72 60C-92-20-80-130 0-170 80-130 92-20 72 60 60 20 62-6 58-24 50-30 20-32 0-28-20-32-50-30-58-24-62-6-60 20-72 60Z',
      ink,
    ) +
    strokePath('M-56-60C-50-100-30-130-4-146M56-60C54-90 40-120 20-136', 1.8, paper) +
    shape('M-58-26C-30-34 30-34 58-26L56 16C40 24 20 18 0 10-20 18-40 24-56 16Z', ink, 2) +
    withMirrorImage(
      ellipse(27, -6, 17, 12, { fill: paper, stroke: 'none' }) + circle(26, -5, 7, { fill: ink, stroke: 'none' }),
    ) +
    strokePath('M150 310L196-120', 26) +
    strokePath('M150 310L196-120', 17, gold) +
    shape('M176-180C130-200 110-170 96-120 130-110 160-96 176-60L204-56 218-172Z', paper) +
    shape('M176-180C130-200 110-170 96-120 108-150 130-166 172-160Z', gold, 2.4) +
    hatchPath('M118-136C140-120 160-106 172-84', 14) +
    shape('M206-166C236-166 248-140 244-110 230-90 216-84 204-84Z', paper) +
    shape('M120 230C126 206 160 200 184 210 196 226 190 250 176 258 150 262 124 254 120 230Z', paper) +
    strokePath('M130 222l52 6M126 236l56 4M132 250l46 0', 2.4)
  );
};

const toast = ({ gold, paper }: Plate): string =>
  shape('M-50-40C-50-62-20-66 0-52 20-66 50-62 50-40L46 50H-46Z', gold) +
  shape('M-36-32C-34-44-16-46 0-36 16-46 34-44 36-32L33 38H-33Z', paper, 2.2) +
  shape('M30-60a24 24 0 1 0 30 30Z', paper, 2.6);

export const theHatter: Picture = plate => {
  const { paper, gold, rose } = plate;
  return (
    sky(plate, 300) +
    placeAt(0, 20, hatter(plate), { scale: 1.08 }) +
    placeAt(
      -186,
      214,
      shape('M-40-20C-40 16-24 36 0 36 24 36 40 16 40-20Z', paper) +
        ellipse(0, -20, 40, 11, { fill: gold }) +
        strokePath('M-36 2Q0 14 36 2', 5, rose) +
        strokePath('M-10-44q8-12 0-24M8-44q8-12 0-24', 3),
      { scale: 1.1 },
    ) +
    placeAt(-198, 262, fist(plate), { scale: 1.55 }) +
    placeAt(186, 196, toast(plate), { turn: 14 }) +
    placeAt(204, 250, turnedOver(fist(plate)), { scale: 1.55 })
  );
};
