/** The beginner: follows low, takes a trick when playing last, now and then plays whatever comes to hand, and does not heed who has called. */
import { pick } from '@parlour/kernel/random';
import { type Strategy, type Think, thinkOnce } from '@parlour/players/player';
import { type CardIndex, nationOf } from '../../../pack/pack.ts';
import type { NationsParts } from '../../rules/parts.ts';
import { type FastDeal, permitted } from '../fast.ts';
import { callAnyhow } from './call.ts';
import { cardPlay, dealSeen } from './seen-deal.ts';

/** Of a hundred cards so many are any card. */
const ON_A_WHIM = 15;

const thinkEasy: Think<NationsParts> = thinkOnce(situation => {
  const { random } = situation;
  const called = callAnyhow(situation);
  if (called !== undefined) return called;
  const deal = dealSeen(situation);
  const cards = permitted(deal);
  const whim = random.below(100) < ON_A_WHIM;
  const [card, why] = whim ? ([pick(random, cards), 'It looks nice.'] as const) : simpleCard(deal, cards);
  return { play: cardPlay(card), why, options: [], units: 1 };
});

export const EASY: Strategy = { budget: 1, think: thinkEasy };

export function simpleCard(deal: FastDeal, cards: readonly CardIndex[]): readonly [CardIndex, string] {
  if (deal.inTrick === 0) return [highest(cards), 'The highest card in the hand is led.'];
  if (deal.inTrick === 3 && ((deal.bestBy ^ deal.turn) & 1) === 1) {
    const taking = cards.filter(card => takes(deal, card));
    if (taking.length > 0) return [lowest(deal, taking), 'Last to play, and it takes the trick.'];
  }
  return [lowest(deal, cards), 'A low card, to keep the high ones.'];
}

const takes = ({ best, star }: FastDeal, card: CardIndex): boolean =>
  nationOf(card) === nationOf(best) ? card > best : nationOf(card) === star;

const highest = (cards: readonly CardIndex[]): CardIndex =>
  cards.reduce((best, card) => (card % 13 > best % 13 ? card : best));

/** Stars count as higher than all other cards. */
function lowest({ star }: FastDeal, cards: readonly CardIndex[]): CardIndex {
  const height = (card: CardIndex): number => (card % 13) + (nationOf(card) === star ? 13 : 0);
  return cards.reduce((best, card) => (height(card) < height(best) ? card : best));
}
