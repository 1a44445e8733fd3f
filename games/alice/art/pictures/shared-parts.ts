/** Parts of several pictures. */
import { mixColours } from '@parlour/card-art/colour';
import type { InkTones } from '@parlour/card-art/figures/heads';
import { circle, drawAtEach, group, path, placeAt } from '@parlour/card-art/svg';
import {
  beadString,
  hatchPath,
  type Plate,
  type Point,
  shade,
  shape,
  stamp,
  strokePath,
  withMirrorImage,
} from '../engraving.ts';

export const tones = ({ ink, paper }: Plate): InkTones => ({ line: ink, paper });

/** A white stroke with a black rim. */
export const limb = (d: string, { paper }: Plate, width = 15): string =>
  path(d, { 'stroke-width': width + 7, 'stroke-linecap': 'round' }) +
  path(d, { stroke: paper, 'stroke-width': width, 'stroke-linecap': 'round' });

type Stroke = readonly [d: string, width: number];

/** All the rims first, then all the insides. */
export function blended(strokes: readonly Stroke[], fill: string, rim = 6): string {
  const round = { 'stroke-linecap': 'round' } as const;
  return (
    strokes.map(([d, width]) => path(d, { ...round, 'stroke-width': width + rim })).join('') +
    strokes.map(([d, width]) => path(d, { ...round, stroke: fill, 'stroke-width': width })).join('')
  );
}

/** With thumbs: each begins at its wrist, at the origin, and points up, thumb to the right; 56 long. */
export type Hand = 'open' | 'relaxed' | 'point' | 'fist' | 'over' | 'palm';

const HANDS: Readonly<Record<Hand, readonly [outline: string, lines: string]>> = {
  open: [
    'M-8 2C-12-8-15-18-15-26L-25-40C-28-46-20-49-16-44L-9-33L-13-52C-14-60-6-62-4-55L0-34L4-58C5-65 13-64 13-57L10-33L19-50C23-56 30-52 27-45L17-24C19-20 22-20 26-23C32-29 38-24 34-18C28-10 16-2 8 2',
    'M-9-33L-8-28M0-34V-29M10-33L8-27M-2-8Q6-12 12-16',
  ],
  relaxed: [
    'M-8 2C-13-8-15-20-14-32C-13-46-8-55-2-56C6-57 11-50 11-42L12-30C14-26 17-28 19-33C22-38 29-36 27-29C24-16 14-6 8 2',
    'M-7-52C-8-44-8-38-7-30M1-55C1-46 2-40 2-32',
  ],
  point: [
    'M-8 2C-14-8-18-18-16-26C-15-33-8-35-3-32L0-34L2-58C3-65 12-65 12-57L12-30C19-31 24-26 20-19C16-10 12-4 8 2',
    'M-12-30C-10-24-8-22-4-22M-3-32C-1-26 1-24 6-24M12-30L10-20',
  ],
  fist: [
    'M-8 2C-14-6-19-14-17-24C-15-34-6-37 4-36C14-36 21-30 20-20C19-10 13-4 8 2',
    'M-16-26C-10-22-8-20-6-14M-8-34C-2-28 0-26 1-20M2-36C6-31 9-28 9-22M18-26C14-18 4-12-6-14',
  ],
  over: [
    'M12-2C10-10-10-10-11-2C-15 8-18 18-17 27C-16 33-10 33-9 27L-7 16L-8 32C-8 39 0 39 0 32L1 16L3 32C4 39 11 38 11 31L9 15L13 26C15 32 21 30 20 24C19 14 16 6 12-2Z',
    'M-7 16L-7 9M1 16V8M9 15L8 8M-14 26h3M-6 32h4M5 32h4M15 25h3',
  ],
  palm: [
    'M-8 2C-12-8-13-20-10-30L-12-50C-12-58-4-59-2-52L0-38C4-42 10-48 15-46C20-43 18-38 13-33C9-24 10-10 8 2',
    'M-8-46C-7-40-6-34-5-28M0-38C0-30 2-24 4-18',
  ],
};

export const hand = ({ paper }: Pick<Plate, 'paper'>, which: Hand): string =>
  shape(HANDS[which][0], paper) + strokePath(HANDS[which][1], 2.4);

export const turnedOver = (body: string): string => group({ transform: 'scale(-1 1)' }, body);

const CLUMPS: readonly Point[] = [
  [-170, -226],
  [-94, -240],
  [-20, -230],
  [54, -246],
  [126, -232],
  [198, -212],
  [262, -176],
];

/** Leaves that hang into the top of a scene. */
export const canopy = ({ gold, ink }: Plate): string =>
  shape(
    `M-290-310H310V-150${CLUMPS.toReversed()
      .map(([x, y]) => `A56 45 0 0 1 ${x - 40} ${y + 11}`)
      .join('')}L-290-220Z`,
    mixColours(ink, gold, 0.14),
  ) + shade('M-40 9Q-8 46 26 9', 'M-26-8Q-6 10 14-8', 11, 3.4, CLUMPS);

export const HEART = 'M0 22C-34-2-32-30-12-30-4-30 0-24 0-18 0-24 4-30 12-30 32-30 34-2 0 22Z';

export const heart = (x: number, y: number, fill: string, scale = 1): string =>
  placeAt(x, y, shape(HEART, fill, 3), { scale });

/** Several of one size. */
export const hearts = (places: readonly Point[], fill: string, scale = 1): string =>
  shape(
    stamp(
      HEART,
      places.map(([x, y]) => [x, y, scale] as const),
    ),
    fill,
    3 * scale,
  );

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
