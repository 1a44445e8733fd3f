/**
 * The race for the packets that are left. Whoever plays a 10 takes its book, and cards hardly ever change hands: so books are
 * won by getting tens, and tens come with packets. Here everybody plays all they can, their 1s first, and lays whatever is
 * farthest from its turn; nobody is wrong. Cards are numbers here, for it is run thousands of times for one match.
 */
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { MOST_PILES, placeOf, RANKS } from '../rules/cards.ts';
import type { State } from '../rules/state.ts';

type Pile = number[];

type Race = {
  readonly hands: number[][];
  readonly piles: Pile[][];
  readonly packets: readonly (readonly number[])[];
  next: number;
  /** What lies of the rows, by card, and by book how many of its first cards do. */
  readonly lies: Uint8Array;
  readonly ends: Uint8Array;
  readonly taken: number[];
};

const LONGEST = 4000;
const BURIED = 20;

/** How many of the packets each seat will take. */
export function packetsTaken(state: State): readonly number[] {
  const race = raceFrom(state);
  let seat = state.turn;
  for (let turns = 0; race.next < race.packets.length && turns < LONGEST; turns++) {
    takeTurn(race, seat);
    seat = (seat + state.count - 1) % state.count;
  }
  return race.taken;
}

function raceFrom({ hands, kittens, packets, rows, books, count }: State): Race {
  const lies = new Uint8Array(rows.length * RANKS);
  for (const row of rows) for (const card of row) lies[placeOf(card)] = 1;
  for (const book of books.flat()) lies.fill(1, placeOf(`${book}1`), placeOf(`${book}10`) + 1);
  const race: Race = {
    hands: hands.map(hand => hand.map(placeOf)),
    piles: kittens.map(piles => piles.map(pile => pile.map(placeOf))),
    packets: packets.map(packet => packet.map(placeOf)),
    next: 0,
    lies,
    ends: new Uint8Array(rows.length),
    taken: new Array(count).fill(0),
  };
  for (let book = 0; book < rows.length; book++) moveEnd(race, book);
  return race;
}

function moveEnd({ lies, ends }: Race, book: number): void {
  let end = assertDefined(ends[book]);
  while (end < RANKS && lies[book * RANKS + end] === 1) end += 1;
  ends[book] = end;
}

const bookAt = (card: number): number => (card / RANKS) | 0;

/** How many cards of its book come before it. */
const distance = ({ ends }: Race, card: number): number => (card % RANKS) - ends[bookAt(card)]!;

function takeTurn(race: Race, seat: number): void {
  const hand = itemAt(race.hands, seat);
  while (playOne(race, hand) || playFirst(race, hand) || playTop(race, itemAt(race.piles, seat))) refill(race, seat);
  if (hand.length > 0) lay(race, hand, itemAt(race.piles, seat));
  refill(race, seat);
}

function refill(race: Race, seat: number): void {
  const hand = itemAt(race.hands, seat);
  if (hand.length > 0 || race.next >= race.packets.length) return;
  hand.push(...itemAt(race.packets, race.next));
  race.next += 1;
  race.taken[seat]! += 1;
}

function playOne(race: Race, hand: number[]): boolean {
  for (let i = 0; i < hand.length; i++) if (hand[i]! % RANKS === 0) return play(race, hand, i);
  return false;
}

function playFirst(race: Race, hand: number[]): boolean {
  for (let i = 0; i < hand.length; i++) if (distance(race, hand[i]!) === 0) return play(race, hand, i);
  return false;
}

function playTop(race: Race, piles: Pile[]): boolean {
  for (let i = 0; i < piles.length; i++) {
    const pile = piles[i]!;
    if (distance(race, pile[pile.length - 1]!) !== 0) continue;
    play(race, pile, pile.length - 1);
    if (pile.length === 0) piles.splice(i, 1);
    return true;
  }
  return false;
}

function play(race: Race, cards: number[], i: number): true {
  const card = cards[i]!;
  cards.splice(i, 1);
  race.lies[card] = 1;
  moveEnd(race, bookAt(card));
  return true;
}

function lay(race: Race, hand: number[], piles: Pile[]): void {
  const isFull = piles.length >= MOST_PILES;
  let best = Number.NEGATIVE_INFINITY;
  let at = 0;
  let on = 0;
  for (let i = 0; i < hand.length; i++)
    for (let pile = 0; pile < (isFull ? piles.length : 1); pile++) {
      const worth = distance(race, hand[i]!) - (isFull ? costOver(race, hand[i]!, piles[pile]!) : 0);
      if (worth <= best) continue;
      best = worth;
      at = i;
      on = pile;
    }
  const card = assertDefined(hand.splice(at, 1)[0]);
  if (isFull) itemAt(piles, on).push(card);
  else piles.push([card]);
}

/** Nearly as the strong player reckons it: what is buried under a higher card of its book, and how long the top has to wait. */
function costOver(race: Race, by: number, pile: Pile): number {
  const first = by - (by % RANKS);
  let cost = Math.max(0, distance(race, by) - distance(race, pile[pile.length - 1]!));
  for (let i = 0; i < pile.length; i++) if (pile[i]! >= first && pile[i]! < by) cost += BURIED;
  return cost;
}
