import { highestCard } from '@parlour/table/tests/highest-card';
import { describe, expect, it } from 'vitest';
import {
  formatChoice,
  formatLoss,
  formatProvenLoss,
  formatTally,
  reviewColumnTitles,
  seriousDecisions,
} from './review-sentences.ts';

const TRICKS = ['trick', 'tricks'] as const;
const WINS = ['win', 'wins'] as const;

describe('what was lost', () => {
  it.each([
    [{ value: 0, low: 0, high: 0 }, 'best', 'Nothing was better.'],
    [{ value: 0.3, low: -0.1, high: 0.7 }, 'even', 'Something else looked a little better; but that may be chance.'],
    [{ value: 1, low: 1, high: 1 }, 'mistake', 'It cost 1 trick.'],
    [{ value: 1.24, low: 0.8, high: 1.6 }, 'mistake', 'It cost about 1.2 tricks, almost surely between 0.8 and 1.6.'],
    [{ value: 0.5, low: 0.5, high: 0.5 }, 'slip', 'It cost 0.5 tricks.'],
  ] as const)('%j %s', (lost, grade, says) => expect(formatLoss(lost, grade, TRICKS)).toBe(says));

  it('parts of one are told as how often it happens', () => {
    const lost = { value: 0.12, low: 0.08, high: 0.16 };
    const often = 'about 12 wins in a hundred such games, almost surely between 8 and 16';
    expect(formatLoss(lost, 'slip', WINS)).toBe(`It cost ${often}.`);
    expect(formatLoss(lost, 'even', WINS)).toBe(`Something else was better, but hardly: by ${often}.`);
  });

  it('stands under what it was reckoned with', () => {
    expect(reviewColumnTitles('you')).toEqual({ known: 'With what you could know', open: 'With all cards open' });
  });

  it('with all cards open: proved, or said not to be', () => {
    expect(formatProvenLoss(undefined, TRICKS)).toBe('That could not be worked out to the end.');
    expect(formatProvenLoss(0, TRICKS)).toBe('As the cards lay, nothing was better.');
    expect(formatProvenLoss(2, TRICKS)).toBe('As the cards lay, it cost 2 tricks.');
  });
});

describe('the whole of it', () => {
  const lost = (value: number) => ({ value, low: value, high: value });

  it('is counted by grades', () => {
    const grades = ['best', 'best', 'even', 'mistake'] as const;
    const decided = grades.map(grade => ({ grade }));
    expect(formatTally(decided)).toBe('4 decisions: 2 the best there was, 1 too close to call, 1 a mistake.');
    expect(formatTally([])).toBe('There was nothing to decide.');
  });

  it('what mattered comes gravest first, and what may be chance not at all', () => {
    const decided = [
      { grade: 'slip', lost: lost(1) },
      { grade: 'even', lost: lost(9) },
      { grade: 'mistake', lost: lost(3) },
    ] as const;
    expect(seriousDecisions(decided).map(one => one.lost.value)).toEqual([3, 1]);
  });

  it('a choice is said as the game says it, and letting it pass in words too', () => {
    expect(formatChoice(highestCard, undefined, String)).toBe('let it pass');
    expect(formatChoice({ ...highestCard, sayPlay: () => 'Lay the 7' }, { do: 'card' }, String)).toBe('Lay the 7');
  });
});
