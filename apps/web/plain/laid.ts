/** What lies on the table, for a board that knows no game: as the game says it, else read off the view. */
import { spelt } from '@parlour/card-art/plain/naming';
import type { Game, Laid, Name, View } from '@parlour/kernel/game';

/** "turnTotal" as "Turn total". */
const labelOf = (key: string): string => spelt(key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase());

const isListOf = <T>(value: unknown, is: (item: unknown) => item is T): value is readonly T[] =>
  Array.isArray(value) && value.every(is);

const isWord = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** Plain data deeper than this is nothing to look at. */
const DEEPEST = 3;

function read(label: string, value: unknown, pack: ReadonlySet<unknown>, depth: number): readonly Laid[] {
  if (typeof value === 'boolean') return [{ label, says: value ? 'yes' : 'no' }];
  if (value === null || value === undefined || value === '') return [{ label, says: 'nothing' }];
  if (isWord(value)) return [pack.has(value) ? { label, cards: [String(value)] } : { label, says: String(value) }];
  if (isListOf(value, isWord)) return [listed(label, value, pack)];
  if (depth === DEEPEST || typeof value !== 'object') return [];
  const below = Array.isArray(value) ? value.map((item, i) => [`${i + 1}`, item] as const) : Object.entries(value);
  return below.flatMap(([key, item]) => read(`${label} ${labelOf(key).toLowerCase()}`, item, pack, depth + 1));
}

function listed(label: string, list: readonly (string | number)[], pack: ReadonlySet<unknown>): Laid {
  if (list.length === 0) return { label, says: 'nothing' };
  return list.every(item => pack.has(item)) ? { label, cards: list.map(String) } : { label, says: list.join(', ') };
}

export function laidOn(game: Pick<Game, 'pack' | 'sayTable'>, view: View, name: Name): readonly Laid[] {
  if (game.sayTable) return game.sayTable(view, name);
  const { table } = view;
  if (typeof table !== 'object' || table === null) return [];
  const pack = new Set<unknown>(game.pack);
  return Object.entries(table).flatMap(([key, value]) => read(labelOf(key), value, pack, 1));
}

/** A card and a name for this copy of it, by which it is followed over the table. */
export type Copy = { readonly card: string; readonly id: string };

/** The first copy goes by the card's own name; the hand is named before the table. */
export function copies(lists: readonly (readonly string[])[]): readonly (readonly Copy[])[] {
  const seen = new Map<string, number>();
  const named = (card: string): Copy => {
    const count = (seen.get(card) ?? 0) + 1;
    seen.set(card, count);
    return { card, id: count === 1 ? card : `${card}/${count}` };
  };
  return lists.map(list => list.map(named));
}
