/** Whether cards can have been dealt: to every seat its number of them, and to none a whole set, which it would have laid down. */
import { itemAt } from '@parlour/kernel/result';

/** By card the seats that it can have been dealt to, as bits; none for a card that was laid down. */
export type Masks = readonly number[];

/**
 * Whether every seat can get its number, by Hall's theorem: no group of seats has fewer places than there are cards that can
 * go nowhere else. All cards together have as many places as there are cards.
 */
export function isDealable(masks: Masks, sizes: readonly number[]): boolean {
  const groups = 2 ** sizes.length;
  const counts = new Uint8Array(groups);
  for (const mask of masks) if (mask !== 0) counts[mask] = itemAt(counts, mask) + 1;
  for (let group = 1; group < groups; group++) if (within(counts, group) > roomOf(sizes, group)) return false;
  return true;
}

function within(counts: Uint8Array, group: number): number {
  let cards = 0;
  for (let part = group; part > 0; part = (part - 1) & group) cards += itemAt(counts, part);
  return cards;
}

function roomOf(sizes: readonly number[], group: number): number {
  let room = 0;
  for (let seat = 0; seat < sizes.length; seat++) if ((group >> seat) & 1) room += itemAt(sizes, seat);
  return room;
}

/** Whether they can be dealt so that nobody has a whole set: card by card, the next wherever there is a choice. */
export function isDealtApart(masks: Masks, sizes: readonly number[]): boolean {
  if (hasWholeSet(masks) || !isDealable(masks, sizes)) return false;
  const open = masks.findIndex(mask => (mask & (mask - 1)) !== 0);
  if (open < 0) return true;
  return sizes.some((_, seat) => {
    const bit = 1 << seat;
    return (itemAt(masks, open) & bit) !== 0 && isDealtApart(masks.with(open, bit), sizes);
  });
}

function hasWholeSet(masks: Masks): boolean {
  for (let card = 0; card < masks.length; card += 3) {
    const mask = itemAt(masks, card);
    if (mask !== 0 && (mask & (mask - 1)) === 0 && mask === masks[card + 1] && mask === masks[card + 2]) return true;
  }
  return false;
}
