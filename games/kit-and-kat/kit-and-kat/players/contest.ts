/** How the players of Kit and Kat are measured: against the level below, and against one who plays all and never nods. */
import { type Contest, defaultContest, type LadderRung } from '@parlour/players/arena/contest';
import { pupil } from './characters.ts';
import { anyDeed } from './deeds.ts';
import { NO_SLIPS } from './slips.ts';

const rung = (player: string, other: string, deals: number, least?: number): LadderRung => ({
  players: [player, other],
  seats: 2,
  deals,
  ...(least !== undefined && { aim: { of: 'wins', least } }),
});

/** Measured by books, over whole matches. */
export const kitContest: Contest = {
  ...defaultContest,
  counts: 'books',
  yardsticks: [
    {
      name: 'attentive',
      says: 'plays all, in any order, makes no mistake and misses none',
      budget: 1,
      think: pupil({
        tempo: { quickest: 2, slowest: 3.6 },
        choose: anyDeed,
        slips: NO_SLIPS,
        notice: { inHundred: 100, misjudges: 0, reaction: [0.8, 1.6] },
      }),
    },
  ],
  ladder: [
    rung('easy', 'random', 200),
    rung('normal', 'easy', 1000),
    rung('strong', 'normal', 1000),
    rung('expert', 'strong', 1000),
    rung('easy', 'attentive', 1000, 0.39),
    rung('normal', 'attentive', 1000, 0.44),
    rung('strong', 'attentive', 1000, 0.51),
    rung('expert', 'attentive', 1000, 0.52),
  ],
};
