import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Chair, Seat, View } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import { BOOKS, type Card } from './cards.ts';
import type { Note } from './notes.ts';
import type { Direction, FalseShout, Mistakes, RulesVersion } from './options.ts';
import {
  type Cards,
  isOver,
  type KitState,
  type PendingDraw,
  type Piles,
  type ShoutWindow,
  scoresOf,
} from './state.ts';

/** By letter of the book. */
export type Rows = Readonly<Record<string, Cards>>;

/** `open`: its Kittens, or its hand in the last phase. */
export type OtherSeat = { readonly seat: Seat; readonly cards: number; readonly open: Cards };

/** What a chair can know. */
export type KitView = Omit<View, 'others'> & {
  readonly table: Rows;
  readonly others: readonly OtherSeat[];
  readonly rules: RulesVersion;
  readonly mistakes: Mistakes;
  readonly falseShout: FalseShout;
  readonly turns: Direction;
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
  readonly window: ShoutWindow | null;
  readonly silent: readonly Seat[];
  readonly drawing: PendingDraw | null;
  /** Publicly known ones; all of the chair's own. */
  readonly held: readonly Cards[];
  readonly unsure: readonly Cards[];
  readonly notes: readonly Note[];
};

export function view(state: KitState, chair: Chair): KitView {
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
    turns: state.turns,
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
    held: state.held.map((ones, seat) => (seat === chair ? ones : ones.filter(card => isPublic(state, seat, card)))),
    unsure: state.unsure,
    notes: state.notes.map(note => redactNote(note, chair)),
  };
}

const otherSeat = (state: KitState, seat: Seat): OtherSeat => ({
  seat,
  cards: itemAt(state.hands, seat).length,
  open: state.last ? itemAt(state.hands, seat) : itemAt(state.kittens, seat).flat(),
});

/** Shown, from a hand all of one age. */
const isPublic = (state: KitState, seat: Seat, card: Card): boolean =>
  !itemAt(state.unsure, seat).includes(card) && (state.last || !itemAt(state.hands, seat).includes(card));

const redactNote = (note: Note, chair: Chair): Note =>
  note.is === 'drew' && !note.open && chair !== note.seat && chair !== note.from ? { ...note, card: null } : note;

/** The card read aloud last (KK-10); none after cards went back. */
export function lastRead({ notes }: Pick<KitView, 'notes'>): Card | undefined {
  const played = notes.findLast(note => note.is === 'played' || note.is === 'back');
  return played?.is === 'played' ? played.card : undefined;
}
