import type { Seat } from '@parlour/kernel/game';
import { type Match, viewForChair } from '@parlour/kernel/match';
import type { Contest, LadderRung, OmniscientPlayer } from '@parlour/players/arena/contest';
import type { NationsPlay } from '../rules/judge.ts';
import type { NationsParts } from '../rules/state.ts';
import { playOfCard } from './known-deal.ts';
import { candidateCards, positionOf } from './levels/position.ts';
import { dealWorld, playOutByBook, type Tally } from './levels/world.ts';

/** Tries every card in the true deal; all seats go on by the book. */
function chooseSeeingAll(match: Match<NationsParts>, seat: Seat): NationsPlay {
  const position = positionOf({ view: viewForChair(match, seat) });
  const tallies = candidateCards(position).map((card): Tally => ({ card, sum: 0 }));
  dealWorld(position, hands => hands.set(match.state.hands));
  playOutByBook(tallies, tricks => tricks);
  return playOfCard(tallies.reduce((best, tally) => (tally.sum > best.sum ? tally : best)).card);
}

const allSeeing: OmniscientPlayer = {
  name: 'all-seeing',
  says: 'sees all hands, and plays every card out by the book',
  sit: () => chooseSeeingAll,
};

/** Returns the first deal's tricks by side. */
function tricksOf({ events }: Match<NationsParts>): readonly number[] {
  const counted = events.find(event => event.what === 'tricks');
  if (counted?.what !== 'tricks') return [0, 0];
  return counted.side === 0 ? [counted.tricks, 13 - counted.tricks] : [13 - counted.tricks, counted.tricks];
}

const ladderRung = (better: string, worse: string, deals: number, least: number): LadderRung => ({
  players: [better, worse],
  seats: 4,
  deals,
  aim: { of: 'gain', least },
});

/** What the arena counts in this game. */
export const nationsContest: Contest = {
  extent: 'deal',
  counts: 'tricks',
  worth: tricksOf,
  ceiling: allSeeing,
  ladder: [
    ladderRung('easy', 'random', 600, 1),
    ladderRung('normal', 'random', 600, 1.8),
    ladderRung('strong', 'normal', 600, 0.3),
    { ...ladderRung('expert', 'normal', 600, 0.45), ceiling: true },
    ladderRung('expert', 'strong', 600, 0.08),
  ],
};
