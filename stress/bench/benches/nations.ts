/**
 * Random 13-trick deals per second on one core: the public contract, the search form, and two peers in the same run.
 */
import {
  newDeal,
  newDice,
  playCard,
  randomCard,
  shuffleAndDeal,
} from '@parlour/games/nations/nations/players/fast-deal';
import { nations } from '@parlour/games/nations/nations/rules/nations';
import { seededRandom } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import { type BenchRow, perSecond } from '../lib/measure.ts';
import { boardgameDeals } from '../peers/boardgame-whist.ts';
import { typedArrayDeals } from '../peers/typed-array-whist.ts';

export const title = 'Random 13-trick deals per second, one core';

const random = seededRandom('bench');

/** Plays one match through the contract as a caller would; returns its number of deals. */
function contractMatch(): number {
  let deals = 0;
  let state = nations.begin({ target: 10 }, { count: 4, dealer: 0 });
  for (let status = nations.status(state); status.is !== 'over'; status = nations.status(state)) {
    if (status.is === 'chance') {
      state = nations.apply(state, { by: 'chance', drew: nations.draw(state, random) }).state;
      deals += 1;
      continue;
    }
    const seat = itemAt(status.turn, 0);
    const plays = nations.plays(state, seat);
    state = nations.apply(state, { by: seat, play: itemAt(plays, random.below(plays.length)) }).state;
  }
  return deals;
}

const deal = newDeal();
const dice = newDice(random);
const pack = Uint8Array.from({ length: 52 }, (_, card) => card);

function fastDeals(): number {
  for (let n = 0; n < 1000; n++) {
    shuffleAndDeal(deal, pack, n & 3, dice);
    while (deal.left > 0) playCard(deal, randomCard(deal, dice));
  }
  return 1000;
}

export function run(): BenchRow[] {
  const row = (what: string, work: () => number): BenchRow => ({ what, 'deals/s': Math.round(perSecond(work)) });
  return [
    row('parlour, through the contract (with views, clauses and events)', contractMatch),
    row('parlour, the form for search', fastDeals),
    row('peer: plain typed arrays', typedArrayDeals),
    row('peer: boardgame.io 0.50', boardgameDeals),
  ];
}
