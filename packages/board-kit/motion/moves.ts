/** Computes card movements from the layouts before and after a step (FLIP technique). `animate.ts` runs them. */

/** The centre and width of a card in window pixels; for a place, the width of the cards there. */
export type Spot = { readonly x: number; readonly y: number; readonly width: number };

/** `from` names the place a new card comes from. */
export type CardSpot = Spot & { readonly from?: string };

export type Layout = {
  readonly cards: ReadonlyMap<string, CardSpot>;
  /** Places that cards come from and go to: a seat, the pack, a pile. */
  readonly places: ReadonlyMap<string, Spot>;
};

/** A hidden card that moves between two places. */
export type Flight = { readonly from: string; readonly to: string };

export type Move = {
  readonly how: 'slide' | 'come' | 'go' | 'fly';
  /** The card id, or the number of a flight. */
  readonly id: string;
  readonly from: Spot;
  readonly to: Spot;
  readonly delay: number;
};

export type CardDestination = (card: string) => string | undefined;

/** Delay between two cards that leave the same place. */
export const STAGGER_MS = 28;

/** A whole deal takes no longer, whatever the number of cards. */
const MAX_DELAY_MS = 1100;

/** Resting positions before and after a step, and what was visible when it started. */
export type Layouts = { readonly before: Layout; readonly after: Layout; readonly visible: Layout };

export function movesBetween(layouts: Layouts, going: CardDestination, flights: readonly Flight[]): Move[] {
  return [...slides(layouts), ...departures(layouts, going), ...arrivals(layouts, flights)];
}

const hasMoved = (one: Spot, two: Spot): boolean => Math.abs(one.x - two.x) + Math.abs(one.y - two.y) > 1;

/** A card that is already moving to the right place continues. One with a new destination turns where it is. */
function slides({ before, after, visible }: Layouts): Move[] {
  return [...after.cards].flatMap(([id, to]): Move[] => {
    const [resting, from] = [before.cards.get(id), visible.cards.get(id)];
    return resting && from && hasMoved(resting, to) && hasMoved(from, to)
      ? [{ how: 'slide', id, from, to, delay: 0 }]
      : [];
  });
}

function departures({ before, after, visible }: Layouts, going: CardDestination): Move[] {
  return [...visible.cards].flatMap(([id, from]): Move[] => {
    const place = after.cards.has(id) ? undefined : going(id);
    const to = place === undefined ? undefined : (after.places.get(place) ?? before.places.get(place));
    return to ? [{ how: 'go', id, from, to, delay: 0 }] : [];
  });
}

/** Cards from one place leave one after another; hidden and visible ones alternate. */
function arrivals({ before, after }: Layouts, flights: readonly Flight[]): Move[] {
  const known = [...after.cards].flatMap(([id, { from, ...to }]): Move[] => {
    const start = from === undefined || before.cards.has(id) ? undefined : findPlace(before, after, from);
    return start ? [{ how: 'come', id, from: start, to, delay: 0 }] : [];
  });
  const hidden = flights.flatMap((flight, i): Move[] => {
    const [from, to] = [findPlace(before, after, flight.from), findPlace(before, after, flight.to)];
    return from && to ? [{ how: 'fly', id: String(i), from, to, delay: 0 }] : [];
  });
  const moves = interleave(known, hidden);
  const stagger = Math.min(STAGGER_MS, MAX_DELAY_MS / moves.length);
  return moves.map((move, i) => ({ ...move, delay: Math.round(i * stagger) }));
}

const findPlace = (before: Layout, after: Layout, place: string): Spot | undefined =>
  before.places.get(place) ?? after.places.get(place);

/** Merges two lists evenly, so a deal alternates between seats. */
export function interleave<T>(one: readonly T[], two: readonly T[]): T[] {
  const placed = [one, two].flatMap(list => list.map((item, i) => ({ item, at: (i + 0.5) / list.length })));
  return placed.sort((a, b) => a.at - b.at).map(({ item }) => item);
}
