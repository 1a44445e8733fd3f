/** What a chair at the table of Kit and Kat can know. */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Chair, Seat, View } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import { BOOKS, type Card } from './cards.ts';
import type { Note } from './notes.ts';
import type { FalseShout, Mistakes } from './options.ts';
import type { Reading } from './reading.ts';
import { type Cards, type Drawing, isOver, type Piles, type State, scoresOf, type Window } from './state.ts';

/** What lies of each book, by its letter. */
export type Rows = Readonly<Record<string, Cards>>;

/** Another seat: how many cards it has in hand, and what lies open before it, Kittens or the open hand of the last phase. */
export type OtherSeat = { readonly seat: Seat; readonly cards: number; readonly open: Cards };

/** What a chair can know. */
export type KitView = Omit<View, 'others'> & {
  readonly table: Rows;
  readonly others: readonly OtherSeat[];
  readonly rules: Reading;
  readonly mistakes: Mistakes;
  readonly falseShout: FalseShout;
  readonly dealer: Seat | null;
  readonly dealt: boolean;
  readonly player: Seat;
  readonly acted: boolean;
  readonly last: boolean;
  readonly rows: Rows;
  readonly tens: readonly (Seat | null)[];
  readonly books: readonly (readonly string[])[];
  readonly kittens: readonly Piles[];
  readonly packetsLeft: number;
  readonly window: Window | null;
  readonly silent: readonly Seat[];
  readonly drawing: Drawing | null;
  /** The 1s each seat is known to have held when an earlier turn of its ended; the chair's own all. */
  readonly held: readonly Cards[];
  readonly unsure: readonly Cards[];
  readonly notes: readonly Note[];
};

export function view(state: State, chair: Chair): KitView {
  const rows = Object.fromEntries(state.rows.map((row, i) => [itemAt(BOOKS, i), row]));
  return {
    game: 'kit-and-kat',
    seat: chair,
    turn: state.dealt && !state.drawing && !isOver(state) ? [state.turn] : [],
    ...(chair === null ? {} : { hand: itemAt(state.hands, chair) }),
    others: allSeats(state.count)
      .filter(seat => seat !== chair)
      .map(seat => otherSeat(state, seat)),
    table: rows,
    scores: scoresOf(state),
    rules: state.rules,
    mistakes: state.mistakes,
    falseShout: state.falseShout,
    dealer: state.dealer,
    dealt: state.dealt,
    player: state.turn,
    acted: state.acted,
    last: state.last,
    rows,
    tens: state.tens,
    books: state.books,
    kittens: state.kittens,
    packetsLeft: state.packets.length,
    window: state.window,
    silent: state.silent,
    drawing: state.drawing,
    held: state.held.map((ones, seat) => (seat === chair ? ones : ones.filter(card => isOpen(state, seat, card)))),
    unsure: state.unsure,
    notes: state.notes.map(note => noteFor(note, chair)),
  };
}

const otherSeat = (state: State, seat: Seat): OtherSeat => ({
  seat,
  cards: itemAt(state.hands, seat).length,
  open: state.last ? itemAt(state.hands, seat) : itemAt(state.kittens, seat).flat(),
});

/** Whether everybody can tell how long the 1 was held: it has been shown, and out of a hand all of one age. */
const isOpen = (state: State, seat: Seat, card: Card): boolean =>
  !itemAt(state.unsure, seat).includes(card) && (state.last || !itemAt(state.hands, seat).includes(card));

const noteFor = (note: Note, chair: Chair): Note =>
  note.is === 'drew' && !note.open && chair !== note.seat && chair !== note.from ? { ...note, card: null } : note;
