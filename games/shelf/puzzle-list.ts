/** Every puzzle there is, known without opening a pack: the kinds, how many, who finds which, and today's. */
import { itemAt } from '@parlour/kernel/result';
import { FINDERS, type FoundBy, type KindFacts } from './puzzle-pack.ts';
import { kinds } from './puzzles.generated.ts';

/** A kind with who finds each of its puzzles: a figure each, by the place in `FINDERS`. */
export type ListedKind = KindFacts & { readonly found: string };

export const puzzleKinds: readonly ListedKind[] = kinds;

export const findPuzzleKind = (id: string): ListedKind | undefined => kinds.find(kind => kind.id === id);

export const finderOf = ({ found }: ListedKind, number: number): FoundBy => itemAt(FINDERS, Number(found[number - 1]));

/** The numbers of the puzzles that somebody finds and nobody weaker does. */
export const numbersFor = (kind: ListedKind, finder: FoundBy): number[] =>
  [...kind.found].flatMap((_, i) => (finderOf(kind, i + 1) === finder ? [i + 1] : []));

export const isNumberOf = ({ found }: ListedKind, number: number): boolean =>
  Number.isInteger(number) && number >= 1 && number <= found.length;

export type WhichPuzzle = { readonly kind: string; readonly number: number };

const DAY = 24 * 60 * 60 * 1000;
/** Neighbouring days are far apart in the pack; a number that no pack is a multiple of leads to every puzzle in the end. */
const STRIDE = 73;

/** The puzzle of a day, the same for everybody; the kinds take turns. */
export function puzzleOfDay(day: string, among: readonly ListedKind[] = kinds): WhichPuzzle | undefined {
  const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);
  const kind = among[days % among.length];
  if (!kind) return undefined;
  const round = Math.floor(days / among.length);
  return { kind: kind.id, number: ((round * STRIDE) % kind.found.length) + 1 };
}
