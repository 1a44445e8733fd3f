import { itemAt } from '@parlour/kernel/result';
import { type Translate, translator } from '@parlour/messages';

const english = {
  eu: 'Europe',
  as: 'Asia',
  af: 'Africa',
  am: 'America',
  rank: '{rank, select, map {Map} man {Man} woman {Woman} child {Child} other {{rank}}}',
  title: 'the {rank, select, map {Map} man {Man} woman {Woman} child {Child} other {{rank}}} of {nation}',
} as const;
const text: Translate<typeof english> = translator('nations-pack', english);

export const NATIONS = ['eu', 'as', 'af', 'am'] as const;
export type Nation = (typeof NATIONS)[number];

/** From lowest to highest. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'child', 'woman', 'man', 'map'] as const;
export type Rank = (typeof RANKS)[number];
/** As in records. */
export type Card = `${Nation}-${Rank}`;

export const NATION_NAMES: Readonly<Record<Nation, string>> = {
  eu: text('eu'),
  as: text('as'),
  af: text('af'),
  am: text('am'),
};

/** 13 * nation + rank. */
export type CardIndex = number;
export const CARDS: readonly Card[] = NATIONS.flatMap(nation => RANKS.map(rank => `${nation}-${rank}` as const));

const NATION_OF: readonly number[] = CARDS.map((_, index) => Math.trunc(index / 13));
const RANK_OF: readonly number[] = CARDS.map((_, index) => index % 13);
export const nationOf = (card: CardIndex): number => NATION_OF[card]!;
export const rankOf = (card: CardIndex): number => RANK_OF[card]!;

/** In the order of the sheet: nation by nation, from the Map down. */
export const PACK: readonly Card[] = NATIONS.flatMap(nation =>
  RANKS.map(rank => `${nation}-${rank}` as const).reverse(),
);

const INDICES: ReadonlyMap<string, CardIndex> = new Map(CARDS.map((card, index) => [card, index]));
export const indexOf = (card: string): CardIndex => INDICES.get(card)!;
export const isCard = (value: unknown): value is Card => typeof value === 'string' && INDICES.has(value);

export const PERSONS: readonly ['man', 'woman', 'child'] = ['man', 'woman', 'child'];

export const rankNameOfCard = (card: Card): Rank => itemAt(RANKS, rankOf(indexOf(card)));

export const isPerson = (card: Card): boolean => PERSONS.some(person => person === rankNameOfCard(card));

/** "Map", "7". */
export const rankTitle = (rank: Rank): string => text('rank', { rank });

/** "the Map of Europe", "the 7 of Asia". */
export const titleOf = (card: Card): string =>
  text('title', { rank: rankNameOfCard(card), nation: NATION_NAMES[itemAt(NATIONS, nationOf(indexOf(card)))] });
