/** Gouache and typewriter ribbon on manila card. */
import { mixColours, toGrey } from '@parlour/card-art/colour';
import type { Press } from '@parlour/card-art/pack-art';
import { path } from '@parlour/card-art/svg';

const POTS = {
  card: '#f2e6c9',
  ribbon: '#2a241d',
  clay: '#b24a24',
  reed: '#466334',
  straw: '#dca33c',
  river: '#6f98a0',
  cream: '#fbf4e2',
  smoke: '#6b6258',
} as const;

export type Inks = Readonly<Record<keyof typeof POTS, string>>;

const greyed = (hex: string): string => mixColours('#ffffff', toGrey(hex), 0.15);

const BLACK: Inks = {
  clay: greyed(POTS.clay),
  straw: greyed(POTS.straw),
  river: greyed(POTS.river),
  smoke: greyed(POTS.smoke),
  card: '#ffffff',
  cream: '#ffffff',
  ribbon: '#111111',
  reed: '#333333',
};

const WHITE: Inks = { ...POTS, card: '#ffffff', cream: '#ffffff' };

const PRESSED: Readonly<Record<Press, Inks>> = { colour: POTS, white: WHITE, black: BLACK };

export const inksOf = (press: Press = 'colour'): Inks => PRESSED[press];

export const strokeLine = (d: string, stroke: string, width = 6): string =>
  path(d, { fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });

export const outlinedShape = (d: string, fill: string, stroke: string, width = 5): string =>
  path(d, { fill, stroke, 'stroke-width': width, 'stroke-linejoin': 'round' });

/** Dry-brush strokes side by side. */
export const dryBrush = (d: string, colour: string): string =>
  path(d, { fill: 'none', stroke: colour, 'stroke-width': 4, 'stroke-dasharray': '40 9 70 14 22 8' });
