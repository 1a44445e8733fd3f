/** How cards leave a hand: laid in the crossword, exchanged, or thrown in. */
import { withAt } from '@parlour/kernel/cards';
import type { Seat } from '@parlour/kernel/game';
import { must, nth } from '@parlour/kernel/must';
import { type Addition, inOrder } from '../../crossword/crossword.ts';
import { less } from '../../pack/pack.ts';
import { type Cards, lettersOf } from './state.ts';

export const TAKES = ['up', 'blind'] as const;
export type Take = (typeof TAKES)[number];

/** A seat has been seen to part with these. */
const partWith = (cards: Cards, seat: Seat, gone: readonly string[], got: readonly string[] = []): Cards['taken'] =>
  withAt(cards.taken, seat, [...less(nth(cards.taken, seat), gone), ...got]);

export function lay(cards: Cards, seat: Seat, addition: Addition): Cards {
  const letters = lettersOf(addition);
  return {
    ...cards,
    crossword: [...cards.crossword, ...inOrder(addition)],
    hands: withAt(cards.hands, seat, less(nth(cards.hands, seat), letters)),
    taken: partWith(cards, seat, letters),
  };
}

export type Exchanged = { readonly cards: Cards; readonly got: string };

/** KG-24: what is given always ends on top of the turned-up pile. */
export function exchange(cards: Cards, seat: Seat, give: string, take: Take): Exchanged {
  const isUp = take === 'up';
  const got = isUp ? must(cards.pile.at(-1)) : nth(cards.blind, 0);
  const hand = [...less(nth(cards.hands, seat), [give]), got];
  return {
    got,
    cards: {
      ...cards,
      hands: withAt(cards.hands, seat, hand),
      taken: partWith(cards, seat, [give], isUp ? [got] : []),
      pile: [...(isUp ? cards.pile.slice(0, -1) : cards.pile), give],
      blind: isUp ? cards.blind : cards.blind.slice(1),
    },
  };
}

/** The last of a hand, free cards all of them. */
export const throwIn = (cards: Cards, seat: Seat): Cards => ({
  ...cards,
  hands: withAt(cards.hands, seat, []),
  taken: withAt(cards.taken, seat, []),
  thrown: nth(cards.hands, seat),
});
