/** Red, white and blue, 1937. */
import { mixColours } from '@parlour/card-art/colour';
import type { Press } from '@parlour/card-art/pack-art';

export type Inks = {
  readonly white: string;
  readonly red: string;
  readonly blue: string;
  /** A screen of the red, for the rays behind a letter. */
  readonly blush: string;
  readonly mist: string;
};

const inks = (white: string, red: string, blue: string): Inks => ({
  white,
  red,
  blue,
  blush: mixColours(red, white, 0.16),
  mist: mixColours(blue, white, 0.14),
});

export const inksOf = (press: Press = 'colour'): Inks =>
  press === 'black'
    ? inks('#ffffff', '#6a6a6a', '#141414')
    : inks(press === 'white' ? '#ffffff' : '#fbf5e6', '#c4161c', '#16326f');
