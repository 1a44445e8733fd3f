import { describe, expect, it } from 'vitest';
import type { KitView } from '../rules/view.ts';
import { canStack, groupByBook, park, rightCards, tapCard, tapPlace, validSelection } from './selection.ts';

/** Book A waits for 3, all others for 1. */
const view = (kittens: readonly (readonly string[])[], change: Partial<KitView> = {}): KitView =>
  ({
    seat: 0,
    turn: [0],
    rules: 2,
    last: false,
    hand: ['A3', 'B4', 'C9'],
    table: Object.fromEntries('ABC'.split('').map(book => [book, book === 'A' ? ['A1', 'A2'] : []])),
    kittens: [kittens, []],
    ...change,
  }) as unknown as KitView;

const FOUR = [['A5'], ['B6', 'B3'], ['C2'], ['C7']];

describe('a tap on an own card', () => {
  it('only shows it, whether it fits or not, and a second one puts it back', () => {
    expect(tapCard(undefined, 'A3')).toEqual({ card: 'A3' });
    expect(tapCard({ card: 'A3' }, 'B4')).toEqual({ card: 'B4' });
    expect(tapCard({ card: 'B4' }, 'B4')).toBeUndefined();
  });

  it('ends covering', () => {
    expect(tapCard({ card: 'B4', parking: 'cover' }, 'B4')).toEqual({ card: 'B4' });
  });

  it('is forgotten once the card has gone', () => {
    expect(validSelection(view([]), { card: 'A3' })).toEqual({ card: 'A3' });
    expect(validSelection(view([['B6', 'B3']]), { card: 'B3' })).toEqual({ card: 'B3' });
    expect(validSelection(view([['B6', 'B3']]), { card: 'B6' })).toBeUndefined();
  });
});

describe('parking', () => {
  it('[KK-14r] takes the next free place, and asks for a pile when all are full', () => {
    expect(park(view([['A5']]), 'B4')).toEqual({ play: { do: 'lay', card: 'B4', on: null }, selection: undefined });
    expect(park(view(FOUR), 'B4')).toEqual({ selection: { card: 'B4', parking: 'cover' } });
  });

  it('[KK-6] covers the pile tapped then', () => {
    expect(tapPlace(view(FOUR), { card: 'B4', parking: 'cover' }, 2).play).toEqual({ do: 'lay', card: 'B4', on: 2 });
  });

  it('[KK-24r] stacks the first pile tapped on the second', () => {
    const first = tapPlace(view(FOUR), { card: 'B4', parking: 'stack' }, 1).selection;
    expect(first).toEqual({ card: 'B4', parking: 'stack', moving: 1 });
    expect(tapPlace(view(FOUR), first, 1).selection).toEqual({ card: 'B4', parking: 'stack' });
    expect(tapPlace(view(FOUR), first, 3).play).toEqual({ do: 'lay', card: 'B4', move: [1, 3] });
    expect([canStack(view(FOUR)), canStack(view([['A5']])), canStack(view(FOUR, { rules: 1 }))]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a tap on a place', () => {
  it('shows the Kitten there, also when a card of the hand was in view', () => {
    expect(tapPlace(view(FOUR), { card: 'B4' }, 1)).toEqual({ selection: { card: 'B3' } });
  });

  it('parks the card in view where it is free, and does nothing without one', () => {
    expect(tapPlace(view([['A5']]), { card: 'B4' }, 3).play).toEqual({ do: 'lay', card: 'B4', on: null });
    expect(tapPlace(view([['A5']]), undefined, 3)).toEqual({ selection: undefined });
    expect(tapPlace(view([['A5']]), { card: 'A5' }, 3).play).toBeUndefined();
    expect(tapPlace(view([['A5']], { turn: [1] }), { card: 'B4' }, 3).play).toBeUndefined();
  });
});

it('[KK-4] [KK-25r] what may rightly be played is a 1, if there is one', () => {
  expect(rightCards(view([['B6', 'A3']]))).toEqual(['A3', 'A3']);
  expect(rightCards(view([], { hand: ['A3', 'B1'] }))).toEqual(['B1']);
  expect(rightCards(view([['C1']]))).toEqual(['C1']);
});

it('an open hand lies by book', () => {
  expect(groupByBook(['A3', 'A5', 'C9'])).toEqual([['A3', 'A5'], ['C9']]);
});
