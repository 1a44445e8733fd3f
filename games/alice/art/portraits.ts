/** Characters of Wonderland: heads in black line with rose and gold, their eyes near the middle. */

import { portraitSvg } from '@parlour/card-art/figures/bust';
import { circle, ellipse, group, path, placeAt, roundToTenth } from '@parlour/card-art/svg';
import { hatchPath, type Plate, plateOf, shape, strokePath, wash, withMirrorImage } from './engraving.ts';
import { duchessHead, hatterAtTable, queenHead } from './pictures/people.ts';
import { rabbitHead } from './pictures/rabbit.ts';
import { ruff } from './pictures/shared-parts.ts';

type Head = (plate: Plate) => string;

const eyes = ({ ink, paper }: Plate, x: number, y: number, r: number): string =>
  withMirrorImage(
    circle(x, y, r, { fill: ink, stroke: 'none' }) +
      circle(x - r / 3, y - r / 3, r / 3, { fill: paper, stroke: 'none' }),
  );

const dormouse: Head = ({ paper, gold, rose, ink }) =>
  withMirrorImage(
    shape('M34-34C50-62 82-54 80-28 76-10 58-4 46-12Z', gold) +
      shape('M46-34C56-48 70-42 68-28 64-18 56-16 50-20Z', rose, 2),
  ) +
  shape('M0-52C42-52 62-18 58 14 54 44 26 62 0 64-26 62-54 44-58 14-62-18-42-52 0-52Z', gold) +
  shape('M0 4C24 4 34 24 26 42 18 56-18 56-26 42-34 24-24 4 0 4Z', paper, 2) +
  withMirrorImage(strokePath('M14-6Q26 6 38-6', 4) + strokePath('M16 26L60 16M16 32L62 34M14 38L56 52', 2)) +
  circle(0, 20, 7, { fill: ink }) +
  strokePath('M0 27V34Q-8 40-14 36M0 34Q8 40 14 36', 2.6) +
  shape('M-40-38C-40-78 10-100 62-84 50-72 40-60 40-38 14-50-14-50-40-38Z', rose) +
  circle(66, -80, 9, { fill: paper }) +
  hatchPath('M46-6Q50 20 34 46', 12);

const lizard: Head = plate =>
  shape('M0-70C40-70 62-40 56-8 52 10 66 22 62 38 50 62-50 62-62 38-66 22-52 10-56-8-62-40-40-70 0-70Z', plate.gold) +
  withMirrorImage(circle(34, -30, 19, { fill: plate.paper })) +
  eyes(plate, 34, -28, 9) +
  strokePath('M-58 34Q0 58 58 34', 3.5) +
  withMirrorImage(circle(10, 20, 2.4, { fill: plate.ink }) + strokePath('M52-50Q62-60 58-70M20-62Q24-76 16-80', 2.4)) +
  [-20, 0, 20].map(x => strokePath(`M${x - 6}-54Q${x}-46 ${x + 6}-54`, 2.2)).join('') +
  shape('M-50 78Q0 58 50 78L60 104H-60Z', plate.rose) +
  hatchPath('M56-6Q62 20 50 42', 10);

const puppy: Head = plate =>
  withMirrorImage(
    shape('M28-56C66-72 88-30 78 14 70 30 54 22 46 0Z', plate.gold) + hatchPath('M68-30Q76-8 68 14', 12),
  ) +
  shape('M0-62C38-62 52-30 50-4 54 24 36 58 0 60-36 58-54 24-50-4-52-30-38-62 0-62Z', plate.paper) +
  shape('M-46-20C-48-52-10-62-6-34-6-10-36 0-46-20Z', plate.gold, 2) +
  eyes(plate, 22, -14, 8) +
  shape('M-15 12C-12 4 12 4 15 12 12 24-12 24-15 12Z', plate.ink) +
  strokePath('M0 22V34Q-14 46-26 36M0 34Q14 46 26 36', 3) +
  shape('M-9 40C-10 66 10 66 9 40Z', plate.rose, 2.4);

