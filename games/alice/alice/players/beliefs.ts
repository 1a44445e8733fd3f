/**
 * How likely each card is to be in each hand. Cards are taken as independent, but the shares are scaled so that every
 * hand is expected to have its number of cards.
 */
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import type { AliceEvent } from '../rules/apply.ts';
import type { CardNumber } from '../rules/facts.ts';
import { cardsOfSet, packPlaceOf, wantedOf } from '../rules/pack.ts';
import type { AliceViewWithHistory } from '../rules/view.ts';
import { isSpoken, startOfLastQuestions } from './memory.ts';

export type Beliefs = {
  readonly seats: number;
  readonly cards: number;
  /** shares[card * seats + seat]. */
  readonly shares: Float64Array;
  /** Hand sizes. */
  readonly sizes: Uint8Array;
  /** By set: any of its cards. If none, it may lie face down since before play. */
  readonly seen: Uint8Array;
  /** Sets that lie face down. */
  hidden: number;
};

export const noBeliefs = (seats: number, cards: number): Beliefs => ({
  seats,
  cards,
  shares: new Float64Array(seats * cards).fill(1 / seats),
  sizes: new Uint8Array(seats),
  seen: new Uint8Array(cards / 3),
  hidden: 0,
});

export const copyBeliefs = (beliefs: Beliefs): Beliefs => ({
  ...beliefs,
  shares: beliefs.shares.slice(),
  sizes: beliefs.sizes.slice(),
  seen: beliefs.seen.slice(),
});

export const shareOf = ({ shares, seats }: Beliefs, card: CardNumber, seat: Seat): number =>
  itemAt(shares, card * seats + seat);

const setAt = (card: CardNumber): number => (card / 3) | 0;

/** The card is exposed, or in a finished set. */
export function learnNotInHands({ shares, seats, seen }: Beliefs, card: CardNumber): void {
  seen[setAt(card)] = 1;
  shares.fill(0, card * seats, card * seats + seats);
}

export function learnThere(beliefs: Beliefs, card: CardNumber, seat: Seat): void {
  learnNotInHands(beliefs, card);
  beliefs.shares[card * beliefs.seats + seat] = 1;
}

/** A card not in the own hand is not there. */
export function learnHand(beliefs: Beliefs, seat: Seat, hand: readonly CardNumber[]): void {
  for (let card = 0; card < beliefs.cards; card++) learnNotThere(beliefs, card, seat);
  for (const card of hand) learnThere(beliefs, card, seat);
}

/** The set is known to be seen: it is asked for only while its Leading card lies open. */
export function learnNotThere({ shares, seats }: Beliefs, card: CardNumber, seat: Seat): void {
  shares[card * seats + seat] = 0;
}

export function learnNoLeading(beliefs: Beliefs, seat: Seat): void {
  for (let card = 0; card < beliefs.cards; card += 3) learnNotThere(beliefs, card, seat);
}

/** Moves any card of the hand, with the same chance; the sizes are those before. */
export function learnUnseen(beliefs: Beliefs, from: Seat, to: Seat): void {
  const { shares, seats, sizes } = beliefs;
  scaleShares(beliefs, 1);
  const part = 1 / itemAt(sizes, from);
  for (let at = 0; at < shares.length; at += seats) {
    const moved = itemAt(shares, at + from) * part;
    shares[at + from]! -= moved;
    shares[at + to]! += moved;
  }
}

export function moveCard({ sizes }: Beliefs, from: Seat, to: Seat): void {
  sizes[from]! -= 1;
  sizes[to]! += 1;
}

/** Gives every hand its number of cards and every card its one place, in turn (iterative proportional fitting). */
export function scaleShares(beliefs: Beliefs, rounds: number): void {
  const { shares, seats, cards, seen } = beliefs;
  const open = openCards(beliefs);
  const whole = unseenSetShare(beliefs);
  const columns = new Float64Array(seats);
  const fitCards = (): void => {
    columns.fill(0);
    for (let card = 0; card < cards; card++) {
      if (open.is[card] === 1) fitCard(shares, card * seats, columns, seen[setAt(card)] === 1 ? 1 : whole);
    }
  };
  fitCards();
  for (let round = 0; round < rounds; round++) {
    for (let seat = 0; seat < seats; seat++) columns[seat] = itemAt(open.room, seat) / (columns[seat] || 1);
    for (let at = 0; at < shares.length; at++)
      if (open.is[(at / seats) | 0] === 1) shares[at]! *= itemAt(columns, at % seats);
    fitCards();
  }
}

