/**
 * Motion from one layout step: where every card lay before, where it lies after, and what follows from that. A card
 * that moves from place to place is one card moving. This file decides; `perform.ts` moves.
 */

/** A card's middle and its width, in pixels of the window; of a place, the width of the cards that lie there. */
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

/** A step: where cards lay at rest before it and after it, and where they were seen when it came. */
export type Layouts = { readonly before: Layout; readonly after: Layout; readonly seen: Layout };

export function movesBetween(layouts: Layouts, going: Going, flights: readonly Flight[]): Move[] {
  return [...slides(layouts), ...goings(layouts, going), ...comings(layouts, flights)];
}

const hasMoved = (one: Spot, two: Spot): boolean => Math.abs(one.x - two.x) + Math.abs(one.y - two.y) > 1;

/** A card on its way to where it still belongs is left alone; one that has to go elsewhere turns where it is seen. */
function slides({ before, after, seen }: Layouts): Move[] {
  return [...after.cards].flatMap(([id, to]): Move[] => {
    const [lay, from] = [before.cards.get(id), seen.cards.get(id)];
    return lay && from && hasMoved(lay, to) && hasMoved(from, to) ? [{ how: 'slide', id, from, to, delay: 0 }] : [];
  });
}

function goings({ before, after, seen }: Layouts, going: Going): Move[] {
  return [...seen.cards].flatMap(([id, from]): Move[] => {
    const place = after.cards.has(id) ? undefined : going(id);
    const to = place === undefined ? undefined : (after.places.get(place) ?? before.places.get(place));
    return to ? [{ how: 'go', id, from, to, delay: 0 }] : [];
  });
}

/** Cards that come from one place leave it one after another, those that fly and those that are seen by turns. */
function comings({ before, after }: Layouts, flights: readonly Flight[]): Move[] {
  const known = [...after.cards].flatMap(([id, { from, ...to }]): Move[] => {
    const start = from === undefined || before.cards.has(id) ? undefined : placeOf(before, after, from);
    return start ? [{ how: 'come', id, from: start, to, delay: 0 }] : [];
  });
  const unseen = flights.flatMap((flight, i): Move[] => {
    const [from, to] = [placeOf(before, after, flight.from), placeOf(before, after, flight.to)];
    return from && to ? [{ how: 'fly', id: String(i), from, to, delay: 0 }] : [];
  });
  return byTurns(known, unseen).map((move, i) => ({ ...move, delay: i * STAGGER }));
}

const placeOf = (before: Layout, after: Layout, place: string): Spot | undefined =>
  before.places.get(place) ?? after.places.get(place);

/** Two lists merged evenly, so that in a deal every seat gets its cards by turns. */
export function byTurns<T>(one: readonly T[], two: readonly T[]): T[] {
  const placed = [one, two].flatMap(list => list.map((item, i) => ({ item, at: (i + 0.5) / list.length })));
  return placed.sort((a, b) => a.at - b.at).map(({ item }) => item);
}
