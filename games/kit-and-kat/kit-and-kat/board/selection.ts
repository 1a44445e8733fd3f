/** The own card that the focus zone shows, and what taps on cards, places and buttons do with it. */
import { bookOf, type Card, isOne, MAX_PILES, rankOf } from '../rules/cards.ts';
import type { KitPlay } from '../rules/judge.ts';
import { nextRank } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';

/**
 * `cover`: the next pile tapped is covered. `stack`: the next two piles tapped are stacked (KK-24r); `moving` is the
 * first of them.
 */
export type Selection =
  | {
      readonly card: Card;
      readonly parking?: 'cover' | 'stack';
      readonly moving?: number;
    }
  | undefined;

export type TapResult = { readonly play?: KitPlay; readonly selection: Selection };

export const ownPiles = ({ seat, kittens }: KitView): readonly (readonly Card[])[] =>
  seat === null ? [] : (kittens[seat] ?? []);

export const ownTops = (view: KitView): Card[] => ownPiles(view).flatMap(pile => pile.slice(-1));

/** Hand, and the tops of the Kittens. */
export const playableCards = (view: KitView): Card[] => [...(view.hand ?? []), ...ownTops(view)];

const rowOf = ({ table }: KitView, card: Card): readonly Card[] => Object.values(table)[bookOf(card)] ?? [];

export const fitsBook = (view: KitView, card: Card): boolean => rankOf(card) === nextRank(rowOf(view, card));

/** What may rightly be played now: 1s first (KK-4, KK-25r). */
export function rightCards(view: KitView): Card[] {
  const cards = playableCards(view);
  const ones = [...(view.hand ?? []), ...(view.rules > 1 ? ownTops(view) : [])].filter(isOne);
  return ones.length > 0 ? ones : cards.filter(card => fitsBook(view, card));
}

export const isMyTurn = ({ seat, turn }: KitView): boolean => seat !== null && turn.includes(seat);

const isHeld = (view: KitView, card: Card): boolean => view.hand?.includes(card) === true;

export const canPark = (view: KitView, card: Card): boolean => isMyTurn(view) && !view.last && isHeld(view, card);

/** KK-24r */
export const canStack = (view: KitView): boolean => view.rules > 1 && ownPiles(view).length === MAX_PILES;

/** Undefined once the card has gone. */
export const validSelection = (view: KitView, selection: Selection): Selection =>
  selection !== undefined && playableCards(view).includes(selection.card) ? selection : undefined;

/** A second tap puts the card back. */
export const tapCard = (selection: Selection, card: Card): Selection =>
  selection?.card === card && selection.parking === undefined ? undefined : { card };

/** With fewer than four piles the card starts a new one (KK-14r). */
export function park(view: KitView, card: Card): TapResult {
  return ownPiles(view).length < MAX_PILES
    ? { play: { do: 'lay', card, on: null }, selection: undefined }
    : { selection: { card, parking: 'cover' } };
}

/** Parks on a free place, covers or stacks while that is asked, and else shows the Kitten. */
export function tapPlace(view: KitView, selection: Selection, pile: number): TapResult {
  const top = ownPiles(view)[pile]?.at(-1);
  if (selection?.parking === 'cover')
    return { play: { do: 'lay', card: selection.card, on: pile }, selection: undefined };
  if (selection?.parking === 'stack') return tapStack(selection.card, selection.moving, pile);
  if (top !== undefined) return { selection: tapCard(selection, top) };
  return selection && canPark(view, selection.card) ? park(view, selection.card) : { selection };
}

/** A second tap on the same pile takes it back. */
function tapStack(card: Card, moving: number | undefined, pile: number): TapResult {
  if (moving === undefined) return { selection: { card, parking: 'stack', moving: pile } };
  if (moving === pile) return { selection: { card, parking: 'stack' } };
  return { play: { do: 'lay', card, move: [moving, pile] }, selection: undefined };
}

/** Cards are sorted, so those of a book are neighbours. */
export function groupByBook(cards: readonly Card[]): readonly (readonly Card[])[] {
  const books = [...new Set(cards.map(card => card[0]))];
  return books.map(book => cards.filter(card => card[0] === book));
}
