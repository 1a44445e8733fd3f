import { highestCard } from '@parlour/table/tests/highest-card';
import { describe, expect, it } from 'vitest';
import {
  formatChoice,
  formatDifferences,
  formatGrade,
  formatLoss,
  formatProvenLoss,
  formatSecondLoss,
  formatTally,
  reviewColumnTitles,
  seriousDecisions,
} from './review-sentences.ts';

const TRICKS = ['trick', 'tricks'] as const;
const WINS = ['win', 'wins', 'chance'] as const;

const around = (value: number) => ({ value, low: value - 0.05, high: value + 0.05 });
const exactly = (value: number) => ({ value, low: value, high: value });

describe('what was lost', () => {
  it.each([
    [exactly(0), 'best', 'No play was better.'],
    [{ value: 0.3, low: -0.1, high: 0.7 }, 'even', 'Another play looked slightly better, but that may be chance.'],
    [exactly(1), 'mistake', 'It cost 1 trick.'],
    [{ value: 1.24, low: 0.8, high: 1.6 }, 'mistake', 'It cost about 1.2 tricks (probably 0.8 to 1.6).'],
    [{ value: 3, low: 0.02, high: 7 }, 'slip', 'It cost about 3 tricks (probably up to 7).'],
    [{ value: 16, low: 15.96, high: 16.03 }, 'mistake', 'It cost about 16 tricks.'],
    [exactly(0.5), 'slip', 'It cost half a trick.'],
    [around(0.32), 'slip', 'It cost about a third of a trick.'],
    [around(0.9), 'mistake', 'It cost almost a whole trick.'],
    [around(0.99), 'mistake', 'It cost about 1 trick.'],
    [{ value: 0.02, low: 0.01, high: 0.03 }, 'slip', 'It cost less than a twentieth of a trick.'],
    [{ value: -0.1, low: -0.2, high: 0 }, 'mistake', 'It cost nothing.'],
  ] as const)('%j %s', (lost, grade, says) => expect(formatLoss({ lost, grade }, TRICKS)).toBe(says));

  it('says chances as how often they happen', () => {
    const lost = around(0.12);
    expect(formatLoss({ lost, grade: 'slip' }, WINS)).toBe('It cost about 12 wins in 100 games.');
    expect(formatLoss({ lost, grade: 'even' }, WINS)).toBe(
      'Another play was slightly better: by about 12 wins in 100 games.',
    );
    expect(formatLoss({ lost: exactly(0.002), grade: 'slip' }, WINS)).toBe('It cost less than 1 win in 100 games.');
  });

  it('says what the second judge finds, and where the two differ', () => {
    expect(formatSecondLoss(around(0.25), TRICKS)).toBe('A second estimate: about a quarter of a trick.');
    expect(formatSecondLoss(undefined, TRICKS)).toBe('');
    const differing = { lost: around(0.32), lostAgain: around(-0.2), grade: 'even' } as const;
    expect(formatLoss(differing, TRICKS)).toBe(
      'One estimate says that it cost about a third of a trick; the other, nothing.',
    );
    expect(formatDifferences([differing, { ...differing, grade: 'slip' }])).toBe(
      'In 1 decision, only one of two estimates saw a mistake: a close call.',
    );
    expect(formatDifferences([{ grade: 'even' }])).toBe('');
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
  it('counts the grades', () => {
    const grades = ['best', 'best', 'even', 'mistake'] as const;
    const decided = grades.map(grade => ({ grade }));
    expect(formatTally(decided)).toBe('4 decisions: 2 best moves, 1 close call, 1 mistake.');
    expect(formatTally([])).toBe('There was nothing to decide.');
    expect([formatGrade('mistake', exactly(1)), formatGrade('mistake', exactly(0))]).toEqual([
      'mistake',
      'mistake that cost nothing',
    ]);
  });

  it('lists mistakes worst first, without those that may be chance', () => {
    const decided = [
      { grade: 'slip', lost: exactly(1) },
      { grade: 'even', lost: exactly(9) },
      { grade: 'mistake', lost: exactly(3) },
    ] as const;
    expect(seriousDecisions(decided).map(one => one.lost.value)).toEqual([3, 1]);
  });

  it('names a play as the game does, and passing', () => {
    expect(formatChoice(highestCard, undefined, String)).toBe('pass');
    expect(formatChoice({ ...highestCard, sayPlay: () => 'Lay the 7' }, { do: 'card' }, String)).toBe('Lay the 7');
  });
});
