/**
 * Simulates the race for packets. Books depend on tens, and tens on packets, because cards rarely change hands. All
 * seats play all they can, 1s first, without mistakes. Cards are numbers, because this runs thousands of times per
 * match.
 */
import type { Random } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { CARDS_PER_BOOK, cardIndex, MAX_PILES } from '../rules/cards.ts';
import { type KitState, seatAfter } from '../rules/state.ts';

type Pile = number[];

type PacketRace = {
  readonly hands: number[][];
  readonly piles: Pile[][];
  readonly packets: readonly (readonly number[])[];
  next: number;
  /** By card; and by book, the length of its gapless row. */
  readonly isPlayed: Uint8Array;
  readonly rowLengths: Uint8Array;
  readonly taken: number[];
  /** Who takes the first packet. */
  first?: number;
};

const MAX_TURNS = 4000;
const BURIED_COST = 20;

/** By seat. With `lots` every card is parked by lot, otherwise the one that waits longest, where it blocks least. */
export function simulatePacketsTaken(state: KitState, lots?: Random): Pick<PacketRace, 'taken' | 'first'> {
  const race = createRace(state);
  let seat = state.turn;
  for (let turns = 0; race.next < race.packets.length && turns < MAX_TURNS; turns++) {
    takeTurn(race, seat, lots);
    seat = seatAfter(state, seat);
  }
  return race;
}

function createRace({ hands, kittens, packets, rows, books, count }: KitState): PacketRace {
  const isPlayed = new Uint8Array(rows.length * CARDS_PER_BOOK);
  for (const row of rows) for (const card of row) isPlayed[cardIndex(card)] = 1;
  for (const book of books.flat()) isPlayed.fill(1, cardIndex(`${book}1`), cardIndex(`${book}10`) + 1);
  const race: PacketRace = {
    hands: hands.map(hand => hand.map(cardIndex)),
    piles: kittens.map(piles => piles.map(pile => pile.map(cardIndex))),
    packets: packets.map(packet => packet.map(cardIndex)),
    next: 0,
    isPlayed,
    rowLengths: new Uint8Array(rows.length),
    taken: new Array(count).fill(0),
  };
  for (let book = 0; book < rows.length; book++) updateRowLength(race, book);
  return race;
}

function updateRowLength({ isPlayed, rowLengths }: PacketRace, book: number): void {
  let end = assertDefined(rowLengths[book]);
  while (end < CARDS_PER_BOOK && isPlayed[book * CARDS_PER_BOOK + end] === 1) end += 1;
  rowLengths[book] = end;
}

const bookAt = (card: number): number => (card / CARDS_PER_BOOK) | 0;

const distanceToTurn = ({ rowLengths }: PacketRace, card: number): number =>
  (card % CARDS_PER_BOOK) - rowLengths[bookAt(card)]!;

function takeTurn(race: PacketRace, seat: number, lots: Random | undefined): void {
  const hand = itemAt(race.hands, seat);
  while (playOne(race, hand) || playFirst(race, hand) || playTop(race, itemAt(race.piles, seat))) refill(race, seat);
  const piles = itemAt(race.piles, seat);
  if (hand.length > 0 && lots) layByLot(hand, piles, lots);
  else if (hand.length > 0) lay(race, hand, piles);
  refill(race, seat);
}

function refill(race: PacketRace, seat: number): void {
  const hand = itemAt(race.hands, seat);
  if (hand.length > 0 || race.next >= race.packets.length) return;
  hand.push(...itemAt(race.packets, race.next));
  race.next += 1;
  race.first ??= seat;
  race.taken[seat]! += 1;
}

function playOne(race: PacketRace, hand: number[]): boolean {
  for (let i = 0; i < hand.length; i++) if (hand[i]! % CARDS_PER_BOOK === 0) return play(race, hand, i);
  return false;
}

function playFirst(race: PacketRace, hand: number[]): boolean {
  for (let i = 0; i < hand.length; i++) if (distanceToTurn(race, hand[i]!) === 0) return play(race, hand, i);
  return false;
}

function playTop(race: PacketRace, piles: Pile[]): boolean {
  for (let i = 0; i < piles.length; i++) {
    const pile = piles[i]!;
    if (distanceToTurn(race, pile[pile.length - 1]!) !== 0) continue;
    play(race, pile, pile.length - 1);
    if (pile.length === 0) piles.splice(i, 1);
    return true;
  }
  return false;
}

function play(race: PacketRace, cards: number[], i: number): true {
  const card = cards[i]!;
  cards.splice(i, 1);
  race.isPlayed[card] = 1;
  updateRowLength(race, bookAt(card));
  return true;
}

function lay(race: PacketRace, hand: number[], piles: Pile[]): void {
  const isFull = piles.length >= MAX_PILES;
  let best = Number.NEGATIVE_INFINITY;
  let at = 0;
  let on = 0;
  for (let i = 0; i < hand.length; i++)
    for (let pile = 0; pile < (isFull ? piles.length : 1); pile++) {
      const worth = distanceToTurn(race, hand[i]!) - (isFull ? costOver(race, hand[i]!, piles[pile]!) : 0);
      if (worth <= best) continue;
      best = worth;
      at = i;
      on = pile;
    }
  const card = assertDefined(hand.splice(at, 1)[0]);
  if (isFull) itemAt(piles, on).push(card);
  else piles.push([card]);
}

function layByLot(hand: number[], piles: Pile[], lots: Random): void {
  const card = assertDefined(hand.splice(lots.below(hand.length), 1)[0]);
  if (piles.length >= MAX_PILES) itemAt(piles, lots.below(piles.length)).push(card);
  else piles.push([card]);
}

/** Like the strong player's valuation. */
function costOver(race: PacketRace, by: number, pile: Pile): number {
  const first = by - (by % CARDS_PER_BOOK);
  let cost = Math.max(0, distanceToTurn(race, by) - distanceToTurn(race, pile[pile.length - 1]!));
  for (let i = 0; i < pile.length; i++) if (pile[i]! >= first && pile[i]! < by) cost += BURIED_COST;
  return cost;
}
