/** What every card shares: two rules at the edge, a spotlight of rays, and a stepped ornament above and below it. */
import { rayWedges } from '@parlour/card-art/engraving';
import { circle, path, placeAt, rect, type Size, withRotatedCopy } from '@parlour/card-art/svg';
import type { Inks } from './inks.ts';

export const size: Size = { width: 45, height: 63 };

const ZIGGURAT = 'M185 34H265V42H253V50H241V58H229V66H221V58H209V50H197V42H185Z';
const SPEED = 'M30 297H36M30 309H38M30 321H38M30 333H36';

export const paperOf = ({ white }: Inks): string => rect(0, 0, 450, 630, { rx: 26, fill: white });

export const edge = ({ red, blue }: Inks): string =>
  rect(14, 14, 422, 602, { rx: 12, fill: 'none', stroke: blue, 'stroke-width': 4 }) +
  rect(23, 23, 404, 584, { rx: 5, fill: 'none', stroke: red, 'stroke-width': 7 });

export const spotlight = (ground: string, ray: string, { red, blue }: Inks): string =>
  placeAt(
    225,
    315,
    circle(0, 0, 182, { fill: ground }) +
      path(rayWedges(36, 0, 182), { fill: ray }) +
      circle(0, 0, 188, { fill: 'none', stroke: red, 'stroke-width': 4 }) +
      circle(0, 0, 181, { fill: 'none', stroke: blue, 'stroke-width': 2 }),
  );

export const ornaments = ({ red, blue }: Inks): string =>
  withRotatedCopy(size, path(ZIGGURAT, { fill: red }) + path(SPEED, { stroke: blue, 'stroke-width': 4, fill: 'none' }));
