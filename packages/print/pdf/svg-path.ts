/**
 * Writes SVG paths to a PDF as lines and cubic curves. pdfkit's own path parser distorts quadratic curves, and stops
 * silently at what it can't parse.
 */
import { assertDefined } from '@parlour/kernel/result';
import { parseNumbers, requireSupported } from './svg-subset.ts';

type PathDocument = PDFKit.PDFDocument;
export type PathPoint = readonly [x: number, y: number];

/** Current point, start of the subpath, and control point of the last curve by its kind. */
type PenState = {
  readonly at: PathPoint;
  readonly start: PathPoint;
  readonly cubic?: PathPoint;
  readonly quadratic?: PathPoint;
};

type SegmentWriter = (document: PathDocument, pen: PenState, numbers: readonly number[]) => PenState;

const interpolate = ([x, y]: PathPoint, [toX, toY]: PathPoint, share: number): PathPoint => [
  x + (toX - x) * share,
  y + (toY - y) * share,
];

const reflectControl = (at: PathPoint, from: PathPoint | undefined): PathPoint => interpolate(at, from ?? at, -1);

function lineTo(document: PathDocument, { start }: PenState, to: PathPoint): PenState {
  document.lineTo(...to);
  return { at: to, start };
}

function cubicTo(
  document: PathDocument,
  { start }: PenState,
  out: PathPoint,
  cubic: PathPoint,
  to: PathPoint,
): PenState {
  document.bezierCurveTo(...out, ...cubic, ...to);
  return { at: to, start, cubic };
}

function quadraticTo(document: PathDocument, pen: PenState, quadratic: PathPoint, to: PathPoint): PenState {
  const { at, start } = cubicTo(
    document,
    pen,
    interpolate(pen.at, quadratic, 2 / 3),
    interpolate(to, quadratic, 2 / 3),
    to,
  );
  return { at, start, quadratic };
}

function moveTo(document: PathDocument, at: PathPoint): PenState {
  document.moveTo(...at);
  return { at, start: at };
}

function arcTo(
  document: PathDocument,
  pen: PenState,
  [rx = 0, ry = 0, turn = 0, large, sweep, x = 0, y = 0]: readonly number[],
): PenState {
  const arc = { from: pen.at, to: [x, y], radii: [rx, ry], turn, isLarge: large === 1, isSwept: sweep === 1 } as const;
  for (const curve of arcCurves(arc)) document.bezierCurveTo(...curve);
  return { at: arc.to, start: pen.start };
}

function close(document: PathDocument, { start }: PenState): PenState {
  document.closePath();
  return { at: start, start };
}

/** Absolute commands, with the number of values each takes. */
const SEGMENTS: Readonly<Record<string, readonly [takes: number, stroke: SegmentWriter]>> = {
  M: [2, (document, _, [x = 0, y = 0]) => moveTo(document, [x, y])],
  L: [2, (document, pen, [x = 0, y = 0]) => lineTo(document, pen, [x, y])],
  H: [1, (document, pen, [x = 0]) => lineTo(document, pen, [x, pen.at[1]])],
  V: [1, (document, pen, [y = 0]) => lineTo(document, pen, [pen.at[0], y])],
  C: [6, (document, pen, [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0]) => cubicTo(document, pen, [a, b], [c, d], [x, y])],
  S: [
    4,
    (document, pen, [a = 0, b = 0, x = 0, y = 0]) =>
      cubicTo(document, pen, reflectControl(pen.at, pen.cubic), [a, b], [x, y]),
  ],
  Q: [4, (document, pen, [a = 0, b = 0, x = 0, y = 0]) => quadraticTo(document, pen, [a, b], [x, y])],
  T: [2, (document, pen, [x = 0, y = 0]) => quadraticTo(document, pen, reflectControl(pen.at, pen.quadratic), [x, y])],
  A: [7, arcTo],
  Z: [0, close],
};

/** Converts relative values to absolute ones. Of an arc only the last two are a point. */
function toAbsolute(letter: string, numbers: readonly number[], [x, y]: PathPoint): readonly number[] {
  if (letter === 'h') return numbers.map(number => number + x);
  if (letter === 'v') return numbers.map(number => number + y);
  if (letter === 'a') return [...numbers.slice(0, 5), assertDefined(numbers[5]) + x, assertDefined(numbers[6]) + y];
  return numbers.map((number, i) => number + (i % 2 === 0 ? x : y));
}

const SEGMENT = /([A-Za-z])([^A-Za-z]*)/g;

/** Further points of a move command are lines. */
const followingLetter = (letter: string): string => ({ M: 'L', m: 'l' })[letter] ?? letter;

