import { describe, expect, it } from 'vitest';
import { type Card, indexOf, nationOf, rankOf } from '../../pack/pack.ts';
import { type FastDeal, newDeal, playCard } from './fast-deal.ts';
import { ALL_RANKS } from './masks.ts';
import { explainCard, explainInSentence } from './reasons.ts';

/** Seat 0 is to play; Asia is the Star nation by default. */
type Table = {
  readonly hand: string;
  /** In order; the last was played by the seat on the right. */
  readonly trick?: string;
  readonly gone?: string;
  readonly star?: string;
  /** "2 eu": seat 2 did not follow Europe, or has led it. */
  readonly out?: readonly string[];
  readonly led?: readonly string[];
};

const cards = (names = ''): number[] => names.split(' ').filter(Boolean).map(indexOf);
const bits = (pairs: readonly string[] = []): number =>
  pairs.reduce((mask, pair) => mask | (1 << (4 * Number(pair[0]) + nationOf(indexOf(`${pair.slice(2)}-2`)))), 0);

function dealOf({ hand, trick, gone, star = 'as', out, led }: Table): FastDeal {
  const deal: FastDeal = { ...newDeal(), star: nationOf(indexOf(`${star}-2`)), left: cards(hand).length };
  deal.held.fill(ALL_RANKS);
  for (const card of cards(gone)) deal.held[nationOf(card)]! &= ~(1 << rankOf(card));
  const played = cards(trick);
  for (const card of cards(hand)) deal.hands[nationOf(card)]! |= 1 << rankOf(card);
  deal.turn = (4 - played.length) & 3;
  played.forEach((card, i) => {
    deal.hands[4 * ((deal.turn + i) & 3) + nationOf(card)]! |= 1 << rankOf(card);
  });
  for (const card of played) playCard(deal, card);
  deal.voids |= bits(out);
  deal.leads |= bits(led);
  return deal;
}

const factOf = (table: Table, card: Card): string => explainCard(dealOf(table), indexOf(card)).fact;
const ALL_STARS = 'as-2 as-3 as-4 as-5 as-6 as-7 as-8 as-9 as-10 as-child as-woman as-man as-map';

describe('why a card is led', () => {
  it.each<[string, Table, Card, string]>([
    [
      'the highest left',
      { hand: 'eu-man eu-3', gone: 'eu-map' },
      'eu-man',
      'The Man of Europe is the highest left of Europe. The others have 10 more to follow with.',
    ],
    [
      'the highest left, which will hardly go round',
      { hand: 'eu-man', gone: 'eu-map eu-woman eu-child eu-10 eu-9 eu-8 eu-7 eu-6 eu-5' },
      'eu-man',
      'The Man of Europe is the highest left of Europe. The others have only 3 more of it, and 13 Stars.',
    ],
    [
      'no Stars with the opponents',
      { hand: 'eu-map', out: ['1 as', '3 as'] },
      'eu-map',
      'The Map of Europe is the highest left of Europe. No opponent has a Star to take it with.',
    ],
    [
      'an opponent is out of it',
      { hand: 'eu-map', out: ['3 eu'] },
      'eu-map',
      'Seat 3 is out of Europe and may take the Map of Europe with a Star.',
    ],
    [
      'an opponent is out of it, and of Stars',
      { hand: 'eu-map', out: ['3 eu', '3 as'] },
      'eu-map',
      'The Map of Europe is the highest left of Europe. The players who are out of it have no Stars.',
    ],
    [
      'partner is out of it',
      { hand: 'eu-4', out: ['2 eu'] },
      'eu-4',
      'Partner is out of Europe and may take the 4 of Europe with a Star.',
    ],
    [
      'all Stars are gone',
      { hand: 'eu-4 eu-5', out: ['2 eu'], gone: ALL_STARS },
      'eu-4',
      'The 4 of Europe is a low one of your 2 cards of Europe. 9 higher cards of Europe are still out.',
    ],
    [
      'partner has led it',
      { hand: 'eu-man eu-2', led: ['2 eu'] },
      'eu-2',
      'Partner has led Europe before, and the 2 of Europe returns it. 11 higher cards of Europe are still out.',
    ],
    [
      'Stars',
      { hand: 'as-map as-2', gone: 'as-3 as-4 as-5 as-6 as-7 as-8 as-9 as-10' },
      'as-map',
      'The Map of Asia draws Stars. The others have 3 Stars left. None of them is higher.',
    ],
    [
      'a card alone, with Stars',
      { hand: 'eu-5 as-2 as-3' },
      'eu-5',
      'The 5 of Europe is your only card of Europe. Next time it is led, you have 2 Stars.',
    ],
    [
      'a row',
      { hand: 'eu-man eu-woman' },
      'eu-man',
      'The Man of Europe heads a row in your hand. Only the Map of Europe can beat it.',
    ],
  ])('%s', (_, table, card, fact) => {
    expect(factOf(table, card)).toBe(fact);
  });
});

