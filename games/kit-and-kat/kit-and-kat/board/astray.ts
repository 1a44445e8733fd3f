/** Cards that lie out of order and were never called (KK-21r): they stand, and are marked as meant to lie there. */
import { type Card, rankOf } from '../rules/cards.ts';
import { awaitedRank } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';

/** While a turn may still be shouted at, what is wrong in it is for the players to notice (KK-17r, KK-18r). */
const openTo = ({ notes, window }: KitView): readonly Card[] =>
  window === null
    ? []
    : notes.slice(window.since).flatMap(note => (note.is === 'played' && note.seat === window.seat ? [note.card] : []));

export function standingAstray(view: KitView, row: readonly Card[]): Card[] {
  const waits = awaitedRank(row);
  const open = openTo(view);
  return row.filter(card => rankOf(card) > waits && !open.includes(card));
}

/** In words, for whoever reads the book. */
export const sayAstray = (cards: readonly Card[]): string =>
  cards.length === 0
    ? ''
    : `${cards.join(', ')} ${cards.length === 1 ? 'lies' : 'lie'} out of order. Nobody called it in time, so it stands (KK-21r).`;
