/** Books that are as good as taken, and what a position promises. */
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import { BOOKS, type Card, RANKS, rankOf } from '../rules/cards.ts';
import type { State } from '../rules/state.ts';
import { packetsTaken } from './race.ts';

const isTen = (card: Card): boolean => rankOf(card) === RANKS;

/** The books a seat will have if no more cards change hands: those taken, and those whose 10 it has played or holds (KK-7). */
export function booksSure({ books, tens, hands, kittens }: State, seat: Seat): number {
  const taken = books.flat();
  const played = tens.filter((by, book) => by === seat && !taken.includes(itemAt(BOOKS, book))).length;
  const held = [...itemAt(hands, seat), ...itemAt(kittens, seat).flat()].filter(isTen).length;
  return itemAt(books, seat).length + played + held;
}

export const tensIn = (cards: readonly Card[]): Card[] => cards.filter(isTen);

/** Tens that lie in the packets still. */
export const tensToCome = ({ packets }: State): number => tensIn(packets.flat()).length;

/** What the packets to come promise: as many of them as one will take, each counted at what they bring on the average. */
export function booksToCome(state: State, seat: Seat): number {
  if (state.packets.length === 0) return 0;
  return (itemAt(packetsTaken(state), seat) * tensToCome(state)) / state.packets.length;
}

/** The mean over states that are equally likely. */
export const meanBooksSure = (states: readonly State[], seat: Seat): number =>
  states.reduce((sum, state) => sum + booksSure(state, seat), 0) / states.length;
