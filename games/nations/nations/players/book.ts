/**
 * Whist by the books of the time: rules that use only what the seat to play knows (its hand, unplayed cards, voids,
 * leads). Deals that look alike to a seat give the same card.
 */

import type { Seat } from '@parlour/kernel/game';
import { type Translate, translator } from '@parlour/messages';
import type { CardIndex } from '../../pack/pack.ts';
import type { FastDeal } from './fast-deal.ts';
import { above, lowestOf, rankOfBit, SIZE, topOf } from './masks.ts';

/** Returns a card and its reason as one number. */
export function chooseByBook(deal: FastDeal): number {
  if (deal.inTrick === 0) return leadByBook(deal);
  return deal.hands[4 * deal.turn + deal.led] !== 0 ? followByBook(deal) : discardByBook(deal);
}

const english = {
  cash: 'It is the highest card left of its nation.',
  drawStars: 'With many Stars in hand, make the opponents spend theirs.',
  returnLead: 'Partner has led it before and wants it back.',
  forPartner: 'Partner is out of that nation and may take it with a Star.',
  row: 'From a row of high cards, lead the highest.',
  longest: 'A low card from the longest nation, so that its small cards can win later.',
  alone: 'The only card of its nation: next time, a Star can take it.',
  secondLow: 'Second to play, play low: partner is still to come.',
  sure: 'It is the highest left, so take the trick now.',
  inARow: 'From a row of high cards, the lowest does as well as the highest.',
  thirdHigh: 'Third to play, play high: partner leaves the trick to you.',
  finesse: 'Play the lower of two high cards: the one between may be on the right.',
  partners: 'Partner is winning the trick, so a low card will do.',
  cheapest: 'The cheapest card that takes the trick.',
  lost: 'You can’t take the trick, so give as little as possible.',
  ruff: 'Out of that nation, so a small Star takes the trick.',
  discard: 'A card you will hardly miss.',
} as const;
const text: Translate<typeof english> = translator('nations-book', english);

/** In the order of the numbers below. */
const REASONS = [
  'cash',
  'drawStars',
  'returnLead',
  'forPartner',
  'row',
  'longest',
  'alone',
  'secondLow',
  'sure',
  'inARow',
  'thirdHigh',
  'finesse',
  'partners',
  'cheapest',
  'lost',
  'ruff',
  'discard',
] as const;

/** What the book can say. */
export const BOOK_REASONS: readonly string[] = REASONS.map(reason => text(reason));

export const CASH = 0;
export const DRAW_STARS = 1;
export const RETURN = 2;
export const FOR_PARTNER = 3;
export const ROW = 4;
export const LONGEST = 5;
export const ALONE = 6;
export const SECOND_LOW = 7;
export const SURE = 8;
export const IN_A_ROW = 9;
export const THIRD_HIGH = 10;
export const FINESSE = 11;
export const PARTNERS = 12;
export const CHEAPEST = 13;
export const LOST = 14;
export const RUFF = 15;
export const THROW = 16;

/** 64 * reason + card, so that playouts allocate nothing. */
export const encodeChoice = (reason: number, nation: number, rank: number): number => 64 * reason + 13 * nation + rank;
export const cardOfChoice = (choice: number): CardIndex => choice & 63;
export const reasonOfChoice = (choice: number): string => BOOK_REASONS[choice >> 6]!;

export const ownCards = ({ hands, turn }: FastDeal, nation: number): number => hands[4 * turn + nation]!;

/** Returns the cards held by the three other seats. */
export const othersCards = (deal: FastDeal, nation: number): number => deal.held[nation]! & ~ownCards(deal, nation);

export const isKnownVoid = ({ voids }: FastDeal, seat: Seat, nation: number): boolean =>
  ((voids >> (4 * (seat & 3) + nation)) & 1) === 1;

export const hasLed = ({ leads }: FastDeal, seat: Seat, nation: number): boolean =>
  ((leads >> (4 * (seat & 3) + nation)) & 1) === 1;

