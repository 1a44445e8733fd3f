/** How the players of Nations are measured: by tricks, deal by deal, beside one who sees all hands. */
import type { Seat } from '@parlour/kernel/game';
import { type Match, viewForChair } from '@parlour/kernel/match';
import type { Contest, LadderRung, OmniscientPlayer } from '@parlour/players/arena/contest';
import type { NationsPlay } from '../../rules/judge.ts';
import type { NationsParts } from '../../rules/parts.ts';
import { candidates, positionOf } from './position.ts';
import { cardPlay } from './seen-deal.ts';
import { layWorld, type Tally, tryByBook } from './trials.ts';

/** Tries every card in the world as it is, with everybody going on by the book. */
function seeThrough(match: Match<NationsParts>, seat: Seat): NationsPlay {
  const position = positionOf({ view: viewForChair(match, seat) });
  const tallies = candidates(position).map((card): Tally => ({ card, sum: 0 }));
  layWorld(position, hands => hands.set(match.state.hands));
  tryByBook(tallies, tricks => tricks);
  return cardPlay(tallies.reduce((best, tally) => (tally.sum > best.sum ? tally : best)).card);
}

const seer: OmniscientPlayer = {
  name: 'all-seeing',
  says: 'sees all hands, and plays every card out by the book',
  sit: () => seeThrough,
};

/** By side, the tricks of the first deal. */
function tricksOf({ events }: Match<NationsParts>): readonly number[] {
  const counted = events.find(event => event.what === 'tricks');
  if (counted?.what !== 'tricks') return [0, 0];
  return counted.side === 0 ? [counted.tricks, 13 - counted.tricks] : [13 - counted.tricks, counted.tricks];
}

const rung = (better: string, worse: string, deals: number, least: number): LadderRung => ({
  players: [better, worse],
  seats: 4,
  deals,
  aim: { of: 'gain', least },
});

/** Measured by single deals and the tricks they bring. */
export const nationsContest: Contest = {
  extent: 'deal',
  counts: 'tricks',
  worth: tricksOf,
  ceiling: seer,
  ladder: [
    rung('easy', 'random', 600, 1),
    rung('normal', 'random', 600, 1.8),
    rung('strong', 'normal', 600, 0.3),
    { ...rung('expert', 'normal', 600, 0.45), ceiling: true },
    rung('expert', 'strong', 600, 0.08),
  ],
};
