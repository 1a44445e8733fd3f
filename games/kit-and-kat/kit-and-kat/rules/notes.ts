/**
 * What the table has noticed lately of the hidden hands: since the oldest of them was taken up.
 * The notes decide whether a shout is good, and they are what a chair's imagination goes by.
 */
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import type { Card } from './cards.ts';
import type { Cards, State } from './state.ts';

/** Where a card was played from: a pile of Kittens, and whether it was the last card of that pile. */
export type Kitten = { readonly pile: number; readonly lone: boolean };

/** A pile put whole on another: its place, the other's, and how many cards it had (KK-24r). */
export type Moved = { readonly pile: number; readonly on: number; readonly cards: number };

/** What everybody can see to be wrong: a card out of order, a 1 laid, a 1 left uncovered among the Kittens (KK-25r). */
export type Plain = 'order' | 'laid' | 'kitten';

export type Note =
  /** The hand was empty and begins anew, with a packet or without. */
  | { readonly is: 'anew'; readonly seat: Seat; readonly cards: number }
  | {
      readonly is: 'played';
      readonly seat: Seat;
      readonly card: Card;
      readonly from: Kitten | null;
      readonly plain: Plain | null;
    }
  | {
      readonly is: 'laid';
      readonly seat: Seat;
      readonly card: Card;
      readonly on: number | null;
      readonly moved?: Moved;
      readonly plain: Plain | null;
    }
  | { readonly is: 'passed'; readonly seat: Seat; readonly plain: Plain | null }
  /** A card drawn unseen; null where it is kept from a chair. */
  | {
      readonly is: 'drew';
      readonly seat: Seat;
      readonly from: Seat;
      readonly card: Card | null;
      readonly open: boolean;
    }
  /** Cards that went back into the hand they had come from. */
  | { readonly is: 'back'; readonly seat: Seat; readonly cards: Cards }
  /** It came out that the hand held no card marked 1, or some. */
  | { readonly is: 'ones'; readonly seat: Seat; readonly held: 'none' | 'some' }
  | { readonly is: 'ended'; readonly seat: Seat }
  /** A good shout has been paid for: no 1 in the hand is late now (KK-23r). */
  | { readonly is: 'paid'; readonly seat: Seat }
  /** The last phase began: nothing is hidden from here on. */
  | { readonly is: 'last'; readonly seat: null };

export const noteDown = (state: State, ...notes: readonly Note[]): State => ({
  ...state,
  notes: [...state.notes, ...notes],
});

/** Notes it unless the table knows it already. */
export const noteNoOnes = (state: State, seat: Seat): State =>
  state.last || itemAt(state.hands, seat).length === 0 || isKnownWithoutOnes(state.notes, seat)
    ? state
    : noteDown(state, { is: 'ones', seat, held: 'none' });

function isKnownWithoutOnes(notes: readonly Note[], seat: Seat): boolean {
  const latest = notes.findLast(
    note =>
      note.seat === seat && (note.is === 'anew' || note.is === 'drew' || note.is === 'back' || note.is === 'ones'),
  );
  return latest?.is === 'ones' && latest.held === 'none';
}

/** Whether the others cannot tell the cards the hand has drawn lately from those it held before. */
export function isMixed(notes: readonly Note[], seat: Seat): boolean {
  const latest = notes.findLast(
    note =>
      note.seat === seat && (note.is === 'anew' || note.is === 'drew' || note.is === 'ended' || note.is === 'paid'),
  );
  return latest === undefined || (latest.is === 'drew' && !latest.open);
}

/** Nobody remembers more draws than that: with every one of them fewer of the ways it may have been come out right. */
const MEMORY = 12;

/** Forgets what no hand now held goes back to, and what is too long ago; never the turn that may be shouted at. */
export function forget(state: State): State {
  const { notes, window } = state;
  const from = Math.min(window?.since ?? notes.length, Math.max(oldestHand(state), oldestDraw(notes)));
  if (from <= 0) return state;
  return { ...state, notes: notes.slice(from), window: window && { ...window, since: window.since - from } };
}

/** Where the oldest hand now held was taken up. In the last phase no hand is hidden. */
function oldestHand({ notes, hands, last }: State): number {
  const takenUp = (seat: Seat): number => notes.findLastIndex(note => note.is === 'anew' && note.seat === seat);
  const starts = hands.map((hand, seat) => (last || hand.length === 0 ? notes.length : takenUp(seat)));
  return Math.min(...starts);
}

function oldestDraw(notes: readonly Note[]): number {
  let at = notes.length;
  for (let draws = 0; draws < MEMORY && at > 0; at--) if (itemAt(notes, at - 1).is === 'drew') draws += 1;
  return at;
}
