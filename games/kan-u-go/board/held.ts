/** The cards a player can lay, each with a name of its own: copies of a letter are alike, but they move singly. */
import { FREE } from '../pack/pack.ts';
import type { Held } from './laying.ts';

const byLetter = (one: string, two: string): number =>
  Number(one === FREE) - Number(two === FREE) || (one < two ? -1 : Number(one > two));

/** A hand in the order of the alphabet. */
export const handOf = (hand: readonly string[]): Held[] => hand.toSorted(byLetter).map(card => ({ id: card, card }));

type IsLeaving = (name: string) => boolean;

/** Copies get names. Each keeps its own while it is held: when there are fewer of them, those that were leaving went. */
export function nameCopies(held: readonly Held[], before: readonly Held[], isLeaving: IsLeaving): readonly Held[] {
  const known = before.map(({ id }) => id);
  const counts = new Map<string, number>();
  for (const { id } of held) counts.set(id, (counts.get(id) ?? 0) + 1);
  const names = new Map([...counts].map(([kind, count]) => [kind, namesOf(kind, count, known, isLeaving).values()]));
  return held.map(card => ({ ...card, id: names.get(card.id)!.next().value! }));
}

function namesOf(kind: string, count: number, known: readonly string[], isLeaving: IsLeaving): string[] {
  const before = known.filter(name => name.startsWith(`${kind}/`));
  const leavingFirst = before.toSorted((one, two) => Number(isLeaving(two)) - Number(isLeaving(one)));
  const gone = leavingFirst.slice(0, Math.max(0, before.length - count));
  const kept = before.filter(name => !gone.includes(name));
  const free = Array.from({ length: count }, (_, i) => `${kind}/${i + 1}`).filter(name => !kept.includes(name));
  return [...kept, ...free].slice(0, count);
}

/** So many stand in a row on a phone held upright. */
const ABREAST = 7;

/** The room that so many cards need, for the style of a hand. */
export const roomFor = (cards: number): Record<string, number> => ({
  '--rows': Math.max(1, Math.ceil(cards / ABREAST)),
});
