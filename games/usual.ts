/** What a table is laid for if nobody says otherwise. */
import type { BoxedGame } from './shelf.ts';

const USUAL_COUNT = 4;

export const usualCount = ({ seats: [least, most] }: BoxedGame): number => Math.min(most, Math.max(least, USUAL_COUNT));
