/** Who was first, second and so on, as the ratings take it. */
import type { Facts, MatchResult, Seat } from '@parlour/kernel/game';
import { nth } from '@parlour/kernel/must';

/** By side; the best place is 1, and sides that are even share one. Whoever left is last, and their partners with them. */
export function placesOf(
  { winners, scores }: MatchResult,
  { sides, better, left }: { readonly sides: number; readonly better: Facts['better']; readonly left: readonly Seat[] },
): number[] {
  const sign = better === 'high' ? 1 : -1;
  const merits = Array.from({ length: sides }, (_, side): readonly [number, number, number] => [
    left.some(seat => seat % sides === side) ? 0 : 1,
    winners.some(seat => seat % sides === side) ? 1 : 0,
    sign * nth(scores, side),
  ]);
  return merits.map(merit => 1 + merits.filter(other => isBetter(other, merit)).length);
}

/** Those who left are even among themselves. */
function isBetter(a: readonly [number, number, number], b: readonly [number, number, number]): boolean {
  if (a[0] !== b[0]) return a[0] > b[0];
  if (a[0] === 0) return false;
  return a[1] !== b[1] ? a[1] > b[1] : a[1] === 0 && a[2] > b[2];
}