describe('why a card follows', () => {
  it.each<[string, Table, Card, string]>([
    [
      'last, and it takes the trick',
      { hand: 'eu-9 eu-2', trick: 'eu-5 eu-4 eu-8' },
      'eu-9',
      'The 9 of Europe takes the trick. You play last.',
    ],
    [
      'dearer than needed',
      { hand: 'eu-map eu-9', trick: 'eu-5 eu-4 eu-8' },
      'eu-map',
      'The Map of Europe takes the trick. The 9 of Europe would do as well.',
    ],
    [
      'partner has it',
      { hand: 'eu-map eu-2', trick: 'eu-5 eu-10 eu-8' },
      'eu-2',
      'Partner has the trick with the 10 of Europe. You play last, so the 2 of Europe will do.',
    ],
    [
      'third hand, one card beats it',
      { hand: 'eu-man eu-2', trick: 'eu-5 eu-6' },
      'eu-man',
      'The Man of Europe beats the 6 of Europe. The Map of Europe is still out.',
    ],
    [
      'third hand, the one after is out of it',
      { hand: 'eu-man eu-2', trick: 'eu-5 eu-6', out: ['1 eu', '1 as'] },
      'eu-man',
      'The Man of Europe beats the 6 of Europe. No opponent can follow with a higher card.',
    ],
    [
      'second hand low',
      { hand: 'eu-man eu-2', trick: 'eu-5' },
      'eu-2',
      'Partner still plays after the 2 of Europe. Keep the Man of Europe. The Map of Europe is still out.',
    ],
    [
      'it cannot be beaten',
      { hand: 'eu-9 eu-2', trick: 'eu-5 eu-4 eu-10' },
      'eu-9',
      'None of your cards beats the 10 of Europe. The 9 of Europe is more than the 2 of Europe, which would do.',
    ],
  ])('%s', (_, table, card, fact) => {
    expect(factOf(table, card)).toBe(fact);
  });
});

describe('why a card is thrown', () => {
  it.each<[string, Table, Card, string]>([
    [
      'a Star takes it',
      { hand: 'as-2 af-3', trick: 'eu-5 eu-4 eu-8' },
      'as-2',
      'The 2 of Asia takes the trick from the 8 of Europe. You play last.',
    ],
    [
      'a Star that partner had no need of',
      { hand: 'as-2 af-3', trick: 'eu-5 eu-10 eu-8' },
      'as-2',
      'Partner has the trick with the 10 of Europe, so the 2 of Asia would be a wasted Star.',
    ],
    [
      'a Star that is too small',
      { hand: 'as-2 af-3', trick: 'eu-5 eu-10 as-8' },
      'as-2',
      'The 2 of Asia is a Star that doesn’t beat the 8 of Asia.',
    ],
    [
      'a guard',
      { hand: 'af-man af-3', trick: 'eu-5 eu-4 eu-8' },
      'af-3',
      'The 3 of Africa protects the Man of Africa against the Map of Africa.',
    ],
    [
      'a Star is kept',
      { hand: 'as-9 af-3', trick: 'eu-5 eu-4 eu-8' },
      'af-3',
      'Seat 3 has the trick with the 8 of Europe. The 3 of Africa leaves it there, though the 9 of Asia would take it.',
    ],
    [
      'the highest left',
      { hand: 'af-map af-3', trick: 'eu-5 eu-10 eu-8' },
      'af-map',
      'The Map of Africa is the highest left of Africa.',
    ],
  ])('%s', (_, table, card, fact) => {
    expect(factOf(table, card)).toBe(fact);
  });
});

describe('two cards beside each other', () => {
  it('are told as one sentence', () => {
    const table = dealOf({ hand: 'eu-map eu-9', trick: 'eu-5 eu-4 eu-8' });
    expect(explainInSentence(table, indexOf('eu-9'), indexOf('eu-map'))).toBe(
      'The 9 of Europe takes the trick. You play last. Your play: The Map of Europe takes the trick. The 9 of Europe would do as well.',
    );
  });
});
