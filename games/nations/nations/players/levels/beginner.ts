/**
 * The easy player, apart from the searching players, which are many times larger. Follows low, takes a trick when
 * last, sometimes plays a random card, and ignores who has called.
 */
import { pick } from '@parlour/kernel/random';
import { type Translate, translator } from '@parlour/messages';
import { type Character, type Strategy, type Think, thinkOnce } from '@parlour/players/player';
import { type CardIndex, nationOf } from '../../../pack/pack.ts';
import { nationsPeople } from '../../../players/people.ts';
import type { NationsParts } from '../../rules/state.ts';
import { type FastDeal, legalCards } from '../fast-deal.ts';
import { knownDealOf, playOfCard } from '../known-deal.ts';
import { callRegardless } from './call.ts';

const english = {
  nice: 'It looks nice.',
  highest: 'Lead the highest card in hand.',
  takes: 'Last to play, and it takes the trick.',
  low: 'A low card, to keep the high ones.',
} as const;
const text: Translate<typeof english> = translator('nations-beginner', english);

const RANDOM_CARD_PERCENT = 15;

const thinkEasy: Think<NationsParts> = thinkOnce(situation => {
  const { random } = situation;
  const called = callRegardless(situation);
  if (called !== undefined) return called;
  const deal = knownDealOf(situation);
  const cards = legalCards(deal);
  const isRandom = random.below(100) < RANDOM_CARD_PERCENT;
  const [card, why] = isRandom ? ([pick(random, cards), text('nice')] as const) : chooseSimpleCard(deal, cards);
  return { play: playOfCard(card), why, options: [], units: 1 };
});

export const EASY_STRATEGY: Strategy = { budget: 1, think: thinkEasy };

export function chooseSimpleCard(deal: FastDeal, cards: readonly CardIndex[]): readonly [CardIndex, string] {
  if (deal.inTrick === 0) return [highest(cards), text('highest')];
  if (deal.inTrick === 3 && ((deal.bestBy ^ deal.turn) & 1) === 1) {
    const taking = cards.filter(card => takes(deal, card));
    if (taking.length > 0) return [lowest(deal, taking), text('takes')];
  }
  return [lowest(deal, cards), text('low')];
}

const takes = ({ best, star }: FastDeal, card: CardIndex): boolean =>
  nationOf(card) === nationOf(best) ? card > best : nationOf(card) === star;

const highest = (cards: readonly CardIndex[]): CardIndex =>
  cards.reduce((best, card) => (card % 13 > best % 13 ? card : best));

/** Stars count higher than all other cards. */
function lowest({ star }: FastDeal, cards: readonly CardIndex[]): CardIndex {
  const height = (card: CardIndex): number => (card % 13) + (nationOf(card) === star ? 13 : 0);
  return cards.reduce((best, card) => (height(card) < height(best) ? card : best));
}

export const nationsBeginner: readonly Character[] = nationsPeople
  .filter(({ level }) => level === 'easy')
  .map(persona => ({ ...persona, ...EASY_STRATEGY }));
