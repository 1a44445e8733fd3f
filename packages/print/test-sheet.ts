/** One leaf to be printed before the others: is the size true, and do the backs fall behind the fronts? */
import { circle, drawing, path, type Size } from '@parlour/card-art/svg';
import { type TypeSetting, words } from '@parlour/card-art/type';
import { hairlines, line } from './drawing.ts';
import { type LineMeasure, linesOf } from './lines.ts';
import type { PaperPoint, Print } from './paper.ts';
import type { Backs } from './settings.ts';

/** Millimetres the arms of a target reach, and how far from the edges the outer ones stand. */
const [ARM, INSET] = [8, 25];

/** The middle and the four corners: alike from both sides. */
export const targetsOf = ({ width, height }: Size): readonly PaperPoint[] => [
  { x: width / 2, y: height / 2 },
  ...[INSET, width - INSET].flatMap(x => [INSET, height - INSET].map(y => ({ x, y }))),
];

const cross = ({ x, y }: PaperPoint): string =>
  hairlines([line(x - ARM, y, x + ARM, y), line(x, y - ARM, x, y + ARM)], '#000000');

const frontTarget = ({ x, y }: PaperPoint): string =>
  cross({ x, y }) + circle(x * 10, y * 10, 25, { fill: 'none', stroke: '#000000', 'stroke-width': 2 });

const STEPS = [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6];

/** A scale of millimetres both ways; the fives are named. */
function backTarget({ x, y }: PaperPoint): string {
  const ticks = STEPS.flatMap(step => [
    line(x + step, y - 0.7, x + step, y + 0.7),
    line(x - 0.7, y + step, x + 0.7, y + step),
  ]);
  const set: TypeSetting = { font: 'plain', size: 24, fill: '#000000' };
  const named = STEPS.filter(step => step % 5 === 0).map(
    step =>
      words((x + step) * 10, y * 10 + 32, `${step}`, set) +
      words(x * 10 + 14, (y + step) * 10 + 8, `${step}`, { ...set, anchor: 'start' }),
  );
  return cross({ x, y }) + hairlines(ticks, '#000000') + named.join('');
}

/** Type of 12 points, or of 17. */
const SIZES: Readonly<Record<Print, number>> = { usual: 42, large: 60 };

type Flow = { readonly middle: number; readonly size: number; readonly width: number; readonly measure: LineMeasure };

/** Sentences one under the other, broken into centred lines. */
function column({ middle, size, width, measure }: Flow, top: number, sentences: readonly string[]): string {
  const set: TypeSetting = { font: 'garamond', size, fill: '#000000' };
  return sentences
    .flatMap(sentence => linesOf(sentence, set, width, measure))
    .map((text, i) => words(middle, top + i * size * 1.36, text, set))
    .join('');
}

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
  readonly print: Print;
  readonly backs: Backs;
  readonly offset: PaperPoint;
  /** Which pages to print on what: told on the sheet. */
  readonly contents: readonly string[];
};

const heading = (middle: number, y: number, text: string, size = 56): string =>
  words(middle, y, text, { font: 'fell', style: 'italic', size, fill: '#000000' });

const TURNED = [
  'Print pages 1 and 2 on the two sides of one sheet, at actual size (100 %, not “fit to page”), turned over the long edge.',
];
const FOLDED = ['Print this page on one side, at actual size (100 %, not “fit to page”).'];
const TRUE = 'The line measures 100 mm? Then the cards will have their true size.';
const PIN =
  'Now prick a pin straight through the middle of each cross, turn the sheet over, and read on the scales where it came out.';
const FOLD = [
  'Faces and backs lie side by side on the sheets of cards. Cut nothing yet: score the broken line in the middle and fold there, faces outwards. Glue the two halves to each other, press them under books until they are dry, then cut.',
];

const pinned = ({ x, y }: PaperPoint): readonly string[] => [
  'Right at the middle, or less than a millimetre from it: print the rest.',
  'Otherwise make the file again, with the backs moved by what you read: 1 to the right and 2 up is 1 right and -2 down.',
  `This sheet was made with ${x} right and ${y} down; add what you read to that.`,
];

function frontPage({ title, paper, print, backs, offset, contents }: TestSheet, measure: LineMeasure): string {
  const [middle, height] = [paper.width * 5, paper.height * 10];
  const isTurned = backs === 'behind';
  const flow: Flow = { middle, size: SIZES[print], width: paper.width * 10 - 560, measure };
  const small = { ...flow, size: print === 'large' ? 48 : 40, width: paper.width * 10 - 700 };
  const last = height / 2 + (print === 'large' ? 630 : 520);
  return drawing(
    paper,
    words(middle, 300, title, { font: 'fellCaps', size: Math.min(96, 2600 / title.length), fill: '#000000' }),
    heading(middle, 372, 'Test sheet: print this leaf first'),
    column(flow, 480, isTurned ? TURNED : FOLDED),
    ruler(middle, 720),
    column(flow, 830, isTurned ? [TRUE, PIN] : [TRUE]),
    column(flow, height / 2 + 190, isTurned ? pinned(offset) : FOLD),
    heading(middle, last, 'What else is in this file', small.size * 1.25),
    column(small, last + small.size * 1.9, print === 'large' ? contents : [...contents, ...CRAFT]),
    ...(isTurned ? targetsOf(paper).map(frontTarget) : []),
  );
}

function backPage({ paper, print, offset }: TestSheet, measure: LineMeasure): string {
  const middle = paper.width * 5;
  const flow: Flow = { middle, size: SIZES[print], width: paper.width * 10 - 560, measure };
  return drawing(
    paper,
    heading(middle, 300, 'The back of the test sheet'),
    column(flow, 420, [
      'Where the pin comes out, read millimetres across, then down: to the right and downwards they count plus, to the left and upwards minus.',
    ]),
    ...targetsOf(paper).map(({ x, y }) => backTarget({ x: x + offset.x, y: y + offset.y })),
  );
}

/** Two sides of a leaf; only one where nothing is printed on the back. */
export const testPages = (sheet: TestSheet, measure: LineMeasure): readonly string[] =>
  sheet.backs === 'behind' ? [frontPage(sheet, measure), backPage(sheet, measure)] : [frontPage(sheet, measure)];
