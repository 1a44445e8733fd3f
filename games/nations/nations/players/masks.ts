/** Cards of one nation as a bit mask: bit r is the card of rank r. */

export const ALL_RANKS: number = (1 << 13) - 1;

export const SIZE: Uint8Array = new Uint8Array(1 << 13);
for (let mask = 1; mask < 1 << 13; mask++) SIZE[mask] = SIZE[mask >> 1]! + (mask & 1);

export const topOf = (mask: number): number => 1 << (31 - Math.clz32(mask));
export const lowestOf = (mask: number): number => mask & -mask;
export const rankOfBit = (bit: number): number => 31 - Math.clz32(bit);

/** Returns the cards higher than every card of the other mask. */
export const above = (mask: number, others: number): number =>
  others === 0 ? mask : mask & -(2 << (31 - Math.clz32(others)));

/** The rank of the n-th lowest card of a mask, at 13 * mask + n. */
export const NTH_RANK: Uint8Array = new Uint8Array(13 << 13);
for (let mask = 1; mask < 1 << 13; mask++) {
  for (let rest = mask, n = 0; rest !== 0; rest &= rest - 1) NTH_RANK[13 * mask + n++] = 31 - Math.clz32(rest & -rest);
}

/** Returns the n-th lowest card of a hand; `at` is the index of its first mask. */
export function nthCard(hands: Int32Array, at: number, n: number): number {
  let rest = n;
  for (let nation = 0; ; nation++) {
    const mask = hands[at + nation]!;
    if (rest < SIZE[mask]!) return 13 * nation + NTH_RANK[13 * mask + rest]!;
    rest -= SIZE[mask]!;
  }
}
