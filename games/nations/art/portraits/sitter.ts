/** Somebody to be drawn. */
import type { Age, Mood } from '@parlour/art/figures/bust';
import type { Nation } from '../inks.ts';
import type { BACKS, COLLARS, EXTRAS, HAIR, HATS } from './parts.ts';

export type Sitter = {
  readonly nation: Nation;
  readonly age?: Age;
  readonly mood: Mood;
  /** From fair to black, and from pale to brown. */
  readonly hair: number;
  readonly skin: number;
  readonly cut: keyof typeof HAIR;
  readonly back?: keyof typeof BACKS;
  readonly hat?: keyof typeof HATS;
  readonly collar: keyof typeof COLLARS;
  readonly extras?: readonly (keyof typeof EXTRAS)[];
};