/** Whether the seat may have Stars, as far as is known. */
export const mayHaveStars = (deal: FastDeal, seat: Seat): boolean =>
  othersCards(deal, deal.star) !== 0 && !isKnownVoid(deal, seat, deal.star);

/** Whether an opponent is known to be out of the nation and may have a Star. */
export const opponentMayRuff = (deal: FastDeal, nation: number): boolean =>
  seatMayRuff(deal, deal.turn + 1, nation) || seatMayRuff(deal, deal.turn + 3, nation);

export const partnerMayRuff = (deal: FastDeal, nation: number): boolean => seatMayRuff(deal, deal.turn + 2, nation);

const seatMayRuff = (deal: FastDeal, seat: Seat, nation: number): boolean =>
  nation !== deal.star && isKnownVoid(deal, seat, nation) && mayHaveStars(deal, seat);

export const opponentsMayHaveStars = (deal: FastDeal): boolean =>
  mayHaveStars(deal, deal.turn + 1) || mayHaveStars(deal, deal.turn + 3);

export const countOwn = (deal: FastDeal, nation: number): number => SIZE[ownCards(deal, nation)]!;
export const countOthers = (deal: FastDeal, nation: number): number => SIZE[othersCards(deal, nation)]!;

const NO_CHOICE = -1;

export function leadByBook(deal: FastDeal): number {
  const drawing = drawStars(deal);
  if (drawing !== NO_CHOICE) return drawing;
  const cashing = cashHighCard(deal);
  if (cashing !== NO_CHOICE) return cashing;
  const ruffing = leadForPartnerToRuff(deal);
  if (ruffing !== NO_CHOICE) return ruffing;
  const returning = returnToPartner(deal);
  return returning !== NO_CHOICE ? returning : leadOwnNation(deal);
}

const MANY_STARS = 5;

/** Leads Stars: with many, with two thirds of what all others have, or after partner has led them. */
function drawStars(deal: FastDeal): number {
  const { star, turn } = deal;
  const mine = ownCards(deal, star);
  if (mine === 0 || !opponentsMayHaveStars(deal)) return NO_CHOICE;
  const many = SIZE[mine]! >= MANY_STARS || 3 * SIZE[mine]! >= 2 * countOthers(deal, star);
  if (many) return leadHighOrLow(deal, DRAW_STARS, star);
  return hasLed(deal, turn + 2, star) ? leadHighOrLow(deal, RETURN, star) : NO_CHOICE;
}

/** Leads the highest card if it takes the trick or heads a row, else the lowest. */
function leadHighOrLow(deal: FastDeal, reason: number, nation: number): number {
  const mine = ownCards(deal, nation);
  const top = topOf(mine);
  const high = top > othersCards(deal, nation) || headsRow(mine, deal.held[nation]!);
  return encodeChoice(reason, nation, rankOfBit(high ? top : lowestOf(mine)));
}

/** Whether the two highest cards are adjacent among the unplayed cards, from the Child upwards. */
function headsRow(mine: number, held: number): boolean {
  const top = topOf(mine);
  const rest = mine ^ top;
  return rest !== 0 && top >= 1 << 9 && topOf(held & (top - 1)) === topOf(rest);
}

/** Leads from the shortest nation that no opponent is known to ruff. */
function cashHighCard(deal: FastDeal): number {
  let best = NO_CHOICE;
  for (let nation = 0; nation < 4; nation++) {
    const mine = ownCards(deal, nation);
    if (mine === 0 || nation === deal.star) continue;
    if (above(mine, othersCards(deal, nation)) === 0 || opponentMayRuff(deal, nation)) continue;
    if (best === NO_CHOICE || SIZE[mine]! < countOwn(deal, best)) best = nation;
  }
  return best === NO_CHOICE ? NO_CHOICE : encodeChoice(CASH, best, rankOfBit(topOf(ownCards(deal, best))));
}

function leadForPartnerToRuff(deal: FastDeal): number {
  for (let nation = 0; nation < 4; nation++) {
    const mine = ownCards(deal, nation);
    if (mine === 0 || !partnerMayRuff(deal, nation) || opponentMayRuff(deal, nation)) continue;
    return encodeChoice(FOR_PARTNER, nation, rankOfBit(lowestOf(mine)));
  }
  return NO_CHOICE;
}

