/** What decided a match: the count from which on the winners were ahead of all others until the end. */
import type { Facts, MatchResult } from '@parlour/kernel/game';

type Scores = readonly number[];
type Better = Facts['better'];

/** The place of that count among the counts. Winners who led from the first on, or who share the win, have it from the last. */
export function decidingAt(counts: readonly Scores[], result: MatchResult, better: Better): number {
  const last = counts.length - 1;
  const behind = counts.findLastIndex(scores => lead(scores, result, better) <= 0);
  return behind < 0 || behind === last ? last : behind + 1;
}

/** How far the winners stand before the best of the others. */
function lead(scores: Scores, { winners }: MatchResult, better: Better): number {
  const won = new Set(winners.map(seat => seat % scores.length));
  const goods = better === 'low' ? scores.map(score => -score) : scores;
  const [theirs, others] = [goods.filter((_, side) => won.has(side)), goods.filter((_, side) => !won.has(side))];
  return Math.min(...theirs) - Math.max(...others);
}

/** Whose a score is: a seat's own, or that of the partners who sit opposite each other. There is a score a side. */
export const namesBeside = (names: readonly string[], scores: Scores): string[] =>
  scores.map((_, side) => names.filter((_name, seat) => seat % scores.length === side).join(' and '));
