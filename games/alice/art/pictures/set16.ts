/** 16: Alice in Court; the Rabbit as Herald; the Tarts. */
import { circle, ellipse, placeAt } from '@parlour/card-art/svg';
import { itemAt } from '@parlour/kernel/result';
import type { Picture, Plate } from '../engraving.ts';
import { beadString, shade, shape, sky, stripedBand, strokePath, withMirrorImage } from '../engraving.ts';
import { alice, skirt } from './alice.ts';
import { rabbitHead } from './rabbit.ts';
import { cardBody } from './set11.ts';
import { blended, hand, heart, hearts, ruff, turnedOver } from './shared-parts.ts';

const backOf = ({ gold }: Plate): string =>
  shape('M-80-132H80Q95-132 95-117V117Q95 132 80 132H-80Q-95 132-95 117V-117Q-95-132-80-132Z', gold) +
  strokePath('M-78-112H78V112H-78ZM-78-60L78 60M-78 60L78-60M-78 0H78M0-112V112', 4);

const ace = ({ paper, rose }: Plate): string =>
  shape('M-80-132H80Q95-132 95-117V117Q95 132 80 132H-80Q-95 132-95 117V-117Q-95-132-80-132Z', paper) +
  heart(0, 10, rose, 1.8);

/** They are nothing but a pack of cards, and fly up: place, turn and size. */
const FLIGHT: readonly (readonly [number, number, number, number])[] = [
  [-96, -262, -24, 0.34],
  [6, -270, 14, 0.36],
  [100, -246, -34, 0.4],
  [186, -190, 28, 0.46],
  [236, -96, -16, 0.44],
  [-214, -78, 32, 0.44],
  [-150, -176, 12, 0.4],
  [-238, 40, -18, 0.52],
  [238, 24, 38, 0.5],
  [-218, 170, 26, 0.6],
  [226, 164, -24, 0.6],
  [-150, 262, -40, 0.62],
  [160, 270, 30, 0.62],
];

export const court: Picture = plate => {
  const cards = [cardBody(5, plate), ace(plate), backOf(plate), cardBody(2, plate)];
  const girl = alice(
    plate,
    {
      weight: 3.6,
      mood: 'bold',
      gaze: [3, -3],
      tilt: -8,
      near: { elbow: [-150, 10], wrist: [-166, -82], hand: 'open', turn: -6 },
      far: { elbow: [140, 4], wrist: [158, -88], hand: 'open', turn: -2, thumb: 'left' },
    },
    { lower: skirt(plate) },
  );
  const flying = (from: number, to: number): string =>
    FLIGHT.slice(from, to)
      .map(([x, y, turn, scale], i) => placeAt(x, y, itemAt(cards, (i + from) % 4), { scale, turn }))
      .join('');
  return sky(plate, 300) + flying(0, 9) + placeAt(22, 46, girl, { scale: 0.96 }) + flying(9, FLIGHT.length);
};

export const herald: Picture = plate => {
  const { paper, rose, gold, ink } = plate;
  return (
    sky(plate, 300) +
    shape('M-176 310C-176 220-150 160-96 130H96C150 160 176 220 176 310Z', rose) +
    shape('M-84 132L-110 310H110L84 132Z', paper) +
    strokePath('M0 140V310M-98 226H98', 3) +
    hearts(
      [
        [-48, 190],
        [48, 190],
        [-50, 276],
        [50, 276],
      ],
      rose,
      1.2,
    ) +
    shade('M140 180Q176 230 174 306', 'M116 190Q138 240 136 306', 17, 3.4) +
    placeAt(20, -6, rabbitHead(plate), { scale: 1.04 }) +
    placeAt(10, 112, ruff(plate), { scale: 1.05 }) +
    strokePath('M-60 60L-226 96', 22) +
    strokePath('M-60 60L-226 96', 13, gold) +
    shape('M-214 76L-262 56V140L-218 114Z', gold) +
    shape('M-70 46C-56 44-50 60-56 72L-72 76Z', gold) +
    shape('M-196 102L-110 84V190L-150 172-190 206Z', rose) +
    strokePath('M-190 112V192M-116 94V178', 2) +
    heart(-152, 142, gold, 0.9) +
    blended([['M-120 226C-158 200-158 150-124 118', 36]], rose, 7) +
    strokePath('M-146 122L-112 136', 12) +
    strokePath('M-146 122L-112 136', 6, gold) +
    placeAt(-142, 136, turnedOver(hand(plate, 'fist')), { scale: 1.15, turn: 30 }) +
    shape('M146 120H236V270C220 284 200 262 182 274 168 284 156 274 146 268Z', paper) +
    strokePath('M162 150H220M162 172H216M162 194H220M162 216H206M162 238H214', 3) +
    ellipse(191, 120, 50, 14, { fill: gold }) +
    blended([['M118 226C140 252 160 250 160 232', 36]], rose, 7) +
    strokePath('M142 226L176 222', 12) +
    strokePath('M142 226L176 222', 6, gold) +
    placeAt(158, 226, hand(plate, 'fist'), { scale: 1.15, turn: 16 }) +
    stripedBand('M-60 60L-226 96', 13, ink, '2 22')
  );
};

const tart = ({ gold, rose, paper, ink }: Plate): string =>
  shape('M-62-10L-50 34C-20 46 20 46 50 34L62-10Z', gold) +
  strokePath('M-44 34L-52 0M-26 40L-32 4M-8 43V6M12 43L14 6M30 39L36 4M46 34L52 0', 2.2) +
  ellipse(0, -12, 66, 24, { fill: gold }) +
  beadString('M-60-10C-50 12 50 12 60-10', 13, gold, ink) +
  ellipse(0, -14, 50, 16, { fill: rose, 'stroke-width': 2.4 }) +
  placeAt(0, -12, shape('M0 9C-18-2-16-12-6-12-2-12 0-10 0-7 0-10 2-12 6-12 16-12 18-2 0 9Z', paper, 2));

const STACK: readonly (readonly [number, number])[] = [
  [-134, 96],
  [0, 104],
  [134, 96],
  [-70, 30],
  [70, 30],
  [0, -36],
];

export const tarts: Picture = plate => {
  const { gold, paper, rose } = plate;
  return (
    sky(plate, 230) +
    circle(0, 10, 236, { fill: paper, stroke: 'none' }) +
    shape('M-280 236C-160 222 160 222 280 236V310H-280Z', rose) +
    strokePath('M-280 262H280M-280 288H280', 2) +
    shape('M-30 160C-20 190-40 210-80 236C-30 250 30 250 80 236 40 210 20 190 30 160Z', gold) +
    shade('M26 164Q26 210 78 236', 'M8 168Q4 214 40 242', 11, 3) +
    shade('M30 160Q170 160 238 130', 'M30 146Q150 144 210 126', 24, 3) +
    shape('M-240 128C-200 176 200 176 240 128 160 104-160 104-240 128Z', paper) +
    withMirrorImage(beadString('M0 164C90 164 190 156 234 132', 11, paper, plate.ink)) +
    STACK.map(([x, y]) => placeAt(x, y, tart(plate), { scale: 1.06 })).join('')
  );
};
