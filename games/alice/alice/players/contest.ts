import type { Seat } from '@parlour/kernel/game';
import type { Match } from '@parlour/kernel/match';
import { itemAt } from '@parlour/kernel/result';
import { type Contest, defaultContest, type LadderRung, type OmniscientPlayer } from '@parlour/players/arena/contest';
import type { AlicePlay } from '../rules/judge.ts';
import type { AliceParts } from '../rules/state.ts';

/** Stops after every set: a player who knows all can wait, and meanwhile others forfeit. */
function chooseSeeingAll({ game, state }: Match<AliceParts>, seat: Seat): AlicePlay {
  const { hands } = state;
  const plays = game.plays(state, seat);
  const right = plays.find(play => play.do === 'ask' && itemAt(hands, play.of).includes(play.card));
  return plays.find(play => play.do === 'stop') ?? right ?? itemAt(plays, 0);
}

const allSeeing: OmniscientPlayer = {
  name: 'all-seeing',
  says: 'sees all hands, never asks in vain, and makes one set a turn',
  sit: () => chooseSeeingAll,
};

/** The others are all alike. */
const rungAmong = (player: string, others: string, seats: number, deals: number, least?: number): LadderRung => ({
  players: [player, others],
  seats,
  deals,
  ...(least !== undefined && { aim: { of: 'wins', least } }),
});

/** What the arena counts in this game. */
export const aliceContest: Contest = {
  ...defaultContest,
  counts: 'sets',
  ceiling: allSeeing,
  ladder: [
    rungAmong('easy', 'random', 4, 500),
    rungAmong('normal', 'random', 4, 500, 0.38),
    { ...rungAmong('strong', 'random', 4, 500, 0.52), ceiling: true },
    { ...rungAmong('expert', 'random', 4, 500, 0.58), ceiling: true },
    { ...rungAmong('expert', 'random', 3, 300), ceiling: true },
    { ...rungAmong('expert', 'random', 6, 200), ceiling: true },
    rungAmong('normal', 'easy', 4, 300),
    rungAmong('strong', 'normal', 4, 600),
    rungAmong('expert', 'strong', 4, 1000, 0.3),
  ],
};
