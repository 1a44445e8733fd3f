import { describe, expect, it } from 'vitest';
import type { KitView } from '../rules/view.ts';
import { canMovePile, groupByBook, selectedCard, tapHand, tapKitten } from './selection.ts';

/** Book A waits for 3, all others for 1. */
const view = (kittens: readonly (readonly string[])[], turn = 0): KitView =>
  ({
    seat: 0,
    turn: [turn],
    hand: ['A3', 'C7'],
    rules: 2,
    table: Object.fromEntries('ABCDEFGHIJKLMN'.split('').map(book => [book, book === 'A' ? ['A1', 'A2'] : []])),
    kittens: [kittens, []],
  }) as unknown as KitView;

describe('a tap on a card', () => {
  it('[KK-4] plays what fits its book', () => {
    expect(tapHand(view([]), undefined, 'A3')).toEqual({ play: { do: 'play', card: 'A3' }, selection: undefined });
  });

  it('only chooses what does not fit, so that a slip of the finger is no mistake', () => {
    expect(tapHand(view([]), undefined, 'C7')).toEqual({ selection: { card: 'C7' } });
    expect(tapHand(view([]), { card: 'C7' }, 'C7')).toEqual({ selection: undefined });
  });

  it('[KK-11r] is left to the referee out of turn', () => {
    expect(tapHand(view([], 1), undefined, 'C7').play).toEqual({ do: 'play', card: 'C7' });
  });
});

describe('a tap on a Kitten place', () => {
  it('[KK-14r] lays the chosen card on a pile of its own while there are fewer than four', () => {
    expect(tapKitten(view([['B2']]), { card: 'C7' }, 1).play).toEqual({ do: 'lay', card: 'C7', on: null });
    expect(tapKitten(view([['B2']]), { card: 'C7' }, 0).play).toEqual({ do: 'lay', card: 'C7', on: 0 });
  });

  it('[KK-6] covers one of four', () => {
    const four = [['B2'], ['D2'], ['E2'], ['F2']];
    expect(tapKitten(view(four), { card: 'C7' }, 2).play).toEqual({ do: 'lay', card: 'C7', on: 2 });
  });

  it('[KK-6] plays the top Kitten if it fits', () => {
    const fitting = { ...view([['B9', 'A3']]), hand: ['C7'] };
    expect(tapKitten(fitting, undefined, 0).play).toEqual({ do: 'play', card: 'A3' });
  });

  it('[KK-5] waits for a card otherwise, fitting or not', () => {
    const { selection: chosen } = tapKitten(view([]), undefined, 0);
    expect(chosen).toEqual({ pile: 0 });
    expect(tapHand(view([]), chosen, 'A3').play).toEqual({ do: 'lay', card: 'A3', on: null });
  });
});

describe('[KK-24r] one pile on another', () => {
  const four = view([['B2'], ['D2'], ['E2'], ['F2']]);

  it('is offered when a card is chosen and there are four piles', () => {
    expect(canMovePile(four, { card: 'C7' })).toBe(true);
    expect(canMovePile(four, undefined)).toBe(false);
    expect(canMovePile(view([['B2']]), { card: 'C7' })).toBe(false);
    expect(canMovePile({ ...four, rules: 1 }, { card: 'C7' })).toBe(false);
    expect(canMovePile({ ...four, turn: [1] }, { card: 'C7' })).toBe(false);
  });

  it('takes two taps: what goes, and on what', () => {
    const { selection: chosen } = tapKitten(four, { card: 'C7', moving: null }, 1);
    expect(chosen).toEqual({ card: 'C7', moving: 1 });
    expect(tapKitten(four, chosen, 3).play).toEqual({ do: 'lay', card: 'C7', move: [1, 3] });
    expect(tapKitten(four, chosen, 1)).toEqual({ selection: { card: 'C7', moving: null } });
  });
});

it('[KK-17r] what is chosen can be played out of order, from the hand or a Kitten', () => {
  expect(selectedCard(view([]), { card: 'C7' })).toBe('C7');
  expect(selectedCard(view([['B2']]), { pile: 0 })).toBe('B2');
  expect(selectedCard(view([]), { pile: 0 })).toBeUndefined();
});

it('[KK-9] an open hand lies by books', () => {
  expect(groupByBook(['A3', 'A7', 'C2'])).toEqual([['A3', 'A7'], ['C2']]);
});
