/** Random deals for both solvers. */
import { dealOut, type FastDeal, newDeal, newDice } from '@parlour/games/nations/nations/players/fast';
import { seededRandom } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';

/** So many deals of so many cards each out of a shuffled pack. */
export function randomDeals(cards: number, deals: number, seed: string): FastDeal[] {
  const dice = newDice(seededRandom(`${seed}/${cards}`));
  const pack = Uint8Array.from({ length: 52 }, (_, card) => card);
  return Array.from({ length: deals }, (_, n) => {
    const deal = newDeal();
    dealOut(deal, pack, n & 3, dice);
    for (let seat = 0; seat < 4; seat++) dropCards(deal, seat, 13 - cards);
    return { ...deal, left: cards };
  });
}

/** A seat's cards were dealt at random, so it is as good to drop one as another. */
function dropCards({ hands }: FastDeal, seat: number, count: number): void {
  for (let n = 0; n < count; n++) {
    const nation = assertDefined([0, 1, 2, 3].map(i => (i + n) & 3).find(nation => hands[4 * seat + nation] !== 0));
    const mask = itemAt(hands, 4 * seat + nation);
    hands[4 * seat + nation] = n % 2 === 0 ? mask & (mask - 1) : mask ^ (1 << (31 - Math.clz32(mask)));
  }
}
