/** Arena settings of the patiences: deals that come out, with the solver as the ceiling. */
import type { Match } from '@parlour/kernel/match';
import type { Contest, OmniscientPlayer } from '@parlour/players/arena/contest';
import { type AlonePlay, GIVE_UP } from '../rules/plays.ts';
import type { AnyParts } from './patience-search.ts';
import { aloneReasonsText } from './reasons-text.ts';
import { DEFAULT_EFFORT, solveDeal } from './solver.ts';

/** Solves the deal before its first play. */
const solverPlayer: OmniscientPlayer = {
  name: 'solver',
  says: aloneReasonsText('solverPlayer'),
  sit() {
    let line: AlonePlay[] | undefined;
    return ({ game, state }: Match<AnyParts>): AlonePlay => {
      line ??= solveDeal(game, state, DEFAULT_EFFORT).line?.slice() ?? [];
      return line.shift() ?? GIVE_UP;
    };
  },
};

/** `strong` and `expert`: shares of deals that should come out. */
export const aloneContest = (strong: number, expert: number): Contest => ({
  extent: 'match',
  counts: 'cards laid',
  worth: ({ state }: Match<AnyParts>) => [state.crossword.length],
  ceiling: solverPlayer,
  ladder: [
    { players: ['solver'], seats: 1, deals: 500 },
    { players: ['normal', 'easy', 'random'], seats: 1, deals: 400 },
    { players: ['strong', 'normal'], seats: 1, deals: 200, ceiling: true, aim: { of: 'wins', least: strong } },
    { players: ['expert', 'normal'], seats: 1, deals: 100, ceiling: true, aim: { of: 'wins', least: expert } },
  ],
});
