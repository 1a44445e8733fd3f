/** Chance for trials: as quick as a card is played, and fair to one part in a thousand. */
import type { Random } from '@parlour/kernel/random';

export type Dice = { word: number };

export const newDice = (random: Random): Dice => ({ word: 1 + random.below(1 << 20) });

/** A whole number from 0 to n - 1. */
export const roll = (dice: Dice, n: number): number => (nextHalfWord(dice) * n) >>> 16;

/** A number between 0 and 1, never either. */
export const rollFraction = (dice: Dice): number => (nextHalfWord(dice) + 0.5) / 65536;

function nextHalfWord(dice: Dice): number {
  let { word } = dice;
  word ^= word << 13;
  word ^= word >>> 17;
  word ^= word << 5;
  dice.word = word;
  return word >>> 16;
}
