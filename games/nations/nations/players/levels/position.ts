/** What a player knows of a deal, and how well a hand explains what its owner has played. */

import type { Seat } from '@parlour/kernel/game';
import type { Situation, Thought } from '@parlour/players/player';
import { CARDS, type CardIndex, nationOf, rankOf, titleOf } from '../../../pack/pack.ts';
import type { NationsPlay } from '../../rules/judge.ts';
import type { NationsParts } from '../../rules/state.ts';
import type { NationsView } from '../../rules/view.ts';
import { cardOfChoice, chooseByBook, reasonOfChoice } from '../book.ts';
import { copyDeal, type FastDeal, legalCards, newDeal, playCard } from '../fast-deal.ts';
import { dealBeforePlays, knownDeal, type PlayedCard, playedCards, playOfCard } from '../known-deal.ts';

export type Position = {
  readonly view: NationsView;
  readonly past: readonly PlayedCard[];
  readonly deal: FastDeal;
  /** In the form of hands. */
  readonly played: Int32Array;
  readonly book: number;
};

export function positionOf({ view: seen }: Pick<Situation<NationsParts>, 'view'>): Position {
  const past = playedCards(seen.history);
  const deal = knownDeal(seen, past);
  return { view: seen, past, deal, played: dealBeforePlays(seen, past).hands, book: chooseByBook(deal) };
}

/** Returns one card of every run of equivalent cards; of the book's run, the book's card. */
export function candidateCards({ deal, book }: Position): CardIndex[] {
  const cards: CardIndex[] = [];
  for (const card of legalCards(deal)) {
    const same = cards.findIndex(other => areEquivalent(deal, other, card));
    if (same === -1) cards.push(card);
    else if (card === cardOfChoice(book)) cards[same] = card;
  }
  return cards;
}

export const cardTitle = (card: CardIndex): string => titleOf(CARDS[card]!);

export const bookThought = ({ book }: Position): Thought<NationsPlay> => ({
  play: playOfCard(cardOfChoice(book)),
  why: reasonOfChoice(book),
  options: [],
  units: 1,
});

/** The deal as publicly known at that time, and by nation what the seat has played from then on. */
export type Decision = { readonly card: CardIndex; readonly deal: FastDeal; readonly later: Int32Array };

/** Returns the decisions by seat. */
export function decisionsOf(view: NationsView, past: readonly PlayedCard[]): Decision[][] {
  const deal = dealBeforePlays(view, past);
  const decisions: Decision[][] = [[], [], [], []];
  for (const { seat, card } of past) {
    decisions[seat]!.push({ card, deal: snapshot(deal), later: deal.hands.slice(4 * seat, 4 * seat + 4) });
    playCard(deal, card);
  }
  return decisions;
}

function snapshot(deal: FastDeal): FastDeal {
  const copy = newDeal();
  copyDeal(deal, copy);
  return copy;
}

/** Counts decisions the book would not have taken if this is what the seat has left. */
export function countSurprises(decisions: readonly Decision[], hands: Int32Array, seat: Seat): number {
  let count = 0;
  for (let i = 0; i < decisions.length; i++) if (isSurprise(decisions[i]!, hands, seat)) count++;
  return count;
}

function isSurprise({ card, deal, later }: Decision, hands: Int32Array, seat: Seat): boolean {
  const at = 4 * seat;
  for (let nation = 0; nation < 4; nation++) deal.hands[at + nation] = later[nation]! | hands[at + nation]!;
  return !areEquivalent(deal, cardOfChoice(chooseByBook(deal)), card);
}

/** Whether no other hand has a card between the two. */
export function areEquivalent({ hands, held, turn }: FastDeal, one: CardIndex, two: CardIndex): boolean {
  if (one === two) return true;
  const nation = nationOf(one);
  if (nationOf(two) !== nation) return false;
  const low = Math.min(rankOf(one), rankOf(two));
  const high = Math.max(rankOf(one), rankOf(two));
  const others = held[nation]! & ~hands[4 * turn + nation]!;
  return (others & ((1 << high) - 1) & -(1 << low)) === 0;
}
