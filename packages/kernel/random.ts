/** Chance as a port: whoever holds a Random decides how it is seeded, sealed or fixed. */
import { nth } from './must.ts';
/** Where chance comes from. Rules are given one and never make one. */
export type Random = {
  /** A whole number from 0 to n - 1, each with equal chance; n is at most 2^21. */
  below(n: number): number;
};

const WORDS = 0x1_0000_0000;

/**
 * Scales 32-bit words down to 0 … n - 1 and takes the next word where scaling would favour a number: a word w gives
 * floor(w * n / 2^32), unless the rest w * n mod 2^32 is below 2^32 mod n.
 */
export function fromWords(next: () => number): Random {
  return {
    below(n) {
      if (n <= 1) return 0;
      for (;;) {
        const product = next() * n;
        const rest = product >>> 0;
        if (rest >= n || rest >= WORDS % n) return Math.floor(product / WORDS);
      }
    },
  };
}

/** A repeatable generator (sfc32) for tests, puzzles, searches and the daily deal. Not for sealed shuffles. */
export function seeded(seed: string): Random {
  let [a, b, c, counter] = hashOf(seed);
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let i = 0; i < 15; i++) next();
  return fromWords(next);
}

/** Four words that all depend on every character of the seed. */
function hashOf(seed: string): [number, number, number, number] {
  const words: [number, number, number, number] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667];
  for (let i = 0; i < seed.length; i++) {
    for (let w = 0; w < 4; w++) words[w] = Math.imul(nth(words, w) ^ (seed.charCodeAt(i) + w), 0x01000193 + 2 * w * w);
    words[i & 3]! ^= nth(words, (i + 1) & 3) >>> 13;
  }
  return words;
}

/** A copy in an order of which each has equal chance. */
export function shuffle<T>(random: Random, items: readonly T[]): T[] {
  const shuffled = items.slice();
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const card = nth(shuffled, i);
    shuffled[i] = nth(shuffled, j);
    shuffled[j] = card;
  }
  return shuffled;
}

/** One of them, each with equal chance. There has to be one. */
export const pick = <T>(random: Random, items: readonly T[]): T => nth(items, random.below(items.length));
