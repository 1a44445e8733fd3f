/** What was heard of a card, in words. Seats go by their numbers; who sits there is put in where the sentence is shown. */
import type { Game, Seat } from '@parlour/kernel/game';
import { nth } from '@parlour/kernel/must';
import { seatName } from '@parlour/kernel/saying';
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
const numbered = (n: number): string => NUMBERS[n] ?? `${n}`;

/** “three questions ago” */
export function ago({ questions }: Heard, word: Word): string {
  const since = questions - word.questions + 1;
  return since === 1 ? 'at the last question' : `${numbered(since)} questions ago`;
}

/** A word about one seat: “Seat 2 said no to it four questions ago”. */
function sayWord(teller: Teller, heard: Heard, seat: Seat, word: Word): string {
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

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${nth(parts, parts.length - 1)}`;

/** Why nobody but one can have it, a word for each of the others; nothing if several can. */
export function sayMust(teller: Teller, heard: Heard): string | undefined {
  const seat = mustHave(heard);
  if (seat === undefined) return undefined;
  const { word } = nth(heard.seats, seat);
  const card = called(teller, heard.card);
  if (word?.what === 'got' || word?.what === 'took')
    return `${card}: ${joined(wordsSince(teller, heard, seat, word))}.`;
  return `${card} must be with ${seatName(seat)}: ${joined(wordsAgainst(teller, heard))}, and nothing that could be it has come to them since.`;
}

/** That somebody got it, and who has been heard not to have it since. */
const wordsSince = (teller: Teller, heard: Heard, seat: Seat, word: Word): string[] => [
  sayWord(teller, heard, seat, word),
  ...heard.seats.flatMap(({ word: said }, other) =>
    other === seat || said === undefined ? [] : sayWord(teller, heard, other, said),
  ),
];

function wordsAgainst(teller: Teller, heard: Heard): string[] {
  return heard.seats.flatMap(({ can, word }, other) => {
    if (can || other === teller.seat) return [];
    return word === undefined ? `${seatName(other)} was left without cards` : sayWord(teller, heard, other, word);
  });
}

/** What speaks against a seat, or for it; nothing if nothing was heard. */
export function sayOf(teller: Teller, heard: Heard, seat: Seat): string | undefined {
  const { can, word } = nth(heard.seats, seat);
  if (word === undefined) return undefined;
  const said = sayWord(teller, heard, seat, word);
  const lacked = word.what === 'asked' || word.what === 'no';
  return lacked && !can ? `${said} and has drawn nothing since that could be it` : said;
}
