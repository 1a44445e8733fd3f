/**
 * What the seat to play may reckon with: its own hand, the cards still to come, who did not follow what, who led what.
 * The book looks at nothing else, so two deals that look alike to a seat get the same card from it.
 */
import type { Seat } from '@parlour/kernel/game';
import type { FastDeal } from '../fast.ts';
import { SIZE } from '../masks.ts';

export const ownCards = ({ hands, turn }: FastDeal, nation: number): number => hands[4 * turn + nation]!;

/** The cards of a nation that the three others have. */
export const othersCards = (deal: FastDeal, nation: number): number => deal.held[nation]! & ~ownCards(deal, nation);

export const isOut = ({ voids }: FastDeal, seat: Seat, nation: number): boolean =>
  ((voids >> (4 * (seat & 3) + nation)) & 1) === 1;

export const hasLed = ({ leads }: FastDeal, seat: Seat, nation: number): boolean =>
  ((leads >> (4 * (seat & 3) + nation)) & 1) === 1;

/** Whether a seat, for all that is known, may have a Star. */
export const mayHaveStars = (deal: FastDeal, seat: Seat): boolean =>
  othersCards(deal, deal.star) !== 0 && !isOut(deal, seat, deal.star);

/** Whether an opponent is known to be out of a nation and may have a Star to take it with. */
export const opponentRuffs = (deal: FastDeal, nation: number): boolean =>
  ruffs(deal, deal.turn + 1, nation) || ruffs(deal, deal.turn + 3, nation);

export const partnerRuffs = (deal: FastDeal, nation: number): boolean => ruffs(deal, deal.turn + 2, nation);

const ruffs = (deal: FastDeal, seat: Seat, nation: number): boolean =>
  nation !== deal.star && isOut(deal, seat, nation) && mayHaveStars(deal, seat);

export const opponentsMayHaveStars = (deal: FastDeal): boolean =>
  mayHaveStars(deal, deal.turn + 1) || mayHaveStars(deal, deal.turn + 3);

export const countOwn = (deal: FastDeal, nation: number): number => SIZE[ownCards(deal, nation)]!;
export const countOthers = (deal: FastDeal, nation: number): number => SIZE[othersCards(deal, nation)]!;
