/** A pack file: the questions and answers printed on the cards. The rules do not depend on them. */
import { fingerprint } from '@parlour/kernel/authoring/data-files';
import { itemAt } from '@parlour/kernel/result';
import { bookOf, type Card, rankOf } from '../kit-and-kat/rules/cards.ts';

/** A question and the answer that belongs to it. */
export type Pair = {
  readonly question: string;
  readonly answer: string;
  readonly source?: string;
  /** Then and now: what has changed since the answer was first true. */
  readonly note?: string;
};

/** A row of questions on one subject, with their answers. */
export type Book = { readonly book: string; readonly subject: string; readonly pairs: readonly Pair[] };

/** Sets of pictures that have been drawn, one for every book, by the names under which a pack asks for them. */
export const PICTURES = ['nuerland', 'night-sky'] as const;
export type Pictures = (typeof PICTURES)[number];

/** A pack of questions, ours or somebody's own. */
export type Pack = {
  readonly title: string;
  readonly author: string;
  readonly licence: string;
  /** Which of the drawn sets of pictures the cards have; without it they have plain signs. */
  readonly pictures?: Pictures;
  readonly books: readonly Book[];
};

/** An odd card asks, the even card after it answers. */
export const asks = (card: Card): boolean => rankOf(card) % 2 === 1;

function pairOf(pack: Pack, card: Card): Pair {
  return itemAt(itemAt(pack.books, bookOf(card)).pairs, Math.floor((rankOf(card) - 1) / 2));
}

export const textOf = (pack: Pack, card: Card): string =>
  asks(card) ? pairOf(pack, card).question : pairOf(pack, card).answer;

/** What is to be known once an answer has been read: what has changed since, and where it is from. */
export function notesOn(pack: Pack, card: Card): string[] {
  const { note, source } = pairOf(pack, card);
  if (asks(card)) return [];
  return [...(note === undefined ? [] : [note]), ...(source === undefined ? [] : [`Source: ${source}`])];
}

/** Title and fingerprint: what a record names, so that it is not told with other words than it was played with. */
export const markOf = (pack: Pack): string => `${pack.title} ${fingerprint(bytesOf(JSON.stringify(pack)))}`;

/** Written with the letters of addresses every character is a byte. */
const bytesOf = (text: string): Uint8Array => Uint8Array.from(encodeURIComponent(text), letter => letter.charCodeAt(0));
