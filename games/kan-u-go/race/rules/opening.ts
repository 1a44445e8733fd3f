/** The choice of the dealer's word [KR-2, KR-14r, KR-18r]. */
import type { Seat, Step } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { Cell, Dictionary, PluralRule } from '../../crossword/crossword.ts';
import { flagsIn, isBanned } from '../../crossword/words.ts';
import { OFFENSIVE } from '../../lexicon/graph.ts';
import { less, missing } from '../../pack/pack.ts';
import { layOut } from '../../round/rules/deal.ts';
import type { TableEvent } from '../../round/rules/happenings.ts';
import type { Ground } from './chance.ts';
import type { RaceRefusal } from './refusals.ts';
import type { RaceState } from './state.ts';
import { type Found, hasTwoVowels, longestWords, plainFirst, wordsOfFive } from './word.ts';

/** KR-18r: how many seconds of the table's clock a dealer has to choose. */
export const SECONDS_TO_CHOOSE = 20;

/** Before the word is laid out the blind pack is all that was not dealt. */
export const restOf = ({ cards }: RaceState): readonly string[] => cards.blind;

/** KR-2, KR-14r: the permitted words of five letters that the rest makes, or else the longest. */
function wordsIn(rest: readonly string[], dictionary: Dictionary, plurals: PluralRule): readonly Found[] {
  const five = wordsOfFive(rest, dictionary, plurals);
  return five.length > 0 ? five : longestWords(rest, dictionary, plurals);
}

/** KR-18r: those of five letters with two vowels, if there are any. */
function livelyOf(words: readonly Found[]): readonly Found[] {
  const lively = words.filter(isLively);
  return lively.length > 0 ? lively : words;
}

const isLively = (found: Pick<Found, 'word'>): boolean => found.word.length === 5 && hasTwoVowels(found);

/** Every word that the dealer may lay out: those with two vowels first, and among them the plain ones. */
export function openingWords(state: RaceState, { dictionary, reading }: Ground): readonly string[] {
  const words = wordsIn(restOf(state), dictionary, state.options.plurals);
  const lively = livelyOf(words);
  if (reading.choice === 'two vowels' || lively === words) return plainFirst(lively);
  return [...plainFirst(lively), ...plainFirst(words.filter(found => !isLively(found)))];
}

/** Whether the rest makes a word at all [KR-14r]. */
export const canOpen = (state: RaceState, { dictionary }: Ground): boolean =>
  wordsIn(restOf(state), dictionary, state.options.plurals).length > 0;

/** KR-18r: the words the lot may draw. */
export const lotWords = (rest: readonly string[], dictionary: Dictionary, plurals: PluralRule): readonly string[] =>
  plainFirst(livelyOf(wordsIn(rest, dictionary, plurals)));

/** The lot draws no offensive word as long as there is another; a dealer who chooses may. */
export function decentLot(rest: readonly string[], dictionary: Dictionary, plurals: PluralRule): readonly string[] {
  const words = lotWords(rest, dictionary, plurals);
  const decent = words.filter(word => !(assertDefined(flagsIn(dictionary, word)) & OFFENSIVE));
  return decent.length > 0 ? decent : words;
}

export function refuseOpening(state: RaceState, seat: Seat, word: string, ground: Ground): RaceRefusal | undefined {
  if (state.phase !== 'opening') return refuseMoment(state);
  if (seat !== state.dealer) return { clause: 'KR-2', why: 'not-the-dealer' };
  const letter = missing(restOf(state), [...word]);
  if (letter !== undefined) return { clause: 'KR-2', why: 'lacking', letter, word };
  return refuseWord(state, word, ground);
}

function refuseMoment({ phase, options }: RaceState): RaceRefusal {
  if (phase === 'over') return { clause: 'KR-10', why: 'over' };
  if (phase === 'play' || phase === 'stop') return { clause: 'KR-3', why: 'begun' };
  return options.opening === 'dealer' ? { clause: 'KR-1', why: 'not-begun' } : { clause: 'KR-18r', why: 'by-lot' };
}

/** The rest has the letters. A permitted word of five is judged without listing the others: there may be thousands. */
function refuseWord(state: RaceState, word: string, ground: Ground): RaceRefusal | undefined {
  const { dictionary, reading } = ground;
  const { plurals } = state.options;
  const flags = flagsIn(dictionary, word);
  if (flags === undefined)
    return { clause: 'KG-1', why: 'unknown', word, near: nearest(word, openingWords(state, ground)) };
  if (isBanned(flags, plurals)) return { clause: 'KG-14r', why: 'opening-plural', word };
  if (word.length === 5 && (reading.choice === 'any' || isLively({ word }))) return undefined;
  const words = openingWords(state, ground);
  const near = nearest(word, words);
  const { length: letters } = itemAt(words, 0);
  if (word.length !== letters) {
    return letters === 5
      ? { clause: 'KR-2', why: 'not-of-five', near }
      : { clause: 'KR-14r', why: 'not-the-longest', letters, near };
  }
  return letters === 5 && isLively({ word: itemAt(words, 0) }) ? { clause: 'KR-18r', why: 'vowels-first' } : undefined;
}

/** The most words that a refusal suggests. */
const NEAR = 6;

/** What may have been meant: words that begin so, else those with one other letter or the same letters in another order. */
function nearest(word: string, words: readonly string[]): readonly string[] {
  const begun = words.filter(each => each.startsWith(word));
  return (begun.length > 0 ? begun : words.filter(each => isSlip(word, each))).slice(0, NEAR);
}

function isSlip(word: string, meant: string): boolean {
  if (word.length !== meant.length) return false;
  const others = [...word].filter((letter, i) => letter !== meant[i]).length;
  return others <= 1 || [...word].sort().join('') === [...meant].sort().join('');
}

export type ChosenBy = 'lot' | 'dealer' | 'finding';

const CLAUSE: Readonly<Record<ChosenBy, string>> = { lot: 'KR-18r', dealer: 'KR-2', finding: 'KR-2' };

/** Lays out the word, turns up the next card of the rest, and begins. */
export function layWord(state: RaceState, word: string, by: ChosenBy): Step<RaceState, TableEvent> {
  const crossword = [...word].map((letter, column): Cell => [0, column, letter]);
  const left = less(restOf(state), [...word]);
  const seat = assertDefined(state.dealer);
  return {
    state: { ...state, phase: 'play', cards: layOut(state.cards.hands, crossword, left) },
    events: [
      { what: 'laid-out', clause: word.length === 5 ? CLAUSE[by] : 'KR-14r', seat, word },
      ...left.slice(0, 1).map(card => ({ what: 'turned-up', clause: 'KR-2', card }) as const),
      { what: 'called', clause: 'KR-3', seat },
    ],
  };
}
