/** The inks of a box without drawings: one a group, and a cloth for its lid and its backs. All can be read on the paper. */
import { nth } from '@parlour/kernel/must';
import { grey } from '../colour.ts';
import type { Press } from '../dress.ts';

/** Dark enough for letters on cream: at least 4.5 to 1. */
export const GROUP_INKS: readonly string[] = [
  '#9c2a1e',
  '#1d5578',
  '#2c6234',
  '#6b3a86',
  '#8a4b08',
  '#0f6464',
  '#96285c',
  '#4a4f1c',
  '#3a3f8f',
  '#5c3a26',
  '#3d5560',
  '#7a3b4d',
];

/** Dark enough for cream letters on it. */
export const CLOTHS: readonly string[] = ['#6b2a22', '#22465c', '#2f4a33', '#523055', '#5b4119', '#1f4b4b'];

export const CREAM = '#f6ecd4';
export const SEPIA = '#2a1a0f';

export type PlainInks = { readonly paper: string; readonly line: string; readonly ink: string };

export const paperFor = (press: Press = 'colour'): string => (press === 'colour' ? CREAM : '#ffffff');

export function inksFor(group: number | undefined, press: Press = 'colour'): PlainInks {
  const ink = group === undefined ? SEPIA : nth(GROUP_INKS, group % GROUP_INKS.length);
  const inks = { paper: paperFor(press), line: SEPIA, ink };
  return press === 'black' ? { paper: inks.paper, line: grey(SEPIA), ink: grey(ink) } : inks;
}

/** Always the same for a title. */
export function clothFor(title: string, press: Press = 'colour'): string {
  const sum = [...title].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const cloth = nth(CLOTHS, sum % CLOTHS.length);
  return press === 'black' ? grey(cloth) : cloth;
}
