/** Determinized search (perfect-information Monte Carlo): tries every play in the same sampled worlds. */

import { pick, shuffle } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import type { ConsideredPlay, Situation, Think, Thought } from '../player.ts';
import { playersText } from '../players-text.ts';
import type { Evaluation } from './evaluation.ts';
import { advanceWorld, worldFromState } from './evaluation.ts';

/** Explains why a play came out best in a number of worlds. */
export type ExplainChoice = (best: ConsideredPlay, next: ConsideredPlay | undefined, worlds: number) => string;

/** A work unit is one play in one world. With too few units, a random subset is tried. */
export const determinizedSearch = (evaluate: Evaluation, explain: ExplainChoice): Think =>
  function* (situation) {
    const { game, seat, view, random, budget } = situation;
    if (!situation.awaited) return passThought();
    let best = firstThought(situation);
    if (situation.plays.length === 1) return best;
    yield best;
    const plays = shuffle(random, situation.plays).slice(0, budget);
    const sums = plays.map(() => 0);
    for (let worlds = 1; worlds * plays.length <= budget; worlds++) {
      const world = worldFromState(game, game.imagine(view, random));
      plays.forEach((play, i) => {
        sums[i] =
          itemAt(sums, i) + itemAt(evaluate(game, advanceWorld(game, world, { by: seat, play }, random), random), seat);
      });
      best = bestThought(
        plays.map((play, i) => ({ play, value: itemAt(sums, i) / worlds })),
        worlds * plays.length,
        worlds,
        explain,
      );
      yield best;
    }
    return best;
  };

/** The thought of a seat that could interrupt and does not. */
export const passThought = (): Thought => ({
  play: undefined,
  why: playersText('nothingToCall'),
  options: [],
  units: 0,
});

/** The thought before any search: a random legal play. */
export function firstThought({ plays, random }: Situation): Thought {
  const why = playersText(plays.length === 1 ? 'onlyPlay' : 'anyPlayWithoutTime');
  return { play: pick(random, plays), why, options: [], units: 0 };
}

/** Returns the thought for these values. Ties keep the random order of the plays. */
export function bestThought(
  values: readonly ConsideredPlay[],
  units: number,
  worlds: number,
  explain: ExplainChoice,
): Thought {
  const options = values.toSorted((a, b) => b.value - a.value).slice(0, 5);
  return { play: itemAt(options, 0).play, why: explain(itemAt(options, 0), options[1], worlds), options, units };
}
