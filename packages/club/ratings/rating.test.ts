import { assertDefined } from '@parlour/kernel/result';
import { rate } from 'openskill';
import { describe, expect, it } from 'vitest';
import {
  BASE_RATING,
  newRating,
  RATING_MODEL,
  type RatedPlayer,
  type Rating,
  rateMatch,
  sidePlaces,
  winChances,
} from './rating.ts';
import { formatRating, formatRatingChange, toDisplayedRating } from './rating-display.ts';

const known: Rating = { ...newRating(), sigma: 80, matches: 40, evidence: 30 };
const member = (id: string, rating: Rating = known): RatedPlayer => ({ is: 'member', id, rating });
const machine: RatedPlayer = { is: 'computer', id: 'strong', strength: { mu: 1600, sigma: 10 } };
const alone = (...players: readonly RatedPlayer[]) => players.map((player, n) => ({ players: [player], place: n + 1 }));

describe('a rated match', () => {
  it('moves two members who are known as the library says', () => {
    const [[won], [lost]] = rate([[known], [known]], {
      ...{
        mu: BASE_RATING,
        sigma: RATING_MODEL.sigma,
        beta: RATING_MODEL.beta,
        tau: RATING_MODEL.tau,
        model: RATING_MODEL.model,
        gamma: () => 1,
      },
      rank: [1, 2],
    }) as [[{ mu: number; sigma: number }], [{ mu: number; sigma: number }]];
    const rated = rateMatch(alone(member('a'), member('b')));
    expect(rated.get('a')).toMatchObject({ matches: 41, evidence: 31 });
    expect(rated.get('a')?.mu).toBeCloseTo(Math.min(won.mu, BASE_RATING + 12), 6);
    expect(rated.get('b')?.mu).toBeCloseTo(Math.max(lost.mu, BASE_RATING - 12), 6);
    expect(rated.get('a')?.sigma).toBeCloseTo(won.sigma, 6);
  });
  it('leaves a computer player what it is, and moves whoever played it', () => {
    const rated = rateMatch(alone(member('a'), machine));
    expect([...rated.keys()]).toEqual(['a']);
    expect(assertDefined(rated.get('a')).mu).toBeGreaterThan(BASE_RATING);
  });
  it('moves partners alike, and many by their places', () => {
    const pairs = rateMatch([
      { players: [member('a'), member('c')], place: 1 },
      { players: [member('b'), member('d')], place: 2 },
    ]);
    expect(pairs.get('a')?.mu).toBe(pairs.get('c')?.mu);
    expect(assertDefined(pairs.get('b')).mu).toBeLessThan(BASE_RATING);
    const four = rateMatch(alone(member('a'), member('b'), member('c'), member('d')));
    const order = ['a', 'b', 'c', 'd'].map(id => assertDefined(four.get(id)).mu);
    expect(order).toEqual(order.toSorted((a, b) => b - a));
  });
  it('changes nothing between two who are even and alike but how sure it is', () => {
    const even = rateMatch(alone(member('a'), member('b')).map(side => ({ ...side, place: 1 })));
    expect(even.get('a')?.mu).toBeCloseTo(BASE_RATING, 6);
    expect(assertDefined(even.get('a')).sigma).toBeLessThan(known.sigma);
  });
  it('says less about somebody who has met the same opponent often', () => {
    const often: Rating = { ...known, met: Array.from({ length: 19 }, () => ['b']) };
    const rated = rateMatch(alone(member('a', often), member('b')));
    expect(rated.get('a')?.evidence).toBeCloseTo(30.25, 6);
  });
  it('gives little for beating a newcomer, and no more than so much from one and the same', () => {
    const first = rateMatch(alone(member('a'), member('b', newRating())));
    expect(assertDefined(first.get('a')).evidence).toBeCloseTo(30.1, 6);
    const rich: Rating = { ...known, given: { b: 12 } };
    expect(rateMatch(alone(member('a', rich), member('b'))).get('a')?.mu).toBe(BASE_RATING);
  });
});

