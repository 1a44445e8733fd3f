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
      'the Man of Europe is the highest left of Europe, and the others have 10 more to follow with',
    ],
    [
      'the highest left, which will hardly go round',
      { hand: 'eu-man', gone: 'eu-map eu-woman eu-child eu-10 eu-9 eu-8 eu-7 eu-6 eu-5' },
      'eu-man',
      'the Man of Europe is the highest left of Europe, and the others have only 3 more of it, besides 13 Stars',
    ],
    [
      'no Stars with the opponents',
      { hand: 'eu-map', out: ['1 as', '3 as'] },
      'eu-map',
      'the Map of Europe is the highest left of Europe, and no opponent has a Star to take it with',
    ],
    [
      'an opponent is out of it',
      { hand: 'eu-map', out: ['3 eu'] },
      'eu-map',
      'the player on your right is out of Europe and may take the Map of Europe with a Star',
    ],
    [
      'an opponent is out of it, and of Stars',
      { hand: 'eu-map', out: ['3 eu', '3 as'] },
      'eu-map',
      'the Map of Europe is the highest left of Europe, and who is out of it has no Star',
    ],
    [
      'partner is out of it',
      { hand: 'eu-4', out: ['2 eu'] },
      'eu-4',
      'partner is out of Europe and may take the 4 of Europe with a Star',
    ],
    [
      'all Stars are gone',
      { hand: 'eu-4 eu-5', out: ['2 eu'], gone: ALL_STARS },
      'eu-4',
      'the 4 of Europe is a low one of your 2 cards of Europe, and 9 higher cards of Europe are still out',
    ],
    [
      'partner has led it',
      { hand: 'eu-man eu-2', led: ['2 eu'] },
      'eu-2',
      'partner has led Europe before, and the 2 of Europe returns it while 11 higher cards of Europe are still out',
    ],
    [
      'Stars',
      { hand: 'as-map as-2', gone: 'as-3 as-4 as-5 as-6 as-7 as-8 as-9 as-10' },
      'as-map',
      'the Map of Asia draws Stars: 3 Stars of the others are left, and none of them is higher',
    ],
    [
      'a card alone, with Stars',
      { hand: 'eu-5 as-2 as-3' },
      'eu-5',
      'the 5 of Europe is your only card of Europe, and you have 2 Stars for the next time it is led',
    ],
    [
      'a row',
      { hand: 'eu-man eu-woman' },
      'eu-man',
      'the Man of Europe heads a row in your hand, and only the Map of Europe can outrank it',
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
      'the 9 of Europe takes the trick, and nobody comes after you',
    ],
    [
      'dearer than needed',
      { hand: 'eu-map eu-9', trick: 'eu-5 eu-4 eu-8' },
      'eu-map',
      'the Map of Europe takes the trick, but the 9 of Europe would do as well',
    ],
    [
      'partner has it',
      { hand: 'eu-map eu-2', trick: 'eu-5 eu-10 eu-8' },
      'eu-2',
      'partner has the trick with the 10 of Europe, and nobody comes after you, so the 2 of Europe will do',
    ],
    [
      'third hand, one card beats it',
      { hand: 'eu-man eu-2', trick: 'eu-5 eu-6' },
      'eu-man',
      'the Man of Europe outranks the 6 of Europe, but the Map of Europe is still out',
    ],
    [
      'third hand, the one after is out of it',
      { hand: 'eu-man eu-2', trick: 'eu-5 eu-6', out: ['1 eu', '1 as'] },
      'eu-man',
      'the Man of Europe outranks the 6 of Europe, and no opponent can follow with a higher card',
    ],
    [
      'second hand low',
      { hand: 'eu-man eu-2', trick: 'eu-5' },
      'eu-2',
      'partner is still to play after the 2 of Europe, and the Man of Europe is kept while the Map of Europe is still out',
    ],
    [
      'it cannot be beaten',
      { hand: 'eu-9 eu-2', trick: 'eu-5 eu-4 eu-10' },
      'eu-9',
      'nothing of yours outranks the 10 of Europe, and the 9 of Europe is more than the 2 of Europe, which would do',
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
      'the 2 of Asia takes the trick from the 8 of Europe, and nobody comes after you',
    ],
    [
      'a Star that partner had no need of',
      { hand: 'as-2 af-3', trick: 'eu-5 eu-10 eu-8' },
      'as-2',
      'partner has the trick with the 10 of Europe, and the 2 of Asia is a Star spent on it',
    ],
    [
      'a Star that is too small',
      { hand: 'as-2 af-3', trick: 'eu-5 eu-10 as-8' },
      'as-2',
      'the 2 of Asia is a Star that does not outrank the 8 of Asia',
    ],
    [
      'a guard',
      { hand: 'af-man af-3', trick: 'eu-5 eu-4 eu-8' },
      'af-3',
      'the 3 of Africa guards the Man of Africa against the Map of Africa',
    ],
    [
      'a Star is kept',
      { hand: 'as-9 af-3', trick: 'eu-5 eu-4 eu-8' },
      'af-3',
      'the player on your right has the trick with the 8 of Europe, and the 3 of Africa leaves it there, though the 9 of Asia would take it',
    ],
    [
      'the highest left',
      { hand: 'af-map af-3', trick: 'eu-5 eu-10 eu-8' },
      'af-map',
      'the Map of Africa is the highest left of Africa',
    ],
  ])('%s', (_, table, card, fact) => {
    expect(factOf(table, card)).toBe(fact);
  });
});

describe('two cards beside each other', () => {
  it('are told as one sentence', () => {
    const table = dealOf({ hand: 'eu-map eu-9', trick: 'eu-5 eu-4 eu-8' });
    expect(explainInSentence(table, indexOf('eu-9'), indexOf('eu-map'))).toBe(
      'The 9 of Europe takes the trick, and nobody comes after you; as for what was played, the Map of Europe takes the trick, but the 9 of Europe would do as well.',
    );
  });
});
