/** How sentences about a record name seats and abbreviate hashes. */
import type { Seat, SeatName } from '@parlour/kernel/game';

export type RecordWording = { readonly name: SeatName; abbreviate(words: string): string };

export const PLAIN_WORDING: RecordWording = { name: seat => `seat ${seat}`, abbreviate: words => words };

const MAX_UNABBREVIATED = 32;

export const wordingWithNames = (name: SeatName): RecordWording => ({
  name,
  abbreviate: words => words.split(' ').map(abbreviateWord).join(' '),
});

const abbreviateWord = (word: string): string => (word.length < MAX_UNABBREVIATED ? word : `${word.slice(0, 8)}…`);

/** Explains what unrevealed cuts mean; empty if all were revealed. */
export function formatWithheldCuts(seats: readonly Seat[], name: SeatName): string[] {
  if (seats.length === 0) return [];
  const who = seats.map(seat => name(seat)).join(' and ');
  const deals = seats.length === 1 ? 'two' : 2 ** seats.length;
  return [
    `${upperFirst(who)} committed to a cut and never showed it. ` +
      `${upperFirst(who)} and the server together could have chosen between ${deals} deals.`,
  ];
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
