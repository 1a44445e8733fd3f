/** Small turns of phrase. */
import { itemAt } from '@parlour/kernel/result';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { isFree } from '../pack/pack.ts';

export const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

export const cardName = (card: string): string => (isFree(card) ? 'a free card' : card);

export const capital = (sentence: string): string => itemAt(sentence, 0).toUpperCase() + sentence.slice(1);

/** A, B and C. */
export const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** What was laid, for somebody who sees where. */
export const made = (player: string, words: readonly string[]): string => `${player} makes ${list(words)}.`;

/** What a record says of the dictionary in use. */
export const recordOf = ({ name, hash }: Lexicon): { Lexicon: string } => ({ Lexicon: `${name} ${hash}` });

/** A hand in the order of the alphabet. */
export const handText = (cards: readonly string[]): string => (cards.length === 0 ? '-' : cards.toSorted().join(' '));
