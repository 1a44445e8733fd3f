/**
 * Exhaustive search: does any world that fits all that was heard have a card elsewhere than with a seat? It tries
 * which card went with each unseen forfeit, and to whom every card was dealt. For a chair whose turn it is, who sees
 * their own hand.
 */
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import type { CardLocation, CardNumber, Facts, Hop, Sighting } from '../rules/facts.ts';

/** As bits by card: where it can have been dealt, and where it can lie now. One that has moved lies in one place. */
type CardPlaces = { readonly dealt: number[]; readonly now: number[] };

type Search = { readonly facts: Facts; readonly reach: Reach; steps: number };

const TOO_MUCH = new Error('too many worlds');
const MAX_STEPS = 4000;

/** Returns undefined if sets lie face down, or if there are too many worlds to try. */
export function canLieElsewhere(facts: Facts, card: CardNumber, seat: Seat): boolean | undefined {
  if (facts.hidden.some(sets => sets > 0)) return undefined;
  const search: Search = { facts, reach: reachOf(facts, { card, lies: seat }), steps: 0 };
  const first = Array.from(search.reach.subarray(0, facts.cards));
  try {
    return (
      first.every(places => places > 0) && hasWorldFrom(search, { dealt: withoutTable(first, facts), now: first }, 0)
    );
  } catch (error) {
    if (error === TOO_MUCH) return undefined;
    throw error;
  }
}

const withoutTable = (masks: readonly number[], { seats }: Facts): number[] => masks.map(mask => mask & ~(1 << seats));

/** Whether some world goes on from here to the end. */
function hasWorldFrom(search: Search, cards: CardPlaces, epoch: number): boolean {
  const { facts } = search;
  if (search.steps++ > MAX_STEPS) throw TOO_MUCH;
  if (!isDealable(cards.dealt, facts.sizes)) return false;
  const lead = facts.leads.find(({ epoch: at, seat }) => at === epoch && !hasLeading(cards, seat));
  if (lead !== undefined) return tryLeadingCards(search, cards, epoch, lead.seat);
  if (epoch === facts.hops.length) return isDealableWithoutSets(cards.dealt, facts.sizes);
  return possibleMovers(search, cards, epoch).some(card => {
    const after = cardsAfterHop(search, cards, epoch, card);
    return after !== undefined && hasWorldFrom(search, after, epoch + 1);
  });
}

function hasLeading({ now }: CardPlaces, seat: Seat): boolean {
  for (let card = 0; card < now.length; card += 3) if (now[card] === 1 << seat) return true;
  return false;
}

function tryLeadingCards(search: Search, cards: CardPlaces, epoch: number, seat: Seat): boolean {
  for (let card = 0; card < cards.now.length; card += 3)
    if ((itemAt(cards.now, card) >> seat) & 1 && hasWorldFrom(search, withPlace(cards, card, 1 << seat), epoch))
      return true;
  return false;
}

/** A card with several places has not moved: where it lies, it was dealt. */
const withPlace = ({ dealt, now }: CardPlaces, card: CardNumber, bit: number): CardPlaces => ({
  dealt: itemAt(now, card) === bit ? dealt : dealt.with(card, bit),
  now: now.with(card, bit),
});

/** One that can no longer stay is the only one. */
function possibleMovers({ facts, reach }: Search, { now }: CardPlaces, epoch: number): CardNumber[] {
  const { from, to, card: seen } = itemAt(facts.hops, epoch);
  if (seen !== null) return [seen];
  const next = (epoch + 1) * facts.cards;
  const movers = [...now.keys()].filter(
    card => (itemAt(now, card) >> from) & 1 && (itemAt(reach, next + card) >> to) & 1,
  );
  const mustGo = movers.filter(card => (itemAt(now, card) & itemAt(reach, next + card)) === 0);
  return mustGo.length > 0 ? mustGo.slice(0, 1) : movers;
}

/** Returns undefined if a card would have no place. */
function cardsAfterHop(
  { facts, reach }: Search,
  cards: CardPlaces,
  epoch: number,
  mover: CardNumber,
): CardPlaces | undefined {
  const { from, to } = itemAt(facts.hops, epoch);
  if (((itemAt(cards.now, mover) >> from) & 1) === 0) return undefined;
  const { dealt, now } = withPlace(cards, mover, 1 << from);
  const next = (epoch + 1) * facts.cards;
  const after = now.map((places, card) => (card === mover ? 1 << to : places & itemAt(reach, next + card)));
  if (after.includes(0)) return undefined;
  return { now: after, dealt: dealt.map((seats, card) => (isOpen(itemAt(now, card)) ? itemAt(after, card) : seats)) };
}

