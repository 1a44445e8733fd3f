/** How long a shout takes, drawn from the seed alone: it comes before the next card. */
import type { Random } from '@parlour/kernel/random';

/** Seconds, from the quickest to the slowest. A person can be quicker than the quickest. */
export type Reaction = readonly [quickest: number, slowest: number];

const between = (random: Random, [least, most]: Reaction): number =>
  least + ((most - least) * random.below(1000)) / 1000;

export const secondsToShout = (random: Random, reaction: Reaction): number => between(random, reaction);
