/** Sentences for those who are at no table: seats go by their numbers. */
import type { Name, Reader, Refusal, Words } from './game.ts';

/** What a seat is called where nobody is known by name: "Seat 2". */
export const seatName: Name = seat => `Seat ${seat}`;

/**
 * A sentence in which seats go by their numbers, with the names at the table: what players and reviews say is made where nobody
 * is known by name.
 */
export const withNames = (sentence: string, name: Name): string =>
  sentence.replace(/\bSeat (\d+)\b/g, (_, seat: string) => name(Number(seat)));

/** "1 card", "2 cards". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** A refusal with its sentence, as records, the referee and the wire tell it. */
export type ToldRefusal<R extends Refusal = Refusal> = Omit<R, 'message'> & { readonly message: string };

/** Whom it is told to, and what the seats are called there. */
export type Phrasing = { readonly name: Name; readonly reader: Reader };

const AT_NO_TABLE: Phrasing = { name: seatName, reader: 'text' };

/** A refusal with its sentence, for whoever sends one over a line. */
export function tellRefusal<R extends Refusal>(
  words: Pick<Words, 'sayRefusal'>,
  refusal: R,
  { name, reader }: Phrasing = AT_NO_TABLE,
): ToldRefusal<R> {
  return { ...refusal, message: words.sayRefusal(refusal, name, reader) };
}
