/** What was heard of a card, in words. Seats go by their numbers; who sits there is put in where the sentence is shown. */
import type { Game, Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import { seatName } from '@parlour/kernel/sentences';
import type { Card } from '../rules/pack.ts';
import type { AliceParts } from '../rules/parts.ts';
import { type Heard, mustHave, type Word } from './heard.ts';

/** Whose ears it was heard with: they are “you”. */
export type Teller = { readonly game: Pick<Game<AliceParts>, 'sayCard'>; readonly seat: Seat };

export const called = ({ game }: Teller, card: Card): string => `“${game.sayCard?.(card) ?? card}”`;
const who = ({ seat }: Teller, other: Seat): string => (other === seat ? 'you' : seatName(other));

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
export const numbered = (n: number): string => NUMBERS[n] ?? `${n}`;

/** “three questions ago” */
export function ago({ questions }: Heard, word: Word): string {
  const since = questions - word.questions + 1;
  return since === 1 ? 'at the last question' : `${numbered(since)} questions ago`;
}

/** A word about one seat: “Seat 2 said no to it four questions ago”. */
export function sayWord(teller: Teller, heard: Heard, seat: Seat, word: Word): string {
  const [one, other, when] = [who(teller, seat), who(teller, word.other), ago(heard, word)];
  switch (word.what) {
    case 'asked':
      return `${one} asked ${other} for it ${when}`;
    case 'no':
      return `${one} said no to it ${when}`;
    case 'got':
      return `${one} got it from ${other} ${when}`;
    case 'took':
      return `${one} drew it from ${other} ${when}`;
    case 'drew':
      return `${one} drew a card from ${other} ${when}, who may have had it`;
  }
}

export const joined = (parts: readonly string[], word: 'and' | 'or' = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${itemAt(parts, parts.length - 1)}`;

/** “one card”, “five cards” */
export const counted = (n: number, one: string): string => `${numbered(n)} ${one}${n === 1 ? '' : 's'}`;

/** A clause as a sentence. */
export const sentence = (clause: string): string => `${clause.slice(0, 1).toUpperCase()}${clause.slice(1)}.`;

/** Why nobody but one can have it, without a full stop; nothing if several can. */
export function sayMust(teller: Teller, heard: Heard): string | undefined {
  const seat = mustHave(heard);
  if (seat === undefined) return undefined;
  const words = joined(wordsOf(teller, heard));
  if (heard.seen) return `${called(teller, heard.card)} is with ${seatName(seat)}: ${words}`;
  return `${called(teller, heard.card)} must be with ${seatName(seat)}: ${words}, and nothing that could be it has come to them since`;
}

/** When it was last seen, and what was heard of the others since. */
function wordsOf(teller: Teller, heard: Heard): string[] {
  const { seats, seen } = heard;
  const first = seen ? [sayWord(teller, heard, seen.seat, seen.word)] : [];
  const later = seats.flatMap(({ can, word }, other) => {
    if (other === teller.seat || (seen ? word === seen.word : can)) return [];
    if (word !== undefined) return sayWord(teller, heard, other, word);
    return seen ? [] : `${seatName(other)} had no card left in hand`;
  });
  return [...first, ...later];
}

/** What speaks against a seat, or for it; nothing if nothing was heard. */
export function sayOf(teller: Teller, heard: Heard, seat: Seat): string | undefined {
  const { can, word } = itemAt(heard.seats, seat);
  if (word === undefined) return undefined;
  const said = sayWord(teller, heard, seat, word);
  const lacked = word.what === 'asked' || word.what === 'no';
  return lacked && !can ? `${said} and has drawn nothing since that could be it` : said;
}
