/** Why a card: what the chair can see of it, in words. The same for hints and for looking a match over. */
import type { CardIndex } from '../../../pack/pack.ts';
import type { FastDeal } from '../fast.ts';
import { followReason } from './follow.ts';
import { leadReason } from './lead.ts';
import { throwReason } from './throw.ts';
import { capital, cardName, type Reason } from './words.ts';

/** The deal is as the seat to play sees it; the hands of the others are not looked at. */
export function reasonFor(deal: FastDeal, card: CardIndex): Reason {
  if (deal.inTrick === 0) return leadReason(deal, card);
  return deal.hands[4 * deal.turn + deal.led] !== 0 ? followReason(deal, card) : throwReason(deal, card);
}

/** What speaks for a card, and what is to be said of another beside it. */
export function sentenceFor(deal: FastDeal, card: CardIndex, other: CardIndex = card): string {
  const [fact, beside] = [reasonFor(deal, card).fact, reasonFor(deal, other).fact];
  if (other === card) return `${capital(fact)}.`;
  if (isSameBut(fact, card, beside, other)) return `${capital(fact)}, and ${cardName(other)} stays in hand.`;
  return `${capital(fact)}; as for what was played, ${beside}.`;
}

/** Whether two cards have the same said of them. */
const isSameBut = (fact: string, card: CardIndex, beside: string, other: CardIndex): boolean =>
  fact.replaceAll(cardName(card), cardName(other)) === beside;
