/** Whist as the books of the time taught it: the card they would have the seat to play take out of its hand. */
import type { FastDeal } from '../fast.ts';
import { followByBook } from './follow.ts';
import { leadByBook } from './lead.ts';
import { throwByBook } from './throw.ts';

/** A choice: the card and the reason for it. */
export function byBook(deal: FastDeal): number {
  if (deal.inTrick === 0) return leadByBook(deal);
  return deal.hands[4 * deal.turn + deal.led] !== 0 ? followByBook(deal) : throwByBook(deal);
}
