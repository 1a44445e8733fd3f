/** Which questions have been answered, by what lies on the table. */
import { asks } from '../../pack/pack.ts';
import { BOOKS, type Card, cardOf, RANKS, rankOf } from '../rules/cards.ts';
import { lastRead } from '../rules/last-read.ts';
import type { KitView } from '../rules/view.ts';

export const questionOf = (card: Card): Card => (asks(card) ? card : cardOf(card[0]!, rankOf(card) - 1));

/** The answers that lie with their questions, or in a book that is taken: what was read last comes first. */
export function answered(view: Pick<KitView, 'rows' | 'books' | 'notes'>): Card[] {
  const last = lastRead(view);
  const cards = BOOKS.flatMap(book => answersIn(view, book));
  return last !== undefined && cards.includes(last) ? [last, ...cards.filter(card => card !== last)] : cards;
}

function answersIn({ rows, books }: Pick<KitView, 'rows' | 'books'>, book: string): Card[] {
  const isTaken = books.some(taken => taken.includes(book));
  const lies = (card: Card): boolean => isTaken || (rows[book] ?? []).includes(card);
  const answers = Array.from({ length: RANKS / 2 }, (_, i) => cardOf(book, 2 * i + 2));
  return answers.filter(card => lies(card) && lies(questionOf(card)));
}
