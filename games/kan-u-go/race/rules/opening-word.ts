/** The opening word of a heat [KR-2, KR-14r, KR-18r]. */

import type { Seat, Step } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { Cell, Dictionary, PluralRule } from '../../crossword/crossword.ts';
import {
  childOf,
  dictionaryFlags,
  gradeIndex,
  gradeOf,
  isBannedPlural,
  letterCode,
  letterOf,
  NO_NODE,
  NO_WORD,
  OFFENSIVE,
} from '../../lexicon/graph.ts';
import { firstMissingCard, isLetter, withoutCards } from '../../pack/pack.ts';
import { cardsAfterDeal } from '../../round/rules/apply.ts';
import type { TableEvent } from '../../round/rules/events.ts';
import type { RulesContext } from './chance.ts';
import type { RaceRefusal } from './refusals.ts';
import type { RaceState } from './state.ts';

const WORD_LENGTH = 5;
const MIN_LENGTH = 2;
const LETTER_COUNT = 26;

/** Version 1. Prefers five letters, plain words, two vowels, and an early last card. */
export function findWordFromTop(rest: readonly string[], dictionary: Dictionary, plurals: PluralRule): string {
  for (let depth = WORD_LENGTH; depth <= rest.length; depth++) {
    const ideal = wordsOfLength(rest.slice(0, depth), WORD_LENGTH, dictionary, plurals).find(
      found => rankOf(found) === 0,
    );
    if (ideal !== undefined) return ideal.word;
  }
  return fallbackWord(rest, dictionary, plurals);
}

function fallbackWord(rest: readonly string[], dictionary: Dictionary, plurals: PluralRule): string {
  const five = fiveLetterWords(rest, dictionary, plurals);
  const words = five.length > 0 ? five : longestWords(rest, dictionary, plurals);
  return words.length > 0 ? bestOf(words, rest) : '';
}

export const fiveLetterWords = (
  rest: readonly string[],
  dictionary: Dictionary,
  plurals: PluralRule,
): readonly FoundWord[] => wordsOfLength(rest, WORD_LENGTH, dictionary, plurals);

/** KR-14r */
export function longestWords(
  rest: readonly string[],
  dictionary: Dictionary,
  plurals: PluralRule,
): readonly FoundWord[] {
  for (const length of possibleLengths(rest)) {
    const words = wordsOfLength(rest, length, dictionary, plurals);
    if (words.length > 0) return words;
  }
  return [];
}

/** By grade, then alphabetically. */
export const sortPlainFirst = (words: readonly FoundWord[]): readonly string[] =>
  words.toSorted((a, b) => gradeOf(a.flags) - gradeOf(b.flags) || (a.word < b.word ? -1 : 1)).map(({ word }) => word);

const possibleLengths = (rest: readonly string[]): number[] => {
  const most = rest.filter(isLetter).length;
  return Array.from({ length: Math.max(0, most - MIN_LENGTH + 1) }, (_, i) => most - i);
};

export type FoundWord = { readonly word: string; readonly flags: number };

