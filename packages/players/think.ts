/** Runs a computer player to its answer, or to the moment somebody says stop. */
import type { Situation, Think, Thought } from './player.ts';

/** The last thought, or the best so far once `stop` says so. */
export function think(player: Think, situation: Situation, stop: () => boolean = () => false): Thought {
  const thoughts = player(situation);
  let best: Thought | undefined;
  for (;;) {
    const next = thoughts.next();
    if (next.done) return next.value;
    best = next.value;
    if (stop()) return best;
  }
}
