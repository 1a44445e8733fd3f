/** The rule-book player: whist as it was printed, without a second thought. */
import type { Think } from '@parlour/players/player';
import { callIn } from './call.ts';
import { byTheBook, positionOf } from './position.ts';

// biome-ignore lint/correctness/useYield: the first thought is the last
export const thinkNormal: Think = function* (situation) {
  return callIn(situation) ?? byTheBook(positionOf(situation));
};
