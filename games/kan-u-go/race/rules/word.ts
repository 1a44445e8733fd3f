/** The dealer's word [KR-2, KR-14r]. */
import { itemAt } from '@parlour/kernel/result';
import type { Dictionary, PluralRule } from '../../crossword/crossword.ts';
import { isBanned } from '../../crossword/words.ts';
import { placeOf } from '../../lexicon/grades.ts';
import { childOf, codeOf, gradeOf, letterOf, NO_NODE, NO_WORD, OFFENSIVE } from '../../lexicon/graph.ts';
import { isLetter } from '../../pack/pack.ts';

const FIVE = 5;
const SHORTEST = 2;
const ALPHABET = 26;

/**
 * The word a dealer finds who goes through the rest from its top: of five letters if there is one, else the longest;
 * plain words before others, words with two vowels before others, and then the one whose last card comes up first.
 */
export function firstWord(rest: readonly string[], dictionary: Dictionary, plurals: PluralRule): string {
  for (let seen = FIVE; seen <= rest.length; seen++) {
    const ideal = wordsOf(rest.slice(0, seen), FIVE, dictionary, plurals).find(found => rankOf(found) === 0);
    if (ideal !== undefined) return ideal.word;
  }
  return secondBest(rest, dictionary, plurals);
}

function secondBest(rest: readonly string[], dictionary: Dictionary, plurals: PluralRule): string {
  const five = wordsOfFive(rest, dictionary, plurals);
  const words = five.length > 0 ? five : longestWords(rest, dictionary, plurals);
  return words.length > 0 ? bestOf(words, rest) : '';
}

export const wordsOfFive = (rest: readonly string[], dictionary: Dictionary, plurals: PluralRule): readonly Found[] =>
  wordsOf(rest, FIVE, dictionary, plurals);

/** KR-14r: those of the greatest length there is. */
export function longestWords(rest: readonly string[], dictionary: Dictionary, plurals: PluralRule): readonly Found[] {
  for (const length of lengthsFor(rest)) {
    const words = wordsOf(rest, length, dictionary, plurals);
    if (words.length > 0) return words;
  }
  return [];
}

/** In a fixed order: the words everybody knows first. */
export const plainFirst = (words: readonly Found[]): readonly string[] =>
  words.toSorted((a, b) => gradeOf(a.flags) - gradeOf(b.flags) || (a.word < b.word ? -1 : 1)).map(({ word }) => word);

const lengthsFor = (rest: readonly string[]): number[] => {
  const most = rest.filter(isLetter).length;
  return Array.from({ length: Math.max(0, most - SHORTEST + 1) }, (_, i) => most - i);
};

export type Found = { readonly word: string; readonly flags: number };

/** Every permitted word of so many of the cards, in the order of the alphabet; an opening is no plural [KG-14r]. */
function wordsOf(
  cards: readonly string[],
  length: number,
  { graph, admits }: Dictionary,
  plurals: PluralRule,
): Found[] {
  const left = new Uint8Array(ALPHABET);
  for (const card of cards.filter(isLetter)) left[codeOf(card)] = itemAt(left, codeOf(card)) + 1;
  const found: Found[] = [];
  const spell = (node: number, word: string): void => {
    if (word.length === length) {
      const flags = itemAt(graph.flags, node);
      if (flags !== NO_WORD && admits(flags) && !isBanned(flags, plurals)) found.push({ word, flags });
      return;
    }
    for (let code = 0; code < ALPHABET; code++) {
      const next = left[code] === 0 ? NO_NODE : childOf(graph, node, code);
      if (next === NO_NODE) continue;
      left[code] = itemAt(left, code) - 1;
      spell(next, word + letterOf(code));
      left[code] = itemAt(left, code) + 1;
    }
  };
  spell(0, '');
  return found;
}

function bestOf(words: readonly Found[], rest: readonly string[]): string {
  const ranked = words.map(found => ({ word: found.word, rank: rankOf(found), last: lastCard(rest, found.word) }));
  ranked.sort((a, b) => a.rank - b.rank || a.last - b.last || (a.word < b.word ? -1 : 1));
  return itemAt(ranked, 0).word;
}

/** The highest grade of a plain word. */
const PLAIN = placeOf(50);

/** 0 for a plain word with two vowels. */
function rankOf({ word, flags }: Found): number {
  const isPlain = gradeOf(flags) <= PLAIN && !(flags & OFFENSIVE);
  return (isPlain ? 0 : 2) + (hasTwoVowels({ word }) ? 0 : 1);
}

/** Whether exactly two of its letters are A, E, I, O or U. */
export const hasTwoVowels = ({ word }: Pick<Found, 'word'>): boolean => word.replace(/[^AEIOU]/g, '').length === 2;

/** How far down the last card of the word lies, if each is taken from as near the top as may be. */
function lastCard(rest: readonly string[], word: string): number {
  const next = new Map<string, number>();
  for (const letter of word) next.set(letter, rest.indexOf(letter, (next.get(letter) ?? -1) + 1));
  return Math.max(...next.values());
}
