/** Phrases for cards and seats, and what is known of the seats to come. */
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import { seatName } from '@parlour/kernel/sentences';
import { formatList, type Translate, translator } from '@parlour/messages';
import { CARDS, type CardIndex, NATION_NAMES, NATIONS, nationOf, rankOf, titleOf } from '../../pack/pack.ts';
import { isKnownVoid, mayHaveStars, othersCards } from './book.ts';
import type { FastDeal } from './fast-deal.ts';
import { rankOfBit, SIZE, topOf } from './masks.ts';

const english = {
  partner: 'partner',
  manyCards: '{count} higher cards of {nation}',
} as const;
const text: Translate<typeof english> = translator('nations-phrases', english);

export const cardName = (card: CardIndex): string => titleOf(itemAt(CARDS, card));
export const nationName = (nation: number): string => NATION_NAMES[itemAt(NATIONS, nation)];

/** "partner", or the name of an opponent. */
export const seatPhrase = ({ turn }: FastDeal, seat: Seat): string =>
  ((seat - turn) & 3) === 2 ? text('partner') : seatName(seat & 3);

const MAX_NAMED_CARDS = 3;

/** Lists cards highest first; more than three are only counted. */
export function cardNames(nation: number, mask: number): string {
  if (SIZE[mask]! > MAX_NAMED_CARDS) return text('manyCards', { count: SIZE[mask]!, nation: nationName(nation) });
  const names: string[] = [];
  for (let rest = mask; rest !== 0; rest ^= topOf(rest)) names.push(cardName(13 * nation + rankOfBit(topOf(rest))));
  return formatList(names);
}

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the opponents who play after this seat. */
export const laterOpponents = ({ turn, inTrick }: FastDeal): Seat[] =>
  inTrick === 3 ? [] : inTrick === 0 ? [(turn + 1) & 3, (turn + 3) & 3] : [(turn + 1) & 3];

/** Returns higher cards of the same nation in other hands. */
export const higherThan = (deal: FastDeal, card: CardIndex): number =>
  othersCards(deal, nationOf(card)) & -(2 << rankOf(card));

export const partnerHasTrick = ({ bestBy, turn }: FastDeal): boolean => ((bestBy ^ turn) & 1) === 0;

export const beats = ({ best, star }: FastDeal, card: CardIndex): boolean =>
  nationOf(card) === nationOf(best) ? card > best : nationOf(card) === star;

/** Whether the seat is known to be out of the nation and may have a Star. */
export const mayRuff = (deal: FastDeal, seat: Seat, nation: number): boolean =>
  nation !== deal.star && isKnownVoid(deal, seat, nation) && mayHaveStars(deal, seat);

export const laterRuffer = (deal: FastDeal, nation: number): Seat | undefined =>
  laterOpponents(deal).find(seat => mayRuff(deal, seat, nation));

/** Returns higher cards that a later opponent can still have. */
export function laterHigher(deal: FastDeal, card: CardIndex): number {
  const nation = nationOf(card);
  return laterOpponents(deal).some(seat => !isKnownVoid(deal, seat, nation)) ? higherThan(deal, card) : 0;
}
