/**
 * The outline of a path as a PDF has it: of lines and cubic curves alone. (The paths of pdfkit bend quadratic curves wrongly,
 * and end without a word where they cannot read on.)
 */
import { must } from '@parlour/kernel/must';
import { arcCurves } from './arc.ts';
import { known, numbersIn } from './written.ts';

type Document = PDFKit.PDFDocument;
export type PathPoint = readonly [x: number, y: number];

/** Where the pen is, where it was set down, and from where the last curve came in, by its kind. */
type Pen = {
  readonly at: PathPoint;
  readonly begun: PathPoint;
  readonly cubic?: PathPoint;
  readonly quadratic?: PathPoint;
};

type Stroke = (document: Document, pen: Pen, numbers: readonly number[]) => Pen;

const along = ([x, y]: PathPoint, [toX, toY]: PathPoint, share: number): PathPoint => [
  x + (toX - x) * share,
  y + (toY - y) * share,
];

/** The curve goes on as it came. */
const onward = (at: PathPoint, from: PathPoint | undefined): PathPoint => along(at, from ?? at, -1);

function lineTo(document: Document, { begun }: Pen, to: PathPoint): Pen {
  document.lineTo(...to);
  return { at: to, begun };
}

function bendTo(document: Document, { begun }: Pen, out: PathPoint, cubic: PathPoint, to: PathPoint): Pen {
  document.bezierCurveTo(...out, ...cubic, ...to);
  return { at: to, begun, cubic };
}

function archTo(document: Document, pen: Pen, quadratic: PathPoint, to: PathPoint): Pen {
  const { at, begun } = bendTo(document, pen, along(pen.at, quadratic, 2 / 3), along(to, quadratic, 2 / 3), to);
  return { at, begun, quadratic };
}

function setDown(document: Document, at: PathPoint): Pen {
  document.moveTo(...at);
  return { at, begun: at };
}

function arcTo(
  document: Document,
  pen: Pen,
  [rx = 0, ry = 0, turn = 0, large, sweep, x = 0, y = 0]: readonly number[],
): Pen {
  const arc = { from: pen.at, to: [x, y], radii: [rx, ry], turn, isLarge: large === 1, isSwept: sweep === 1 } as const;
  for (const curve of arcCurves(arc)) document.bezierCurveTo(...curve);
  return { at: arc.to, begun: pen.begun };
}

function close(document: Document, { begun }: Pen): Pen {
  document.closePath();
  return { at: begun, begun };
}

/** By how many numbers each takes, counted from the corner of the drawing. */
const STROKES: Readonly<Record<string, readonly [takes: number, stroke: Stroke]>> = {
  M: [2, (document, _, [x = 0, y = 0]) => setDown(document, [x, y])],
  L: [2, (document, pen, [x = 0, y = 0]) => lineTo(document, pen, [x, y])],
  H: [1, (document, pen, [x = 0]) => lineTo(document, pen, [x, pen.at[1]])],
  V: [1, (document, pen, [y = 0]) => lineTo(document, pen, [pen.at[0], y])],
  C: [6, (document, pen, [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0]) => bendTo(document, pen, [a, b], [c, d], [x, y])],
  S: [
    4,
    (document, pen, [a = 0, b = 0, x = 0, y = 0]) => bendTo(document, pen, onward(pen.at, pen.cubic), [a, b], [x, y]),
  ],
  Q: [4, (document, pen, [a = 0, b = 0, x = 0, y = 0]) => archTo(document, pen, [a, b], [x, y])],
  T: [2, (document, pen, [x = 0, y = 0]) => archTo(document, pen, onward(pen.at, pen.quadratic), [x, y])],
  A: [7, arcTo],
  Z: [0, close],
};

/** Small letters count from the pen. Of an arc only the last two numbers are a place. */
function fromCorner(letter: string, numbers: readonly number[], [x, y]: PathPoint): readonly number[] {
  if (letter === 'h') return numbers.map(number => number + x);
  if (letter === 'v') return numbers.map(number => number + y);
  if (letter === 'a') return [...numbers.slice(0, 5), must(numbers[5]) + x, must(numbers[6]) + y];
  return numbers.map((number, i) => number + (i % 2 === 0 ? x : y));
}

const STEPS = /([A-Za-z])([^A-Za-z]*)/g;

/** After the first place of a move the others are lines. */
const thenOf = (letter: string): string => ({ M: 'L', m: 'l' })[letter] ?? letter;

function stepAlong(document: Document, from: Pen, first: string, numbers: readonly number[]): Pen {
  const [takes] = known(STROKES, first.toUpperCase());
  if (takes === 0 ? numbers.length > 0 : numbers.length % takes !== 0 || numbers.length === 0)
    throw new Error(`A path cannot be printed: ${first} with ${numbers.length} numbers.`);
  let [pen, letter] = [from, first];
  for (let i = 0; i < Math.max(numbers.length, 1); i += Math.max(takes, 1)) {
    const [, stroke] = known(STROKES, letter.toUpperCase());
    const given = numbers.slice(i, i + takes);
    pen = stroke(document, pen, letter < 'a' ? given : fromCorner(letter, given, pen.at));
    letter = thenOf(letter);
  }
  return pen;
}

export function outline(document: Document, path: string): void {
  let pen: Pen = { at: [0, 0], begun: [0, 0] };
  for (const [, letter = '', numbers = ''] of path.matchAll(STEPS))
    pen = stepAlong(document, pen, letter, numbersIn(numbers));
}