/** Ratings that openskill 4.1.1 computed. An update of the library must not change them. */
describe('ratings of earlier versions', () => {
  const rated = (id: string, mu: number, sigma: number): RatedPlayer => member(id, { ...known, mu, sigma });
  const [a, b, c, d] = [rated('a', 1612, 71), rated('b', 1388, 64), rated('c', 1475, 120), rated('d', 1530, 95)];
  const after = (...sides: Parameters<typeof rateMatch>[0]) =>
    Object.fromEntries([...rateMatch(sides)].map(([id, { mu, sigma }]) => [id, [mu, sigma]]));

  it('stay the same for partners who tie', () => {
    expect(after({ players: [a, b], place: 1 }, { players: [c, d], place: 1 })).toEqual({
      a: [1612.0781172097488, 70.6176727968273],
      b: [1388.0635454049298, 63.78580225443201],
      c: [1474.7775679528968, 117.40237019659538],
      d: [1529.8604499115227, 93.7946017771856],
    });
  });
  it('stay the same for four players with a shared first place', () => {
    const places = [3, 1, 1, 4];
    expect(after(...[a, b, c, d].map((player, n) => ({ players: [player], place: places[n] ?? 0 })))).toEqual({
      a: [1612.835609082515, 69.64618245199904],
      b: [1394.104190830289, 63.903013291558125],
      c: [1492.45729306686, 117.53683619588958],
      d: [1504.1496189324146, 91.75481268908376],
    });
  });
});

describe('chances', () => {
  it('are ten to one for 400 points, or near it, and sum up to one', () => {
    const sure = { mu: BASE_RATING, sigma: 0 };
    const [better] = winChances([[{ ...sure, mu: 1900 }], [sure]]);
    expect(better).toBeGreaterThan(0.9);
    expect(better).toBeLessThan(0.94);
    const four = winChances([[sure], [sure], [sure], [known]]);
    expect(four.reduce((all, chance) => all + chance, 0)).toBeCloseTo(1, 9);
  });
});

describe('what is shown', () => {
  it('is one number with an interval, or that it is too early', () => {
    expect(formatRating(toDisplayedRating(newRating()))).toBe('not rated yet');
    const before = toDisplayedRating({ ...known, mu: 1528 });
    expect(formatRating(before)).toBe('1528 (1371–1685)');
    expect(formatRatingChange(before, toDisplayedRating({ ...known, mu: 1540 }))).toBe('1540 (1383–1697), +12');
    expect(formatRatingChange(before, toDisplayedRating({ ...known, mu: 1520 }))).toBe('1520 (1363–1677), −8');
  });
});

describe('places', () => {
  const three = { sides: 3, left: [] };
  it('go by winners first and then by the good scores', () => {
    expect(sidePlaces({ winners: [1], scores: [5, 9, 7] }, { ...three, better: 'high' })).toEqual([3, 1, 2]);
    expect(sidePlaces({ winners: [1], scores: [5, 2, 7] }, { ...three, better: 'low' })).toEqual([2, 1, 3]);
    expect(sidePlaces({ winners: [0, 2], scores: [5, 2, 5] }, { ...three, better: 'high' })).toEqual([1, 3, 1]);
  });
  it('put whoever left last, and their side with them', () => {
    expect(sidePlaces({ winners: [1], scores: [5, 9, 7] }, { ...three, better: 'high', left: [1] })).toEqual([2, 3, 1]);
    expect(sidePlaces({ winners: [0, 2], scores: [10, 4] }, { sides: 2, better: 'high', left: [2] })).toEqual([2, 1]);
    expect(sidePlaces({ winners: [0], scores: [1, 0] }, { sides: 2, better: 'high', left: [0, 1] })).toEqual([1, 1]);
  });
});
