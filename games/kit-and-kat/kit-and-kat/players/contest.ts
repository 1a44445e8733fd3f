/** Arena settings of Kit and Kat. */
import { type Contest, defaultContest, type LadderRung } from '@parlour/players/arena/contest';
import { createStrategy } from './characters.ts';
import { chooseAny, NO_ERRORS } from './turn-strategies.ts';

const ladderRung = (player: string, other: string, deals: number, least?: number): LadderRung => ({
  players: [player, other],
  seats: 2,
  deals,
  ...(least !== undefined && { aim: { of: 'wins', least } }),
});

/** What the arena counts in this game. */
export const kitContest: Contest = {
  ...defaultContest,
  counts: 'books',
  yardsticks: [
    {
      name: 'attentive',
      says: 'plays all, in any order, makes no mistake and misses none',
      budget: 1,
      think: createStrategy({
        tempo: { quickest: 2, slowest: 3.6 },
        choose: chooseAny,
        errors: NO_ERRORS,
        attention: { noticePercent: 100, misjudgePercent: 0, reaction: [0.8, 1.6] },
      }),
    },
  ],
  ladder: [
    ladderRung('easy', 'random', 200),
    ladderRung('normal', 'easy', 1000),
    ladderRung('strong', 'normal', 1000),
    ladderRung('expert', 'strong', 1000),
    ladderRung('easy', 'attentive', 1000, 0.39),
    ladderRung('normal', 'attentive', 1000, 0.44),
    ladderRung('strong', 'attentive', 1000, 0.51),
    ladderRung('expert', 'attentive', 1000, 0.52),
  ],
};
