/** Randomness as a port: the caller seeds, seals or fixes it. */
import { itemAt } from './result.ts';
/** A source of random numbers. Rules never make one. */
export type Random = {
  /** Returns a uniform integer from 0 to n - 1; n is at most 2^21. */
  below(n: number): number;
};

const TWO_TO_32 = 0x1_0000_0000;

/**
 * Scales 32-bit words to 0 … n - 1 without bias (Lemire): word w gives floor(w * n / 2^32), unless w * n mod 2^32 is
 * below 2^32 mod n; then the next word is taken.
 */
export function randomFromWords(next: () => number): Random {
  return {
    below(n) {
      if (n <= 1) return 0;
      for (;;) {
        const product = next() * n;
        const rest = product >>> 0;
        if (rest >= n || rest >= TWO_TO_32 % n) return Math.floor(product / TWO_TO_32);
      }
    },
  };
}

/** Returns a repeatable generator (sfc32) for tests, puzzles, searches and daily deals. Not for sealed shuffles. */
export function seededRandom(seed: string): Random {
  let [a, b, c, counter] = hashSeed(seed);
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let i = 0; i < 15; i++) next();
  return randomFromWords(next);
}

/** Four words that each depend on every character. */
function hashSeed(seed: string): [number, number, number, number] {
  const words: [number, number, number, number] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667];
  for (let i = 0; i < seed.length; i++) {
    for (let w = 0; w < 4; w++)
      words[w] = Math.imul(itemAt(words, w) ^ (seed.charCodeAt(i) + w), 0x01000193 + 2 * w * w);
    words[i & 3]! ^= itemAt(words, (i + 1) & 3) >>> 13;
  }
  return words;
}

/** Returns a shuffled copy (Fisher–Yates). */
export function shuffle<T>(random: Random, items: readonly T[]): T[] {
  const shuffled = items.slice();
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const card = itemAt(shuffled, i);
    shuffled[i] = itemAt(shuffled, j);
    shuffled[j] = card;
  }
  return shuffled;
}

/** Returns a random item; the list must not be empty. */
export const pick = <T>(random: Random, items: readonly T[]): T => itemAt(items, random.below(items.length));
