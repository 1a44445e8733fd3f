/** What a match was worth to each seat, from -1 to 1, whatever its scores mean. */
import { seatsOf } from '@parlour/kernel/cards';
import type { Game, MatchResult, Seat } from '@parlour/kernel/game';
import { nth } from '@parlour/kernel/must';

/**
 * The sides that a side stands before, less those that stand before it, out of all the others: so what somebody gains
 * others lose, and the best alone has 1. A side that plays alone has 1 if it has won, and -1 if not.
 */
export function returnsOf(game: Game, result: MatchResult, count: number): number[] {
  const sides = game.sides(count);
  const worths = seatsOf(sides).map(side => worthOf(game, result, side));
  const returns = worths.map(worth => (sides === 1 ? worth.won : beaten(worth, worths) / (sides - 1)));
  return seatsOf(count).map(seat => nth(returns, seat % sides));
}

type Worth = { readonly score: number; readonly won: number };

function worthOf({ better }: Game, { winners, scores }: MatchResult, side: number): Worth {
  const isOfSide = (seat: Seat): boolean => seat % scores.length === side;
  const score = nth(scores, side);
  return { score: better === 'high' ? score : -score, won: winners.some(isOfSide) ? 1 : -1 };
}

/** Equal scores are parted by who has won. */
const beaten = (worth: Worth, worths: readonly Worth[]): number =>
  worths.reduce((sum, other) => sum + Math.sign(worth.score - other.score || worth.won - other.won), 0);
