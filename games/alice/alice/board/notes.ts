/** What a player could remember of the others: who has a card, and who doesn't. */
import type { GameEvent, Seat } from '@parlour/kernel/game';
import type { AliceEvent } from '../rules/apply.ts';
import { type Card, setOf } from '../rules/pack.ts';

export type Note = {
  readonly card: Card;
  readonly has: boolean;
  /** The card may have moved since. */
  readonly isFaded: boolean;
};
export type NotesBySeat = ReadonlyMap<Seat, readonly Note[]>;

type Draft = Map<Seat, Note[]>;

/** The newest notes come first. */
export function notesOf(events: readonly AliceEvent[], me: Seat): NotesBySeat {
  const notes: Draft = new Map();
  for (const event of events) addEvent(notes, event, me);
  return notes;
}

function addEvent(notes: Draft, event: AliceEvent, me: Seat): void {
  switch (event.what) {
    case 'deal':
      notes.clear();
      break;
    case 'expose':
      keepNotes(notes, ({ card }) => card !== event.card);
      break;
    case 'no':
      note(notes, event.seat, { card: event.card, has: false, isFaded: false });
      break;
    case 'give':
      addMove(notes, event.to, event.card);
      break;
    case 'forfeit':
      if (event.card === undefined) fadeAfterUnseen(notes, event.seat, event.to);
      else addMove(notes, event.to, event.card);
      break;
    case 'complete':
      keepNotes(notes, ({ card }) => setOf(card) !== event.set);
      break;
    case 'out':
      notes.delete(event.seat);
  }
  notes.delete(me);
}

function addMove(notes: Draft, to: Seat, card: Card): void {
  keepNotes(notes, known => known.card !== card || !known.has);
  note(notes, to, { card, has: true, isFaded: false });
}

function note(notes: Draft, seat: Seat, added: Note): void {
  const others = (notes.get(seat) ?? []).filter(({ card }) => card !== added.card);
  notes.set(seat, [added, ...others]);
}

/** An unseen card may be any that the one seat had and the other had not. */
function fadeAfterUnseen(notes: Draft, from: Seat, to: Seat): void {
  const fade = (seat: Seat, has: boolean): void => {
    const faded = notes.get(seat)?.map(known => (known.has === has ? { ...known, isFaded: true } : known));
    if (faded) notes.set(seat, faded);
  };
  fade(from, true);
  fade(to, false);
}

function keepNotes(notes: Draft, isKept: (note: Note) => boolean): void {
  for (const [seat, known] of notes) notes.set(seat, known.filter(isKept));
}

/** Returns the events up to the step that the table shows: the past may be ahead of it. */
export function eventsUpTo(past: readonly GameEvent[], fresh: readonly GameEvent[]): readonly AliceEvent[] {
  const last = fresh.at(-1);
  const written = last && JSON.stringify(last);
  const at = written === undefined ? -1 : past.findLastIndex(event => JSON.stringify(event) === written);
  return (at < 0 ? past : past.slice(0, at + 1)) as readonly AliceEvent[];
}

/** Puts cards that the chair needs now first, then new notes before faded ones. */
export const sortNotes = (notes: readonly Note[], needed: readonly Card[]): Note[] =>
  notes.toSorted((one, other) => rank(one, needed) - rank(other, needed));

const rank = ({ card, isFaded }: Note, needed: readonly Card[]): number =>
  (needed.includes(card) ? 0 : 2) + (isFaded ? 1 : 0);
