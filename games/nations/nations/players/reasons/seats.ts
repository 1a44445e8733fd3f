/** What the seat to play knows of those who come after it in the trick. */
import type { Seat } from '@parlour/kernel/game';
import { type CardIndex, nationOf, rankOf } from '../../../pack/pack.ts';
import { isOut, mayHaveStars, othersCards } from '../book/seen.ts';
import type { FastDeal } from '../fast.ts';

/** The opponents who play after this seat. */
export const laterOpponents = ({ turn, inTrick }: FastDeal): Seat[] =>
  inTrick === 3 ? [] : inTrick === 0 ? [(turn + 1) & 3, (turn + 3) & 3] : [(turn + 1) & 3];

/** Cards that the others have of its nation and that are higher. */
export const higherThan = (deal: FastDeal, card: CardIndex): number =>
  othersCards(deal, nationOf(card)) & -(2 << rankOf(card));

/** Whether partner has the trick so far. */
export const isPartners = ({ bestBy, turn }: FastDeal): boolean => ((bestBy ^ turn) & 1) === 0;

export const beats = ({ best, star }: FastDeal, card: CardIndex): boolean =>
  nationOf(card) === nationOf(best) ? card > best : nationOf(card) === star;

/** Whether somebody is known to be out of a nation and may, for all that is known, have a Star. */
export const mayRuff = (deal: FastDeal, seat: Seat, nation: number): boolean =>
  nation !== deal.star && isOut(deal, seat, nation) && mayHaveStars(deal, seat);

/** An opponent after this seat who is known to be out of a nation and may take it with a Star. */
export const laterRuffer = (deal: FastDeal, nation: number): Seat | undefined =>
  laterOpponents(deal).find(seat => mayRuff(deal, seat, nation));

/** Higher cards that an opponent after this seat can still have: not one who is known to be out of the nation. */
export function laterHigher(deal: FastDeal, card: CardIndex): number {
  const nation = nationOf(card);
  return laterOpponents(deal).some(seat => !isOut(deal, seat, nation)) ? higherThan(deal, card) : 0;
}
