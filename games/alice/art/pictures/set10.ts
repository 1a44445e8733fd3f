/** 10: the Mad Tea-Party; the March Hare; the Dormouse. */
import { circle, drawAtEach, ellipse, placeAt } from '@parlour/card-art/svg';
import type { Picture, Plate } from '../engraving.ts';
import { beadString, hatchPath, shape, sky, strokePath, withMirrorImage } from '../engraving.ts';
import { alice } from './alice.ts';
import { hatterAtTable } from './people.ts';
import { rabbitHead } from './rabbit.ts';
import { canopy } from './shared-parts.ts';

const STRAW =
  'M-70-62C-40-90 40-90 70-62M-72-56L-92-74M-60-68L-76-92M-40-78L-50-104M-16-84L-18-112M10-84L16-112M36-78L48-104M58-68L76-92M70-58L94-72M-50-70L-30-92M-20-78L4-98M20-78L34-98';

function hare(plate: Plate): string {
  const { gold, rose, paper } = plate;
  return (
    shape('M-160 300C-162 190-140 130-90 104L-40 86H40L90 104C140 130 162 190 160 300Z', rose) +
    shape('M-44 90L-60 300H60L44 90Z', paper) +
    strokePath('M0 130V300M-30 150V300M30 150V300', 1.8) +
    withMirrorImage(
      shape('M40 90L92 106 80 160 60 240 34 120Z', rose) + hatchPath('M138 170C148 210 150 250 150 296', 20),
    ) +
    shape('M0 108L-58 82V142ZM0 108L58 82V142Z', gold) +
    circle(0, 110, 13, { fill: gold }) +
    placeAt(0, 10, rabbitHead(plate, gold) + strokePath(STRAW, 8) + strokePath(STRAW, 3.4, paper))
  );
}

const FUR =
  'M-30-86l-8 6M-8-100l-8 7M16-106l-8 8M-14-78l-8 7M8-84l-8 8M34-50l-8 8M52-40l-8 8M26-28l-8 8M46-18l-8 7M68-52l-8 8M70-24l-7 8M10-34l-8 7';

/** Asleep on its chin, which is at the origin. */
const sleeper = ({ gold, rose, paper, ink }: Plate): string =>
  shape('M2-104C-8-138 12-164 36-158 56-150 58-120 46-100Z', gold) +
  shape(
    'M-112-22C-100-44-70-72-40-94-4-120 58-120 84-84 104-54 94-12 60 2 20 12-52 10-90 0-104-4-116-12-112-22Z',
    gold,
  ) +
  shape('M-106-16C-86-34-52-34-34-18-18-4-40 8-66 4-88 2-110-6-106-16Z', paper, 2.2) +
  shape('M38-92C36-132 70-156 94-136 114-116 104-74 74-68 54-66 40-76 38-92Z', gold) +
  shape('M50-92C50-118 72-134 88-122 100-108 92-82 74-78 60-76 52-82 50-92Z', rose, 2) +
  strokePath(FUR, 2) +
  strokePath('M-50-60Q-30-42-6-58', 4.5) +
  strokePath('M-44-52l-6 7M-32-47l-2 9M-20-49l4 8', 2) +
  circle(-112, -24, 9, { fill: ink, stroke: 'none' }) +
  strokePath('M-104-10Q-88-2-72-10', 2.6) +
  strokePath('M-84-18L-170-50M-84-14L-176-22M-82-10L-172 8M-80-22L-150-72', 1.8) +
  hatchPath('M82-50C86-26 70-6 40 0', 14);

const PLUME =
  'M56 44C112 48 160 12 168-42 176-94 152-136 118-150L122-138 104-152 106-138 84-144C98-132 106-120 108-104 112-66 98-18 56 8Z';
const BRUSHED =
  'M72 40l14-12M92 42l12-18M112 36l8-18M130 26l4-18M146 10l-2-18M156-10l-6-16M162-32l-10-14M164-56l-12-12M162-82l-12-10M154-106l-14-6M140-126l-14-2M84 24l12-12M104 14l8-14M120 0l4-14M130-18l-2-14M136-40l-6-14M136-64l-8-12M132-88l-10-8M120-108l-10-4M98-2l6-12M112-30l0-12M118-56l-4-10M116-80l-6-8';
const tail = ({ gold }: Plate): string => shape(PLUME, gold) + strokePath(BRUSHED, 2);

