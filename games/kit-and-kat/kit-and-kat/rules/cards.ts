/** The pack: 14 books of ten cards. An odd card asks, the even card after it answers. */
import { assertDefined } from '@parlour/kernel/result';
export const BOOKS: readonly string[] = 'ABCDEFGHIJKLMN'.split('');

/** A pack of one's own may have fewer: with four books there is still a packet for each of eight players. */
export const FEWEST_BOOKS = 4;
export const RANKS = 10;
export const PACKET = 5;
export const MOST_PILES = 4;

/** A card is named by its book and its number, for example "B7". */
export type Card = string;

export const cardOf = (book: string, rank: number): Card => `${book}${rank}`;

export const PACK: readonly Card[] = BOOKS.flatMap(book =>
  Array.from({ length: RANKS }, (_, i) => cardOf(book, i + 1)),
);

/** The cards of the first so many books. */
export const packOf = (books: number): readonly Card[] =>
  books === BOOKS.length ? PACK : PACK.slice(0, books * RANKS);

/** The rules and the how-to give the numbers of the full pack; this gives those of a pack with fewer books. */
export const countedFor = (books: number, text: string): string =>
  text
    .replaceAll(/\b140 cards\b/g, `${books * RANKS} cards`)
    .replaceAll(/\b14 (?=\*?books\b)/g, `${books} `)
    .replaceAll(/\bA to N\b/g, `A to ${BOOKS[books - 1]}`)
    .replaceAll(/\b28 packets\b/g, `${(books * RANKS) / PACKET} packets`);

const PLACES: ReadonlyMap<unknown, number> = new Map(PACK.map((card, i) => [card, i]));

export const isCard = (value: unknown): value is Card => PLACES.has(value);
export const placeOf = (card: Card): number => assertDefined(PLACES.get(card));
export const bookOf = (card: Card): number => Math.floor(placeOf(card) / RANKS);
export const rankOf = (card: Card): number => (placeOf(card) % RANKS) + 1;
export const isOne = (card: Card): boolean => placeOf(card) % RANKS === 0;

/** Cards in the order of the pack: how every hand and row is kept. */
export const inOrder = (cards: readonly Card[]): Card[] => cards.slice().sort((a, b) => placeOf(a) - placeOf(b));
