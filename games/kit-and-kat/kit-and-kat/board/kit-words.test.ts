import { describe, expect, it } from 'vitest';
import type { KitView } from '../rules/view.ts';
import { prompt } from './kit-words.ts';

/** Seat 0 is to play: book A waits for 3, every other book for 1. */
const view = (hand: readonly string[], kittens: readonly (readonly string[])[] = []): KitView =>
  ({
    seat: 0,
    turn: [0],
    hand,
    scores: [0, 0],
    tens: [null],
    drawing: null,
    last: false,
    table: Object.fromEntries('ABC'.split('').map(book => [book, book === 'A' ? ['A1', 'A2'] : []])),
    kittens: [kittens, []],
  }) as unknown as KitView;

const asked = (...[hand, kittens]: Parameters<typeof view>): string => prompt(view(hand, kittens), [], String);

describe('what is asked in the own turn', () => {
  it('[KK-5] is a Kitten where nothing fits', () => {
    expect(asked(['B7', 'C4'])).toBe('Nothing fits: lay a Kitten.');
    expect(asked(['B7'], [['A3', 'C9']])).toBe('Nothing fits: lay a Kitten.');
  });

  it('[KK-5] is what fits and then a Kitten, from the hand or from the tops of the Kittens', () => {
    expect(asked(['B7', 'A3'])).toBe('Play what fits a book; then lay a Kitten.');
    expect(asked(['B7'], [['C9', 'A3']])).toBe('Play what fits a book; then lay a Kitten.');
  });

  it('[KK-15r] is to play or to pass where there is nothing to lay', () => {
    expect(asked([], [['A3']])).toBe('Play your Kittens, or pass.');
    expect(asked([], [['C9']])).toBe('Nothing fits: pass.');
  });
});
