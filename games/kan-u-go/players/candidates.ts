/** Evaluates additions and hands (counted by letter), and limits what a player knows. */

import type { Game } from '@parlour/kernel/game';
import type { Addition, Dictionary } from '../crossword/crossword.ts';
import { cardLetter, cardToCell, placeCards, removeLastCards, type SearchBoard } from '../crossword/search-board.ts';
import { additionStart, type FoundAdditions } from '../crossword/search-lists.ts';
import { type Grade, gradeIndex, gradeOf, letterCode, letterOf, OFFENSIVE } from '../lexicon/graph.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { gameLexicon } from '../lexicon/loader.ts';

/** An addition worth a closer look. */
export type Candidate = { readonly cards: Int32Array; readonly lettersHash: number; readonly value: number };

/** Values an addition by its letters alone. */
export type ValueAddition = (cards: Int32Array, from: number, to: number) => number;

/** Their sum identifies a set of letters. */
const LETTER_HASHES: Int32Array = Int32Array.from({ length: 26 }, (_, code) =>
  Math.imul(Math.imul(code + 1, 0x9e3779b1) ^ 0x5bd1e995, 0x85ebca6b + 2 * code),
);

function hashLetters(cards: Int32Array, from: number, to: number): number {
  let lettersHash = 0;
  for (let at = from; at < to; at++) lettersHash = (lettersHash + LETTER_HASHES[cardLetter(cards[at]!)]!) | 0;
  return lettersHash;
}

/** Best first, each set of letters in at most `maxPlaces` places. Ties: first found. */
export function bestCandidates(
  finds: FoundAdditions,
  maxCandidates: number,
  value: ValueAddition,
  maxPlaces: number = 1,
): Candidate[] {
  const best: Candidate[] = [];
  for (let i = 0; i < finds.count; i++) {
    const from = additionStart(finds, i);
    const to = finds.ends[i]!;
    const lettersHash = hashLetters(finds.cards, from, to);
    if (countSameLetters(best, lettersHash) === maxPlaces) continue;
    const worth = value(finds.cards, from, to);
    if (best.length < maxCandidates || worth > best[maxCandidates - 1]!.value) {
      insertByValue(best, maxCandidates, { cards: finds.cards.slice(from, to), lettersHash, value: worth });
    }
  }
  return best;
}

function countSameLetters(best: readonly Candidate[], lettersHash: number): number {
  let times = 0;
  for (const other of best) if (other.lettersHash === lettersHash) times++;
  return times;
}

function insertByValue(best: Candidate[], maxCandidates: number, candidate: Candidate): void {
  const at = best.findIndex(({ value }) => value < candidate.value);
  best.splice(at < 0 ? best.length : at, 0, candidate);
  if (best.length > maxCandidates) best.pop();
}

export const additionOf = ({ cards }: Pick<Candidate, 'cards'>): Addition => Array.from(cards, cardToCell);

export function withCardsPlaced<T>(board: SearchBoard, hand: Uint8Array, cards: Int32Array, act: () => T): T {
  placeCards(board, cards, 0, cards.length);
  for (const card of cards) hand[cardLetter(card)]!--;
  const result = act();
  for (const card of cards) hand[cardLetter(card)]!++;
  removeLastCards(board, cards.length);
  return result;
}

/** By letter; our own estimate. */
const HARDNESS: Uint8Array = Uint8Array.of(
  ...[3, 8, 7, 5, 2, 8, 7, 6, 5, 14, 9, 5, 6, 4, 4, 6, 20, 4, 6, 3, 8, 13, 8, 11, 6, 13],
);

export const hardness = (code: number): number => HARDNESS[code]!;

/** Outweighs any letter. */
/** What a laid card is worth beside the letters. */
export const CARD_VALUE = 1000;

/** Most cards first, then the hardest letters. */
export const valueByCards: ValueAddition = (cards, from, to) => {
  let value = CARD_VALUE * (to - from);
  for (let at = from; at < to; at++) value += hardness(cardLetter(cards[at]!));
  return value;
};

const VOWELS: number = Array.from('AEIOU', letterCode).reduce((vowels, code) => vowels | (1 << code), 0);

export function countLetters(hand: Uint8Array): number {
  let letters = 0;
  for (let code = 0; code < hand.length; code++) letters += hand[code]!;
  return letters;
}

export const lettersInHand = (hand: Uint8Array): string[] =>
  Array.from(hand).flatMap((count, code) => new Array<string>(count).fill(letterOf(code)));

/**
 * Penalty for hard letters, duplicates, and vowels off two in five, which short words need. One pass only, because it
 * is called for every addition.
 */
export function burden(hand: Uint8Array): number {
  let [sum, letters, vowels] = [0, 0, 0];
  for (let code = 0; code < hand.length; code++) {
    const count = hand[code]!;
    if (count === 0) continue;
    sum += count * HARDNESS[code]! + 2 * (count - 1) * count;
    letters += count;
    if (VOWELS & (1 << code)) vowels += count;
  }
  return sum + Math.abs(5 * vowels - 2 * letters);
}

export function withCountChanged<T>(hand: Uint8Array, code: number, by: 1 | -1, act: () => T): T {
  hand[code]! += by;
  const result = act();
  hand[code]! -= by;
  return result;
}

const cache = new WeakMap<Lexicon, Map<Grade, Dictionary>>();

/** The burden of the hand without these cards. */
export function burdenAfter(hand: Uint8Array, cards: Int32Array, from: number, to: number): number {
  for (let at = from; at < to; at++) hand[cardLetter(cards[at]!)]!--;
  const left = burden(hand);
  for (let at = from; at < to; at++) hand[cardLetter(cards[at]!)]!++;
  return left;
}

/** Most cards first, then the best leave. */
export const valueByLeave =
  (hand: Uint8Array): ValueAddition =>
  (cards, from, to) =>
    CARD_VALUE * (to - from) - burdenAfter(hand, cards, from, to);

/** Up to a grade, none offensive. Cached, because search graphs are cached by dictionary. */
export function vocabularyOf(game: Game, highest: Grade): Dictionary {
  const lexicon = gameLexicon(game);
  const byGrade = cache.get(lexicon) ?? new Map<Grade, Dictionary>();
  const vocabulary = byGrade.get(highest) ?? limitToGrade(lexicon, highest);
  cache.set(lexicon, byGrade.set(highest, vocabulary));
  return vocabulary;
}

/** Most words of a user's own list have no grade, so all are known. */
function limitToGrade({ name, graph, admits }: Lexicon, highest: Grade): Dictionary {
  const most = name === 'own' ? Number.POSITIVE_INFINITY : gradeIndex(highest);
  return { graph, admits: flags => admits(flags) && gradeOf(flags) <= most && (flags & OFFENSIVE) === 0 };
}
