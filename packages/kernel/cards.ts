/** Small facts about packs and hands that several boxes share. */
import type { Seat } from './game.ts';
import { must, nth } from './must.ts';

/** The pack dealt one card at a time, first to the seat on the dealer's left, to the last card. */
export function dealRound<T>(pack: readonly T[], seats: number, dealer: Seat): T[][] {
  const hands: T[][] = Array.from({ length: seats }, () => []);
  pack.forEach((card, i) => {
    nth(hands, (dealer + 1 + i) % seats).push(card);
  });
  return hands;
}

/** Names of cards as the cards of the pack they are. */
export function cardsNamed<C extends string>(pack: readonly C[], names: readonly string[]): C[] {
  const cards = new Map<string, C>(pack.map(card => [card, card]));
  return names.map(name => must(cards.get(name)));
}

/** A hand without one copy of a card. */
export function without<T>(hand: readonly T[], card: T): T[] {
  const at = hand.indexOf(card);
  return at < 0 ? hand.slice() : [...hand.slice(0, at), ...hand.slice(at + 1)];
}

/** A list with one place changed. */
export const withAt = <T>(list: readonly T[], at: number, item: T): T[] =>
  list.map((old, i) => (i === at ? item : old));

/** Says what keeps a list from being the pack in some order; undefined if it is. */
export function packFault(pack: readonly string[], order: unknown): string | undefined {
  if (!Array.isArray(order)) return 'A pack is a list of card names.';
  const left = new Map<unknown, number>();
  for (const card of pack) left.set(card, (left.get(card) ?? 0) + 1);
  for (const card of order) {
    const copies = left.get(card);
    if (copies === undefined) return `There is no card ${JSON.stringify(card)} in the pack.`;
    if (copies === 0) return `The card ${card} is in the pack too often.`;
    left.set(card, copies - 1);
  }
  return order.length === pack.length ? undefined : `A pack has ${pack.length} cards, not ${order.length}.`;
}

/** All seats, from 0. Everything asks for them, and `Array.from` would take ten times as long. */
export function seatsOf(count: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < count; seat++) seats.push(seat);
  return seats;
}

/** Play goes to the left: the seat that comes next. */
export const leftOf = (seat: Seat, count: number): Seat => (seat + 1) % count;
/** The seat that comes before. */
export const rightOf = (seat: Seat, count: number): Seat => (seat + count - 1) % count;
