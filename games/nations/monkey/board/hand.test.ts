import { describe, expect, it } from 'vitest';
import type { Card } from '../../pack/pack.ts';
import type { MonkeyPlay } from '../rules/play.ts';
import type { MonkeyView } from '../rules/view.ts';
import { pickCard, sortByValue } from './hand.ts';
import { promptFor } from './presentation.ts';

const view = (hand: readonly Card[], turn = 0): MonkeyView =>
  ({ seat: 0, turn: [turn], hand, removed: null, drawsFrom: 2 }) as unknown as MonkeyView;
const pair = (...cards: [Card, Card]): MonkeyPlay => ({ do: 'pair', cards });

const HAND: readonly Card[] = ['eu-9', 'as-9', 'af-9', 'eu-3', 'am-5'];
const PAIRS = [pair('eu-9', 'as-9'), pair('eu-9', 'af-9'), pair('as-9', 'af-9')];

describe('a tap on a card', () => {
  it('[MO-4] lays down a lone pair', () => {
    expect(pickCard(view(['eu-9', 'as-9', 'eu-3']), PAIRS.slice(0, 1), undefined, 'as-9')).toEqual({ play: PAIRS[0] });
  });

  it('[MO-7r] of three of a value says one of the two', () => {
    expect(pickCard(view(HAND), PAIRS, undefined, 'af-9')).toEqual({ chosen: 'af-9' });
    expect(pickCard(view(HAND), PAIRS, 'af-9', 'as-9')).toEqual({ play: pair('af-9', 'as-9') });
  });

  it('[MO-4] leaves a card without a partner standing, and two of them to the referee', () => {
    expect(pickCard(view(HAND), PAIRS, undefined, 'eu-3')).toEqual({ chosen: 'eu-3' });
    expect(pickCard(view(HAND), PAIRS, 'eu-3', 'eu-3')).toEqual({});
    expect(pickCard(view(HAND), PAIRS, 'eu-3', 'am-5')).toEqual({ play: pair('eu-3', 'am-5') });
  });

  it('[MO-3] leaves nothing standing out of turn: the referee says whose turn it is', () => {
    expect(pickCard(view(HAND, 1), [], undefined, 'eu-9')).toEqual({ play: pair('eu-9', 'as-9') });
    expect(pickCard(view(HAND, 1), [], undefined, 'eu-3')).toEqual({ play: pair('eu-3', 'eu-9') });
    expect(pickCard(view(['eu-3'], 1), [], undefined, 'eu-3')).toEqual({});
  });

  it('[MO-5] does nothing while one is to draw', () => {
    expect(pickCard(view(['eu-3', 'am-5']), [{ do: 'draw', at: 0 }], undefined, 'eu-3')).toEqual({});
  });
});

describe('what is asked', () => {
  it('[MO-4] [MO-5] is true of the hand at every moment', () => {
    const name = (): string => 'Ben';
    expect(promptFor(view(HAND), [], name)).toBe('Lay down a pair: tap one of its cards.');
    expect(promptFor(view(['eu-3']), [], name)).toBe('No pair? Pick a card from Ben.');
  });
});

describe('a hand of the Monkey', () => {
  it('lies by value, and what makes a pair lies together under one name', () => {
    const held = sortByValue(['eu-map', 'eu-9', 'as-2', 'af-9', 'am-map']);
    expect(held.map(({ card }) => card)).toEqual(['eu-map', 'am-map', 'eu-9', 'af-9', 'as-2']);
    expect(held.map(({ group }) => group)).toEqual(['map', 'map', '9', '9', '2']);
  });
});
