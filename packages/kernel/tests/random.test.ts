import { describe, expect, it } from 'vitest';
import { randomFromWords, seededRandom, shuffle } from '../random.ts';

describe('seeded', () => {
  it('gives the same numbers for the same seed, for ever', () => {
    const random = seededRandom('parlour');
    expect(Array.from({ length: 8 }, () => random.below(1000))).toEqual(NUMBERS);
  });

  it('is even: chi-square over 52 faces', () => {
    const random = seededRandom('even');
    const counts = new Array<number>(52).fill(0);
    for (let n = 0; n < 52_000; n++) counts[random.below(52)]! += 1;
    const chi = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(51 + 6 * Math.sqrt(102));
  });

  it.each(['a', 'b', 'aa', 'ab', 'ba', ''])('differs from seed to seed: "%s"', seed => {
    const others = ['a', 'b', 'aa', 'ab', 'ba', ''].filter(other => other !== seed);
    const numbers = (of: string): string => {
      const random = seededRandom(of);
      return Array.from({ length: 4 }, () => random.below(1 << 20)).join();
    };
    for (const other of others) expect(numbers(seed)).not.toBe(numbers(other));
  });
});

const NUMBERS = [721, 793, 387, 166, 663, 754, 214, 805];

describe('scaling words', () => {
  it('never favours a number: words that would are passed over', () => {
    // 2^32 mod 3 is 1: only the word 0, with rest 0, is rejected.
    const words = [0, 1, 0xffff_ffff];
    const random = randomFromWords(() => words.shift()!);
    expect(random.below(3)).toBe(0);
    expect(words).toEqual([0xffff_ffff]);
    expect(random.below(3)).toBe(2);
  });

  it('asks for nothing where there is nothing to choose', () => {
    expect(randomFromWords(() => Number.NaN).below(1)).toBe(0);
  });
});

it('a shuffle reaches every order equally often', () => {
  const random = seededRandom('orders');
  const counts = new Map<string, number>();
  for (let n = 0; n < 24_000; n++) {
    const order = shuffle(random, ['a', 'b', 'c', 'd']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  const chi = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  expect(chi).toBeLessThan(23 + 6 * Math.sqrt(46));
});
