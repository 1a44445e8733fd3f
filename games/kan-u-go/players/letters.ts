/** What letters are worth to a player. Hands are counted by letter, as the finder counts them. */
import { codeOf, letterOf } from '../lexicon/graph.ts';

/** How hard each letter is to place, A to Z; our own estimate. */
const HARD: Uint8Array = Uint8Array.of(
  ...[3, 8, 7, 5, 2, 8, 7, 6, 5, 14, 9, 5, 6, 4, 4, 6, 20, 4, 6, 3, 8, 13, 8, 11, 6, 13],
);

export const hardness = (code: number): number => HARD[code]!;

const VOWELS: number = Array.from('AEIOU', codeOf).reduce((vowels, code) => vowels | (1 << code), 0);

export function lettersIn(hand: Uint8Array): number {
  let letters = 0;
  for (let code = 0; code < hand.length; code++) letters += hand[code]!;
  return letters;
}

export const cardsOf = (hand: Uint8Array): string[] =>
  Array.from(hand).flatMap((count, code) => new Array<string>(count).fill(letterOf(code)));

/**
 * How little can be made of what is left in a hand: hard letters, several of a kind, and too many or too few vowels;
 * two in five letters is what short words need. Asked of every addition found, so it goes over the hand only once.
 */
export function burden(hand: Uint8Array): number {
  let [sum, letters, vowels] = [0, 0, 0];
  for (let code = 0; code < hand.length; code++) {
    const count = hand[code]!;
    if (count === 0) continue;
    sum += count * HARD[code]! + 2 * (count - 1) * count;
    letters += count;
    if (VOWELS & (1 << code)) vowels += count;
  }
  return sum + Math.abs(5 * vowels - 2 * letters);
}

/** A hand with one more or one fewer of a letter, for as long as something is done. */
export function changed<T>(hand: Uint8Array, code: number, by: 1 | -1, act: () => T): T {
  hand[code]! += by;
  const result = act();
  hand[code]! -= by;
  return result;
}
