/** 10: the Mad Tea-Party; the March Hare; the Dormouse. */
import { at, circle, ellipse } from '@parlour/art/svg';
import { beads, hatch, line, mirrored, shape, sky } from '../burin.ts';
import type { Picture, Plate } from '../plate.ts';
import { bust } from './alice.ts';
import { hatter } from './hatter.ts';
import { rabbitHead } from './rabbit.ts';

const STRAW =
  'M-70-62C-40-90 40-90 70-62M-72-56L-92-74M-60-68L-76-92M-40-78L-50-104M-16-84L-18-112M10-84L16-112M36-78L48-104M58-68L76-92M70-58L94-72M-50-70L-30-92M-20-78L4-98M20-78L34-98';

/** A hare in March: straw on his head, and a bow. */
function hare(plate: Plate): string {
  const { gold, rose, paper } = plate;
  return (
    shape('M-160 300C-162 190-140 130-90 104L-40 86H40L90 104C140 130 162 190 160 300Z', rose) +
    shape('M-44 90L-60 300H60L44 90Z', paper) +
    line('M0 130V300M-30 150V300M30 150V300', 1.8) +
    mirrored(shape('M40 90L92 106 80 160 60 240 34 120Z', rose) + hatch('M138 170C148 210 150 250 150 296', 20)) +
    shape('M0 108L-58 82V142ZM0 108L58 82V142Z', gold) +
    circle(0, 110, 13, { fill: gold }) +
    at(0, 10, rabbitHead(plate, gold) + line(STRAW, 8) + line(STRAW, 3.4, paper))
  );
}

/** Fast asleep; the chin is at the origin. */
const sleeper = ({ gold, rose, paper }: Plate): string =>
  mirrored(circle(54, -104, 34, { fill: gold }) + circle(54, -104, 20, { fill: rose, 'stroke-width': 2 })) +
  shape('M0-120C56-120 84-84 80-46 76-12 40 6 0 6-40 6-76-12-80-46-84-84-56-120 0-120Z', gold) +
  shape('M0-50C28-50 40-34 36-18 30-2-30-2-36-18-40-34-28-50 0-50Z', paper, 2.4) +
  mirrored(
    line('M18-66Q34-52 52-64', 4) + line('M22-58l-2 8M34-54v8M46-58l4 8', 2) + line('M24-26L92-36M24-20L90-14', 1.8),
  ) +
  shape('M-10-44H10L0-32Z', rose, 2.5) +
  line('M0-32V-22M0-22Q-10-14-18-20M0-22Q10-14 18-20', 2.4) +
  hatch('M66-70C70-46 60-22 40-6', 14);

/** A teapot about its belly, spout to the right. */
export const teapot = ({ paper, rose, gold }: Plate): string =>
  line('M-128-40C-210-60-220 70-120 66', 30) +
  line('M-128-40C-210-60-220 70-120 66', 20, paper) +
  shape('M110 40C170 30 170-30 214-66L240-50C210-10 210 70 120 84Z', paper) +
  shape('M-140 10C-140-70-80-100 0-100 80-100 140-70 140 10 140 80 80 116 0 116-80 116-140 80-140 10Z', paper) +
  shape('M-70 110H70L84 132H-84Z', gold) +
  hatch('M112 20C112 70 70 100 20 104', 24) +
  line('M-130-20C-60 4 60 4 130-20M-136 40C-60 66 60 66 136 40', 2.4) +
  [
    [-80, 14],
    [-28, 24],
    [28, 24],
    [80, 14],
  ]
    .map(
      ([x, y]) =>
        circle(x!, y! + 2, 13, { fill: rose, 'stroke-width': 2.6 }) +
        circle(x!, y! + 2, 4, { fill: gold, 'stroke-width': 1.6 }),
    )
    .join('');

const cup = ({ paper, rose, gold }: Plate): string =>
  ellipse(0, 42, 62, 13, { fill: gold }) +
  line('M40 0C70-6 70 30 36 28', 8) +
  line('M40 0C70-6 70 30 36 28', 3, paper) +
  shape('M-42-14C-42 20-24 40 0 40 24 40 42 20 42-14Z', paper) +
  ellipse(0, -14, 42, 11, { fill: gold }) +
  line('M-38 6Q0 18 38 6', 5, rose);

export const marchHare: Picture = plate =>
  sky(plate, 300) + at(0, -20, hare(plate), { scale: 1.12 }) + at(150, 230, cup(plate), { scale: 1.3 });

export const dormouse: Picture = plate => {
  const { gold, rose, ink } = plate;
  return (
    sky(plate, 210) +
    shape('M-280 216H280V310H-280Z', plate.paper) +
    line('M-280 216H280M-220 216V310M-110 216V310M0 216V310M110 216V310M220 216V310M-280 260H280', 2.4) +
    shape('M-44-170H44C70-170 76-146 60-136H-60C-76-146-70-170-44-170Z', gold) +
    circle(0, -182, 13, { fill: rose }) +
    at(0, 2, sleeper(plate), { scale: 1.12 }) +
    at(0, 110, teapot(plate), { scale: 1.12 }) +
    shape('M-84 2C-40 20 40 20 84 2L90 18C40 38-40 38-90 18Z', gold) +
    shape('M-70-10C-80-34-40-44-34-16V6H-64ZM70-10C80-34 40-44 34-16V6H64Z', gold) +
    line('M-58-14v12M-46-14v12M58-14v12M46-14v12', 2.6, ink)
  );
};

export const teaParty: Picture = plate => {
  const { paper, rose, ink, gold } = plate;
  return (
    sky(plate, 150) +
    shape(
      'M-280-310H280V-226C230-196 190-236 150-206 110-180 60-220 20-196-30-170-70-216-110-196-160-176-200-216-280-190Z',
      gold,
    ) +
    line(
      'M-230-250q12 14 24 0M-170-230q12 14 24 0M-100-250q12 14 24 0M-30-230q12 14 24 0M40-256q12 14 24 0M110-236q12 14 24 0M180-256q12 14 24 0M230-226q12 14 24 0',
      2.4,
    ) +
    at(-52, -10, hatter(plate), { scale: 0.68 }) +
    at(180, -6, hare(plate), { scale: 0.68 }) +
    at(-200, 20, bust(plate), { scale: 0.54 }) +
    at(68, 128, sleeper(plate), { scale: 0.7, turn: 14 }) +
    shape('M-290 116C-140 100 140 100 290 116V310H-290Z', paper) +
    line('M-290 150C-140 134 140 134 290 150', 2.4) +
    line('M-200 156V310M-110 146V310M-20 144V310M70 146V310M160 150V310M240 156V310', 1.6) +
    beads('M-280 164C-140 148 140 148 280 164', 12, rose, ink) +
    at(-90, 136, teapot(plate), { scale: 0.46 }) +
    at(-214, 116, cup(plate), { scale: 0.7 }) +
    at(20, 136, cup(plate), { scale: 0.62 }) +
    at(224, 118, cup(plate), { scale: 0.66 })
  );
};
