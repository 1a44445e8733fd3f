/** Whether a trick gains more than chance gives and takes anyway. */
import { seeded } from '@parlour/kernel/random';
import { MIDDLE, MODEL, type RatingModel } from '../rating.ts';
import { newFixture, type Trick } from './tricks.ts';

export type TrickOutcome = {
  readonly trick: Trick;
  /** Points above what they had before, or above what a new account is worth, on average, and how far the clubs differ. */
  readonly gain: number;
  readonly spread: number;
};

export function tryTrick(trick: Trick, clubs: number, seed: string, model: RatingModel = MODEL): TrickOutcome {
  const gains = Array.from({ length: clubs }, (_, n) => {
    const scene = newFixture(seeded(`${seed}/${n}`), model);
    const before = scene.cheat.rating.mu;
    const after = trick.play(scene);
    return after.rating.mu - (after === scene.cheat ? before : MIDDLE);
  });
  const gain = gains.reduce((sum, each) => sum + each, 0) / clubs;
  const spread = Math.sqrt(gains.reduce((sum, each) => sum + (each - gain) ** 2, 0) / clubs);
  return { trick, gain, spread };
}
