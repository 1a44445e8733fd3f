/** How the players of the patiences are measured: by the deals that come out, beside what the solver finds in them. */
import type { Contest, Seer } from '@parlour/players/contest';
import { type AlonePlay, GIVE_UP } from '../../rules/alone/plays.ts';
import type { AnyState } from './patience.ts';
import { EFFORT, solveDeal } from './solver.ts';

/** Looks through the pack before its first play, and then plays what it has found, or gives up. */
const solver: Seer = {
  name: 'solver',
  says: 'knows the order of the pack',
  sit() {
    let line: AlonePlay[] | undefined;
    return ({ game, state }) => {
      line ??= solveDeal(game, state as AnyState, EFFORT).line?.slice() ?? [];
      return line.shift() ?? GIVE_UP;
    };
  },
};

export const aloneContest: Contest = {
  extent: 'match',
  counts: 'cards laid',
  worth: ({ state }) => [(state as AnyState).crossword.length],
  ceiling: solver,
};
