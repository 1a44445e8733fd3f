/** The deal as a seat knows it, from its hand and the events it has seen. */
import type { Seat } from '@parlour/kernel/game';
import type { Situation } from '@parlour/players/player';
import { CARDS, type CardIndex, indexOf, nationOf, rankOf } from '../../pack/pack.ts';
import type { NationsEvent } from '../rules/apply.ts';
import type { NationsPlay } from '../rules/judge.ts';
import type { NationsParts } from '../rules/state.ts';
import type { NationsView } from '../rules/view.ts';
import { type FastDeal, newDeal, playCard } from './fast-deal.ts';
import { ALL_RANKS } from './masks.ts';

export type PlayedCard = { readonly seat: Seat; readonly card: CardIndex };

/** Returns the cards of this deal in order of play. */
export function playedCards(history: readonly NationsEvent[]): PlayedCard[] {
  const dealIndex = history.findLastIndex(({ what }) => what === 'deal');
  return history
    .slice(dealIndex + 1)
    .flatMap(event => (event.what === 'card' ? [{ seat: event.seat, card: indexOf(event.card) }] : []));
}

/** Returns the deal before its first card; the hands hold only what has been played from them since. */
export function dealBeforePlays({ star, leader }: NationsView, past: readonly PlayedCard[]): FastDeal {
  const deal = newDeal();
  deal.star = nationOf(indexOf(star!));
  deal.turn = past[0]?.seat ?? leader;
  deal.held.fill(ALL_RANKS);
  for (const { seat, card } of past) giveCard(deal, seat, card);
  return deal;
}

/** Returns the deal as it is now, with the other hands empty. */
export function knownDeal(view: NationsView, past: readonly PlayedCard[]): FastDeal {
  const deal = dealBeforePlays(view, past);
  for (const card of view.hand!) giveCard(deal, view.seat!, indexOf(card));
  for (const { card } of past) playCard(deal, card);
  return deal;
}

function giveCard({ hands }: FastDeal, seat: Seat, card: CardIndex): void {
  hands[4 * seat + nationOf(card)]! |= 1 << rankOf(card);
}

export const knownDealOf = ({ view: seen }: Pick<Situation<NationsParts>, 'view'>): FastDeal =>
  knownDeal(seen, playedCards(seen.history));

export const playOfCard = (card: CardIndex): NationsPlay => ({ do: 'card', card: CARDS[card]! });
