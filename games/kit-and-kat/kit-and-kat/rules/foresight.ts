/** What later notes say about earlier ones. */
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import type { Card } from './cards.ts';
import type { Note } from './notes.ts';

/** How many hidden cards each seat had before the notes began, by those it has after them. */
export function sizesBefore(notes: readonly Note[], sizes: readonly number[]): number[] {
  const before = sizes.slice();
  for (const note of notes.toReversed()) {
    if (note.is === 'anew') before[note.seat] = 0;
    if (note.is === 'laid' || (note.is === 'played' && note.from === null))
      before[note.seat] = itemAt(before, note.seat) + 1;
    if (note.is === 'back') before[note.seat] = itemAt(before, note.seat) - note.cards.length;
    if (note.is === 'drew') before[note.seat] = itemAt(before, note.seat) - 1;
    if (note.is === 'drew') before[note.from] = itemAt(before, note.from) + 1;
  }
  return before;
}

/** Whether a card that is hidden with a seat can come, by unseen draws, to where it is seen next. */
export function canReach(notes: readonly Note[], start: number, card: Card, seat: Seat): boolean {
  const seats = new Set([seat]);
  for (let i = start; i < notes.length && seats.size > 0; i++) {
    const note = itemAt(notes, i);
    const seen = seenWith(note, card);
    if (seen !== undefined) return seats.has(seen);
    if (note.is === 'anew') seats.delete(note.seat);
    if (note.is === 'drew' && note.card === null && seats.has(note.from)) seats.add(note.seat);
  }
  return seats.size > 0;
}

/** The seat a note shows the card to have been with. */
function seenWith(note: Note, card: Card): Seat | undefined {
  if (note.is === 'drew') return note.card === card ? note.from : undefined;
  return (note.is === 'played' || note.is === 'laid') && note.card === card ? note.seat : undefined;
}
