/** The pack: 14 books of ten cards. Odd cards are questions, even ones their answers. */
import { assertDefined } from '@parlour/kernel/result';
import { kitPackText } from '../../pack/pack-text.ts';

export const BOOKS: readonly string[] = 'ABCDEFGHIJKLMN'.split('');

/** With four books there is a packet for each of eight players. */
export const MIN_BOOKS = 4;
export const CARDS_PER_BOOK = 10;
export const PACKET_SIZE = 5;
export const MAX_PILES = 4;

/** Book and number, for example "B7". */
export type Card = string;

export const cardOf = (book: string, rank: number): Card => `${book}${rank}`;

export const PACK: readonly Card[] = BOOKS.flatMap(book =>
  Array.from({ length: CARDS_PER_BOOK }, (_, i) => cardOf(book, i + 1)),
);

export const cardsOfBooks = (books: number): readonly Card[] =>
  books === BOOKS.length ? PACK : PACK.slice(0, books * CARDS_PER_BOOK);

/** Replaces the numbers of the full pack in rules and how-to. */
export const withPackNumbers = (books: number, text: string): string =>
  text
    .replaceAll(/\b140 cards\b/g, `${books * CARDS_PER_BOOK} cards`)
    .replaceAll(/\b14 (?=\*?books\b)/g, `${books} `)
    .replaceAll(/\bA to N\b/g, kitPackText('bookRange', { last: assertDefined(BOOKS[books - 1]) }))
    .replaceAll(/\b28 packets\b/g, `${(books * CARDS_PER_BOOK) / PACKET_SIZE} packets`);

const CARD_INDICES: ReadonlyMap<unknown, number> = new Map(PACK.map((card, i) => [card, i]));

export const isCard = (value: unknown): value is Card => CARD_INDICES.has(value);
export const cardIndex = (card: Card): number => assertDefined(CARD_INDICES.get(card));
export const bookOf = (card: Card): number => Math.floor(cardIndex(card) / CARDS_PER_BOOK);
export const rankOf = (card: Card): number => (cardIndex(card) % CARDS_PER_BOOK) + 1;
export const isOne = (card: Card): boolean => cardIndex(card) % CARDS_PER_BOOK === 0;

/** The order of every hand and row. */
export const sortCards = (cards: readonly Card[]): Card[] => cards.slice().sort((a, b) => cardIndex(a) - cardIndex(b));
