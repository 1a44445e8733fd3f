/**
 * What a tap on a card or a Kitten place comes to. A card that fits its book is played at once; any other is only chosen,
 * so that nobody makes a mistake by a slip of the finger: a second tap says where it goes.
 */
import { bookOf, type Card, MOST_PILES, rankOf } from '../rules/cards.ts';
import type { KitPlay } from '../rules/judge.ts';
import { awaitedRank } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';

/**
 * A card that waits for a place, or a Kitten place that waits for a card. While a pile is put on another (KK-24r) the card
 * waits for that: `moving` is the pile that goes, null until it has been pointed at.
 */
export type Chosen = { readonly card: Card; readonly moving?: number | null } | { readonly pile: number } | undefined;

/** What is sent, if anything, and what is chosen after it. */
export type Tap = { readonly play?: KitPlay; readonly chosen: Chosen };

const play = (card: Card): Tap => ({ play: { do: 'play', card }, chosen: undefined });

/** With fewer than four piles a laid card starts a new one (KK-14r), wherever it is put. */
const lay = (piles: number, card: Card, pile: number): Tap => ({
  play: { do: 'lay', card, on: piles < MOST_PILES && pile >= piles ? null : pile },
  chosen: undefined,
});

/** The first pile that is tapped goes on the second; tapped again it stays. */
function move(card: Card, moving: number | null, pile: number): Tap {
  if (moving === null || moving === pile) return { chosen: { card, moving: moving === pile ? null : pile } };
  return { play: { do: 'lay', card, move: [moving, pile] }, chosen: undefined };
}

/** Whether the chosen card can wait until one pile has been put on another (KK-24r). */
export const mayMove = (view: KitView, chosen: Chosen): chosen is { card: Card; moving?: number | null } =>
  view.rules > 1 &&
  isMine(view) &&
  ownPiles(view).length === MOST_PILES &&
  chosen !== undefined &&
  'card' in chosen &&
  view.hand?.includes(chosen.card) === true;

export const ownPiles = ({ seat, kittens }: KitView): readonly (readonly Card[])[] =>
  seat === null ? [] : kittens[seat]!;

const rowOf = ({ table }: KitView, card: Card): readonly Card[] => Object.values(table)[bookOf(card)]!;

export const fits = (view: KitView, card: Card): boolean => rankOf(card) === awaitedRank(rowOf(view, card));

export const isMine = ({ seat, turn }: KitView): boolean => seat !== null && turn.includes(seat);

export function tapHand(view: KitView, chosen: Chosen, card: Card): Tap {
  if (!isMine(view)) return play(card);
  if (chosen && 'pile' in chosen) return lay(ownPiles(view).length, card, chosen.pile);
  if (chosen && chosen.card === card) return { chosen: undefined };
  return fits(view, card) ? play(card) : { chosen: { card } };
}

export function tapKitten(view: KitView, chosen: Chosen, pile: number): Tap {
  const piles = ownPiles(view);
  const top = piles[pile]?.at(-1);
  if (chosen && 'card' in chosen && view.hand?.includes(chosen.card)) {
    return chosen.moving === undefined ? lay(piles.length, chosen.card, pile) : move(chosen.card, chosen.moving, pile);
  }
  if (chosen && 'pile' in chosen && chosen.pile === pile) return { chosen: undefined };
  if (top !== undefined && (!isMine(view) || fits(view, top))) return play(top);
  return { chosen: { pile } };
}

/** The card that a tap on its book would play, fitting or not: a chosen one, or the Kitten on the chosen place. */
export function inFinger(view: KitView, chosen: Chosen): Card | undefined {
  if (!chosen) return undefined;
  return 'card' in chosen ? chosen.card : ownPiles(view)[chosen.pile]?.at(-1);
}

/** Cards are kept in order, so those of a book are neighbours. */
export function byBook(cards: readonly Card[]): readonly (readonly Card[])[] {
  const books = [...new Set(cards.map(card => card[0]))];
  return books.map(book => cards.filter(card => card[0] === book));
}
