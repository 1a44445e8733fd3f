/** Random deals and options for the double-dummy benches. */

import { parseArgs } from 'node:util';
import { type FastDeal, newDeal, newDice, shuffleAndDeal } from '@parlour/games/nations/nations/players/fast-deal';
import { seededRandom } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { parseBenchNumber } from '../lib/measure.ts';

/** Returns deals with this many cards per hand from a shuffled pack. */
export function randomDeals(cards: number, deals: number, seed: string): FastDeal[] {
  const dice = newDice(seededRandom(`${seed}/${cards}`));
  const pack = Uint8Array.from({ length: 52 }, (_, card) => card);
  return Array.from({ length: deals }, (_, n) => {
    const deal = newDeal();
    shuffleAndDeal(deal, pack, n & 3, dice);
    for (let seat = 0; seat < 4; seat++) dropCards(deal, seat, 13 - cards);
    return { ...deal, left: cards };
  });
}

/** The cards of a seat are random, so any of them may be dropped. */
function dropCards({ hands }: FastDeal, seat: number, count: number): void {
  for (let n = 0; n < count; n++) {
    const nation = assertDefined([0, 1, 2, 3].map(i => (i + n) & 3).find(nation => hands[4 * seat + nation] !== 0));
    const mask = itemAt(hands, 4 * seat + nation);
    hands[4 * seat + nation] = n % 2 === 0 ? mask & (mask - 1) : mask ^ (1 << (31 - Math.clz32(mask)));
  }
}

export type DealOptions = { readonly deals: number; readonly seed: string; readonly runs: number };

export function parseDealOptions(words: readonly string[], defaults: DealOptions): DealOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...words], options: { deals: text, seed: text, runs: text } });
  return {
    deals: parseBenchNumber('deals', values.deals, defaults.deals),
    runs: parseBenchNumber('runs', values.runs, defaults.runs),
    seed: values.seed ?? defaults.seed,
  };
}