const isOpen = (places: number): boolean => (places & (places - 1)) !== 0;

/** As bits by card: seats it can have been dealt to; 0 for a card laid down. */
export type SeatMasks = readonly number[];

/**
 * Hall's theorem: every seat can get its number if no group of seats has less room than there are cards that can go
 * nowhere else. In all there are as many places as cards.
 */
export function isDealable(masks: SeatMasks, sizes: readonly number[]): boolean {
  const groups = 2 ** sizes.length;
  const counts = new Uint8Array(groups);
  for (const mask of masks) if (mask !== 0) counts[mask] = itemAt(counts, mask) + 1;
  for (let group = 1; group < groups; group++)
    if (countCardsWithin(counts, group) > roomOfGroup(sizes, group)) return false;
  return true;
}

function countCardsWithin(counts: Uint8Array, group: number): number {
  let cards = 0;
  for (let part = group; part > 0; part = (part - 1) & group) cards += itemAt(counts, part);
  return cards;
}

function roomOfGroup(sizes: readonly number[], group: number): number {
  let room = 0;
  for (let seat = 0; seat < sizes.length; seat++) if ((group >> seat) & 1) room += itemAt(sizes, seat);
  return room;
}

/** A whole set would have been laid down. Tries card by card where there is a choice. */
export function isDealableWithoutSets(masks: SeatMasks, sizes: readonly number[]): boolean {
  if (hasWholeSet(masks) || !isDealable(masks, sizes)) return false;
  const open = masks.findIndex(mask => (mask & (mask - 1)) !== 0);
  if (open < 0) return true;
  return sizes.some((_, seat) => {
    const bit = 1 << seat;
    return (itemAt(masks, open) & bit) !== 0 && isDealableWithoutSets(masks.with(open, bit), sizes);
  });
}

function hasWholeSet(masks: SeatMasks): boolean {
  for (let card = 0; card < masks.length; card += 3) {
    const mask = itemAt(masks, card);
    if (mask !== 0 && (mask & (mask - 1)) === 0 && mask === masks[card + 1] && mask === masks[card + 2]) return true;
  }
  return false;
}

/**
 * Places from which a card can still get to where it was later heard to be, as bits, the table last: reach[epoch *
 * cards + card].
 */
export type Reach = Uint16Array;

/** Where a card must not lie in the end. */
export type ExcludedPlace = { readonly card: CardNumber; readonly lies: CardLocation };

export function reachOf(facts: Facts, excluded: ExcludedPlace): Reach {
  const { cards, hops } = facts;
  const reach = knownPlaces(facts);
  const last = hops.length * cards + excluded.card;
  reach[last] = itemAt(reach, last) & ~(1 << excluded.lies);
  for (let epoch = hops.length - 1; epoch >= 0; epoch--)
    for (let card = 0; card < cards; card++) {
      const at = epoch * cards + card;
      reach[at] = itemAt(reach, at) & placesBeforeHop(itemAt(hops, epoch), card, itemAt(reach, at + cards));
    }
  return reach;
}

function placesBeforeHop({ from, to, card: seen }: Hop, card: CardNumber, after: number): number {
  const came = (after >> to) & 1 ? 1 << from : 0;
  if (seen === null) return after | came;
  return seen === card ? came : after;
}

function knownPlaces(facts: Facts): Reach {
  const { cards, seats, hops } = facts;
  const places = new Uint16Array(cards * (hops.length + 1)).fill(2 ** (seats + 1) - 1);
  const keep = ({ epoch, card }: Sighting, mask: number): void => {
    places[epoch * cards + card] = itemAt(places, epoch * cards + card) & mask;
  };
  for (const sighting of facts.there) keep(sighting, 1 << sighting.lies);
  for (const sighting of facts.notThere) keep(sighting, ~(1 << sighting.lies));
  const laid = new Set(facts.there.flatMap(({ epoch, card, lies }) => (epoch === 0 && lies === seats ? card : [])));
  for (let card = 0; card < cards; card++) if (!laid.has(card)) keep({ epoch: 0, card, lies: seats }, ~(1 << seats));
  return places;
}
