/**
 * A trick so far is one number: the card that takes it, with its seat; whether its rank decides, which it does only if
 * another of its nation lies there; and the nation led.
 */
export const CONTESTED: number = 1 << 8;
const LED = 3 << 9;

export function ledWith(card: number): number {
  return card | ((card & 0x30) << 5);
}

/** The trick after one more card. */
export function laidOn(best: number, card: number): number {
  const nation = card & 0x30;
  if (nation === (best & 0x30)) return ((card & 15) > (best & 15) ? card | (best & LED) : best) | CONTESTED;
  return nation === 0 ? card | (best & LED) : best;
}
