/** What belongs to the court of Hearts: the heart, the crown on its cushion, robes and ruffs. */
import { circle, drawAtEach, placeAt } from '@parlour/card-art/svg';
import { beadString, hatchPath, shape, strokePath, withMirrorImage } from '../burin.ts';
import type { Plate } from '../plate.ts';

export const HEART = 'M0 22C-34-2-32-30-12-30-4-30 0-24 0-18 0-24 4-30 12-30 32-30 34-2 0 22Z';

export const heart = (x: number, y: number, fill: string, scale = 1): string =>
  placeAt(x, y, shape(HEART, fill, 3), { scale });

/** A crown about the middle of its band, 200 wide. */
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

/** A tasselled cushion about its middle, 360 wide. */
export const cushion = ({ rose, gold }: Plate): string =>
  withMirrorImage(
    strokePath('M168 34C190 44 196 60 194 78', 6) +
      shape('M182 76H206L210 124H178Z', gold) +
      strokePath('M186 84V122M194 84V122M202 84V122', 1.6),
  ) +
  shape('M-170-30C-90-52 90-52 170-30 190-10 190 20 170 44 90 66-90 66-170 44-190 20-190-10-170-30Z', rose) +
  strokePath('M-150-16C-80-34 80-34 150-16M-150 34C-80 50 80 50 150 34', 2) +
  hatchPath('M120 34C150 22 164 8 166-8', 22);

/** Pleats of a ruff round a neck at the origin. */
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
