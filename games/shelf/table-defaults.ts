/** Table defaults that follow from the facts of a game, without its rules. */
import type { BoxedGame } from './shelf.ts';

const DEFAULT_SEATS = 4;

/** Returns the number of seats of a new table: four, within what the game allows. */
export const defaultSeatCount = ({ seats: [least, most] }: BoxedGame): number =>
  Math.min(most, Math.max(least, DEFAULT_SEATS));

/** In a race against time no two people have the same game, so there is no daily deal. */
export const hasDailyDeal = ({ turns }: Pick<BoxedGame, 'turns'>): boolean => turns === 'one by one';
