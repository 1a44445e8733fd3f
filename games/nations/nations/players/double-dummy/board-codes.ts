/**
 * Encodes boards for the transposition table, trick by trick: the owners of the highest, second highest … card left
 * of each nation (two bits each, from bit 25 down), and the lengths of hands. Ranks are dropped, so boards that
 * differ only in ranks are alike.
 */
import { SIZE } from '../masks.ts';
import { HANDS, HELD, PLAYED } from './board.ts';

/** By nation, at 4 * trick + nation. */
export const OWNERS: Int32Array = new Int32Array(64);

/** Four bits each: seats 0 and 1 at 2 * trick, seats 2 and 3 at the next index. */
export const LENGTHS: Int32Array = new Int32Array(64);

/** Bits of the n highest cards in an owner word. */
export const HIGHEST_MASKS: Int32Array = new Int32Array(32);
for (let n = 0; n < 14; n++) HIGHEST_MASKS[n] = ((1 << (2 * n)) - 1) << (26 - 2 * n);

const hands = HANDS;
const held = HELD;
const played = PLAYED;
const owners = OWNERS;
const lengths = LENGTHS;
const size = SIZE;

/** As dealt. */
const ownerOfCard = new Int32Array(128);

/** At 8192 * nation + the unplayed cards; the bits from 26 up hold the number of the deal. */
const ownerWordCache = new Int32Array(4 << 13);
const WORD = (1 << 26) - 1;
let dealNumber = 0;

/** Encodes the board before the first trick. */
export function encodeBoard(): void {
  startDeal();
  lengths[0] = 0;
  lengths[1] = 0;
  for (let nation = 0; nation < 4; nation++) {
    for (let seat = 0; seat < 4; seat++) addHand(seat, nation);
    owners[nation] = ownerWordOf(nation, held[nation]!);
  }
}

/** There is room for the numbers of 63 deals. */
function startDeal(): void {
  dealNumber = (dealNumber + 1) & 63;
  if (dealNumber !== 0) return;
  ownerWordCache.fill(0, 0, 4 << 13);
  dealNumber = 1;
}

function lengthShift(seat: number, nation: number): number {
  return 16 * (seat & 1) + 4 * nation;
}

function addHand(seat: number, nation: number): void {
  const mine = hands[4 * seat + nation]!;
  lengths[seat >> 1]! += size[mine]! << lengthShift(seat, nation);
  for (let rest = mine; rest !== 0; rest &= rest - 1) ownerOfCard[16 * nation + 31 - Math.clz32(rest & -rest)] = seat;
}

function ownerWordOf(nation: number, mask: number): number {
  const word = ownerWordCache[(nation << 13) | mask]!;
  return word >>> 26 === dealNumber ? word & WORD : computeOwnerWord(nation, mask);
}

function computeOwnerWord(nation: number, mask: number): number {
  let word = 0;
  for (let rest = mask, shift = 24; rest !== 0; shift -= 2) {
    const rank = 31 - Math.clz32(rest);
    rest ^= 1 << rank;
    word |= ownerOfCard[16 * nation + rank]! << shift;
  }
  ownerWordCache[(nation << 13) | mask] = word | (dealNumber << 26);
  return word;
}

export function encodeAfter(trick: number): void {
  const at = 4 * trick + 4;
  for (let nation = 0; nation < 4; nation++) {
    const mask = held[at + nation]!;
    owners[at + nation] = mask === held[at + nation - 4]! ? owners[at + nation - 4]! : ownerWordOf(nation, mask);
  }
  lengths[2 * trick + 2] = lengths[2 * trick]!;
  lengths[2 * trick + 3] = lengths[2 * trick + 1]!;
  for (let place = 0; place < 4; place++) shortenHand(trick, played[4 * trick + place]!);
}

function shortenHand(trick: number, card: number): void {
  lengths[2 * trick + 2 + (card >> 7)]! -= 1 << lengthShift(card >> 6, (card >> 4) & 3);
}
