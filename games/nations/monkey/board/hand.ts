/** The own hand: its order, and what a tap on a card does. */
import { type Card, indexOf, RANKS, rankOf } from '../../pack/pack.ts';
import type { MonkeyPlay } from '../rules/play.ts';
import { rankNameOf } from '../rules/state.ts';
import type { MonkeyView } from '../rules/view.ts';

type PairPlay = MonkeyPlay & { readonly do: 'pair' };

/** The play to send, if any, and the card that then waits for a partner. */
export type Picked = { readonly play?: PairPlay; readonly chosen?: Card };

export const pairPlaysIn = (plays: readonly MonkeyPlay[]): PairPlay[] =>
  plays.filter((play): play is PairPlay => play.do === 'pair');

/** Lays down a lone pair at one tap; of three or four of a value the second tap says which two (MO-7r). */
export function pickCard(view: MonkeyView, plays: readonly MonkeyPlay[], chosen: Card | undefined, card: Card): Picked {
  const pairs = pairPlaysIn(plays);
  const fitting = pairs.filter(({ cards }) => cards.includes(card));
  if (fitting.length === 1) return { play: fitting[0]! };
  if (pairs.length > 0) return pickPartner(chosen, card);
  return isOwnTurn(view) ? {} : pickOutOfTurn(view, card);
}

/** The rules judge whether two cards are a pair. */
function pickPartner(chosen: Card | undefined, card: Card): Picked {
  if (chosen === undefined) return { chosen: card };
  return chosen === card ? {} : { play: { do: 'pair', cards: [chosen, card] } };
}

/** Sends a play, so that the refusal says whose turn it is. */
function pickOutOfTurn({ hand = [] }: { readonly hand?: readonly Card[] }, card: Card): Picked {
  const others = hand.filter(held => held !== card);
  const other = others.find(held => rankNameOf(held) === rankNameOf(card)) ?? others[0];
  return other === undefined ? {} : { play: { do: 'pair', cards: [card, other] } };
}

export const isOwnTurn = ({ seat, turn }: MonkeyView): boolean => seat !== null && turn.includes(seat);

export const hasPair = ({ hand = [] }: MonkeyView): boolean => new Set(hand.map(rankNameOf)).size < hand.length;

export type HandCard = { readonly card: Card; readonly id: Card; readonly group: string };

/** Puts cards of one value side by side, the Maps first. */
export function sortByValue(hand: readonly Card[]): HandCard[] {
  const rank = (card: Card): number => rankOf(indexOf(card));
  return hand
    .toSorted((one, other) => rank(other) - rank(one))
    .map(card => ({ card, id: card, group: RANKS[rank(card)]! }));
}
