/** How the players of Alice are measured: by sets, beside one who sees all hands. */
import type { Seat } from '@parlour/kernel/game';
import type { Match } from '@parlour/kernel/match';
import { itemAt } from '@parlour/kernel/result';
import { type Contest, defaultContest, type LadderRung, type OmniscientPlayer } from '@parlour/players/arena/contest';
import type { AlicePlay } from '../rules/judge.ts';
import type { AliceParts } from '../rules/parts.ts';

/** Asks only for what is there, and stops after every set: whoever knows all can wait, and meanwhile others forfeit. */
function seeThrough({ game, state }: Match<AliceParts>, seat: Seat): AlicePlay {
  const { hands } = state;
  const plays = game.plays(state, seat);
  const right = plays.find(play => play.do === 'ask' && itemAt(hands, play.of).includes(play.card));
  return plays.find(play => play.do === 'stop') ?? right ?? itemAt(plays, 0);
}

const seer: OmniscientPlayer = {
  name: 'all-seeing',
  says: 'sees all hands, never asks in vain, and makes one set a turn',
  sit: () => seeThrough,
};

/** One player among others who are all alike. */
const among = (player: string, others: string, seats: number, deals: number, least?: number): LadderRung => ({
  players: [player, others],
  seats,
  deals,
  ...(least !== undefined && { aim: { of: 'wins', least } }),
});

/** Measured by sets, over whole matches. */
export const aliceContest: Contest = {
  ...defaultContest,
  counts: 'sets',
  ceiling: seer,
  ladder: [
    among('easy', 'random', 4, 500),
    among('normal', 'random', 4, 500, 0.38),
    { ...among('strong', 'random', 4, 500, 0.52), ceiling: true },
    { ...among('expert', 'random', 4, 500, 0.58), ceiling: true },
    { ...among('expert', 'random', 3, 300), ceiling: true },
    { ...among('expert', 'random', 6, 200), ceiling: true },
    among('normal', 'easy', 4, 300),
    among('strong', 'normal', 4, 600),
    among('expert', 'strong', 4, 1000, 0.3),
  ],
};
