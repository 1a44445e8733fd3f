import { seededRandom } from '@parlour/kernel/random';
import { describe, expect, it } from 'vitest';
import { BASE_RATING, newRating, RATING_MODEL, type Rating, rateMatch } from '../rating.ts';
import { brierScore, calibration, coverage, miscalibration, rankCorrelation } from './model-comparison.ts';
import { HONEST_PLAY, measureExploit, RATING_EXPLOITS, settledClubFactories } from './rating-exploits.ts';
import { newSimulatedMember, simulateSeason } from './season.ts';

describe('a simulated club of 300 after 30 matches a head', () => {
  const { persons, forecasts } = simulateSeason(300, seededRandom('test'), RATING_MODEL);
  it('stands in about its true order', () => {
    expect(rankCorrelation(persons)).toBeGreaterThan(0.85);
  });
  it('has about the share of true strengths in the intervals that they promise', () => {
    expect(coverage(persons)).toBeGreaterThan(0.9);
  });
  it('expects what comes', () => {
    expect(miscalibration(calibration(forecasts))).toBeLessThan(0.05);
    expect(brierScore(forecasts)).toBeLessThan(0.21);
  });
});

describe('a trick', () => {
  const clubs = settledClubFactories(16, 'test');
  const noise = measureExploit(HONEST_PLAY, clubs).spread;
  it.each(RATING_EXPLOITS)('$name gains no more than noise', trick => {
    expect(measureExploit(trick, clubs).gain).toBeLessThan(noise);
  });
  it('would pay if matches were counted by the library alone', () => {
    const bare = (rating: Rating) => ({ ...rating, met: [], given: {}, evidence: 100 });
    let cheat = newRating();
    for (let match = 0; match < 100; match++) {
      const sides = [cheat, newRating()].map((rating, n) => ({
        players: [{ is: 'member' as const, id: `${n}`, rating: bare(rating) }],
        place: n + 1,
      }));
      cheat = { ...bare(cheat), ...rateMatch(sides).get('0') };
    }
    expect(cheat.mu - BASE_RATING).toBeGreaterThan(3 * noise);
  });
});

describe('rank correlation', () => {
  const persons = [1, 2, 3, 4].map(truth => newSimulatedMember(`${truth}`, truth, RATING_MODEL));
  const rated = (mus: readonly number[]) =>
    persons.map((person, n) => ({ ...person, rating: { ...person.rating, mu: mus[n] ?? 0 } }));
  it('is 1 for the right order and -1 for the wrong one', () => {
    expect(rankCorrelation(rated([10, 20, 30, 40]))).toBe(1);
    expect(rankCorrelation(rated([4, 3, 2, 1]))).toBe(-1);
    expect(rankCorrelation(rated([1, 3, 2, 4]))).toBeCloseTo(0.8, 9);
  });
});
