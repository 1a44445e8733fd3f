/** What a tap on a card of the own hand comes to in a game of pairs. */

import type { Card } from '../../pack/pack.ts';
import type { MonkeyPlay } from '../rules/monkey-play.ts';
import { rankNameOf } from '../rules/monkey-state.ts';
import type { MonkeyView } from '../rules/monkey-view.ts';

type Pair = MonkeyPlay & { readonly do: 'pair' };

/** What is sent, if anything, and the card that waits for a partner after it. */
export type Picked = { readonly play?: Pair; readonly chosen?: Card };

export const pairsIn = (plays: readonly MonkeyPlay[]): Pair[] =>
  plays.filter((play): play is Pair => play.do === 'pair');

/** One tap throws a lone pair; of three or four of a value the second tap says which two (MO-7r). */
export function pick(view: MonkeyView, plays: readonly MonkeyPlay[], chosen: Card | undefined, card: Card): Picked {
  const pairs = pairsIn(plays);
  const fitting = pairs.filter(({ cards }) => cards.includes(card));
  if (fitting.length === 1) return { play: fitting[0]! };
  if (pairs.length > 0) return pickTwo(chosen, card);
  return isMine(view) ? {} : outOfTurn(view, card);
}

/** Whether two cards are a pair is for the referee. */
function pickTwo(chosen: Card | undefined, card: Card): Picked {
  if (chosen === undefined) return { chosen: card };
  return chosen === card ? {} : { play: { do: 'pair', cards: [chosen, card] } };
}

/** Nothing is left standing: the referee says whose turn it is. */
function outOfTurn({ hand = [] }: { readonly hand?: readonly Card[] }, card: Card): Picked {
  const others = hand.filter(held => held !== card);
  const other = others.find(held => rankNameOf(held) === rankNameOf(card)) ?? others[0];
  return other === undefined ? {} : { play: { do: 'pair', cards: [card, other] } };
}

export const isMine = ({ seat, turn }: MonkeyView): boolean => seat !== null && turn.includes(seat);

export const hasPair = ({ hand = [] }: MonkeyView): boolean => new Set(hand.map(rankNameOf)).size < hand.length;
