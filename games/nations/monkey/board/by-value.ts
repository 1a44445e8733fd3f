/** A hand as one holds it in a game of pairs: cards of one value side by side, the Maps first. */
import { type Card, indexOf, RANKS, rankOf } from '../../pack/pack.ts';

export type Held = { readonly card: Card; readonly id: Card; readonly group: string };

export function byValue(hand: readonly Card[]): Held[] {
  const rank = (card: Card): number => rankOf(indexOf(card));
  return hand
    .toSorted((one, other) => rank(other) - rank(one))
    .map(card => ({ card, id: card, group: RANKS[rank(card)]! }));
}