/**
 * Returns partner's nation: of two cards the higher; of more the lowest, unless the highest is sure to take the
 * trick.
 */
function returnToPartner(deal: FastDeal): number {
  for (let nation = 0; nation < 4; nation++) {
    const mine = ownCards(deal, nation);
    if (mine === 0 || nation === deal.star) continue;
    if (!hasLed(deal, deal.turn + 2, nation) || opponentMayRuff(deal, nation)) continue;
    if (SIZE[mine]! <= 2) return encodeChoice(RETURN, nation, rankOfBit(topOf(mine)));
    return leadHighOrLow(deal, RETURN, nation);
  }
  return NO_CHOICE;
}

/** Leads the longest nation; Stars, and what an opponent would ruff, come last. */
function leadOwnNation(deal: FastDeal): number {
  let best = NO_CHOICE;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let nation = 0; nation < 4; nation++) {
    if (ownCards(deal, nation) === 0) continue;
    const value = leadValue(deal, nation);
    if (value <= bestValue) continue;
    best = nation;
    bestValue = value;
  }
  return leadHighOrLow(deal, ownLeadReason(deal, best), best);
}

function ownLeadReason(deal: FastDeal, nation: number): number {
  if (headsRow(ownCards(deal, nation), deal.held[nation]!)) return ROW;
  return isSingleton(deal, nation) ? ALONE : LONGEST;
}

/** Whether the hand has Stars to ruff the nation of its only card later. */
const isSingleton = (deal: FastDeal, nation: number): boolean =>
  countOwn(deal, nation) === 1 && nation !== deal.star && countOwn(deal, deal.star) > 0;

function leadValue(deal: FastDeal, nation: number): number {
  const mine = ownCards(deal, nation);
  const row = headsRow(mine, deal.held[nation]!) ? 4 : 0;
  const ruffed = opponentMayRuff(deal, nation) ? 20 : 0;
  const star = nation === deal.star ? 8 : 0;
  const alone = isSingleton(deal, nation) ? 8 : 0;
  return 2 * SIZE[mine]! + row - ruffed - star + alone;
}

/** Returns a mask of the nation led. Following cannot beat a Star on another nation. */
const UNBEATABLE = 1 << 13;
const cardToBeat = ({ best, led }: FastDeal): number => (Math.trunc(best / 13) === led ? 1 << (best % 13) : UNBEATABLE);

export function followByBook(deal: FastDeal): number {
  const mine = ownCards(deal, deal.led);
  const beating = mine & -(2 * cardToBeat(deal));
  if (SIZE[mine]! === 1) return encodeFollow(deal, beating === 0 ? LOST : CHEAPEST, mine);
  if (deal.inTrick === 1) return playSecondHand(deal, mine, beating);
  return deal.inTrick === 2 ? playThirdHand(deal, mine, beating) : playFourthHand(deal, mine, beating);
}

const encodeFollow = ({ led }: FastDeal, reason: number, card: number): number =>
  encodeChoice(reason, led, rankOfBit(card));

const CHILD_BIT = 1 << 9;

function playSecondHand(deal: FastDeal, mine: number, beating: number): number {
  const low = lowestOf(mine);
  if (beating === 0) return encodeFollow(deal, LOST, low);
  const others = othersCards(deal, deal.led);
  const sure = above(beating, others);
  if (sure !== 0 && (cardToBeat(deal) >= CHILD_BIT || SIZE[others]! < MIN_TO_GO_ROUND))
    return encodeFollow(deal, SURE, lowestOf(sure));
  const row = equivalentCards(mine, topOf(beating), others) & beating;
  if (SIZE[row]! > 1 && topOf(row) >= CHILD_BIT) return encodeFollow(deal, IN_A_ROW, lowestOf(row));
  return encodeFollow(deal, SECOND_LOW, low);
}

/** With fewer cards in the other hands, the next round may be ruffed. */
const MIN_TO_GO_ROUND = 5;

