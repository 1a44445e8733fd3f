/** Why the book plays a card. A choice is 64 * reason + card, so that trials need not build anything. */
import type { CardIndex } from '../../../pack/pack.ts';

export const REASONS = [
  'It is the highest left of its nation.',
  'Many Stars in the hand: the opponents are made to part with theirs.',
  'Partner has led it before, and wants it back.',
  'Partner is out of that nation and may take it with a Star.',
  'From a row of high cards the highest is led.',
  'A low card from the longest nation, to make its small cards good later.',
  'The only card of its nation: when it comes round again, a Star can take it.',
  'Second hand low: partner is still to come.',
  'The highest left: no need to leave the trick to chance.',
  'Of high cards in a row the lowest does as well as the highest.',
  'Third hand high: partner leaves it to you to take the trick.',
  'A finesse: the lower of two high cards, if the one between lies on the right.',
  'Partner takes the trick already; a low card will do.',
  'The cheapest card that takes the trick.',
  'The trick cannot be taken, so as little as possible goes into it.',
  'Out of that nation, so a small Star takes the trick.',
  'A card that will hardly be missed.',
] as const;

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

export const choice = (reason: number, nation: number, rank: number): number => 64 * reason + 13 * nation + rank;
export const cardOf = (choice: number): CardIndex => choice & 63;
export const reasonOf = (choice: number): string => REASONS[choice >> 6]!;