/** Every permitted word of a length, in alphabetical order. No plurals [KG-14r]. */
function wordsOfLength(
  cards: readonly string[],
  length: number,
  { graph, admits }: Dictionary,
  plurals: PluralRule,
): FoundWord[] {
  const left = new Uint8Array(LETTER_COUNT);
  for (const card of cards.filter(isLetter)) left[letterCode(card)] = itemAt(left, letterCode(card)) + 1;
  const found: FoundWord[] = [];
  const spell = (node: number, word: string): void => {
    if (word.length === length) {
      const flags = itemAt(graph.flags, node);
      if (flags !== NO_WORD && admits(flags) && !isBannedPlural(flags, plurals)) found.push({ word, flags });
      return;
    }
    for (let code = 0; code < LETTER_COUNT; code++) {
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

function bestOf(words: readonly FoundWord[], rest: readonly string[]): string {
  const ranked = words.map(found => ({ word: found.word, rank: rankOf(found), last: lastCardIndex(rest, found.word) }));
  ranked.sort((a, b) => a.rank - b.rank || a.last - b.last || (a.word < b.word ? -1 : 1));
  return itemAt(ranked, 0).word;
}

const MAX_PLAIN_GRADE = gradeIndex(50);

/** 0 is best: a plain word with two vowels. */
function rankOf({ word, flags }: FoundWord): number {
  const isPlain = gradeOf(flags) <= MAX_PLAIN_GRADE && !(flags & OFFENSIVE);
  return (isPlain ? 0 : 2) + (hasTwoVowels({ word }) ? 0 : 1);
}

/** Exactly two of A, E, I, O, U. */
export const hasTwoVowels = ({ word }: Pick<FoundWord, 'word'>): boolean => word.replace(/[^AEIOU]/g, '').length === 2;

/** Taking each card from as near the top as possible. */
function lastCardIndex(rest: readonly string[], word: string): number {
  const next = new Map<string, number>();
  for (const letter of word) next.set(letter, rest.indexOf(letter, (next.get(letter) ?? -1) + 1));
  return Math.max(...next.values());
}

/** KR-18r */
export const SECONDS_TO_CHOOSE = 20;

export const undealtCards = ({ cards }: RaceState): readonly string[] => cards.blind;

/** KR-2, KR-14r */
function possibleWords(rest: readonly string[], dictionary: Dictionary, plurals: PluralRule): readonly FoundWord[] {
  const five = fiveLetterWords(rest, dictionary, plurals);
  return five.length > 0 ? five : longestWords(rest, dictionary, plurals);
}

/** KR-18r: of five letters with two vowels. */
function preferTwoVowels(words: readonly FoundWord[]): readonly FoundWord[] {
  const preferred = words.filter(isPreferred);
  return preferred.length > 0 ? preferred : words;
}

const isPreferred = (found: Pick<FoundWord, 'word'>): boolean => found.word.length === 5 && hasTwoVowels(found);

/** Words with two vowels first; among each, plain words first. */
export function openingWords(
  state: RaceState,
  { dictionary, interpretation: reading }: RulesContext,
): readonly string[] {
  const words = possibleWords(undealtCards(state), dictionary, state.options.plurals);
  const preferred = preferTwoVowels(words);
  if (reading.choice === 'two vowels' || preferred === words) return sortPlainFirst(preferred);
  return [...sortPlainFirst(preferred), ...sortPlainFirst(words.filter(found => !isPreferred(found)))];
}

export const canMakeOpeningWord = (state: RaceState, { dictionary }: RulesContext): boolean =>
  possibleWords(undealtCards(state), dictionary, state.options.plurals).length > 0;

/** KR-18r */
export const lotWords = (rest: readonly string[], dictionary: Dictionary, plurals: PluralRule): readonly string[] =>
  sortPlainFirst(preferTwoVowels(possibleWords(rest, dictionary, plurals)));

/** A choosing dealer may use offensive words. */
export function inoffensiveLotWords(
  rest: readonly string[],
  dictionary: Dictionary,
  plurals: PluralRule,
): readonly string[] {
  const words = lotWords(rest, dictionary, plurals);
  const inoffensive = words.filter(word => !(assertDefined(dictionaryFlags(dictionary, word)) & OFFENSIVE));
  return inoffensive.length > 0 ? inoffensive : words;
}

export function refuseOpening(
  state: RaceState,
  seat: Seat,
  word: string,
  ground: RulesContext,
): RaceRefusal | undefined {
  if (state.phase !== 'opening') return refuseOutOfPhase(state);
  if (seat !== state.dealer) return { clause: 'KR-2', why: 'not-the-dealer' };
  const letter = firstMissingCard(undealtCards(state), [...word]);
  if (letter !== undefined) return { clause: 'KR-2', why: 'lacking', letter, word };
  return refuseWord(state, word, ground);
}

function refuseOutOfPhase({ phase, options }: RaceState): RaceRefusal {
  if (phase === 'over') return { clause: 'KR-10', why: 'over' };
  if (phase === 'play' || phase === 'stop') return { clause: 'KR-3', why: 'begun' };
  return options.opening === 'dealer' ? { clause: 'KR-1', why: 'not-begun' } : { clause: 'KR-18r', why: 'by-lot' };
}

/** Judges five-letter words without listing all words, which may be thousands. */
function refuseWord(state: RaceState, word: string, ground: RulesContext): RaceRefusal | undefined {
  const { dictionary, interpretation: reading } = ground;
  const { plurals } = state.options;
  const flags = dictionaryFlags(dictionary, word);
  if (flags === undefined)
    return { clause: 'KG-1', why: 'unknown', word, near: nearestWords(word, openingWords(state, ground)) };
  if (isBannedPlural(flags, plurals)) return { clause: 'KG-14r', why: 'opening-plural', word };
  if (word.length === 5 && (reading.choice === 'any' || isPreferred({ word }))) return undefined;
  const words = openingWords(state, ground);
  const near = nearestWords(word, words);
  const { length: letters } = itemAt(words, 0);
  if (word.length !== letters) {
    return letters === 5
      ? { clause: 'KR-2', why: 'not-of-five', near }
      : { clause: 'KR-14r', why: 'not-the-longest', letters, near };
  }
  return letters === 5 && isPreferred({ word: itemAt(words, 0) })
    ? { clause: 'KR-18r', why: 'vowels-first' }
    : undefined;
}

const MAX_SUGGESTIONS = 6;

/** Words with that start; otherwise one letter off, or the same letters in another order. */
function nearestWords(word: string, words: readonly string[]): readonly string[] {
  const begun = words.filter(each => each.startsWith(word));
  return (begun.length > 0 ? begun : words.filter(each => isTypo(word, each))).slice(0, MAX_SUGGESTIONS);
}

function isTypo(word: string, meant: string): boolean {
  if (word.length !== meant.length) return false;
  const others = [...word].filter((letter, i) => letter !== meant[i]).length;
  return others <= 1 || [...word].sort().join('') === [...meant].sort().join('');
}

export type WordChoice = 'lot' | 'dealer' | 'finding';

const CLAUSE_BY_CHOICE: Readonly<Record<WordChoice, string>> = { lot: 'KR-18r', dealer: 'KR-2', finding: 'KR-2' };

/** Also turns up the next card and starts the heat. */
export function layOpeningWord(state: RaceState, word: string, by: WordChoice): Step<RaceState, TableEvent> {
  const crossword = [...word].map((letter, column): Cell => [0, column, letter]);
  const left = withoutCards(undealtCards(state), [...word]);
  const seat = assertDefined(state.dealer);
  return {
    state: { ...state, phase: 'play', cards: cardsAfterDeal(state.cards.hands, crossword, left) },
    events: [
      { what: 'laid-out', clause: word.length === 5 ? CLAUSE_BY_CHOICE[by] : 'KR-14r', seat, word },
      ...left.slice(0, 1).map(card => ({ what: 'turned-up', clause: 'KR-2', card }) as const),
      { what: 'called', clause: 'KR-3', seat },
    ],
  };
}
