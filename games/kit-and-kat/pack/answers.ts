/** The answer sheet of a pack: book by book what is asked and answered, with what is to be known beside it. */
import { type Card, cardOf } from '../kit-and-kat/rules/cards.ts';
import { notesOn, type Pack, textOf } from './pack.ts';

/** What stands between stars is in italics. */
type Entry = { readonly id: string; readonly text: string };

export const answersOf = (pack: Pack): { readonly title: string; readonly entries: readonly Entry[] }[] =>
  pack.books.map(({ book, subject, pairs }) => ({
    title: `${book}  ${subject}`,
    entries: pairs.map((_, i) => entryOf(pack, cardOf(book, 2 * i + 1), cardOf(book, 2 * i + 2))),
  }));

const entryOf = (pack: Pack, question: Card, answer: Card): Entry => ({
  id: `${question}, ${answer.slice(1)}`,
  text: [`*${textOf(pack, question)}*`, textOf(pack, answer), ...notesOn(pack, answer)].join(' '),
});