const collared = (plate: Plate, head: string): string =>
  shape('M-90 104C-86 76-60 66-34 60L0 80 34 60C60 66 86 76 90 104Z', plate.gold) +
  placeAt(0, 34, head, { scale: 0.56 }) +
  shape('M0 84L-26 70V100ZM0 84L26 70V100Z', plate.rose);

const whiteRabbit: Head = plate => collared(plate, rabbitHead(plate));

const marchHare: Head = plate =>
  collared(plate, rabbitHead(plate, plate.gold)) +
  strokePath('M-26-36L-40-52M-12-40L-16-60M4-40L8-62M18-38L34-56', 3, plate.rose);

const caterpillar: Head = plate =>
  [74, 52].map((y, i) => ellipse(0, y, 62 - i * 8, 26, { fill: i === 0 ? plate.gold : plate.rose })).join('') +
  ellipse(0, -4, 46, 50, { fill: plate.gold }) +
  withMirrorImage(
    strokePath('M16-50Q24-80 44-84', 3) +
      circle(46, -84, 6, { fill: plate.rose }) +
      shape('M8-12Q20-26 34-12 20-2 8-12Z', plate.paper, 2.4) +
      strokePath('M6-24Q20-34 36-24', 3),
  ) +
  withMirrorImage(circle(20, -11, 5, { fill: plate.ink, stroke: 'none' })) +
  strokePath('M0-2Q10 10 2 14M-12 28Q2 22 14 28', 3) +
  shape('M14 24L70 44 76 34 88 36 84 58 66 56 12 30Z', plate.paper) +
  strokePath('M82 28Q74 14 84 4 94-6 84-20', 2.4) +
  hatchPath('M38-20Q44 10 26 34', 10);

const gryphon: Head = plate =>
  withMirrorImage(shape('M20-48C30-84 44-92 50-86 52-70 48-54 42-40Z', plate.gold)) +
  shape('M0-56C40-56 56-28 50 8 60 40 70 70 66 104H-66C-70 70-60 40-50 8-56-28-40-56 0-56Z', plate.gold) +
  shape('M-20 0C-16-16 16-16 20 0 22 24 10 44 0 62-10 44-22 24-20 0Z', plate.rose) +
  strokePath('M-18 12Q0 20 18 12M0-8V16', 2.6) +
  withMirrorImage(shape('M16-16Q30-30 44-14 30-6 16-16Z', plate.paper, 2.4) + strokePath('M12-24Q30-40 48-24', 4.5)) +
  eyes(plate, 30, -17, 5) +
  strokePath(
    'M-48 54Q-40 66-32 54-24 66-16 54M48 54Q40 66 32 54 24 66 16 54M-50 80Q-42 92-34 80-26 92-18 80M50 80Q42 92 34 80 26 92 18 80',
    2.4,
  );

const mockTurtle: Head = plate =>
  shape('M-92 104C-90 46-50 34 0 34 50 34 90 46 92 104Z', plate.gold) +
  strokePath('M-60 104Q-50 60-20 40M60 104Q50 60 20 40M-84 76H84', 2.4) +
  withMirrorImage(
    shape('M34-26C64-40 80-24 76-10 60-2 46-6 36-10Z', plate.paper) +
      shape('M26-48C30-70 42-74 50-66 46-56 42-48 36-42Z', plate.rose),
  ) +
  shape('M0-60C36-60 46-32 40-6 36 14 44 30 34 46 22 62-22 62-34 46-44 30-36 14-40-6-46-32-36-60 0-60Z', plate.paper) +
  shape('M-32 34C-30 18 30 18 32 34 28 56-28 56-32 34Z', plate.rose, 2.6) +
  withMirrorImage(circle(13, 34, 4, { fill: plate.ink }) + strokePath('M10-22Q22-30 34-16', 3)) +
  eyes(plate, 21, -10, 6.5) +
  withMirrorImage(shape('M26 2C32 12 32 20 26 22 20 20 20 12 26 2Z', plate.gold, 2)) +
  strokePath('M-14 48Q0 42 14 48', 3);

