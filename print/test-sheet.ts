/** One leaf to be printed before the others: is the size true, and do the backs fall behind the fronts? */
import { circle, drawing, path, type Size } from '@parlour/art/svg';
import { type Setting, words } from '@parlour/art/type';
import { hairlines, line } from './drawing.ts';
import type { Point } from './paper.ts';

/** Millimetres the arms of a target reach, and how far from the edges the outer ones stand. */
const [ARM, INSET] = [8, 25];

/** The middle and the four corners: alike from both sides. */
export const targetsOf = ({ width, height }: Size): readonly Point[] => [
  { x: width / 2, y: height / 2 },
  ...[INSET, width - INSET].flatMap(x => [INSET, height - INSET].map(y => ({ x, y }))),
];

const cross = ({ x, y }: Point): string =>
  hairlines([line(x - ARM, y, x + ARM, y), line(x, y - ARM, x, y + ARM)], '#000000');

const frontTarget = ({ x, y }: Point): string =>
  cross({ x, y }) + circle(x * 10, y * 10, 25, { fill: 'none', stroke: '#000000', 'stroke-width': 2 });

const STEPS = [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6];

/** A scale of millimetres both ways; the fives are named. */
function backTarget({ x, y }: Point): string {
  const ticks = STEPS.flatMap(step => [
    line(x + step, y - 0.7, x + step, y + 0.7),
    line(x - 0.7, y + step, x + 0.7, y + step),
  ]);
  const set: Setting = { font: 'plain', size: 24, fill: '#000000' };
  const named = STEPS.filter(step => step % 5 === 0).map(
    step =>
      words((x + step) * 10, y * 10 + 32, `${step}`, set) +
      words(x * 10 + 14, (y + step) * 10 + 8, `${step}`, { ...set, anchor: 'start' }),
  );
  return cross({ x, y }) + hairlines(ticks, '#000000') + named.join('');
}

const column = (middle: number, top: number, lines: readonly string[]): string =>
  lines.map((text, i) => words(middle, top + i * 58, text, { font: 'garamond', size: 42, fill: '#000000' })).join('');

const CRAFT = [
  'Cut the cards with knife and ruler, from crop mark to crop mark.',
  'Score the folds of the box with the back of the knife, then bend.',
];

/** A hundred millimetres, to be held against a ruler. */
const ruler = (middle: number, y: number): string =>
  path(
    `M${middle - 500} ${y}H${middle + 500}M${middle - 500} ${y - 25}V${y + 25}M${middle + 500} ${y - 25}V${y + 25}`,
    {
      fill: 'none',
      stroke: '#000000',
      'stroke-width': 2,
    },
  ) + words(middle, y - 14, '100 mm', { font: 'plain', size: 32, fill: '#000000' });

export type TestSheet = {
  readonly title: string;
  readonly paper: Size;
  readonly offset: Point;
  /** Which pages to print on what: told on the sheet. */
  readonly contents: readonly string[];
};

export function testPages({ title, paper, offset, contents }: TestSheet): readonly [front: string, back: string] {
  const [middle, height] = [paper.width * 5, paper.height * 10];
  const front = drawing(
    paper,
    words(middle, 300, title, { font: 'fellCaps', size: 96, fill: '#000000' }),
    words(middle, 372, 'Test sheet: print this leaf first', {
      font: 'fell',
      style: 'italic',
      size: 56,
      fill: '#000000',
    }),
    column(middle, 500, [
      'Print pages 1 and 2 on the two sides of one sheet,',
      'at actual size (100 %, not “fit to page”), turned over the long edge.',
    ]),
    ruler(middle, 690),
    column(middle, 810, [
      'The line measures 100 mm? Then the cards will have their true size.',
      'Now prick a pin straight through the middle of each cross, turn the sheet over,',
      'and read on the scales where it came out.',
    ]),
    column(middle, height / 2 + 190, [
      'Right at the middle, or less than a millimetre from it: print the rest.',
      'Otherwise make the file again, with the backs moved by what you read:',
      '1 to the right and 2 up is 1 right and -2 down.',
      `This sheet was made with ${offset.x} right and ${offset.y} down; add what you read to that.`,
    ]),
    words(middle, height - 620, 'What else is in this file', {
      font: 'fell',
      style: 'italic',
      size: 50,
      fill: '#000000',
    }),
    column(middle, height - 545, [...contents, ...CRAFT]),
    ...targetsOf(paper).map(frontTarget),
  );
  const back = drawing(
    paper,
    words(middle, 300, 'The back of the test sheet', { font: 'fell', style: 'italic', size: 56, fill: '#000000' }),
    column(middle, 420, [
      'Where the pin comes out, read millimetres across, then down:',
      'to the right and downwards they count plus, to the left and upwards minus.',
    ]),
    ...targetsOf(paper).map(({ x, y }) => backTarget({ x: x + offset.x, y: y + offset.y })),
  );
  return [front, back];
}
