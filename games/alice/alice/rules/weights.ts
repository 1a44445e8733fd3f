/** Drawing by weight. */

import type { Random } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';

/** The weight at a place that the list has. A reader of its own: one that reads lists of every kind is slow at all of them. */
export function weightAt(weights: Float64Array, place: number): number {
  const weight = weights[place];
  if (weight === undefined) throw new Error(`a defect: no weight at place ${place} of ${weights.length}`);
  return weight;
}

const FINENESS = 2 ** 20;

/** A number between 0 and 1, fine enough to fall on the smallest weight some time. */
export const fraction = (random: Random): number =>
  (random.below(FINENESS) + (random.below(FINENESS) + 0.5) / FINENESS) / FINENESS;

/** A place in the list, by the weights there; never one without weight. */
export function drawByWeight(weights: ArrayLike<number>, random: Random): number {
  let left = 0;
  for (let i = 0; i < weights.length; i++) left += itemAt(weights, i);
  left *= fraction(random);
  let drawn = -1;
  for (let i = 0; i < weights.length && left >= 0; i++) {
    if (weights[i] === 0) continue;
    drawn = i;
    left -= itemAt(weights, i);
  }
  return drawn;
}
