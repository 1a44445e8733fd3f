/** Parts of several pictures. Each hand begins at its wrist, at the origin. */
import { circle, drawAtEach, group, path, placeAt } from '@parlour/card-art/svg';
import { beadString, hatchPath, type Plate, shape, strokePath, withMirrorImage } from '../engraving.ts';

type Stroke = readonly [d: string, width: number];

/** All the rims first, then all the insides. */
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

/** Pointing up, 42 high, thumb to the right. */
export const openHand = ({ paper }: Plate): string => blended(OPEN, paper, 5);

const OVER: readonly Stroke[] = [
  ['M0 0V8', 22],
  ['M-10 10L-12 25', 6.4],
  ['M-3.5 12L-4 30', 6.6],
  ['M3.5 12L4 29', 6.6],
  ['M10 10L12 24', 6.2],
  ['M-12 3C-18 5-21 9-22 14', 6],
];

/** Fingers down over an edge, thumb to the left. */
export const handOver = ({ paper }: Plate): string => blended(OVER, paper, 5);

/** Knuckles to the right, 30 wide; what it holds passes upright through the middle. */
export const fist = ({ paper }: Plate): string =>
  path('M-4-10C4-16 20-16 25-9 29-2 28 9 22 13 14 17 2 16-4 10Z', { fill: paper, 'stroke-width': 3 }) +
  strokePath('M13-7L26-5M12 1L28 2M12 9L24 9', 2) +
  path('M-3-9C4-14 13-12 14-6 13-1 6 0 0-1', { fill: paper, 'stroke-width': 2.6 });

export const hand = (x: number, y: number, plate: Plate): string => placeAt(x - 12, y, fist(plate));

export const turnedOver = (body: string): string => group({ transform: 'scale(-1 1)' }, body);

export const HEART = 'M0 22C-34-2-32-30-12-30-4-30 0-24 0-18 0-24 4-30 12-30 32-30 34-2 0 22Z';

export const heart = (x: number, y: number, fill: string, scale = 1): string =>
  placeAt(x, y, shape(HEART, fill, 3), { scale });

/** About the middle of its band, 200 wide. */
export function crown({ gold, rose, paper, ink }: Plate): string {
  return (
    shape('M-84 10C-92-50-60-80 0-84 60-80 92-50 84 10Z', rose) +
    strokePath('M-40 4C-50-40-30-70 0-82M40 4C50-40 30-70 0-82M0 4V-80', 2) +
    shape('M-100 14L-110-56-66-20-46-80-14-26 0-96 14-26 46-80 66-20 110-56 100 14Z', gold) +
    hatchPath('M76-10C80-2 82 4 82 10', 24) +
    drawAtEach(
      [
        [-110, -62],
        [-46, -88],
        [46, -88],
        [110, -62],
      ],
      (x, y) => circle(x, y, 10, { fill: paper, 'stroke-width': 3 }),
    ) +
    heart(0, -112, rose, 0.9) +
    shape('M-104 8C-60 26 60 26 104 8L100 44C60 62-60 62-100 44Z', gold) +
    beadString('M-96 18C-56 34 56 34 96 18', 9, paper, ink) +
    heart(0, 40, rose, 0.5) +
    withMirrorImage(circle(52, 40, 8, { fill: paper, 'stroke-width': 2.6 }))
  );
}

/** About its middle, 360 wide. */
export const cushion = ({ rose, gold }: Plate): string =>
  withMirrorImage(
    strokePath('M168 34C190 44 196 60 194 78', 6) +
      shape('M182 76H206L210 124H178Z', gold) +
      strokePath('M186 84V122M194 84V122M202 84V122', 1.6),
  ) +
  shape('M-170-30C-90-52 90-52 170-30 190-10 190 20 170 44 90 66-90 66-170 44-190 20-190-10-170-30Z', rose) +
  strokePath('M-150-16C-80-34 80-34 150-16M-150 34C-80 50 80 50 150 34', 2) +
  hatchPath('M120 34C150 22 164 8 166-8', 22);

/** Round a neck at the origin. */
export function ruff({ paper }: Plate): string {
  const pleats = [-90, -60, -30, 0, 30, 60, 90]
    .map(x => `M${x * 0.5} ${-4 + Math.abs(x) * -0.1}L${x * 1.15} ${34 - Math.abs(x) * 0.22}`)
    .join('');
  return (
    shape(
      'M-60-22C-110-20-128 4-110 24-90 46-60 34-50 48-30 62-16 46 0 54 16 46 30 62 50 48 60 34 90 46 110 24 128 4 110-20 60-22 30-4-30-4-60-22Z',
      paper,
    ) + strokePath(pleats, 2)
  );
}
