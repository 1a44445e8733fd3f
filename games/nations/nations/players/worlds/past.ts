/** The deal as a chair knows it, out of its hand and what it has noticed. */
import type { Seat } from '@parlour/kernel/game';
import { type CardIndex, indexOf, nationOf, rankOf } from '../../../pack/pack.ts';
import type { NationsEvent } from '../../rules/apply.ts';
import type { NationsView } from '../../rules/view.ts';
import { type FastDeal, newDeal, playCard } from '../fast.ts';
import { ALL } from '../masks.ts';

export type PlayedCard = { readonly seat: Seat; readonly card: CardIndex };

/** The cards of the deal in the order in which they were played. */
export function pastOf(history: readonly NationsEvent[]): PlayedCard[] {
  const begun = history.findLastIndex(({ what }) => what === 'deal');
  return history
    .slice(begun + 1)
    .flatMap(event => (event.what === 'card' ? [{ seat: event.seat, card: indexOf(event.card) }] : []));
}

/** The deal before its first card, with nothing in the hands but what has been played out of them since. */
export function beforePast({ star, leader }: NationsView, past: readonly PlayedCard[]): FastDeal {
  const deal = newDeal();
  deal.star = nationOf(indexOf(star!));
  deal.turn = past[0]?.seat ?? leader;
  deal.held.fill(ALL);
  for (const { seat, card } of past) giveCard(deal, seat, card);
  return deal;
}

/** The deal as it lies now; the hands of the others are empty. */
export function asSeen(view: NationsView, past: readonly PlayedCard[]): FastDeal {
  const deal = beforePast(view, past);
  for (const card of view.hand!) giveCard(deal, view.seat!, indexOf(card));
  for (const { card } of past) playCard(deal, card);
  return deal;
}

function giveCard({ hands }: FastDeal, seat: Seat, card: CardIndex): void {
  hands[4 * seat + nationOf(card)]! |= 1 << rankOf(card);
}
