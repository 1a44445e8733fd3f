/** What can be known of a game's tables without its rules: for how many one is laid, and whether there is a deal of the day. */
import type { BoxedGame } from './shelf.ts';

const USUAL_COUNT = 4;

export const usualCount = ({ seats: [least, most] }: BoxedGame): number => Math.min(most, Math.max(least, USUAL_COUNT));

/** Where seconds decide, no two people ever have the same game. */
export const hasDaily = ({ turns }: Pick<BoxedGame, 'turns'>): boolean => turns === 'one by one';
