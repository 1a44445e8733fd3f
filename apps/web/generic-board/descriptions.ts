/** Plays and table contents in words, for a board that does not know the game. */
import { spellCardName } from '@parlour/card-art/generic/card-names';
import type { DisplayedItem, Game, Play, SeatName, View } from '@parlour/kernel/game';
import { genericText as t } from './generic-text.ts';

export type DescribedPlay = { readonly play: Play; readonly label: string; readonly cards: readonly string[] };

export type PlayGroup = { readonly label: string; readonly plays: readonly DescribedPlay[] };

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

type GameWords = Pick<Game, 'pack' | 'write' | 'sayPlay' | 'sayCard'>;

export function describePlay(game: GameWords, play: Play, name: SeatName): DescribedPlay {
  const { do: _, ...facts } = play;
  const cards = textsIn(facts).filter(text => game.pack.includes(text));
  return { play, label: game.sayPlay?.(play, name) ?? describeNotation(game, play, cards), cards };
}

/** The notation of the game, with its cards by their names in words. */
function describeNotation({ write, sayCard = spellCardName }: GameWords, play: Play, cards: readonly string[]): string {
  const named = new Map(cards.map(card => [card, sayCard(card)]));
  const [first = '', ...rest] = write(play).split(' ');
  return [spellCardName(first), ...rest.map(word => named.get(word) ?? word)].join(' ');
}

function commonWords(sentences: readonly string[]): readonly string[] {
  const [first = [], ...others] = sentences.map(sentence => sentence.split(' '));
  const end = first.findIndex((word, i) => others.some(other => other[i] !== word));
  return end < 0 ? first : first.slice(0, end);
}

/** In the order of first appearance; a group is labelled with the words its plays share. */
export function groupPlays(plays: readonly DescribedPlay[]): readonly PlayGroup[] {
  const kinds = new Map<string, DescribedPlay[]>();
  for (const described of plays) kinds.set(described.play.do, [...(kinds.get(described.play.do) ?? []), described]);
  return [...kinds].map(([what, own]) => {
    const shared = commonWords(own.map(({ label }) => label)).join(' ');
    return { label: own.length === 1 ? shared : `${shared || spellCardName(what)} …`, plays: own };
  });
}

/** True if a list has every item of another, at least as often. */
function hasAll(all: readonly string[], some: readonly string[]): boolean {
  const count = (list: readonly string[], card: string): number => list.filter(other => other === card).length;
  return some.every(card => count(all, card) >= count(some, card));
}

export const playsWithAll = (plays: readonly DescribedPlay[], chosen: readonly string[]): readonly DescribedPlay[] =>
  plays.filter(({ cards }) => hasAll(cards, chosen));

export const playsWithAny = (plays: readonly DescribedPlay[], asked: readonly string[]): readonly DescribedPlay[] =>
  plays.filter(({ cards }) => cards.some(card => asked.includes(card)));

const inHand = (cards: readonly string[], hand: readonly string[]): readonly string[] =>
  cards.filter(card => hand.includes(card));

/** Returns the play that the chosen cards mean, if there is only one. */
export function onlyPlayWith(
  plays: readonly DescribedPlay[],
  chosen: readonly string[],
  hand: readonly string[],
): DescribedPlay | undefined {
  const [only, ...others] = playsWithAll(plays, chosen);
  return only && others.length === 0 && inHand(only.cards, hand).length === chosen.length ? only : undefined;
}

/** Returns the plays without a card of the hand; they need a button. */
export const playsWithoutHandCards = (
  plays: readonly DescribedPlay[],
  hand: readonly string[],
): readonly DescribedPlay[] => plays.filter(({ cards }) => inHand(cards, hand).length === 0);

/** Returns the plays whose words or notation contain every word of the query. */
export function searchPlays(
  plays: readonly DescribedPlay[],
  query: string,
  write: Game['write'],
): readonly DescribedPlay[] {
  const words = query.toLowerCase().split(/\s+/);
  return plays.filter(({ label, play }) => {
    const text = `${label} ${write(play)}`.toLowerCase();
    return words.every(word => text.includes(word));
  });
}

/** Turns "turnTotal" into "Turn total". */
const labelForKey = (key: string): string => spellCardName(key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase());

const isListOf = <T>(value: unknown, is: (item: unknown) => item is T): value is readonly T[] =>
  Array.isArray(value) && value.every(is);

const isWord = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

const MAX_DEPTH = 3;

function describeValue(
  label: string,
  value: unknown,
  pack: ReadonlySet<unknown>,
  depth: number,
): readonly DisplayedItem[] {
  if (typeof value === 'boolean') return [{ label, says: t(value ? 'yes' : 'no') }];
  if (value === null || value === undefined || value === '') return [{ label, says: t('nothing') }];
  if (isWord(value)) return [pack.has(value) ? { label, cards: [String(value)] } : { label, says: String(value) }];
  if (isListOf(value, isWord)) return [describeList(label, value, pack)];
  if (depth === MAX_DEPTH || typeof value !== 'object') return [];
  const below = Array.isArray(value) ? value.map((item, i) => [`${i + 1}`, item] as const) : Object.entries(value);
  return below.flatMap(([key, item]) =>
    describeValue(`${label} ${labelForKey(key).toLowerCase()}`, item, pack, depth + 1),
  );
}

function describeList(label: string, list: readonly (string | number)[], pack: ReadonlySet<unknown>): DisplayedItem {
  if (list.length === 0) return { label, says: t('nothing') };
  return list.every(item => pack.has(item)) ? { label, cards: list.map(String) } : { label, says: list.join(', ') };
}

/** Returns what is on the table: as the game says it, else read from the view. */
export function describeTable(
  game: Pick<Game, 'pack' | 'sayTable'>,
  view: View,
  name: SeatName,
): readonly DisplayedItem[] {
  if (game.sayTable) return game.sayTable(view, name);
  const { table } = view;
  if (typeof table !== 'object' || table === null) return [];
  const pack = new Set<unknown>(game.pack);
  return Object.entries(table).flatMap(([key, value]) => describeValue(labelForKey(key), value, pack, 1));
}

/** A card with an id for this copy, which animations follow over the table. */
export type CardCopy = { readonly card: string; readonly id: string };

/** The first copy has the card's own name as id. */
export function withCopyIds(lists: readonly (readonly string[])[]): readonly (readonly CardCopy[])[] {
  const counts = new Map<string, number>();
  const named = (card: string): CardCopy => {
    const count = (counts.get(card) ?? 0) + 1;
    counts.set(card, count);
    return { card, id: count === 1 ? card : `${card}/${count}` };
  };
  return lists.map(list => list.map(named));
}
