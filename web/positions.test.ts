import { gamesOnShelf } from '@parlour/games/shelf';
import { describe, expect, it } from 'vitest';
import { fullnessOf, momentsOf, playedMatch } from './e2e/positions.ts';

const view = { game: 'some', seat: 0, turn: [0], others: [], table: [], scores: [] };

describe('the moments of a match that are looked at', () => {
  it('takes a full cloth for fuller than a full hand', () => {
    const cloth = Array.from({ length: 30 }, (_, i) => [0, i, 'A']);
    const [begun, full] = [
      { ...view, hand: ['A', 'B', 'C'] },
      { ...view, hand: ['A'], crossword: cloth },
    ];
    expect(fullnessOf(full)).toBeGreaterThan(fullnessOf(begun));
  });

  for (const boxed of gamesOnShelf().filter(({ seats: [, most] }) => most === 1)) {
    it(`finds ${boxed.title} fullest when it is no longer at its beginning`, async () => {
      const { beginning, fullest, late } = momentsOf(await playedMatch(boxed, 1));
      expect(fullest.after).toBeGreaterThan(beginning.after);
      expect(fullest.fullness).toBeGreaterThanOrEqual(late.fullness);
    });
  }
});
