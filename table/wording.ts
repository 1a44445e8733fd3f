/** How the sentences about a record call seats, and what they show of hashes and other long words. */
import type { Name } from '@parlour/kernel/game';

export type Wording = { readonly name: Name; shown(words: string): string };

/** For those who have the record beside them. */
export const PLAIN: Wording = { name: seat => `seat ${seat}`, shown: words => words };

const LONG = 32;

/** For those who know the players by name. Hashes are told apart by their beginnings. */
export const wordingFor = (name: Name): Wording => ({
  name,
  shown: words => words.split(' ').map(shortened).join(' '),
});

const shortened = (word: string): string => (word.length < LONG ? word : `${word.slice(0, 8)}…`);
