/** What the book plays to a nation that was led and can be followed. */
import type { FastDeal } from '../fast.ts';
import { above, lowestOf, rankOfBit, SIZE, topOf } from '../masks.ts';
import { CHEAPEST, choice, FINESSE, IN_A_ROW, LOST, PARTNERS, SECOND_LOW, SURE, THIRD_HIGH } from './reasons.ts';
import { othersCards, ownCards } from './seen.ts';

/** The card to be beaten as a mask of the nation led; a Star on another nation cannot be beaten by following. */
const UNBEATABLE = 1 << 13;
const toBeat = ({ best, led }: FastDeal): number => (Math.trunc(best / 13) === led ? 1 << (best % 13) : UNBEATABLE);

export function followByBook(deal: FastDeal): number {
  const mine = ownCards(deal, deal.led);
  const beating = mine & -(2 * toBeat(deal));
  if (SIZE[mine]! === 1) return play(deal, beating === 0 ? LOST : CHEAPEST, mine);
  if (deal.inTrick === 1) return second(deal, mine, beating);
  return deal.inTrick === 2 ? third(deal, mine, beating) : fourth(deal, mine, beating);
}

const play = ({ led }: FastDeal, reason: number, card: number): number => choice(reason, led, rankOfBit(card));

const CHILD = 1 << 9;

function second(deal: FastDeal, mine: number, beating: number): number {
  const low = lowestOf(mine);
  if (beating === 0) return play(deal, LOST, low);
  const others = othersCards(deal, deal.led);
  const sure = above(beating, others);
  if (sure !== 0 && (toBeat(deal) >= CHILD || SIZE[others]! < GOES_ROUND)) return play(deal, SURE, lowestOf(sure));
  const row = equals(mine, topOf(beating), others) & beating;
  if (SIZE[row]! > 1 && topOf(row) >= CHILD) return play(deal, IN_A_ROW, lowestOf(row));
  return play(deal, SECOND_LOW, low);
}

/** With fewer cards than this in the other hands, the next round may be ruffed. */
const GOES_ROUND = 5;

function third(deal: FastDeal, mine: number, beating: number): number {
  const low = lowestOf(mine);
  const others = othersCards(deal, deal.led);
  const isPartners = ((deal.bestBy ^ deal.turn) & 1) === 0;
  const led = toBeat(deal);
  if (isPartners && (others & -led) === 0) return play(deal, PARTNERS, low);
  if (beating === 0) return play(deal, isPartners ? PARTNERS : LOST, low);
  const top = topOf(beating);
  if (isPartners && between(led, top, others) === 0) return play(deal, PARTNERS, low);
  const row = equals(mine, top, others) & beating;
  const lower = beating & ~row;
  return finesses(top, lower, others)
    ? play(deal, FINESSE, lowestOf(equals(mine, topOf(lower), others) & beating))
    : play(deal, THIRD_HIGH, lowestOf(row));
}

/** With the highest card and a lower one, if only one card lies between them and the nation will go round again. */
const finesses = (top: number, lower: number, others: number): boolean =>
  lower !== 0 && top > others && SIZE[others]! > GOES_ROUND && SIZE[between(topOf(lower), top, others)]! === 1;

/** Cards of a mask strictly between two others. */
const between = (lower: number, higher: number, mask: number): number => mask & (higher - 1) & -(2 * lower);

/** The cards of a hand down from one of them that no card of the others parts from it. */
function equals(mine: number, top: number, others: number): number {
  const below = others & (top - 1);
  return mine & (2 * top - 1) & (below === 0 ? -1 : -(2 * topOf(below)));
}

function fourth(deal: FastDeal, mine: number, beating: number): number {
  const isPartners = ((deal.bestBy ^ deal.turn) & 1) === 0;
  if (isPartners) return play(deal, PARTNERS, lowestOf(mine));
  return beating === 0 ? play(deal, LOST, lowestOf(mine)) : play(deal, CHEAPEST, lowestOf(beating));
}
