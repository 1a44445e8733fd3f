/** Cards of one nation as a mask: bit r is the card of rank r. */

export const ALL: number = (1 << 13) - 1;

/** How many cards a mask of one nation has. */
export const SIZE: Uint8Array = new Uint8Array(1 << 13);
for (let mask = 1; mask < 1 << 13; mask++) SIZE[mask] = SIZE[mask >> 1]! + (mask & 1);

export const topOf = (mask: number): number => 1 << (31 - Math.clz32(mask));
export const lowestOf = (mask: number): number => mask & -mask;
export const rankOfBit = (bit: number): number => 31 - Math.clz32(bit);

/** The cards of a mask that are higher than every card of another. */
export const above = (mask: number, others: number): number =>
  others === 0 ? mask : mask & -(2 << (31 - Math.clz32(others)));

/** The rank of the n-th lowest card of a mask, at 13 * mask + n. */
export const NTH: Uint8Array = new Uint8Array(13 << 13);
for (let mask = 1; mask < 1 << 13; mask++) {
  for (let rest = mask, n = 0; rest !== 0; rest &= rest - 1) NTH[13 * mask + n++] = 31 - Math.clz32(rest & -rest);
}

/** The n-th card of the hand whose masks begin at a place, nation by nation, lowest first. */
export function nthCard(hands: Int32Array, at: number, n: number): number {
  let rest = n;
  for (let nation = 0; ; nation++) {
    const mask = hands[at + nation]!;
    if (rest < SIZE[mask]!) return 13 * nation + NTH[13 * mask + rest]!;
    rest -= SIZE[mask]!;
  }
}
