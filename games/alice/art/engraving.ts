/** Black line and two flat colours on ivory paper, as a wood engraver of the nineties had them. */

import { ruledLines } from '@parlour/card-art/engraving';
import type { Press } from '@parlour/card-art/pack-art';
import { group, path, roundToTenth } from '@parlour/card-art/svg';

export type Plate = { readonly paper: string; readonly ink: string; readonly rose: string; readonly gold: string };

export const plateOf = (press: Press = 'colour'): Plate =>
  press === 'black'
    ? { paper: '#ffffff', ink: '#111111', rose: '#8c8c8c', gold: '#d0d0d0' }
    : { paper: press === 'white' ? '#ffffff' : '#f8f0de', ink: '#1f1913', rose: '#c5452f', gold: '#e7b54a' };

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

/** How far every third stroke reaches in, and how it swells towards the edge: part of its reach, and weight. */
const REACHES = [92, 66, 114];
const SWELLS = [
  [1, 0.7],
  [0.66, 1.5],
  [0.34, 2.4],
] as const;
const GAP = 8.2;

/** Shadow at both sides of the window: strokes between the ruled lines that taper, as a burin leaves them. */
const sides = (to: number): string =>
  REACHES.flatMap((whole, i) =>
    SWELLS.map(([part, weight]) => {
      const [reach, from] = [whole * part, -292 + i * GAP - weight / 2];
      const [x, down] = [roundToTenth(270 - reach / 2), `${roundToTenth(from)}V${to}`];
      const dashes = `${weight} ${roundToTenth(REACHES.length * GAP - weight)}`;
      return path(`M-${x} ${down}M${x} ${down}`, { 'stroke-width': reach, 'stroke-dasharray': dashes });
    }),
  ).join('');

/** Ruled lines from the top of the window to a height, closer above, and darker to the sides. */
export const sky = ({ ink }: Plate, to = 220): string =>
  sides(to) +
  ruledLines({ x: -270, y: -300, width: 540, height: (to + 300) * 0.55 }, ink, { lines: 36, weight: 1.5 }) +
  ruledLines({ x: -270, y: -300 + (to + 300) * 0.55, width: 540, height: (to + 300) * 0.45 }, ink, {
    lines: 22,
    weight: 1.1,
  });

/** The near ground lies in shadow. */
const FURROWS = Array.from({ length: 9 }, (_, i) => {
  const [from, y] = [-292 + ((i * 47) % 60), 246 + i * 6];
  return Array.from({ length: 9 }, (_, k) => `M${from + k * 61} ${y}q${16 + i} -3 ${30 + 3 * i} 0`).join('');
}).join('');

const TUFTS =
  'M-240 240l8-22 6 22M-170 262l6-20 8 20M-96 248l8-24 7 24M-20 268l6-18 8 18M70 250l8-22 6 22M150 266l6-20 8 20M226 246l8-24 7 24';

/** With tufts of grass, from a height down. */
export const ground = (fill: string, from = 220): string =>
  shape(
    `M-280 ${from + 12}C-160 ${from - 8}-60 ${from + 6} 40 ${from} 140 ${from - 6} 220 ${from + 2} 280 ${from + 8}V310H-280Z`,
    fill,
  ) +
  path(FURROWS, { 'stroke-width': 1.5, transform: `translate(0 ${from - 216})` }) +
  path(TUFTS, { 'stroke-width': 2.4, transform: `translate(0 ${from - 216})` });
