import { describe, expect, it } from 'vitest';
import { playLines } from '../testing/fixtures.ts';
import { completeHalf, ownMissingCards, questionOf, seatsToAsk, wantedByHand } from './question.ts';

const { game, state } = playLines(['1L 2L 3a', '1a 2a 3b', '1b 2b 3L'], ['0 expose 1L']);
const view = game.view(state, 0);

describe('a question in two taps', () => {
  it('[AL-4] asks for what the exposed Leading card wants', () => {
    expect(ownMissingCards(view)).toEqual(['1a', '1b']);
    expect(questionOf(completeHalf(view, { card: '1a' }))).toBeUndefined();
    expect(questionOf(completeHalf(view, { of: 2 }))).toBeUndefined();
    expect(questionOf(completeHalf(view, { of: 2, card: '1a' }))).toEqual({ do: 'ask', of: 2, card: '1a' });
  });

  it('[AL-6] the one card still missing need not be named', () => {
    const holding = { ...view, hand: [...view.hand!, '1a'] };
    expect(questionOf(completeHalf(holding, { of: 2 }))).toEqual({ do: 'ask', of: 2, card: '1b' });
  });

  it('[AL-4] tells what the Leading cards still in the hand want, and what of it is there', () => {
    const holding = { ...view, hand: ['2L', '2b', '3a'] };
    expect(wantedByHand(holding)).toEqual([
      {
        leading: '2L',
        wants: [
          { card: '2a', isHeld: false },
          { card: '2b', isHeld: true },
        ],
      },
    ]);
    expect(wantedByHand(game.view(state, null))).toEqual([]);
  });

  it('a card named for another set is forgotten', () => {
    expect(completeHalf(view, { card: '2a' })).toEqual({});
  });

  it('[AL-23r] whom one may ask depends on the card named', () => {
    const plays = [
      { do: 'ask', of: 1, card: '1a' },
      { do: 'ask', of: 2, card: '1b' },
    ] as const;
    expect([...seatsToAsk(plays, {})]).toEqual([1, 2]);
    expect([...seatsToAsk(plays, { card: '1b' })]).toEqual([2]);
  });
});
