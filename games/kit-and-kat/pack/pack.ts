/** The questions and answers printed on the cards. The rules do not depend on them. */
import { fingerprint } from '@parlour/kernel/authoring/data-files';
import { itemAt } from '@parlour/kernel/result';
import { bookOf, type Card, cardOf, rankOf } from '../kit-and-kat/rules/cards.ts';
import { kitPackText } from './pack-text.ts';

/** A question and its answer. */
export type Pair = {
  readonly question: string;
  readonly answer: string;
  readonly source?: string;
  /** Changes since the answer was first true. */
  readonly note?: string;
  /** Data URLs. */
  readonly pictures?: Readonly<Partial<Record<Place, string>>>;
};

/** The cards of a pair, as pictures are named. */
export const PLACES = ['question', 'answer'] as const;
type Place = (typeof PLACES)[number];

/** Questions on one subject; '' if it has no name. */
export type Book = { readonly book: string; readonly subject: string; readonly pairs: readonly Pair[] };

/** Sets of drawn pictures, by the names packs use. */
export const PICTURES = ['nuerland', 'night-sky'] as const;
export type Pictures = (typeof PICTURES)[number];

/** A pack: question and answer cards in books. */
export type Pack = {
  readonly title: string;
  readonly author: string;
  readonly licence: string;
  /** Without it the cards have plain signs. */
  readonly pictures?: Pictures;
  /** What the questions are written in, like "fr"; English if absent. */
  readonly language?: string;
  /** What the answers are written in; that of the questions if absent. */
  readonly answerLanguage?: string;
  /** Names pictures that a device stores: they are too large to travel with the words. */
  readonly album?: string;
  readonly books: readonly Book[];
};

export const isQuestion = (card: Card): boolean => rankOf(card) % 2 === 1;

function pairWith(pack: Pack, card: Card): Pair {
  return itemAt(itemAt(pack.books, bookOf(card)).pairs, Math.floor((rankOf(card) - 1) / 2));
}

export const textOf = (pack: Pack, card: Card): string =>
  isQuestion(card) ? pairWith(pack, card).question : pairWith(pack, card).answer;

/** What a card is written in, if it is not English. */
export const languageOf = ({ language, answerLanguage }: Pack, card: Card): string | undefined =>
  isQuestion(card) ? language : (answerLanguage ?? language);

/** The pictures in a pack file, by card. */
export const picturesIn = ({ books }: Pack): Readonly<Record<Card, string>> =>
  Object.fromEntries(
    books.flatMap(({ book, pairs }) =>
      pairs.flatMap(({ pictures = {} }, i) =>
        PLACES.flatMap((place, j) => (pictures[place] ? [[cardOf(book, 2 * i + 1 + j), pictures[place]]] : [])),
      ),
    ),
  );

/** Shown once an answer has been read. */
export function notesOn(pack: Pack, card: Card): string[] {
  const { note, source } = pairWith(pack, card);
  if (isQuestion(card)) return [];
  return [...(note === undefined ? [] : [note]), ...(source === undefined ? [] : [kitPackText('source', { source })])];
}

/** Title and fingerprint. Records name them, so that they are not told with other words. */
export const packMark = (pack: Pack): string => {
  const words = JSON.stringify(pack, (key, value) => (isPicture(key, value) ? undefined : value));
  return `${pack.title} ${fingerprint(encodeAscii(words))}`;
};

/** A table and its file differ in pictures only. */
const isPicture = (key: string, value: unknown): boolean =>
  key === 'album' || (key === 'pictures' && typeof value === 'object');

/** Percent-encoded, every character is a byte. */
const encodeAscii = (text: string): Uint8Array =>
  Uint8Array.from(encodeURIComponent(text), letter => letter.charCodeAt(0));
