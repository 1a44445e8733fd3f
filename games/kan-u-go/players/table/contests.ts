/** How the players of Kan-U-Go and the race are measured: by rounds, each won by whoever is left with the least. */
import type { Contest } from '@parlour/players/contest';
import type { KanUGoState } from '../../rules/kan-u-go/state.ts';
import type { RaceState } from '../../rules/race/state.ts';
import { EVERYTHING } from './characters.ts';
import { greedy } from './greedy.ts';

const worth: Contest['worth'] = ({ state }) => (state as KanUGoState | RaceState).scores.map(points => 0 - points);

export const kanUGoContest: Contest = {
  extent: 'deal',
  counts: 'points saved',
  worth,
  yardsticks: [
    {
      name: 'greedy',
      says: 'as many cards as will go, with every word of the expert',
      budget: 1,
      think: greedy(EVERYTHING),
    },
  ],
};

export const raceContest: Contest = { extent: 'deal', counts: 'points saved', worth };
