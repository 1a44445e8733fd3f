/** An arc of an ellipse as cubic curves, of at most a quarter each: the appendix on arcs of the SVG specification. */
import type { PathPoint } from './outline.ts';

export type Arc = {
  readonly from: PathPoint;
  readonly to: PathPoint;
  readonly radii: PathPoint;
  readonly turn: number;
  readonly isLarge: boolean;
  readonly isSwept: boolean;
};

export type Bend = readonly [number, number, number, number, number, number];

const turned = ([x, y]: PathPoint, by: number): PathPoint => [
  x * Math.cos(by) - y * Math.sin(by),
  x * Math.sin(by) + y * Math.cos(by),
];

/** The ends as seen by a circle of radius one, and how much too small the radii are for them. */
function onUnit({ from, to, radii: [rx, ry], turn }: Arc): {
  readonly ends: readonly [PathPoint, PathPoint];
  readonly lack: number;
} {
  const seen = (point: PathPoint): PathPoint => {
    const [x, y] = turned(point, (-turn * Math.PI) / 180);
    return [x / rx, y / ry];
  };
  const [[x, y], [toX, toY]] = [seen(from), seen(to)];
  const lack = Math.max(1, Math.hypot(toX - x, toY - y) / 2);
  return {
    ends: [
      [x / lack, y / lack],
      [toX / lack, toY / lack],
    ],
    lack,
  };
}

function centreOf([[x, y], [toX, toY]]: readonly [PathPoint, PathPoint], { isLarge, isSwept }: Arc): PathPoint {
  const [dx, dy] = [(toX - x) / 2, (toY - y) / 2];
  const away = Math.sqrt(Math.max(0, 1 / (dx * dx + dy * dy) - 1)) * (isLarge === isSwept ? -1 : 1);
  return [(x + toX) / 2 - away * dy, (y + toY) / 2 + away * dx];
}

const ROUND = 2 * Math.PI;

/** From which angle the arc goes how far, and which way. */
function sweepOf(
  [from, to]: readonly [PathPoint, PathPoint],
  [x, y]: PathPoint,
  { isSwept }: Arc,
): readonly [number, number] {
  const [begin, end] = [from, to].map(([atX, atY]) => Math.atan2(atY - y, atX - x)) as [number, number];
  const way = (end - begin) % ROUND;
  if (isSwept) return [begin, way < 0 ? way + ROUND : way];
  return [begin, way > 0 ? way - ROUND : way];
}

const isStraight = ({ from, to, radii }: Arc): boolean => radii.includes(0) || (from[0] === to[0] && from[1] === to[1]);

/** From the circle of radius one to the paper: a point at an angle, leaning along the circle. */
function placing(
  { radii: [rx, ry], turn }: Arc,
  [x, y]: PathPoint,
  lack: number,
): (angle: number, lean: number) => PathPoint {
  return (angle, lean) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return turned([(x + cos - lean * sin) * lack * rx, (y + sin + lean * cos) * lack * ry], (turn * Math.PI) / 180);
  };
}

export function arcCurves(arc: Arc): readonly Bend[] {
  if (isStraight(arc)) return [[...arc.from, ...arc.to, ...arc.to]];
  const { ends, lack } = onUnit(arc);
  const centre = centreOf(ends, arc);
  const [begin, way] = sweepOf(ends, centre, arc);
  const pieces = Math.ceil(Math.abs(way) / (Math.PI / 2) - 1e-9);
  const lean = (4 / 3) * Math.tan(way / pieces / 4);
  const place = placing(arc, centre, lack);
  return Array.from({ length: pieces }, (_, i): Bend => {
    const [one, other] = [begin + (i * way) / pieces, begin + ((i + 1) * way) / pieces];
    return [...place(one, lean), ...place(other, -lean), ...place(other, 0)];
  });
}