/** Adds the shares to the expected sizes of hands, too. */
function fitCard(shares: Float64Array, at: number, columns: Float64Array, whole: number): void {
  let sum = 0;
  for (let seat = 0; seat < columns.length; seat++) sum += itemAt(shares, at + seat);
  const factor = sum === 0 ? 0 : whole / sum;
  for (let seat = 0; seat < columns.length; seat++) {
    shares[at + seat]! *= factor;
    columns[seat]! += itemAt(shares, at + seat);
  }
}

/** Returns cards whose place is not certain, and the room left for them. */
function openCards({ shares, seats, cards, sizes, seen }: Beliefs): { is: Uint8Array; room: Float64Array } {
  const is = new Uint8Array(cards);
  const room = Float64Array.from(sizes);
  for (let card = 0; card < cards; card++) {
    let places = 0;
    let place = 0;
    for (let seat = 0; seat < seats; seat++) {
      if (itemAt(shares, card * seats + seat) === 0) continue;
      places += 1;
      place = seat;
    }
    const isSure = places === 1 && seen[setAt(card)] === 1;
    if (places > 0 && !isSure) is[card] = 1;
    if (!isSure) continue;
    shares[card * seats + place] = 1;
    room[place]! -= 1;
  }
  return { is, room };
}

/** Returns the chance that an unseen set is in the hands at all. */
function unseenSetShare({ seen, hidden }: Beliefs): number {
  let unseen = 0;
  for (let set = 0; set < seen.length; set++) if (seen[set] === 0) unseen += 1;
  return unseen === 0 ? 1 : 1 - hidden / unseen;
}

const SCALING_ROUNDS = 8;

/**
 * A spectator has seen no hand. With a `span` only the last questions and answers are recalled; what lies on the
 * table is plain.
 */
export function beliefsFrom(
  { history, sets }: Pick<AliceViewWithHistory, 'history' | 'sets'>,
  span: number = Number.POSITIVE_INFINITY,
): Beliefs {
  const cards = history.reduce((sum, event) => sum + (event.what === 'hand' ? event.cards : 0), 0);
  const beliefs = noBeliefs(sets.length, cards);
  const start = startOfLastQuestions(history, span);
  history.forEach((event, at) => {
    if (at >= start || !isSpoken(event)) learnEvent(beliefs, event);
  });
  scaleShares(beliefs, SCALING_ROUNDS);
  return beliefs;
}

function learnEvent(beliefs: Beliefs, event: AliceEvent): void {
  switch (event.what) {
    case 'hand':
      beliefs.sizes[event.seat] = event.cards;
      if (event.hand !== undefined) learnHand(beliefs, event.seat, event.hand.map(packPlaceOf));
      break;
    case 'begin':
      scaleShares(beliefs, SCALING_ROUNDS);
      break;
    case 'lay':
      beliefs.sizes[event.seat]! -= 3;
      if (event.set === undefined) beliefs.hidden += 1;
      else for (const card of cardsOfSet(event.set)) learnNotInHands(beliefs, packPlaceOf(card));
      break;
    case 'expose':
      beliefs.sizes[event.seat]! -= 1;
      learnNotInHands(beliefs, packPlaceOf(event.card));
      break;
    case 'ask':
    case 'no':
      learnNotThere(beliefs, packPlaceOf(event.card), event.seat);
      break;
    case 'give':
      moveCard(beliefs, event.seat, event.to);
      learnThere(beliefs, packPlaceOf(event.card), event.to);
      break;
    case 'complete':
      beliefs.sizes[event.seat]! -= 2;
      for (const card of wantedOf(event.set)) learnNotInHands(beliefs, packPlaceOf(card));
      break;
    case 'lack':
    case 'pass':
      learnNoLeading(beliefs, event.seat);
      break;
    case 'forfeit':
      learnForfeit(beliefs, event);
  }
}

function learnForfeit(beliefs: Beliefs, { seat, to, card, clause }: AliceEvent & { what: 'forfeit' }): void {
  if (card === undefined) learnUnseen(beliefs, seat, to);
  else learnThere(beliefs, packPlaceOf(card), to);
  beliefs.sizes[to]! += 1;
  if (clause !== 'AL-13') beliefs.sizes[seat]! -= 1;
}
