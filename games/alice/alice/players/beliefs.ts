/**
 * What a player believes: how likely each card is to be in each hand. Cards are taken one by one, as if they did not
 * bind each other, but the shares are scaled so that every hand is expected to have the number of cards it has.
 */
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import type { CardNumber } from '../rules/facts.ts';

export type Beliefs = {
  readonly seats: number;
  readonly cards: number;
  /** The chance of each card to be in each hand: shares[card * seats + seat]. */
  readonly shares: Float64Array;
  /** How many cards each hand has. */
  readonly sizes: Uint8Array;
  /** By set: whether any of its cards has been seen. If not, it may have been laid down before play, face down. */
  readonly seen: Uint8Array;
  /** How many sets have been laid down so. */
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

export const copyOf = (beliefs: Beliefs): Beliefs => ({
  ...beliefs,
  shares: beliefs.shares.slice(),
  sizes: beliefs.sizes.slice(),
  seen: beliefs.seen.slice(),
});

export const shareOf = ({ shares, seats }: Beliefs, card: CardNumber, seat: Seat): number =>
  itemAt(shares, card * seats + seat);

const setAt = (card: CardNumber): number => (card / 3) | 0;

/** The card is in no hand: exposed, or in a finished set. */
export function learnGone({ shares, seats, seen }: Beliefs, card: CardNumber): void {
  seen[setAt(card)] = 1;
  shares.fill(0, card * seats, card * seats + seats);
}

export function learnThere(beliefs: Beliefs, card: CardNumber, seat: Seat): void {
  learnGone(beliefs, card);
  beliefs.shares[card * beliefs.seats + seat] = 1;
}

/** A player knows their own hand: what they do not see in it is not there. */
export function learnHand(beliefs: Beliefs, seat: Seat, hand: readonly CardNumber[]): void {
  for (let card = 0; card < beliefs.cards; card++) learnNotThere(beliefs, card, seat);
  for (const card of hand) learnThere(beliefs, card, seat);
}

/** A set is never asked for unless its Leading card lies open, so what it learns is of a set that has been seen. */
export function learnNotThere({ shares, seats }: Beliefs, card: CardNumber, seat: Seat): void {
  shares[card * seats + seat] = 0;
}

export function learnNoLeading(beliefs: Beliefs, seat: Seat): void {
  for (let card = 0; card < beliefs.cards; card += 3) learnNotThere(beliefs, card, seat);
}

/** A card went unseen from hand to hand: any that was there, with the same chance. The sizes are those before it. */
export function learnUnseen(beliefs: Beliefs, from: Seat, to: Seat): void {
  const { shares, seats, sizes } = beliefs;
  scale(beliefs, 1);
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

/** Alternately every hand is given its number of cards and every card its one place, again and again. */
export function scale(beliefs: Beliefs, rounds: number): void {
  const { shares, seats, cards, seen } = beliefs;
  const open = openCards(beliefs);
  const whole = wholeOfUnseen(beliefs);
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

/** Gives the shares of a card their sum and adds them to what the hands are expected to have. */
function fitCard(shares: Float64Array, at: number, columns: Float64Array, whole: number): void {
  let sum = 0;
  for (let seat = 0; seat < columns.length; seat++) sum += itemAt(shares, at + seat);
  const factor = sum === 0 ? 0 : whole / sum;
  for (let seat = 0; seat < columns.length; seat++) {
    shares[at + seat]! *= factor;
    columns[seat]! += itemAt(shares, at + seat);
  }
}

/** The cards whose place is not certain, and the room left for them in the hands. */
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

/** The chance that a set nobody has seen is in the hands at all. */
function wholeOfUnseen({ seen, hidden }: Beliefs): number {
  let unseen = 0;
  for (let set = 0; set < seen.length; set++) if (seen[set] === 0) unseen += 1;
  return unseen === 0 ? 1 : 1 - hidden / unseen;
}