function playThirdHand(deal: FastDeal, mine: number, beating: number): number {
  const low = lowestOf(mine);
  const others = othersCards(deal, deal.led);
  const isPartners = ((deal.bestBy ^ deal.turn) & 1) === 0;
  const led = cardToBeat(deal);
  if (isPartners && (others & -led) === 0) return encodeFollow(deal, PARTNERS, low);
  if (beating === 0) return encodeFollow(deal, isPartners ? PARTNERS : LOST, low);
  const top = topOf(beating);
  if (isPartners && between(led, top, others) === 0) return encodeFollow(deal, PARTNERS, low);
  const row = equivalentCards(mine, top, others) & beating;
  const lower = beating & ~row;
  return canFinesse(top, lower, others)
    ? encodeFollow(deal, FINESSE, lowestOf(equivalentCards(mine, topOf(lower), others) & beating))
    : encodeFollow(deal, THIRD_HIGH, lowestOf(row));
}

/** Whether one card lies between the highest and a lower one, and the nation will go round again. */
const canFinesse = (top: number, lower: number, others: number): boolean =>
  lower !== 0 && top > others && SIZE[others]! > MIN_TO_GO_ROUND && SIZE[between(topOf(lower), top, others)]! === 1;

/** Returns the cards strictly between two others. */
const between = (lower: number, higher: number, mask: number): number => mask & (higher - 1) & -(2 * lower);

/** Returns the hand's cards from `top` down to the next card of another hand. */
function equivalentCards(mine: number, top: number, others: number): number {
  const below = others & (top - 1);
  return mine & (2 * top - 1) & (below === 0 ? -1 : -(2 * topOf(below)));
}

function playFourthHand(deal: FastDeal, mine: number, beating: number): number {
  const isPartners = ((deal.bestBy ^ deal.turn) & 1) === 0;
  if (isPartners) return encodeFollow(deal, PARTNERS, lowestOf(mine));
  return beating === 0 ? encodeFollow(deal, LOST, lowestOf(mine)) : encodeFollow(deal, CHEAPEST, lowestOf(beating));
}

export function discardByBook(deal: FastDeal): number {
  const { star } = deal;
  const stars = ownCards(deal, star);
  const beating = deal.led === star ? 0 : stars & -lowestWinningStar(deal);
  if (beating !== 0 && wantsTrick(deal)) return encodeChoice(RUFF, star, rankOfBit(lowestOf(beating)));
  return discardLow(deal);
}

const lowestWinningStar = ({ best, star }: FastDeal): number => (Math.trunc(best / 13) === star ? 2 << (best % 13) : 1);

const FEW_STARS = 3;

/** Leaves a trick to partner who has it or is likely to take it. */
function wantsTrick(deal: FastDeal): boolean {
  const { best, bestBy, turn, led, inTrick, star } = deal;
  const higher = Math.trunc(best / 13) === led ? othersCards(deal, led) >> ((best % 13) + 1) : 0;
  const isPartners = ((bestBy ^ turn) & 1) === 0;
  if (isPartners) return inTrick < 3 && higher !== 0;
  if (inTrick === 1 && higher !== 0) return countOwn(deal, star) <= FEW_STARS;
  return true;
}

function discardLow(deal: FastDeal): number {
  let best = -1;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let nation = 0; nation < 4; nation++) {
    const mine = ownCards(deal, nation);
    if (mine === 0) continue;
    const value = discardValue(deal, nation, mine);
    if (value <= bestValue) continue;
    best = nation;
    bestValue = value;
  }
  return encodeChoice(THROW, best, rankOfBit(lowestOf(ownCards(deal, best))));
}

/** Low cards go first, Stars last; a high card keeps its guards. */
function discardValue(deal: FastDeal, nation: number, mine: number): number {
  if (nation === deal.star) return -100;
  const others = othersCards(deal, nation);
  const length = SIZE[mine]!;
  const higher = SIZE[others & -topOf(mine)]!;
  const guards = higher > 0 && higher < 3 && length === higher + 1 ? 4 : 0;
  return -rankOfBit(lowestOf(mine)) - guards;
}
