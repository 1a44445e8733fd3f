/** One ink per nation over sepia and cream, as an atlas of 1890 was printed. */
import { mixColours } from '@parlour/card-art/colour';
import type { Press } from '@parlour/card-art/pack-art';

import type { Nation } from '../pack/pack.ts';

export type { Nation };

export type Inks = {
  readonly paper: string;
  /** Outlines and lettering. */
  readonly line: string;
  /** The sea, and its engraved ripples. */
  readonly sea: string;
  readonly ripple: string;
  /** The nation's ink, and its screens from dark to faint. */
  readonly ink: string;
  readonly half: string;
  readonly pale: string;
  readonly faint: string;
  /** This share of brown on the paper. */
  readonly skin: (part: number) => string;
};

/** Prussian blue, bottle green, madder, sienna: a step of lightness apart, for colour-blind players. */
const INK: Readonly<Record<Nation, string>> = { eu: '#091f3c', af: '#22380f', as: '#8f111b', am: '#8f4a06' };
/** Livelier than a thin film of so dark an ink. */
const SCREEN: Readonly<Record<Nation, string>> = { eu: '#1f4e80', af: '#41651f', as: '#a32a22', am: '#96550d' };

function inksOn(
  paper: string,
  ink: string,
  { screen, line, brown, skin }: { screen: string; line: string; brown: string; skin: string },
): Inks {
  const tint = (part: number): string => mixColours(screen, paper, part);
  const sepia = (part: number): string => mixColours(brown, paper, part);
  const flesh = (part: number): string => mixColours(skin, paper, part);
  return {
    paper,
    line,
    ink,
    sea: sepia(0.13),
    ripple: sepia(0.5),
    half: tint(0.62),
    pale: tint(0.36),
    faint: tint(0.12),
    skin: flesh,
  };
}

export const inksOf = (nation: Nation, press: Press = 'colour'): Inks =>
  press === 'black'
    ? inksOn('#ffffff', '#1a1a1a', { screen: '#1a1a1a', line: '#111111', brown: '#444444', skin: '#555555' })
    : inksOn(press === 'white' ? '#ffffff' : '#f6ead0', INK[nation], {
        screen: SCREEN[nation],
        line: '#3a2616',
        brown: '#7a4a26',
        skin: '#8c4a1c',
      });
