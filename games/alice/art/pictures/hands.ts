/** Hands: open, closed about something, and laid over an edge. Each begins at its wrist, at the origin. */
import { group, path, placeAt } from '@parlour/card-art/svg';
import { strokePath } from '../burin.ts';
import type { Plate } from '../plate.ts';

type Stroke = readonly [d: string, width: number];

/** Round strokes that run into one another: all the rims first, then all the insides. */
export function blended(strokes: readonly Stroke[], fill: string, rim = 6): string {
  const round = { 'stroke-linecap': 'round' } as const;
  return (
    strokes.map(([d, width]) => path(d, { ...round, 'stroke-width': width + rim })).join('') +
    strokes.map(([d, width]) => path(d, { ...round, stroke: fill, 'stroke-width': width })).join('')
  );
}

const OPEN: readonly Stroke[] = [
  ['M0 0V-14', 17],
  ['M-7-18L-14-34', 4.6],
  ['M-2.5-20L-5-40', 4.8],
  ['M3-20L5-39', 4.8],
  ['M7.5-17L14-32', 4.4],
  ['M7-6C14-9 18-14 20-19', 5],
];

/** Fingers spread, 42 high, pointing up, thumb to the right. */
export const openHand = ({ paper }: Plate): string => blended(OPEN, paper, 5);

const OVER: readonly Stroke[] = [
  ['M0 0V8', 22],
  ['M-10 10L-12 25', 6.4],
  ['M-3.5 12L-4 30', 6.6],
  ['M3.5 12L4 29', 6.6],
  ['M10 10L12 24', 6.2],
  ['M-12 3C-18 5-21 9-22 14', 6],
];

/** Seen from the back, fingers down over an edge, thumb to the left. */
export const handOver = ({ paper }: Plate): string => blended(OVER, paper, 5);

/** Closed, knuckles to the right, 30 wide; what it holds passes upright through the middle. */
export const fist = ({ paper }: Plate): string =>
  path('M-4-10C4-16 20-16 25-9 29-2 28 9 22 13 14 17 2 16-4 10Z', { fill: paper, 'stroke-width': 3 }) +
  strokePath('M13-7L26-5M12 1L28 2M12 9L24 9', 2) +
  path('M-3-9C4-14 13-12 14-6 13-1 6 0 0-1', { fill: paper, 'stroke-width': 2.6 });

/** A closed hand about its middle. */
export const hand = (x: number, y: number, plate: Plate): string => placeAt(x - 12, y, fist(plate));

export const turnedOver = (body: string): string => group({ transform: 'scale(-1 1)' }, body);
