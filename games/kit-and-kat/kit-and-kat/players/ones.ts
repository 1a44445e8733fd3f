/** One way the hidden cards may lie, and whether the 1s that nobody has seen find a place in it. */
import { type Card, isOne } from '../rules/cards.ts';
import type { Cards } from '../rules/state.ts';

/** A card in a hidden hand. */
export type Hidden = {
  readonly face: Card | null;
  readonly notOne: boolean;
  /** Whether it was there when an earlier turn ended (KK-23r). */
  readonly held: boolean;
  /** By bit: the groups of cards it belongs to, in each of which there is a 1. */
  readonly groups: number;
};

/** Cards that have shown their faces, the latest first: ways that part have what was before in common. */
export type Shown = { readonly card: Hidden; readonly earlier: Shown } | null;

export type Way = {
  readonly hands: readonly (readonly Hidden[])[];
  readonly shown: Shown;
  /** By bit: the groups begun so far, and those in which the 1 has been seen. */
  readonly groups: number;
  readonly met: number;
};

/** What is in no hand is in the packets, and there is room for any card. */
export function canPlaceOnes({ hands, groups, met }: Way, unseen: Cards): boolean {
  const hidden = hands.flat();
  const known = new Set(hidden.flatMap(({ face }) => face ?? []));
  const unknown = hidden.filter(({ face }) => face === null);
  const open = unseen.filter(card => !known.has(card));
  const ones = open.filter(isOne).length;
  const others = open.length - ones;
  if (unknown.filter(({ notOne }) => notOne).length > others) return false;
  return canMeet(
    groups & ~metBy(hidden, met),
    unknown.filter(({ notOne }) => !notOne),
    ones,
  );
}

const metBy = (hidden: readonly Hidden[], met: number): number =>
  hidden.reduce((so, { face, groups }) => (isKnownOne(face) ? so | groups : so), met);

const isKnownOne = (face: Card | null): boolean => face !== null && isOne(face);

/** Every group wants a 1, and there are so many for them all. */
function canMeet(groups: number, cards: readonly Hidden[], ones: number): boolean {
  if (groups === 0) return true;
  if (ones === 0) return false;
  const first = groups & -groups;
  const meeting = new Set(cards.map(card => card.groups).filter(of => (of & first) !== 0));
  return [...meeting].some(met => canMeet(groups & ~met, cards, ones - 1));
}
