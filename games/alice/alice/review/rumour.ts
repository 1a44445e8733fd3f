/** What everybody, or one chair, makes of what was heard: how likely each card is with whom, kept up as a match is played out. */
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import { beliefsIn } from '../players/recalling.ts';
import type { CardNumber } from '../rules/facts.ts';
import type { AliceSight } from '../rules/view.ts';

/** The likelihood of each card in each hand, not scaled: shares[card * seats + seat]. */
export type Rumour = { readonly seats: number; readonly shares: Float64Array };

export const rumourOf = (view: Pick<AliceSight, 'history' | 'sets'>): Rumour => ({
  seats: view.sets.length,
  shares: beliefsIn(view).shares,
});

export const spread = ({ seats, shares }: Rumour): Rumour => ({ seats, shares: shares.slice() });

export function hearNot({ seats, shares }: Rumour, card: CardNumber, seat: Seat): void {
  shares[card * seats + seat] = 0;
}

export function hearWith({ seats, shares }: Rumour, card: CardNumber, seat: Seat): void {
  shares.fill(0, card * seats, card * seats + seats);
  shares[card * seats + seat] = 1;
}

/** A card has gone unseen out of a hand of so many: any that was there, with the same chance. */
export function hearMoved({ seats, shares }: Rumour, from: Seat, to: Seat, size: number): void {
  for (let at = 0; at < shares.length; at += seats) {
    const moved = itemAt(shares, at + from) / size;
    shares[at + from]! -= moved;
    shares[at + to]! += moved;
  }
}

/** The likelihood that others than this seat have a card, all together. */
export function sumOf({ seats, shares }: Rumour, card: CardNumber, but: Seat): number {
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) if (seat !== but) sum += itemAt(shares, card * seats + seat);
  return sum;
}
