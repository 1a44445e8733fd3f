/** Cards, hands, seats and action numbers: helpers for rules. */
import type { Actions, Play, Seat } from '../game.ts';
import { assertDefined, itemAt } from '../result.ts';

/** Deals the whole pack one card at a time, starting with the seat on the dealer's left. */
export function dealOneByOne<T>(pack: readonly T[], seats: number, dealer: Seat): T[][] {
  const hands: T[][] = Array.from({ length: seats }, () => []);
  pack.forEach((card, i) => {
    itemAt(hands, (dealer + 1 + i) % seats).push(card);
  });
  return hands;
}

/** Returns the cards of the pack with these names; throws if there is no such card. */
export function cardsByName<C extends string>(pack: readonly C[], names: readonly string[]): C[] {
  const cards = new Map<string, C>(pack.map(card => [card, card]));
  return names.map(name => assertDefined(cards.get(name)));
}

/** Returns the hand without one copy of a card. */
export function without<T>(hand: readonly T[], card: T): T[] {
  const at = hand.indexOf(card);
  return at < 0 ? hand.slice() : [...hand.slice(0, at), ...hand.slice(at + 1)];
}

/** Returns the list with one item replaced. */
export const replaceAt = <T>(list: readonly T[], at: number, item: T): T[] =>
  list.map((old, i) => (i === at ? item : old));

/** Says why a list is not a permutation of the pack; undefined if it is. */
export function packOrderFault(pack: readonly string[], order: unknown): string | undefined {
  if (!Array.isArray(order)) return 'A pack must be a list of card names.';
  const left = new Map<unknown, number>();
  for (const card of pack) left.set(card, (left.get(card) ?? 0) + 1);
  for (const card of order) {
    const copies = left.get(card);
    if (copies === undefined) return `There is no card ${JSON.stringify(card)} in the pack.`;
    if (copies === 0) return `The card ${card} is in the pack too often.`;
    left.set(card, copies - 1);
  }
  return order.length === pack.length ? undefined : `A pack needs ${pack.length} cards (got ${order.length}).`;
}

/** Returns all seats from 0. A loop, because `Array.from` takes ten times as long and every rule calls this. */
export function allSeats(count: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < count; seat++) seats.push(seat);
  return seats;
}

/** The next seat: play goes clockwise, to the left. */
export const leftOf = (seat: Seat, count: number): Seat => (seat + 1) % count;
/** The previous seat. */
export const rightOf = (seat: Seat, count: number): Seat => (seat + count - 1) % count;

/**
 * Numbers plays by their place in a list of all. `count` says how many can occur with a number of seats; default:
 * all.
 */
export function enumerateActions<P extends Play>(
  plays: readonly P[],
  write: (play: P) => string,
  count: Actions['count'] = () => plays.length,
): Actions<P> {
  const numbers = new Map(plays.map((play, number) => [write(play), number]));
  return { count, number: play => numbers.get(write(play)), play: number => plays[number] };
}
