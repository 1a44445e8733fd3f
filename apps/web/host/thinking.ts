/** Computer players think in this worker, a little at a time, so that a play or a shout never waits for them. */
import type { Game } from '@parlour/kernel/game';
import type { Character, Level, Thought } from '@parlour/players/player';
import { ofLevel } from '@parlour/table/company';
import { situate, type Thinker } from '@parlour/table/task';

const SLICE = 12;
/** The clock is only a brake: on a slow device the best thought so far has to do. */
const USUAL_PATIENCE = 4000;

const breath = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** Where everybody is to have the same company, they think to the end. */
export const patienceFor = ({ daily }: { readonly daily?: string }): number =>
  daily === undefined ? USUAL_PATIENCE : Number.POSITIVE_INFINITY;

/** Players with their minds, as far as a level; there is always one. */
export type Minds = (level: Level) => Promise<readonly Character[]>;

/** A mind is loaded when it is asked for the first time. */
export function thinkerOf(game: Game, minds: Minds, patience: number): Thinker {
  return async task => {
    const [characters] = await Promise.all([minds(task.level), breath()]);
    const [think, situation] = situate(game, ofLevel(characters, task.level), task);
    const thoughts = think(situation);
    const begun = performance.now();
    let best: Thought | undefined;
    for (let slice = begun; ; ) {
      const next = thoughts.next();
      if (next.done) return next.value;
      best = next.value;
      const now = performance.now();
      if (now - begun > patience) return best;
      if (now - slice < SLICE) continue;
      await breath();
      slice = performance.now();
    }
  };
}
