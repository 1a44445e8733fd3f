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
    [{ value: 0, low: 0, high: 0 }, 'best', 'No play was better.'],
    [{ value: 0.3, low: -0.1, high: 0.7 }, 'even', 'Another play looked slightly better, but that may be chance.'],
    [{ value: 1, low: 1, high: 1 }, 'mistake', 'It cost 1 trick.'],
    [{ value: 1.24, low: 0.8, high: 1.6 }, 'mistake', 'It cost about 1.2 tricks (probably 0.8 to 1.6).'],
    [{ value: 0.5, low: 0.5, high: 0.5 }, 'slip', 'It cost 0.5 tricks.'],
  ] as const)('%j %s', (lost, grade, says) => expect(formatLoss(lost, grade, TRICKS)).toBe(says));

  it('says fractions as how often they happen', () => {
    const lost = { value: 0.12, low: 0.08, high: 0.16 };
    const often = 'about 12 wins in 100 such games (probably 8 to 16)';
    expect(formatLoss(lost, 'slip', WINS)).toBe(`It cost ${often}.`);
    expect(formatLoss(lost, 'even', WINS)).toBe(`Another play was slightly better: by ${often}.`);
  });

  it('has a title for each column', () => {
    expect(reviewColumnTitles('you')).toEqual({ known: 'What you knew', open: 'All cards open' });
    expect(reviewColumnTitles('Seat 2').known).toBe('What Seat 2 knew');
  });

  it('is exact with all cards open, or said to be unknown', () => {
    expect(formatProvenLoss(undefined, TRICKS)).toBe('Too many possibilities to work out.');
    expect(formatProvenLoss(0, TRICKS)).toBe('As the cards lay, no play was better.');
    expect(formatProvenLoss(2, TRICKS)).toBe('As the cards lay, it cost 2 tricks.');
  });
});

describe('the summary', () => {
  const lost = (value: number) => ({ value, low: value, high: value });

  it('counts the grades', () => {
    const grades = ['best', 'best', 'even', 'mistake'] as const;
    const decided = grades.map(grade => ({ grade }));
    expect(formatTally(decided)).toBe('4 decisions: 2 best moves, 1 close call, 1 mistake.');
    expect(formatTally([])).toBe('There was nothing to decide.');
  });

  it('lists mistakes worst first, without those that may be chance', () => {
    const decided = [
      { grade: 'slip', lost: lost(1) },
      { grade: 'even', lost: lost(9) },
      { grade: 'mistake', lost: lost(3) },
    ] as const;
    expect(seriousDecisions(decided).map(one => one.lost.value)).toEqual([3, 1]);
  });

  it('names a play as the game does, and passing', () => {
    expect(formatChoice(highestCard, undefined, String)).toBe('pass');
    expect(formatChoice({ ...highestCard, sayPlay: () => 'Lay the 7' }, { do: 'card' }, String)).toBe('Lay the 7');
  });
});
