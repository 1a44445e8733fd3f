/** Black line and flat colours on ivory paper, as a wood engraver of the nineties had them. */

import type { Press } from '@parlour/card-art/pack-art';
import { group, path, roundToTenth } from '@parlour/card-art/svg';
import { assertDefined, itemAt } from '@parlour/kernel/result';

export type Plate = {
  readonly paper: string;
  readonly ink: string;
  readonly rose: string;
  readonly gold: string;
  /** Alice's frock, which was yellow on the cards of 1930. */
  readonly frock: string;
  /** The air behind a picture. */
  readonly mist: string;
};

export const plateOf = (press: Press = 'colour'): Plate =>
  press === 'black'
    ? { paper: '#ffffff', ink: '#111111', rose: '#8c8c8c', gold: '#d0d0d0', frock: '#e4e4e4', mist: '#f1f1f1' }
    : {
        paper: press === 'white' ? '#ffffff' : '#f8f0de',
        ink: '#1f1913',
        rose: '#c5452f',
        gold: '#dfa545',
        frock: '#f7d64f',
        mist: '#d8dfcf',
      };

/** About the middle of its window, 540 wide and 600 high. */
export type Picture = (plate: Plate) => string;

export { beadString, hatchPath, stripedBand, strokePath, withMirrorImage } from '@parlour/card-art/engraving';

/** Its outline comes from the group around the picture. */
export const shape = (d: string, fill: string, width?: number): string => path(d, { fill, 'stroke-width': width });

/** Without an outline. */
export const wash = (d: string, fill: string): string => path(d, { fill, stroke: 'none' });

export const engraved = (plate: Plate, body: string): string =>
  group(
    { fill: 'none', stroke: plate.ink, 'stroke-width': 3.5, 'stroke-linejoin': 'round', 'stroke-linecap': 'butt' },
    body,
  );

/** Just inside the window, so that no stroke reaches beyond the card. */
const RIM = 'M-257 320V-78C-257-208-140-290 0-290S257-208 257-78V320';
/** Twice the reach, the weight and the offset of strokes that taper together, long and short in turn. */
const VIGNETTE = [
  [112, 0.9, 0],
  [76, 1.9, 0],
  [80, 1, 7],
  [46, 2.6, 7],
] as const;

/** Air, shaded inwards from the rim of the window. */
export const sky = ({ ink, mist }: Plate, to = 220): string =>
  wash(`M-280-310H280V${to + 20}H-280Z`, mist) +
  VIGNETTE.map(([reach, weight, offset]) =>
    path(RIM, {
      stroke: ink,
      'stroke-width': reach,
      'stroke-dasharray': `${weight} ${roundToTenth(14 - weight)}`,
      'stroke-dashoffset': offset + weight / 2,
    }),
  ).join('');

/** The near ground lies in shadow. */
const FURROWS = Array.from({ length: 9 }, (_, i) => {
  const [from, y] = [-292 + ((i * 47) % 60), 246 + i * 6];
  return Array.from({ length: 9 }, (_, k) => `M${from + k * 61} ${y}q${16 + i} -3 ${30 + 3 * i} 0`).join('');
}).join('');

const BLADES = 'c-2-8-6-14-11-18 7 3 10 8 12 13-1-10 0-18 3-26 1 10 1 18 1 25 3-7 7-12 13-16-5 7-8 14-9 22Z';
const TUFTS = [
  [-236, 242],
  [-160, 264],
  [-92, 250],
  [-22, 272],
  [66, 252],
  [146, 270],
  [226, 248],
]
  .map(([x, y]) => `M${x} ${y}${BLADES}`)
  .join('');

/** With tufts of grass, from a height down. */
export const ground = (fill: string, from = 220): string =>
  shape(
    `M-280 ${from + 12}C-160 ${from - 8}-60 ${from + 6} 40 ${from} 140 ${from - 6} 220 ${from + 2} 280 ${from + 8}V310H-280Z`,
    fill,
  ) +
  path(FURROWS, { 'stroke-width': 1.5, transform: `translate(0 ${from - 216})` }) +
  path(TUFTS, { 'stroke-width': 2.4, fill, transform: `translate(0 ${from - 216})` });

export type Point = readonly [x: number, y: number];

const numbersIn = (d: string): number[] => (d.match(/-?[\d.]+/g) ?? []).map(Number);

/** Path numbers, rounded to units; a minus sign separates by itself. */
const writeNumbers = (numbers: readonly number[]): string =>
  numbers
    .map(Math.round)
    .map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : `${value}`))
    .join('');

