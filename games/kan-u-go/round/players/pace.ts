/** How long a person of a level takes in the race: drawn from the seed, never from the cards or the work. */
import type { Think, Thought } from '@parlour/players/player';
import type { RacePlay } from '../../race/rules/plays.ts';
import type { TableParts } from './position.ts';

/** Sixteen equally likely shares of the usual time, bell-shaped on the scale of ratios. */
const SHARES = [0.78, 0.84, 0.88, 0.91, 0.93, 0.95, 0.97, 0.99, 1.01, 1.03, 1.05, 1.08, 1.1, 1.14, 1.19, 1.28];

export const atPace = (usual: number, think: Think<TableParts>): Think<TableParts> =>
  function* (situation) {
    const seconds = usual * SHARES[situation.random.below(SHARES.length)]!;
    const timed = (thought: Thought<RacePlay>): Thought<RacePlay> => ({ ...thought, seconds });
    const thoughts = think(situation);
    for (;;) {
      const { done, value } = thoughts.next();
      if (done) return timed(value);
      yield timed(value);
    }
  };
