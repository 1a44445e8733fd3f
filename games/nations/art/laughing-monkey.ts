/** An engraving for the player who is left with the last card. */
import { hatchPath, strokePath, withMirrorImage } from '@parlour/card-art/engraving';
import { circle, group, path, tag } from '@parlour/card-art/svg';

const [INK, FUR, FACE, ROSE, PAPER] = ['#3a2616', '#a9763f', '#efd3a6', '#b5402f', '#f6ead0'] as const;

const ear = circle(70, -6, 26, { fill: FUR }) + circle(72, -4, 14, { fill: FACE });

const brow =
  path('M0-34C14-58 52-50 50-16 50 4 38 12 30 14H0Z', { fill: FACE, stroke: 'none' }) +
  strokePath('M10-12Q24-30 40-12', 4.5) +
  strokePath('M8-40Q26-54 46-36', 4);

const MOUTH = 'M-44 22C-20 34 20 34 44 22 44 58 22 74 0 74-22 74-44 58-44 22Z';

/** The eyes are shut, with two tears beside them. */
export const laughingMonkey = (): string =>
  tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '-104 -100 208 200' },
    group(
      { stroke: INK, 'stroke-width': 3, 'stroke-linejoin': 'round' },
      withMirrorImage(ear),
      path('M0-88C52-90 76-50 70-10 80 40 44 88 0 90-44 88-80 40-70-10-76-50-52-90 0-88Z', { fill: FUR }),
      strokePath('M-14-86Q-6-104 4-90M2-88Q14-104 20-86', 4),
      path('M0 2C34-4 62 12 60 42 56 74 28 84 0 84-28 84-56 74-60 42-62 12-34-4 0 2Z', { fill: FACE, stroke: 'none' }),
      withMirrorImage(brow),
      withMirrorImage(circle(7, 8, 3, { fill: INK, stroke: 'none' })),
      path(MOUTH, { fill: ROSE }),
      path('M-40 26C-18 36 18 36 40 26L36 38C16 46-16 46-36 38Z', { fill: PAPER, 'stroke-width': 2 }),
      path('M-20 66C-10 52 10 52 20 66 8 76-8 76-20 66Z', { fill: '#d9776a', 'stroke-width': 2 }),
      withMirrorImage(path('M54-6C62 6 60 14 54 14 48 14 48 6 54-6Z', { fill: '#cfe0e6', 'stroke-width': 2 })),
      hatchPath('M62-40Q74 0 60 46', 12),
    ),
  );
