/** What decided a match: the count from which on the winners were ahead of all others until the end. */
import type { Result } from '@parlour/kernel/game';

type Scores = readonly number[];

/** The place of that count among the counts. Winners who led from the first on, or who share the win, have it from the last. */
export function decidingAt(counts: readonly Scores[], result: Result): number {
  const last = counts.length - 1;
  const behind = counts.findLastIndex(scores => lead(scores, result) <= 0);
  return behind < 0 || behind === last ? last : behind + 1;
}

/** How far the winners stand before the best of the others; in some games the low scores are the good ones. */
function lead(scores: Scores, { winners, scores: final }: Result): number {
  const won = winners.map(seat => seat % final.length);
  const isLowGood = won.every(side => final[side]! < Math.max(...final));
  const good = isLowGood ? scores.map(score => -score) : scores;
  const of = (isWinner: boolean): number[] => good.filter((_, side) => won.includes(side) === isWinner);
  return Math.min(...of(true)) - Math.max(...of(false));
}

/** Whose a score is: a seat's own, or that of the partners who sit opposite each other. */
export const namesBeside = (names: readonly string[], scores: Scores): string[] =>
  scores.map((_, side) => names.filter((_name, seat) => seat % scores.length === side).join(' and '));
