/** Rings of points: simplified, without specks, written as short paths of whole numbers. */
import { assertDefined, itemAt } from '@parlour/kernel/result';
export type Point = readonly [x: number, y: number];
export type Ring = readonly Point[];

/** Written "x,y". */
export function pointOf(text: string): [number, number] {
  const [x, y] = text.split(',').map(Number);
  return [assertDefined(x), assertDefined(y)];
}

export function areaOf(ring: Ring): number {
  const twice = ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = itemAt(ring, (i + 1) % ring.length);
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice / 2);
}

function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

/** Douglas-Peucker: no removed point is farther than the tolerance from the line. */
function thin(line: Ring, tolerance: number): Ring {
  const [first, last] = [itemAt(line, 0), assertDefined(line.at(-1))];
  const away = line.map(point => distance(point, first, last));
  const farthest = away.reduce((best, d, i) => (d > itemAt(away, best) ? i : best), 0);
  if (line.length < 3 || itemAt(away, farthest) <= tolerance) return [first, last];
  return [...thin(line.slice(0, farthest + 1), tolerance).slice(0, -1), ...thin(line.slice(farthest), tolerance)];
}

export const simplify = (rings: readonly Ring[], { tolerance, least }: { tolerance: number; least: number }): Ring[] =>
  rings.filter(ring => areaOf(ring) >= least).map(ring => thin(ring, tolerance));

const step = (from: Point, to: Point): string => `${to[0] - from[0]} ${to[1] - from[1]}`;

function writeRing(ring: Ring, end: 'open' | 'closed'): string {
  const whole = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const points = whole.filter((point, i) => i === 0 || step(itemAt(whole, i - 1), point) !== '0 0');
  const steps = points.slice(1).map((point, i) => step(itemAt(points, i), point));
  if (steps.length < (end === 'closed' ? 2 : 1)) return '';
  return `M${itemAt(points, 0).join(' ')}l${steps.join(' ').replaceAll(' -', '-')}${end === 'closed' ? 'z' : ''}`;
}

export const writeRings = (rings: readonly Ring[], end: 'open' | 'closed'): string =>
  rings.map(ring => writeRing(ring, end)).join('');
