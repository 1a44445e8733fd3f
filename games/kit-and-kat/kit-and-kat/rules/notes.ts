/** Public knowledge about the hidden hands. Shout verdicts and imagined worlds depend on it. */
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import type { Card } from './cards.ts';
import type { Cards, KitState } from './state.ts';

/** The pile a card was played from; `lone` if it was its last card. */
export type KittenSource = { readonly pile: number; readonly lone: boolean };

/** `cards`: the size of the pile that was moved (KK-24r). */
export type MovedPile = { readonly pile: number; readonly on: number; readonly cards: number };

/** Mistakes all can see: a card out of order, a 1 laid, a 1 left uncovered (KK-25r). */
export type VisibleMistake = 'order' | 'laid' | 'kitten';

export type Note =
  /** 0 cards if no packet is left. */
  | { readonly is: 'anew'; readonly seat: Seat; readonly cards: number }
  | {
      readonly is: 'played';
      readonly seat: Seat;
      readonly card: Card;
      readonly from: KittenSource | null;
      readonly plain: VisibleMistake | null;
    }
  | {
      readonly is: 'laid';
      readonly seat: Seat;
      readonly card: Card;
      readonly on: number | null;
      readonly moved?: MovedPile;
      readonly plain: VisibleMistake | null;
    }
  | { readonly is: 'passed'; readonly seat: Seat; readonly plain: VisibleMistake | null }
  /** Null for chairs that do not know the card. */
  | {
      readonly is: 'drew';
      readonly seat: Seat;
      readonly from: Seat;
      readonly card: Card | null;
      readonly open: boolean;
    }
  /** Returned to the hand they came from. */
  | { readonly is: 'back'; readonly seat: Seat; readonly cards: Cards }
  /** Revealed: whether the hand had a 1. */
  | { readonly is: 'ones'; readonly seat: Seat; readonly held: 'none' | 'some' }
  | { readonly is: 'ended'; readonly seat: Seat }
  /** KK-23r: no 1 of the hand counts as held any more. */
  | { readonly is: 'paid'; readonly seat: Seat }
  /** Nothing is hidden in the last phase. */
  | { readonly is: 'last'; readonly seat: null };

export const addNotes = (state: KitState, ...notes: readonly Note[]): KitState => ({
  ...state,
  notes: [...state.notes, ...notes],
});

/** Unless known already. */
export const noteNoOnes = (state: KitState, seat: Seat): KitState =>
  state.last || itemAt(state.hands, seat).length === 0 || isKnownWithoutOnes(state.notes, seat)
    ? state
    : addNotes(state, { is: 'ones', seat, held: 'none' });

function isKnownWithoutOnes(notes: readonly Note[], seat: Seat): boolean {
  const latest = notes.findLast(
    note =>
      note.seat === seat && (note.is === 'anew' || note.is === 'drew' || note.is === 'back' || note.is === 'ones'),
  );
  return latest?.is === 'ones' && latest.held === 'none';
}

/** Whether others cannot tell newly drawn cards from older ones. */
export function hasUnseenDraw(notes: readonly Note[], seat: Seat): boolean {
  const latest = notes.findLast(
    note =>
      note.seat === seat && (note.is === 'anew' || note.is === 'drew' || note.is === 'ended' || note.is === 'paid'),
  );
  return latest === undefined || (latest.is === 'drew' && !latest.open);
}

/** With more draws, too few sampled ways would be possible. */
const MAX_DRAWS = 12;

/** Never drops the turn that may be shouted at. */
export function dropOldNotes(state: KitState): KitState {
  const { notes, window } = state;
  const from = Math.min(window?.since ?? notes.length, Math.max(oldestHand(state), oldestDraw(notes)));
  if (from <= 0) return state;
  return { ...state, notes: notes.slice(from), window: window && { ...window, since: window.since - from } };
}

function oldestHand({ notes, hands, last }: KitState): number {
  const takenUp = (seat: Seat): number => notes.findLastIndex(note => note.is === 'anew' && note.seat === seat);
  const starts = hands.map((hand, seat) => (last || hand.length === 0 ? notes.length : takenUp(seat)));
  return Math.min(...starts);
}

function oldestDraw(notes: readonly Note[]): number {
  let at = notes.length;
  for (let draws = 0; draws < MAX_DRAWS && at > 0; at--) if (itemAt(notes, at - 1).is === 'drew') draws += 1;
  return at;
}
