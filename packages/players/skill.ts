/** Whether skill decides a game, and what its computer players are worth on the scale that people are rated on. */
import type { Options } from '@parlour/kernel/options';
import type { Level } from './player.ts';

/** A strength and how far it may be off, in points: 400 between two are ten to one. */
export type PlayingStrength = { readonly mu: number; readonly sigma: number };

/** What each level was found to be worth; level normal stands at 1500 in every game. */
export type LevelStrengths = Readonly<Record<Level, PlayingStrength>>;

/** What a game says of itself to whoever would rate people at it. */
export type Skill =
  /** Why nobody is rated, in a sentence. */
  | { readonly is: 'luck'; readonly says: string }
  | {
      readonly is: 'skill';
      readonly levels: LevelStrengths;
      /** What a rated match must be played by besides the usual options: so that no seat is favoured. */
      readonly options?: Options;
    };
