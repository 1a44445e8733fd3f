/** The golden arch of the lid, and the lines round it. */
import { group, path, rect } from '@parlour/card-art/svg';
import type { Plate } from './plate.ts';

export const ARCH = 'M90 890V520C90 400 210 330 350 330S610 400 610 520V890Z';

export const gilded = ({ ink, gold }: Plate): string =>
  group(
    { fill: 'none' },
    path(ARCH, { stroke: gold, 'stroke-width': 16 }),
    path(ARCH, { stroke: ink, 'stroke-width': 4 }),
    rect(40, 40, 620, 920, { stroke: gold, 'stroke-width': 6 }),
    rect(54, 54, 592, 892, { stroke: gold, 'stroke-width': 2 }),
  );
