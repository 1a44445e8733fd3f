/** Arena settings of Kan-U-Go and the race. */
import type { Match } from '@parlour/kernel/match';
import type { Contest, LadderRung } from '@parlour/players/arena/contest';
import { ALL_WORDS } from './characters.ts';
import type { TableParts } from './position.ts';
import { kanUGoReasonsText } from './reasons-text.ts';
import { greedyStrategy } from './simple-strategies.ts';

const pointsSaved: Contest['worth'] = ({ state }: Match<TableParts>) => state.scores.map(points => 0 - points);

/** What the arena counts in Kan-U-Go. */
export const kanUGoContest: Contest = {
  extent: 'deal',
  counts: 'points saved',
  worth: pointsSaved,
  yardsticks: [
    {
      name: 'greedy',
      says: kanUGoReasonsText('greedyPlayer'),
      budget: 1,
      think: greedyStrategy(ALL_WORDS),
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

/** Three opponents of the level below, half as quick again. */
const quickerRung = (level: string, below: string): LadderRung => ({
  players: [level, below],
  seats: 4,
  deals: 150,
  aim: { of: 'wins', least: 0.42 },
  options: { opening: 'lot' },
});

/** What the arena counts in the Race. */
export const raceContest: Contest = {
  extent: 'deal',
  counts: 'points saved',
  worth: pointsSaved,
  ladder: [quickerRung('normal', 'easy'), quickerRung('strong', 'normal'), quickerRung('expert', 'strong')],
};
