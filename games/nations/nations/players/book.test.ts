import { seededRandom, shuffle } from '@parlour/kernel/random';
import { describe, expect, it } from 'vitest';
import { CARDS, indexOf, NATIONS, type Nation, nationOf, rankOf } from '../../pack/pack.ts';
import { cardOfChoice, chooseByBook, reasonOfChoice } from './book.ts';
import {
  copyDeal,
  type FastDeal,
  legalCards,
  newDeal,
  newDice,
  playCard,
  randomCard,
  shuffleAndDeal,
} from './fast-deal.ts';
import { ALL_RANKS } from './masks.ts';

type TestDeal = { readonly hand: string; readonly trick?: string; readonly gone?: string; readonly star?: Nation };

const cardsIn = (text: string): number[] => text.split(' ').filter(Boolean).map(indexOf);

/** Seat 0 is to play; the cards of the trick are the other seats', `gone` cards have been played. */
function buildDeal({ hand, trick = '', gone = '', star = 'am' }: TestDeal): FastDeal {
  const deal = newDeal();
  const trickCards = cardsIn(trick);
  deal.star = NATIONS.indexOf(star);
  deal.turn = (4 - trickCards.length) & 3;
  deal.held.fill(ALL_RANKS);
  for (const card of cardsIn(gone)) deal.held[nationOf(card)]! ^= 1 << rankOf(card);
  for (const card of cardsIn(hand)) deal.hands[nationOf(card)]! |= 1 << rankOf(card);
  trickCards.forEach((card, i) => {
    deal.hands[4 * ((deal.turn + i) & 3) + nationOf(card)]! |= 1 << rankOf(card);
  });
  for (const card of trickCards) playCard(deal, card);
  return deal;
}

const played = (deal: FastDeal): string => CARDS[cardOfChoice(chooseByBook(deal))]!;

describe('the book of whist', () => {
  it.each<[string, TestDeal, string]>([
    ['second hand low', { hand: 'eu-3 eu-9 eu-man', trick: 'eu-5' }, 'eu-3'],
    ['second hand takes a high card with the highest', { hand: 'eu-3 eu-map', trick: 'eu-woman' }, 'eu-map'],
    ['second hand plays the lower of two in a row', { hand: 'eu-3 eu-woman eu-man', trick: 'eu-5' }, 'eu-woman'],
    ['third hand high', { hand: 'eu-3 eu-9 eu-man', trick: 'eu-4 eu-6' }, 'eu-man'],
    ['third hand, the lowest of a row is as high', { hand: 'eu-3 eu-woman eu-man', trick: 'eu-4 eu-6' }, 'eu-woman'],
    ['third hand finesses', { hand: 'eu-3 eu-woman eu-map', trick: 'eu-4 eu-6' }, 'eu-woman'],
    ['third hand leaves partner the Map', { hand: 'eu-3 eu-man', trick: 'eu-map eu-6' }, 'eu-3'],
    ['fourth hand takes it as cheaply as it goes', { hand: 'eu-3 eu-9 eu-man', trick: 'eu-7 eu-4 eu-5' }, 'eu-9'],
    ['fourth hand leaves it to partner', { hand: 'eu-3 eu-9 eu-man', trick: 'eu-4 eu-7 eu-5' }, 'eu-3'],
    ['fourth hand cannot follow and ruffs', { hand: 'am-2 am-9 as-3', trick: 'eu-7 eu-4 eu-5' }, 'am-2'],
    ['fourth hand ruffs higher', { hand: 'am-2 am-9 as-3', trick: 'eu-7 eu-4 am-5' }, 'am-9'],
    ['a trick that partner has is not ruffed', { hand: 'am-2 am-9 as-3', trick: 'eu-4 eu-7 eu-5' }, 'as-3'],
    ['many Stars are led', { hand: 'am-2 am-9 am-10 am-man am-map as-3', star: 'am' }, 'am-map'],
    ['the highest left is cashed', { hand: 'eu-woman as-3 am-2', gone: 'eu-map eu-man' }, 'eu-woman'],
    ['the highest of a row is led', { hand: 'eu-woman eu-man eu-3 as-2 as-4 am-2 am-3' }, 'eu-man'],
    ['low from the longest', { hand: 'eu-3 eu-5 eu-8 eu-man as-4 as-9 am-2' }, 'eu-3'],
    ['a card alone, with a Star behind it', { hand: 'eu-8 as-4 as-9 as-10 am-2' }, 'eu-8'],
    ['a Man keeps its guard', { hand: 'eu-5 eu-man as-6 as-7 as-8', trick: 'af-7 af-4 af-5' }, 'as-6'],
  ])('%s', (_, situation, card) => {
    expect(played(buildDeal(situation))).toBe(card);
  });

  it('returns what partner has led, and leads what partner ruffs', () => {
    const deal = buildDeal({ hand: 'eu-3 eu-9 as-4 as-5 as-7 am-2', star: 'am' });
    expect(played({ ...deal, leads: 1 << 8 })).toBe('eu-9');
    expect(played({ ...deal, voids: 1 << 8 })).toBe('eu-3');
    expect(played({ ...deal, voids: (1 << 8) | (1 << 4) })).not.toMatch(/^eu/);
  });

  it('plays what is permitted, gives a reason, and looks only at what the seat can know', () => {
    const random = seededRandom('book');
    const dice = newDice(random);
    const pack = Uint8Array.from({ length: 52 }, (_, card) => card);
    const [deal, other] = [newDeal(), newDeal()];
    for (let n = 0; n < 60; n++) {
      for (shuffleAndDeal(deal, pack, n & 3, dice); deal.left > 0; playCard(deal, randomCard(deal, dice))) {
        const choice = chooseByBook(deal);
        expect(legalCards(deal)).toContain(cardOfChoice(choice));
        expect(reasonOfChoice(choice)).toMatch(/\.$/);
        copyDeal(deal, other);
        redealHidden(other, random);
        expect(chooseByBook(other)).toBe(choice);
      }
    }
  });
});

function redealHidden({ hands, turn }: FastDeal, random: ReturnType<typeof seededRandom>): void {
  const hidden = [1, 2, 3].map(i => (turn + i) & 3);
  const cards = CARDS.flatMap((_, card) =>
    hidden.filter(seat => (hands[4 * seat + nationOf(card)]! >> rankOf(card)) & 1).map(() => card),
  );
  for (const seat of hidden) hands.fill(0, 4 * seat, 4 * seat + 4);
  shuffle(random, cards).forEach((card, i) => {
    hands[4 * hidden[i % 3]! + nationOf(card)]! |= 1 << rankOf(card);
  });
}