function writeSegments(document: PathDocument, from: PenState, first: string, numbers: readonly number[]): PenState {
  const [takes] = requireSupported(SEGMENTS, first.toUpperCase());
  if (takes === 0 ? numbers.length > 0 : numbers.length % takes !== 0 || numbers.length === 0)
    throw new Error(`A path cannot be printed: ${first} with ${numbers.length} numbers.`);
  let [pen, letter] = [from, first];
  for (let i = 0; i < Math.max(numbers.length, 1); i += Math.max(takes, 1)) {
    const [, stroke] = requireSupported(SEGMENTS, letter.toUpperCase());
    const given = numbers.slice(i, i + takes);
    pen = stroke(document, pen, letter < 'a' ? given : toAbsolute(letter, given, pen.at));
    letter = followingLetter(letter);
  }
  return pen;
}

export function writePath(document: PathDocument, path: string): void {
  let pen: PenState = { at: [0, 0], start: [0, 0] };
  for (const [, letter = '', numbers = ''] of path.matchAll(SEGMENT))
    pen = writeSegments(document, pen, letter, parseNumbers(numbers));
}

export type Arc = {
  readonly from: PathPoint;
  readonly to: PathPoint;
  readonly radii: PathPoint;
  readonly turn: number;
  readonly isLarge: boolean;
  readonly isSwept: boolean;
};

export type CubicCurve = readonly [number, number, number, number, number, number];

const rotatePoint = ([x, y]: PathPoint, by: number): PathPoint => [
  x * Math.cos(by) - y * Math.sin(by),
  x * Math.sin(by) + y * Math.cos(by),
];

/** Scales the end points to a unit circle; `radiusScale` is above 1 if the radii are too small. */
function toUnitCircle({ from, to, radii: [rx, ry], turn }: Arc): {
  readonly ends: readonly [PathPoint, PathPoint];
  readonly radiusScale: number;
} {
  const toUnit = (point: PathPoint): PathPoint => {
    const [x, y] = rotatePoint(point, (-turn * Math.PI) / 180);
    return [x / rx, y / ry];
  };
  const [[x, y], [toX, toY]] = [toUnit(from), toUnit(to)];
  const radiusScale = Math.max(1, Math.hypot(toX - x, toY - y) / 2);
  return {
    ends: [
      [x / radiusScale, y / radiusScale],
      [toX / radiusScale, toY / radiusScale],
    ],
    radiusScale,
  };
}

function centreOf([[x, y], [toX, toY]]: readonly [PathPoint, PathPoint], { isLarge, isSwept }: Arc): PathPoint {
  const [dx, dy] = [(toX - x) / 2, (toY - y) / 2];
  const away = Math.sqrt(Math.max(0, 1 / (dx * dx + dy * dy) - 1)) * (isLarge === isSwept ? -1 : 1);
  return [(x + toX) / 2 - away * dy, (y + toY) / 2 + away * dx];
}

const FULL_TURN = 2 * Math.PI;

/** Start angle and signed sweep. */
function sweepOf(
  [from, to]: readonly [PathPoint, PathPoint],
  [x, y]: PathPoint,
  { isSwept }: Arc,
): readonly [number, number] {
  const [begin, end] = [from, to].map(([atX, atY]) => Math.atan2(atY - y, atX - x)) as [number, number];
  const way = (end - begin) % FULL_TURN;
  if (isSwept) return [begin, way < 0 ? way + FULL_TURN : way];
  return [begin, way > 0 ? way - FULL_TURN : way];
}

const isStraight = ({ from, to, radii }: Arc): boolean => radii.includes(0) || (from[0] === to[0] && from[1] === to[1]);

/** Maps the unit circle to the paper: a point at an angle, moved by `lean` along the tangent. */
function fromUnitCircle(
  { radii: [rx, ry], turn }: Arc,
  [x, y]: PathPoint,
  radiusScale: number,
): (angle: number, lean: number) => PathPoint {
  return (angle, lean) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return rotatePoint(
      [(x + cos - lean * sin) * radiusScale * rx, (y + sin + lean * cos) * radiusScale * ry],
      (turn * Math.PI) / 180,
    );
  };
}

/**
 * Converts an elliptical arc to cubic curves of at most a quarter turn each (SVG specification, appendix on arcs).
 */
export function arcCurves(arc: Arc): readonly CubicCurve[] {
  if (isStraight(arc)) return [[...arc.from, ...arc.to, ...arc.to]];
  const { ends, radiusScale } = toUnitCircle(arc);
  const centre = centreOf(ends, arc);
  const [begin, way] = sweepOf(ends, centre, arc);
  const pieces = Math.ceil(Math.abs(way) / (Math.PI / 2) - 1e-9);
  const lean = (4 / 3) * Math.tan(way / pieces / 4);
  const toPaper = fromUnitCircle(arc, centre, radiusScale);
  return Array.from({ length: pieces }, (_, i): CubicCurve => {
    const [one, other] = [begin + (i * way) / pieces, begin + ((i + 1) * way) / pieces];
    return [...toPaper(one, lean), ...toPaper(other, -lean), ...toPaper(other, 0)];
  });
}
