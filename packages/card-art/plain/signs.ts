/** A sign for every group, 100 units about the origin: told apart by their shape alone. */
import { nth } from '@parlour/kernel/must';
import { polar, star } from '../ornament.ts';
import { path, short } from '../svg.ts';

const sided = (corners: number, radius: number): string =>
  `M${Array.from({ length: corners }, (_, i) =>
    polar(radius, (360 * i) / corners)
      .map(short)
      .join(' '),
  ).join('L')}Z`;

const round = (radius: number): string => `M0-${radius}A${radius} ${radius} 0 1 0 0.1-${radius}Z`;

const SIGNS: readonly string[] = [
  round(44),
  'M0-52L40 0 0 52-40 0Z',
  sided(3, 52),
  'M-40-40H40V40H-40Z',
  star(5, 54, 22),
  'M-16-48H16V-16H48V16H16V48H-16V16H-48V-16H-16Z',
  `${round(46)}${round(22)}`,
  'M0 48C-70-4-44-48-18-44-6-42 0-34 0-26 0-34 6-42 18-44 44-48 70-4 0 48Z',
  star(4, 56, 15),
  'M-48-40H48V-12H-48ZM-48 12H48V40H-48Z',
  sided(6, 48),
  'M14-48A48 48 0 1 0 48 14 38 38 0 1 1 14-48Z',
];

export const signFor = (group: number, fill: string): string =>
  path(nth(SIGNS, group % SIGNS.length), { fill, 'fill-rule': 'evenodd' });