const cheshireCat: Head = plate =>
  withMirrorImage(shape('M22-52L58-92 66-30Z', plate.gold) + shape('M36-54L54-74 58-40Z', plate.rose, 2)) +
  shape('M0-64C48-64 76-28 76 6 76 44 40 70 0 70-40 70-76 44-76 6-76-28-48-64 0-64Z', plate.gold) +
  withMirrorImage(strokePath('M40-50Q48-40 60-42M52-34Q60-24 72-26M64 40L44 34M70 24L50 22', 4)) +
  strokePath('M-12-62L-8-44M12-62L8-44M0-64V-42', 4) +
  withMirrorImage(
    shape('M10-12Q26-36 46-14 28 2 10-12Z', plate.paper, 2.6) +
      ellipse(28, -14, 4.5, 10, { fill: plate.ink, stroke: 'none' }),
  ) +
  shape('M-10 6H10L0 16Z', plate.rose, 2.4) +
  shape('M-58 16C-40 30-20 26 0 24 20 26 40 30 58 16 54 46 28 58 0 58-28 58-54 46-58 16Z', plate.paper) +
  strokePath('M-44 24V42M-30 28V52M-15 27V57M0 25V58M15 27V57M30 28V52M44 24V42', 2.4);

export const CREATURES: Readonly<Record<string, Head>> = {
  'The Dormouse': dormouse,
  'Bill the Lizard': lizard,
  'The Puppy': puppy,
  'The White Rabbit': whiteRabbit,
  'The March Hare': marchHare,
  'The Caterpillar': caterpillar,
  'The Gryphon': gryphon,
  'The Mock Turtle': mockTurtle,
  'The Cheshire Cat': cheshireCat,
};

const hatter = (plate: Plate): string =>
  placeAt(-4, 20, group({ 'stroke-width': 5 }, hatterAtTable(plate)), { scale: 0.43 });

const duchess = (plate: Plate): string =>
  shape('M-96 104C-92 78-66 66-40 62H44C70 66 94 78 98 104Z', plate.gold) +
  shape('M-62 62C-40 46 44 46 64 62 44 84-40 84-62 62Z', plate.paper) +
  wash('M-34 62l4 12-4-3-4 3ZM-8 68l4 12-4-3-4 3ZM20 68l4 12-4-3-4 3ZM44 60l4 12-4-3-4 3Z', plate.ink) +
  placeAt(0, 16, group({ 'stroke-width': 4.4 }, duchessHead(plate)), { scale: 0.52 });

const queen = (plate: Plate): string =>
  shape('M-92 104C-92 82-64 74-30 66H36C66 74 94 82 96 104Z', plate.rose) +
  placeAt(2, 70, ruff(plate), { scale: 0.66 }) +
  placeAt(0, 24, group({ 'stroke-width': 4.4 }, queenHead(plate)), { scale: 0.52 });

export const PEOPLE: Readonly<Record<string, (plate: Plate) => string>> = {
  'The Hatter': hatter,
  'The Duchess': duchess,
  'The Queen of Hearts': queen,
};

/** Twice the reach, and the weight, of the strokes that shade the ground from the rim of the round frame. */
const RIM = [
  [46, 1],
  [30, 2],
] as const;
const RIM_PERIOD = (2 * Math.PI * 100) / 90;

const SITTERS: Readonly<Record<string, (plate: ReturnType<typeof plateOf>) => string>> = { ...CREATURES, ...PEOPLE };

export const portraitNames: readonly string[] = Object.keys(SITTERS);

export function portrait(name: string): string | undefined {
  const plate = plateOf();
  const body = SITTERS[name]?.(plate);
  if (body === undefined) return undefined;
  const ground =
    path('M-100-100H100V104H-100Z', { fill: plate.mist }) +
    RIM.map(([reach, weight]) =>
      circle(0, 0, 100, {
        fill: 'none',
        stroke: plate.ink,
        'stroke-width': reach,
        'stroke-dasharray': `${weight} ${roundToTenth(RIM_PERIOD - weight)}`,
      }),
    ).join('');
  return portraitSvg(
    ground + group({ stroke: plate.ink, 'stroke-width': 3.2, 'stroke-linejoin': 'round', fill: 'none' }, body),
  );
}
