/** The questions and answers printed on the cards. The rules do not depend on them. */
import { fingerprint } from '@parlour/kernel/authoring/data-files';
import { itemAt } from '@parlour/kernel/result';
import { bookOf, type Card, rankOf } from '../kit-and-kat/rules/cards.ts';
import { kitPackText } from './pack-text.ts';

/** A question and its answer. */
export type Pair = {
  readonly question: string;
  readonly answer: string;
  readonly source?: string;
  /** Changes since the answer was first true. */
  readonly note?: string;
};

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
  readonly books: readonly Book[];
};

export const isQuestion = (card: Card): boolean => rankOf(card) % 2 === 1;

function pairWith(pack: Pack, card: Card): Pair {
  return itemAt(itemAt(pack.books, bookOf(card)).pairs, Math.floor((rankOf(card) - 1) / 2));
}

export const textOf = (pack: Pack, card: Card): string =>
  isQuestion(card) ? pairWith(pack, card).question : pairWith(pack, card).answer;

/** Shown once an answer has been read. */
export function notesOn(pack: Pack, card: Card): string[] {
  const { note, source } = pairWith(pack, card);
  if (isQuestion(card)) return [];
  return [...(note === undefined ? [] : [note]), ...(source === undefined ? [] : [kitPackText('source', { source })])];
}

/** Title and fingerprint. Records name them, so that they are not told with other words. */
export const packMark = (pack: Pack): string => `${pack.title} ${fingerprint(encodeAscii(JSON.stringify(pack)))}`;

/** Percent-encoded, every character is a byte. */
const encodeAscii = (text: string): Uint8Array =>
  Uint8Array.from(encodeURIComponent(text), letter => letter.charCodeAt(0));
