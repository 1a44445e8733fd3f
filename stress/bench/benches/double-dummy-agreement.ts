/**
 * Checks that the double-dummy solver and libdds agree on the tricks of random deals of thirteen cards, and on every
 * card of a tenth of them. `npm run bench -- double-dummy-agreement --deals 10000 --seed autumn`
 */
import { solve, solveAll } from '@parlour/games/nations/nations/players/double-dummy/solve';
import type { FastDeal } from '@parlour/games/nations/nations/players/fast-deal';
import { itemAt } from '@parlour/kernel/result';
import { parseDealOptions, randomDeals } from '../double-dummy/inputs.ts';
import { compileReference, type Reference, type SolveMode } from '../double-dummy/libdds.ts';
import type { BenchRow } from '../lib/measure.ts';

export const title = 'Double-dummy: deals of thirteen cards on which ours and libdds differ';

/** Deals per request. */
const MANY = 100;

const isSame: Readonly<Record<SolveMode, (deal: FastDeal, told: ReturnType<Reference>[number]) => boolean>> = {
  best: (deal, { tricks }) => solve(deal).tricks === tricks,
  all: (deal, { values }) => {
    const own = solveAll(deal);
    return own.length === values.size && own.every(({ card, tricks }) => values.get(card) === tricks);
  },
};

function differing(ask: Reference, asked: SolveMode, deals: readonly FastDeal[]): number {
  let differ = 0;
  for (let from = 0; from < deals.length; from += MANY) {
    const some = deals.slice(from, from + MANY);
    const told = ask(asked, some);
    differ += some.filter((deal, i) => !isSame[asked](deal, itemAt(told, i))).length;
  }
  return differ;
}

export function run(words: readonly string[]): BenchRow[] {
  const { deals, seed } = parseDealOptions(words, { deals: 500, seed: 'agreement', runs: 1 });
  const ask = compileReference();
  if (ask === undefined) return [];
  const dealt = randomDeals(13, deals, seed);
  const some = dealt.slice(0, Math.ceil(deals / 10));
  return [
    { asked: 'best', deals, differ: differing(ask, 'best', dealt) },
    { asked: 'all', deals: some.length, differ: differing(ask, 'all', some) },
  ];
}
