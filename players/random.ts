/** The player who plays anything that is permitted: the floor every ladder stands on. */
import { pick } from '@parlour/kernel/random';
import type { Character, Thought } from './player.ts';

// biome-ignore lint/correctness/useYield: the first thought is the last
export function* thinkRandom({
  plays,
  awaited,
  random,
}: Parameters<Character['think']>[0]): Generator<Thought, Thought> {
  const idle = !awaited && random.below(20) > 0;
  const play = plays.length === 0 || idle ? undefined : pick(random, plays);
  return { play, why: 'Any permitted play will do.', options: [], units: 1 };
}
