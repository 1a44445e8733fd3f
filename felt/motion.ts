/**
 * Motion from one layout step: where every card lay before, where it lies after, and what follows from that. A card
 * that moves from place to place is one card moving. This file decides; `perform.ts` moves.
 */

/** A card's middle and its width, in pixels of the window. */
export type Spot = { readonly x: number; readonly y: number; readonly width: number };

/** A card that was not seen before came from a place, if it says so. */
export type Lying = Spot & { readonly from?: string };

export type Layout = {
  readonly cards: ReadonlyMap<string, Lying>;
  /** Places cards can come from and go to: a seat, the pack, a pile. */
  readonly places: ReadonlyMap<string, Spot>;
};

/** A card nobody here can name, on its way from one place to another. */
export type Flight = { readonly from: string; readonly to: string };

export type Move = {
  readonly how: 'slide' | 'come' | 'go' | 'fly';
  /** The card; of a flight its number. */
  readonly id: string;
  readonly from: Spot;
  readonly to: Spot;
  readonly delay: number;
};

export type Going = (card: string) => string | undefined;

/** Milliseconds between two cards that come from one place. */
export const STAGGER = 28;

export function movesBetween(before: Layout, after: Layout, going: Going, flights: readonly Flight[]): Move[] {
  return [...slides(before, after), ...goings(before, after, going), ...comings(before, after, flights)];
}

const hasMoved = (one: Spot, two: Spot): boolean => Math.abs(one.x - two.x) + Math.abs(one.y - two.y) > 1;

function slides(before: Layout, after: Layout): Move[] {
  return [...after.cards].flatMap(([id, to]): Move[] => {
    const from = before.cards.get(id);
    return from && hasMoved(from, to) ? [{ how: 'slide', id, from, to, delay: 0 }] : [];
  });
}

function goings(before: Layout, after: Layout, going: Going): Move[] {
  return [...before.cards].flatMap(([id, from]): Move[] => {
    const place = after.cards.has(id) ? undefined : going(id);
    const to = place === undefined ? undefined : (after.places.get(place) ?? before.places.get(place));
    return to ? [{ how: 'go', id, from, to, delay: 0 }] : [];
  });
}

/** Cards that come from one place leave it one after another, those that fly and those that are seen by turns. */
function comings(before: Layout, after: Layout, flights: readonly Flight[]): Move[] {
  const seen = [...after.cards].flatMap(([id, { from, ...to }]): Move[] => {
    const start = from === undefined || before.cards.has(id) ? undefined : placeOf(before, after, from);
    return start ? [{ how: 'come', id, from: start, to, delay: 0 }] : [];
  });
  const unseen = flights.flatMap((flight, i): Move[] => {
    const [from, to] = [placeOf(before, after, flight.from), placeOf(before, after, flight.to)];
    return from && to ? [{ how: 'fly', id: String(i), from, to, delay: 0 }] : [];
  });
  return byTurns(seen, unseen).map((move, i) => ({ ...move, delay: i * STAGGER }));
}

const placeOf = (before: Layout, after: Layout, place: string): Spot | undefined =>
  before.places.get(place) ?? after.places.get(place);

/** Two lists merged evenly, so that in a deal every seat gets its cards by turns. */
export function byTurns<T>(one: readonly T[], two: readonly T[]): T[] {
  const placed = [one, two].flatMap(list => list.map((item, i) => ({ item, at: (i + 0.5) / list.length })));
  return placed.sort((a, b) => a.at - b.at).map(({ item }) => item);
}
