/** The player who plays anything that is permitted: the floor every ladder stands on. */
import { pick } from '@parlour/kernel/random';
import { atOnce, type Think } from './player.ts';

/** Plays whatever is permitted, each with equal chance. */
export const thinkRandom: Think = atOnce(({ plays, awaited, random }) => {
  const idle = !awaited && random.below(20) > 0;
  const play = plays.length === 0 || idle ? undefined : pick(random, plays);
  return { play, why: 'Any permitted play will do.', options: [], units: 1 };
});