/** The layers of a hatching, from the longest strokes to the heaviest: reach, weight, and every how many strokes. */
const DEEP = [
  [1, 0.36, 2],
  [0.64, 0.56, 1],
  [0.34, 0.84, 1],
] as const;
const NARROW = [
  [1, 0.4, 2],
  [0.6, 0.74, 1],
] as const;
/** Up to this reach a stroke is too short to show three weights. */
const NARROW_REACH = 36;

/** The length of a quadratic curve, by chords. */
function lengthOf([x = 0, y = 0, bendX = 0, bendY = 0, toX = 0, toY = 0]: readonly number[]): number {
  const points = Array.from({ length: 9 }, (_, i): Point => {
    const [s, t] = [1 - i / 8, i / 8];
    return [s * s * x + 2 * s * t * bendX + t * t * toX, s * s * y + 2 * s * t * bendY + t * t * toY];
  });
  return points.slice(1).reduce((sum, [px, py], i) => {
    const [lastX, lastY] = itemAt(points, i);
    return sum + Math.hypot(px - lastX, py - lastY);
  }, 0);
}

/**
 * Contour hatching: `count` strokes from the edge of a form towards `tips`, heavy where they enter and fine where they
 * leave, as a burin cuts them. Both are quadratic curves. A layer is one dashed stroke along the form, repeated at offsets.
 */
export function shade(
  edge: string,
  tips: string,
  count: number,
  weight = 3,
  offsets: readonly Point[] = [[0, 0]],
): string {
  const [from, to] = [numbersIn(edge), numbersIn(tips)];
  const gaps = [0, 2, 4].map(i => Math.hypot(itemAt(to, i) - itemAt(from, i), itemAt(to, i + 1) - itemAt(from, i + 1)));
  const reach = (itemAt(gaps, 0) + 2 * itemAt(gaps, 1) + itemAt(gaps, 2)) / 4;
  return (reach < NARROW_REACH ? NARROW : DEEP)
    .map(([part, weighs, every]) => {
      // Half the reach from the edge everywhere, so that no stroke leaves the form.
      const middle = from.map((value, i) => {
        const gap = itemAt(gaps, Math.floor(i / 2)) || 1;
        return Math.round(value + ((itemAt(to, i) - value) * part * reach) / (2 * gap));
      });
      const period = (lengthOf(middle) / (count - 1)) * every;
      const dash = roundToTenth(weight * weighs);
      const [x, y, ...curve] = middle.map((value, i) => (i < 2 ? value : value - itemAt(middle, i % 2)));
      const d = offsets.map(
        ([right, down]) =>
          `M${writeNumbers([assertDefined(x) + right, assertDefined(y) + down])}q${writeNumbers(curve)}`,
      );
      return path(d.join(''), {
        'stroke-width': Math.round(reach * part),
        'stroke-dasharray': `${dash} ${Math.round((period - dash) * 100) / 100}`,
      });
    })
    .join('');
}

/** Swelling lines, pointed at both ends, along a path of cubic curves; `weight` is their greatest. */
export function swell(curves: string, weight = 3): string {
  const numbers = numbersIn(curves);
  return Array.from({ length: numbers.length / 8 }, (_, i) => {
    const [x = 0, y = 0, ax = 0, ay = 0, bx = 0, by = 0, ex = 0, ey = 0] = numbers.slice(8 * i, 8 * i + 8);
    const long = Math.hypot(ex - x, ey - y) || 1;
    const [ox, oy] = [(-(ey - y) / long) * weight * 1.3, ((ex - x) / long) * weight * 1.3];
    const there = writeNumbers([ax - x, ay - y, bx - x, by - y, ex - x, ey - y]);
    const back = writeNumbers([bx + ox - ex, by + oy - ey, ax + ox - ex, ay + oy - ey, x - ex, y - ey]);
    return `M${writeNumbers([x, y])}c${there}c${back}`;
  }).join('');
}

/** One path of several copies of a path of absolute lines and cubics, each at a place and size; a negative one is turned. */
export const stamp = (d: string, places: readonly (readonly [x: number, y: number, scale: number])[]): string =>
  places
    .map(([x, y, scale]) =>
      d.replaceAll(/[-\d. ]+/g, numbers =>
        writeNumbers(numbersIn(numbers).map((value, i) => value * scale + (i % 2 === 0 ? x : y))),
      ),
    )
    .join('');
