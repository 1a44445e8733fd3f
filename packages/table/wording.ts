/** How the sentences about a record call seats, and what they show of hashes and other long words. */
import type { Name, Seat } from '@parlour/kernel/game';

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

/** Says what it means that seats committed to a cut and never showed it; nothing where every cut was shown. */
export function withheldSaid(seats: readonly Seat[], name: Name): string[] {
  if (seats.length === 0) return [];
  const who = seats.map(seat => name(seat)).join(' and ');
  const deals = seats.length === 1 ? 'two' : 2 ** seats.length;
  return [
    `${upperFirst(who)} committed to a cut and never showed it. ` +
      `${upperFirst(who)} and the server together could have chosen between ${deals} deals.`,
  ];
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
