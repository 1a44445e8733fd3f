/** How the players of the patiences are measured: by the deals that come out, beside what the solver finds in them. */
import type { Match } from '@parlour/kernel/match';
import type { Contest, OmniscientPlayer } from '@parlour/players/arena/contest';
import { type AlonePlay, GIVE_UP } from '../rules/plays.ts';
import type { AnyParts } from './patience.ts';
import { EFFORT, solveDeal } from './solver.ts';

/** Looks through the pack before its first play, and then plays what it has found, or gives up. */
const solver: OmniscientPlayer = {
  name: 'solver',
  says: 'knows the order of the pack',
  sit() {
    let line: AlonePlay[] | undefined;
    return ({ game, state }: Match<AnyParts>): AlonePlay => {
      line ??= solveDeal(game, state, EFFORT).line?.slice() ?? [];
      return line.shift() ?? GIVE_UP;
    };
  },
};

/** What is hoped for the two best players: shares of deals that come out. */
export const aloneContest = (strong: number, expert: number): Contest => ({
  extent: 'match',
  counts: 'cards laid',
  worth: ({ state }: Match<AnyParts>) => [state.crossword.length],
  ceiling: solver,
  ladder: [
    { players: ['solver'], seats: 1, deals: 500 },
    { players: ['normal', 'easy', 'random'], seats: 1, deals: 400 },
    { players: ['strong', 'normal'], seats: 1, deals: 200, ceiling: true, aim: { of: 'wins', least: strong } },
    { players: ['expert', 'normal'], seats: 1, deals: 100, ceiling: true, aim: { of: 'wins', least: expert } },
  ],
});
