/** The cards a player can lay, each with a name of its own: copies of a letter are alike, but they move singly. */
import { FREE } from '../rules/pack.ts';
import type { Held } from './laying.ts';

const byLetter = (one: string, two: string): number =>
  Number(one === FREE) - Number(two === FREE) || (one < two ? -1 : Number(one > two));

/** A hand in the order of the alphabet. Copies are numbered from behind, so that the first can go and the rest stay. */
export function handOf(hand: readonly string[]): Held[] {
  const sorted = hand.toSorted(byLetter);
  return sorted.map((card, i) => ({ id: `${card}/${sorted.slice(i).filter(other => other === card).length}`, card }));
}
