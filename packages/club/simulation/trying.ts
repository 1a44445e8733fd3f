/** Whether a trick gains more than chance gives and takes anyway. */
import { MIDDLE, MODEL, type RatingModel } from '../rating.ts';
import { type Fixture, settledClub, type Trick } from './tricks.ts';

export type TrickOutcome = {
  readonly trick: Trick;
  /** Points above what they had before, or above what a new account is worth, on average, and how far the clubs differ. */
  readonly gain: number;
  readonly spread: number;
};

/** Clubs to try tricks in, each trick in the same. */
export const settledClubs = (clubs: number, seed: string, model: RatingModel = MODEL): readonly (() => Fixture)[] =>
  Array.from({ length: clubs }, (_, n) => settledClub(`${seed}/${n}`, model));

export function tryTrick(trick: Trick, clubs: readonly (() => Fixture)[]): TrickOutcome {
  const gains = clubs.map(settled => {
    const scene = settled();
    const before = scene.cheat.rating.mu;
    const after = trick.play(scene);
    return after.rating.mu - (after === scene.cheat ? before : MIDDLE);
  });
  const gain = gains.reduce((sum, each) => sum + each, 0) / clubs.length;
  const spread = Math.sqrt(gains.reduce((sum, each) => sum + (each - gain) ** 2, 0) / clubs.length);
  return { trick, gain, spread };
}
