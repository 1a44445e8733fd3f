/**
 * Taps on cards and Kitten places. A card that fits is played at once. Any other is only selected, so that a slip of
 * the finger is no mistake.
 */
import { bookOf, type Card, MAX_PILES, rankOf } from '../rules/cards.ts';
import type { KitPlay } from '../rules/judge.ts';
import { nextRank } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';

/**
 * A card waiting for a place, or the reverse. `moving`: the pile to put on another first (KK-24r); null until tapped.
 */
export type Selection =
  | { readonly card: Card; readonly moving?: number | null }
  | { readonly pile: number }
  | undefined;

export type TapResult = { readonly play?: KitPlay; readonly selection: Selection };

const resultPlay = (card: Card): TapResult => ({ play: { do: 'play', card }, selection: undefined });

/** With fewer than four piles the card starts a new one (KK-14r). */
const resultLay = (piles: number, card: Card, pile: number): TapResult => ({
  play: { do: 'lay', card, on: piles < MAX_PILES && pile >= piles ? null : pile },
  selection: undefined,
});

/** A second tap on the same pile cancels. */
function resultMove(card: Card, moving: number | null, pile: number): TapResult {
  if (moving === null || moving === pile) return { selection: { card, moving: moving === pile ? null : pile } };
  return { play: { do: 'lay', card, move: [moving, pile] }, selection: undefined };
}

/** KK-24r */
export const canMovePile = (view: KitView, selection: Selection): selection is { card: Card; moving?: number | null } =>
  view.rules > 1 &&
  isMyTurn(view) &&
  ownPiles(view).length === MAX_PILES &&
  selection !== undefined &&
  'card' in selection &&
  view.hand?.includes(selection.card) === true;

export const ownPiles = ({ seat, kittens }: KitView): readonly (readonly Card[])[] =>
  seat === null ? [] : kittens[seat]!;

const rowOf = ({ table }: KitView, card: Card): readonly Card[] => Object.values(table)[bookOf(card)]!;

export const fitsBook = (view: KitView, card: Card): boolean => rankOf(card) === nextRank(rowOf(view, card));

export const isMyTurn = ({ seat, turn }: KitView): boolean => seat !== null && turn.includes(seat);

export function tapHand(view: KitView, selection: Selection, card: Card): TapResult {
  if (!isMyTurn(view)) return resultPlay(card);
  if (selection && 'pile' in selection) return resultLay(ownPiles(view).length, card, selection.pile);
  if (selection && selection.card === card) return { selection: undefined };
  return fitsBook(view, card) ? resultPlay(card) : { selection: { card } };
}

export function tapKitten(view: KitView, selection: Selection, pile: number): TapResult {
  const piles = ownPiles(view);
  const top = piles[pile]?.at(-1);
  if (selection && 'card' in selection && view.hand?.includes(selection.card)) {
    return selection.moving === undefined
      ? resultLay(piles.length, selection.card, pile)
      : resultMove(selection.card, selection.moving, pile);
  }
  if (selection && 'pile' in selection && selection.pile === pile) return { selection: undefined };
  if (top !== undefined && (!isMyTurn(view) || fitsBook(view, top))) return resultPlay(top);
  return { selection: { pile } };
}

/** Played by a tap on its book, fitting or not. */
export function selectedCard(view: KitView, selection: Selection): Card | undefined {
  if (!selection) return undefined;
  return 'card' in selection ? selection.card : ownPiles(view)[selection.pile]?.at(-1);
}

/** Cards are sorted, so those of a book are neighbours. */
export function groupByBook(cards: readonly Card[]): readonly (readonly Card[])[] {
  const books = [...new Set(cards.map(card => card[0]))];
  return books.map(book => cards.filter(card => card[0] === book));
}
