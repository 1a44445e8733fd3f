/** How the players of Kan-U-Go and the race are measured: by rounds, each won by whoever is left with the least. */
import type { Match } from '@parlour/kernel/match';
import type { Contest, LadderRung } from '@parlour/players/arena/contest';
import { EVERYTHING } from './characters.ts';
import { greedy } from './greedy.ts';
import type { TableParts } from './position.ts';

const worth: Contest['worth'] = ({ state }: Match<TableParts>) => state.scores.map(points => 0 - points);

/** Measured by single deals and the points saved. */
export const kanUGoContest: Contest = {
  extent: 'deal',
  counts: 'points saved',
  worth,
  yardsticks: [
    {
      name: 'greedy',
      says: 'as many cards as will go, with every word the expert knows',
      budget: 1,
      think: greedy(EVERYTHING),
    },
  ],
  ladder: [
    { players: ['easy', 'random'], seats: 2, deals: 100 },
    { players: ['normal', 'random'], seats: 2, deals: 200, aim: { of: 'wins', least: 0.9 } },
    { players: ['normal', 'random'], seats: 4, deals: 100, aim: { of: 'wins', least: 0.75 } },
    { players: ['normal', 'easy'], seats: 2, deals: 200, aim: { of: 'wins', least: 0.85 } },
    { players: ['strong', 'normal'], seats: 2, deals: 200 },
    { players: ['strong', 'greedy'], seats: 2, deals: 600, aim: { of: 'wins', least: 0.57 } },
    { players: ['strong', 'greedy'], seats: 4, deals: 600, aim: { of: 'wins', least: 0.28 } },
    { players: ['expert', 'greedy'], seats: 2, deals: 200, aim: { of: 'wins', least: 0.6 } },
    { players: ['expert', 'strong'], seats: 2, deals: 300 },
  ],
};

/** One of a level against three of the level below, who are slower by half. */
const quicker = (level: string, below: string): LadderRung => ({
  players: [level, below],
  seats: 4,
  deals: 150,
  aim: { of: 'wins', least: 0.42 },
  options: { opening: 'lot' },
});

/** Measured by single deals and the points saved; who is quicker counts. */
export const raceContest: Contest = {
  extent: 'deal',
  counts: 'points saved',
  worth,
  ladder: [quicker('normal', 'easy'), quicker('strong', 'normal'), quicker('expert', 'strong')],
};
