/** 2: Alice swimming in her own tears; the Mouse; the Crab. */
import { mixColours } from '@parlour/card-art/colour';
import { circle, drawAtEach, placeAt } from '@parlour/card-art/svg';
import type { Picture, Plate } from '../engraving.ts';
import { ground, hatchPath, shade, shape, sky, strokePath, wash, withMirrorImage } from '../engraving.ts';
import { alice } from './alice.ts';
import { limb, turnedOver } from './shared-parts.ts';

/** From the horizon down: how far below it, how long and how high each row of crests is, and its weight. */
const SWELLS = [
  [10, 30, 9, 1.4],
  [26, 40, 11, 1.6],
  [48, 50, 14, 1.8],
  [78, 60, 18, 2.1],
  [116, 75, 22, 2.4],
  [162, 100, 26, 2.8],
  [216, 120, 30, 3.2],
] as const;

/** Across the window, beginning upwards or, if `high` is negative, downwards. */
const crests = (long: number, high: number): string =>
  `q${long / 2} ${-high} ${long} 0${`t${long} 0`.repeat(600 / long - 1)}`;

export function waves({ mist, paper, ink }: Plate, from: number): string {
  const rows = SWELLS.filter(([y]) => from + y < 300);
  return (
    shape(`M-290 ${from}${crests(50, 18)}V310H-290Z`, mixColours(ink, mist, 0.13)) +
    rows
      .map(([y, long, high, weight], i) => {
        const line = crests(long, i % 2 === 0 ? high : -high);
        return (
          strokePath(`M-290 ${from + y + 3}${line}`, weight + 1.4, paper) +
          strokePath(`M-290 ${from + y}${line}`, weight)
        );
      })
      .join('')
  );
}

const DROP = 'c-9 14-10 24 0 26 10-2 9-12 0-26Z';

const swimmer = (plate: Plate): string =>
  alice(
    plate,
    {
      weight: 3.4,
      mood: 'sad',
      gaze: [2, -3],
      tilt: -10,
      near: { elbow: [-140, 66], wrist: [-150, 130], hand: 'relaxed', turn: -112 },
      far: { elbow: [140, 46], wrist: [194, 4], hand: 'open', turn: 48, thumb: 'left' },
    },
    { lower: '' },
  );

/** Its nose to the right. */
const swimmingMouse = ({ gold, rose, ink, paper }: Plate): string =>
  circle(-20, -30, 15, { fill: gold }) +
  circle(-20, -30, 9, { fill: rose, 'stroke-width': 1.6 }) +
  shape('M-46 8C-46-26-10-34 16-24 34-16 46-6 54 4 40 12 20 14 0 14Z', gold) +
  circle(8, -20, 15, { fill: gold }) +
  circle(8, -20, 9, { fill: rose, 'stroke-width': 1.6 }) +
  circle(26, -6, 4.5, { fill: ink, stroke: 'none' }) +
  circle(54, 3, 5, { fill: ink, stroke: 'none' }) +
  strokePath('M44 4L72-8M44 6L76 4M42 8L70 14', 1.4) +
  strokePath('M-70 16Q-50 4-30 14M-10 18Q10 8 30 16M44 16Q60 8 76 16', 5, paper) +
  strokePath('M-74 18Q-50 6-26 16M-12 20Q10 10 32 18M42 18Q60 10 80 18', 2);

export const swimming: Picture = plate =>
  sky(plate, 60) +
  waves(plate, -20) +
  placeAt(196, 14, swimmingMouse(plate), { scale: 1.1 }) +
  placeAt(-50, 108, swimmer(plate) + shape(`M-26-86${DROP}M29-92${DROP}`, plate.paper, 2.4), { scale: 1.16 }) +
  waves(plate, 140);

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

const CLAW = 'M168-78C128-110 136-176 190-196C182-166 192-150 204-140C208-162 222-180 244-184C262-130 236-76 190-66Z';

export const crab: Picture = plate => {
  const { rose, gold, paper, ink } = plate;
  const legs = 'M92 44C142 34 176 62 192 112M96 66C138 68 160 98 168 148M86 88C120 100 134 128 134 174';
  const arm =
    strokePath('M88-6C130-20 156-46 166-84', 40) +
    strokePath('M88-6C130-20 156-46 166-84', 32, rose) +
    strokePath('M118-36L134-8M146-62L166-46', 2.4) +
    shape(CLAW, rose) +
    shade('M244-180Q256-110 194-68', 'M222-172Q228-120 190-90', 13, 3.4) +
    wash('M192-152l10 4-6 6ZM208-148l9-5 0 9Z', ink);
  const eye =
    strokePath('M34-60C36-90 40-104 44-118', 11) +
    strokePath('M34-60C36-90 40-104 44-118', 5, rose) +
    circle(46, -128, 17, { fill: paper }) +
    circle(43, -127, 8, { fill: ink }) +
    circle(45, -130, 2.6, { fill: paper, stroke: 'none' });
  const spots = [
    [-70, -20],
    [-30, -38],
    [30, -38],
    [70, -20],
    [-92, 20],
    [92, 20],
    [0, -14],
  ] as const;
  return (
    sky(plate, 120) +
    waves(plate, 60) +
    ground(gold, 160) +
    placeAt(
      16,
      32,
      withMirrorImage(strokePath(legs, 24) + strokePath(legs, 16, rose) + eye) +
        turnedOver(placeAt(88, 0, placeAt(-88, 0, arm), { turn: 52 })) +
        arm +
        shape('M-136 20C-140-46-70-74 0-74 70-74 140-46 136 20 118 92 60 122 0 122-60 122-118 92-136 20Z', rose) +
        strokePath('M-108 0C-72-38 72-38 108 0M-72 44Q-42 24-30 48M72 44Q42 24 30 48M-40 84Q0 66 40 84', 3) +
        shade('M-130 40Q-80 122 0 120', 'M-104 34Q-66 90 0 96', 18, 3.4) +
        shade('M0 120Q90 120 132 36', 'M0 96Q70 92 106 32', 20, 3.4) +
        drawAtEach(spots, (x, y) => circle(x, y, 5, { fill: gold, 'stroke-width': 2 })),
      { scale: 0.84 },
    )
  );
};
