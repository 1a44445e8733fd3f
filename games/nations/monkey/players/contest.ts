/** How the players of the Monkey are measured: for two, where pairs can be chosen well, and for four, where they cannot. */
import { type Contest, defaultContest } from '@parlour/players/arena/contest';

/** Measured by whole matches. */
export const monkeyContest: Contest = {
  ...defaultContest,
  ladder: [
    { players: ['strong', 'easy'], seats: 2, deals: 4000 },
    { players: ['expert', 'strong'], seats: 2, deals: 400 },
    { players: ['expert', 'easy'], seats: 4, deals: 400 },
  ],
};
