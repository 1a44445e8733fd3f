/** How sentences about a record name seats and abbreviate hashes. */
import type { Seat, SeatName } from '@parlour/kernel/game';
import { formatList } from '@parlour/messages';
import { tableMessage } from '../table-messages.ts';

export type RecordWording = { readonly name: SeatName; abbreviate(words: string): string };

export const PLAIN_WORDING: RecordWording = {
  name: seat => tableMessage('plainSeat', { seat }),
  abbreviate: words => words,
};

const MAX_UNABBREVIATED = 32;

export const wordingWithNames = (name: SeatName): RecordWording => ({
  name,
  abbreviate: words => words.split(' ').map(abbreviateWord).join(' '),
});

const abbreviateWord = (word: string): string => (word.length < MAX_UNABBREVIATED ? word : `${word.slice(0, 8)}…`);

/** Explains what unrevealed cuts mean; empty if all were revealed. */
export function formatWithheldCuts(seats: readonly Seat[], name: SeatName): string[] {
  if (seats.length === 0) return [];
  const who = formatList(seats.map(seat => name(seat)));
  return [tableMessage('withheldCuts', { who: upperFirst(who), deals: 2 ** seats.length })];
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
