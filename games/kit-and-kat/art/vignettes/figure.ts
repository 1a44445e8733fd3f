/** A tall person in a cloth, 132 high on the origin, painted from afar; the arms are lines from the shoulders (±12, -96). */
import { circle } from '@parlour/card-art/svg';
import { line, paint } from '../brush.ts';
import type { Inks } from '../inks.ts';

export const figure = (cloth: string, arms: string, { ribbon }: Inks): string =>
  line('M-8-30V-2M8-30V-2', ribbon, 8) +
  line(arms, ribbon, 8) +
  paint('M-15-102C-20-70-22-46-20-26H20C22-46 20-70 15-102 8-108-8-108-15-102Z', cloth, ribbon, 4) +
  circle(0, -119, 14, { fill: ribbon });
