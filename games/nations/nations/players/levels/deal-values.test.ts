import { describe, expect, it } from 'vitest';
import type { NationsView } from '../../rules/view.ts';
import { valueByWinChance } from './deal-values.ts';

const valueAt = (own: number, theirs: number, target = 10) =>
  valueByWinChance({ scores: [own, theirs], target, seat: 0 } as unknown as NationsView);
const NO_TITLES = [2, 2] as const;

describe('what a deal is worth to who wants the game', () => {
  it('is even before an even deal, and the two sides share one game', () => {
    for (const [own, theirs] of [
      [0, 0],
      [3, 3],
      [4, 7],
      [8, 6],
    ] as const) {
      for (let tricks = 0; tricks <= 13; tricks++) {
        const both = valueAt(own, theirs)(tricks, NO_TITLES) + valueAt(theirs, own)(13 - tricks, NO_TITLES);
        expect(both).toBeCloseTo(1, 1);
      }
    }
  });

  it('grows with every trick', () => {
    const value = valueAt(0, 0);
    for (let tricks = 1; tricks <= 13; tricks++) {
      expect(value(tricks, NO_TITLES)).toBeGreaterThan(value(tricks - 1, NO_TITLES));
    }
  });

  it('[NA-12] with both one short of the target only the odd trick counts', () => {
    expect(valueAt(9, 9)(7, [0, 4])).toBeGreaterThan(0.99);
    expect(valueAt(9, 9)(6, [4, 0])).toBeLessThan(0.01);
  });

  it('[NA-16r] tricks are counted before titles', () => {
    expect(valueAt(7, 8)(6, [3, 1])).toBeLessThan(1);
    expect(valueAt(6, 9)(6, [4, 0])).toBeLessThan(0.01);
    expect(valueAt(8, 6)(7, [3, 1])).toBeGreaterThan(0.99);
  });
});
