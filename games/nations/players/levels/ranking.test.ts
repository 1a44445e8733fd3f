import { describe, expect, it } from 'vitest';
import { indexOf } from '../../rules/pack.ts';
import { compared, rankedBy } from './ranking.ts';

const told = (sum: number): string => `${sum.toFixed(1)} %`;
const [three, four] = [indexOf('eu-3'), indexOf('eu-4')];
const cards = (...[low, high]: readonly number[]) => [
  { card: three, sum: low! },
  { card: four, sum: high! },
];

describe('which card the lamp recommends', () => {
  it('the plain one, where another is told to be as good', () => {
    expect(rankedBy(cards(44.21, 44.24), three, told)[0]!.card).toBe(three);
    expect(rankedBy(cards(44.21, 44.24), four, told)[0]!.card).toBe(four);
  });

  it('another, where that is told to be better', () => {
    expect(rankedBy(cards(44.2, 45.1), three, told)[0]!.card).toBe(four);
  });

  it('never tells equal numbers as if one were better', () => {
    const [tie, lead] = [cards(44.21, 44.24), cards(45.1, 44.2)].map(pair => rankedBy(pair, three, told));
    expect(compared(tie!, told, 'of games won')).toBe(
      '44.2 % of games won on average, and with the 4 of Europe it comes to the same.',
    );
    expect(compared(lead!, told, 'of games won')).toBe('45.1 % of games won on average, with the 4 of Europe 44.2 %.');
  });
});
