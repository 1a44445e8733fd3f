/** How cards leave a hand: laid in the crossword, exchanged, or thrown in. */
import { replaceAt } from '@parlour/kernel/authoring/cards';
import type { Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type Addition, inOrder } from '../../crossword/crossword.ts';
import { less } from '../../pack/pack.ts';
import { type Cards, lettersOf } from './state.ts';

export const TAKES = ['up', 'blind'] as const;
export type Take = (typeof TAKES)[number];

/** A seat has been seen to part with these. */
const partWith = (cards: Cards, seat: Seat, gone: readonly string[], got: readonly string[] = []): Cards['taken'] =>
  replaceAt(cards.taken, seat, [...less(itemAt(cards.taken, seat), gone), ...got]);

export function lay(cards: Cards, seat: Seat, addition: Addition): Cards {
  const letters = lettersOf(addition);
  return {
    ...cards,
    crossword: [...cards.crossword, ...inOrder(addition)],
    hands: replaceAt(cards.hands, seat, less(itemAt(cards.hands, seat), letters)),
    taken: partWith(cards, seat, letters),
  };
}

export type Exchanged = { readonly cards: Cards; readonly got: string };

/** KG-24: what is given always ends on top of the turned-up pile. */
export function exchange(cards: Cards, seat: Seat, give: string, take: Take): Exchanged {
  const isUp = take === 'up';
  const got = isUp ? assertDefined(cards.pile.at(-1)) : itemAt(cards.blind, 0);
  const hand = [...less(itemAt(cards.hands, seat), [give]), got];
  return {
    got,
    cards: {
      ...cards,
      hands: replaceAt(cards.hands, seat, hand),
      taken: partWith(cards, seat, [give], isUp ? [got] : []),
      pile: [...(isUp ? cards.pile.slice(0, -1) : cards.pile), give],
      blind: isUp ? cards.blind : cards.blind.slice(1),
    },
  };
}

/** The last of a hand, free cards all of them. */
export const throwIn = (cards: Cards, seat: Seat): Cards => ({
  ...cards,
  hands: replaceAt(cards.hands, seat, []),
  taken: replaceAt(cards.taken, seat, []),
  thrown: itemAt(cards.hands, seat),
});
