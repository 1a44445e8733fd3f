import { describe, expect, it } from 'vitest';
import { indexOf } from '../../../pack/pack.ts';
import { rankCards } from './world-search.ts';

const format = (sum: number): string => `${sum.toFixed(1)} %`;
const [three, four] = [indexOf('eu-3'), indexOf('eu-4')];
const cards = (...[low, high]: readonly number[]) => [
  { card: three, sum: low! },
  { card: four, sum: high! },
];

describe('which card the lamp recommends', () => {
  it('the plain one, where another is told to be as good', () => {
    expect(rankCards(cards(44.21, 44.24), three, format)[0]!.card).toBe(three);
    expect(rankCards(cards(44.21, 44.24), four, format)[0]!.card).toBe(four);
  });

  it('another, where that is told to be better', () => {
    expect(rankCards(cards(44.2, 45.1), three, format)[0]!.card).toBe(four);
  });
});
