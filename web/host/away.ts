/** Since when a seat is known to be away. The server knows it longer than we do, never shorter. */
export type AwaySince = readonly (number | null)[];

/** Null where somebody is here. */
export const awayAfter = (before: AwaySince, here: readonly boolean[], now: number): AwaySince =>
  here.map((isHere, seat) => (isHere ? null : (before[seat] ?? now)));
