/** How well a hand explains what its owner has played: how often the book would have played something else with it. */
import type { Seat } from '@parlour/kernel/game';
import { type CardIndex, nationOf, rankOf } from '../../../pack/pack.ts';
import type { NationsView } from '../../rules/view.ts';
import { byBook } from '../book/book.ts';
import { cardOf } from '../book/reasons.ts';
import { copyDeal, type FastDeal, newDeal, playCard } from '../fast.ts';
import { beforePast, type PlayedCard } from './past.ts';

/** A card that was played, the deal as everybody saw it then, and by nation what the seat has played from then on. */
export type Decision = { readonly card: CardIndex; readonly deal: FastDeal; readonly later: Int32Array };

/** The decisions of each seat in the deal so far. */
export function decisionsOf(view: NationsView, past: readonly PlayedCard[]): Decision[][] {
  const deal = beforePast(view, past);
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

/** How many of a seat's decisions the book would not have taken, if this is what the seat has left. */
export function surprises(decisions: readonly Decision[], hands: Int32Array, seat: Seat): number {
  let count = 0;
  for (let i = 0; i < decisions.length; i++) if (isSurprise(decisions[i]!, hands, seat)) count++;
  return count;
}

function isSurprise({ card, deal, later }: Decision, hands: Int32Array, seat: Seat): boolean {
  const at = 4 * seat;
  for (let nation = 0; nation < 4; nation++) deal.hands[at + nation] = later[nation]! | hands[at + nation]!;
  return !areEqual(deal, cardOf(byBook(deal)), card);
}

/** Whether two cards of the seat to play do the same: nobody else has a card between them. */
export function areEqual({ hands, held, turn }: FastDeal, one: CardIndex, two: CardIndex): boolean {
  if (one === two) return true;
  const nation = nationOf(one);
  if (nationOf(two) !== nation) return false;
  const low = Math.min(rankOf(one), rankOf(two));
  const high = Math.max(rankOf(one), rankOf(two));
  const others = held[nation]! & ~hands[4 * turn + nation]!;
  return (others & ((1 << high) - 1) & -(1 << low)) === 0;
}
