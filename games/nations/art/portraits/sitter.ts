/** Somebody to be drawn. */
import type { Age, Mood } from '@parlour/card-art/figures/bust';
import type { Nation } from '../inks.ts';
import type { Collar, Extra, HairBehind, HairCut, Hat } from './parts.ts';

export type Sitter = {
  readonly nation: Nation;
  readonly age?: Age;
  readonly mood: Mood;
  /** From fair to black, and from pale to brown. */
  readonly hair: number;
  readonly skin: number;
  readonly cut: HairCut;
  readonly back?: HairBehind;
  readonly hat?: Hat;
  readonly collar: Collar;
  readonly extras?: readonly Extra[];
};
