/** The answer of a player to their turn: whatever is worth most to them. */

import { shuffle } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import type { ConsideredPlay, Situation } from '@parlour/players/player';
import type { AlicePlay } from '../rules/judge.ts';
import type { AliceParts } from '../rules/parts.ts';

const OPTIONS = 5;

/** How much somebody gives for a play; more is better. */
type Worth = (play: AlicePlay) => number;
type Answer = {
  readonly play: AlicePlay;
  readonly options: readonly ConsideredPlay<AlicePlay>[];
  readonly units: number;
};

/** Of plays that are worth the same any may be chosen. */
export function answerBy(situation: Situation<AliceParts>, worth: Worth): Answer {
  const options = shuffle(situation.random, situation.plays)
    .map(play => ({ play, value: worth(play) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, OPTIONS);
  return { play: itemAt(options, 0).play, options, units: 1 };
}