/** About its belly, spout to the right. */
export const teapot = ({ paper, rose, gold }: Plate): string =>
  strokePath('M-128-40C-210-60-220 70-120 66', 30) +
  strokePath('M-128-40C-210-60-220 70-120 66', 20, paper) +
  shape('M110 40C170 30 170-30 214-66L240-50C210-10 210 70 120 84Z', paper) +
  shape('M-140 10C-140-70-80-100 0-100 80-100 140-70 140 10 140 80 80 116 0 116-80 116-140 80-140 10Z', paper) +
  shape('M-70 110H70L84 132H-84Z', gold) +
  hatchPath('M112 20C112 70 70 100 20 104', 24) +
  strokePath('M-130-20C-60 4 60 4 130-20M-136 40C-60 66 60 66 136 40', 2.4) +
  drawAtEach(
    [
      [-80, 14],
      [-28, 24],
      [28, 24],
      [80, 14],
    ],
    (x, y) =>
      circle(x, y + 2, 13, { fill: rose, 'stroke-width': 2.6 }) +
      circle(x, y + 2, 4, { fill: gold, 'stroke-width': 1.6 }),
  );

const cup = ({ paper, rose, gold }: Plate): string =>
  ellipse(0, 42, 62, 13, { fill: gold }) +
  strokePath('M40 0C70-6 70 30 36 28', 8) +
  strokePath('M40 0C70-6 70 30 36 28', 3, paper) +
  shape('M-42-14C-42 20-24 40 0 40 24 40 42 20 42-14Z', paper) +
  ellipse(0, -14, 42, 11, { fill: gold }) +
  strokePath('M-38 6Q0 18 38 6', 5, rose);

export const marchHare: Picture = plate =>
  sky(plate, 300) + placeAt(0, -20, hare(plate), { scale: 1.12 }) + placeAt(150, 230, cup(plate), { scale: 1.3 });

const lid = ({ gold, rose }: Plate): string =>
  circle(0, -26, 12, { fill: rose }) + shape('M-58 12C-44-26 44-26 58 12 32 26-32 26-58 12Z', gold);

export const dormouse: Picture = plate => {
  const { gold } = plate;
  const paw = 'M-92 18C-92-2-56-4-52 16V34C-60 44-84 44-92 32Z';
  return (
    sky(plate, 210) +
    shape('M-280 216H280V310H-280Z', plate.paper) +
    strokePath('M-280 216H280M-220 216V310M-110 216V310M0 216V310M110 216V310M220 216V310M-280 260H280', 2.4) +
    placeAt(6, -14, tail(plate), { scale: 1.12 }) +
    shape('M-96 30C-110-20-70-64 0-64 70-64 110-20 96 30Z', gold) +
    strokePath('M-70-20l-8 8M-40-44l-8 8M60-30l-8 8M30-50l-8 8M80-4l-8 8', 2) +
    placeAt(-14, 12, sleeper(plate), { scale: 1.12 }) +
    placeAt(0, 112, teapot(plate), { scale: 1.12 }) +
    placeAt(-206, 262, lid(plate), { turn: -12 }) +
    shape('M-96 2C-50 22 50 22 96 2L102 20C50 42-50 42-102 20Z', gold) +
    shape(paw, gold) +
    strokePath('M-82 26V38M-72 28V41M-62 26V38', 2.4)
  );
};

export const teaParty: Picture = plate => {
  const { paper, rose, ink } = plate;
  return (
    sky(plate, 150) +
    canopy(plate) +
    placeAt(-52, -10, hatterAtTable(plate), { scale: 0.68 }) +
    placeAt(180, -6, hare(plate), { scale: 0.68 }) +
    placeAt(
      -190,
      66,
      alice(
        plate,
        {
          mood: 'cross',
          gaze: [5, 0],
          near: { elbow: [-100, 110], wrist: [-40, 130] },
          far: { elbow: [96, 110], wrist: [150, 110] },
        },
        { lower: '' },
      ),
      { scale: 0.58 },
    ) +
    placeAt(72, 120, sleeper(plate), { scale: 0.6 }) +
    shape('M-290 116C-140 100 140 100 290 116V310H-290Z', paper) +
    strokePath('M-290 150C-140 134 140 134 290 150', 2.4) +
    strokePath('M-200 156V310M-110 146V310M-20 144V310M70 146V310M160 150V310M240 156V310', 1.6) +
    beadString('M-280 164C-140 148 140 148 280 164', 12, rose, ink) +
    placeAt(-90, 136, teapot(plate), { scale: 0.46 }) +
    placeAt(-214, 116, cup(plate), { scale: 0.7 }) +
    placeAt(20, 136, cup(plate), { scale: 0.62 }) +
    placeAt(224, 118, cup(plate), { scale: 0.66 })
  );
};
