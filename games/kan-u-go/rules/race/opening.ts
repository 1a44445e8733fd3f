/** The choice of the dealer's word [KR-2, KR-14r, KR-18r]. */
import type { Seat, Step } from '@parlour/kernel/game';
import { must, nth } from '@parlour/kernel/must';
import type { Cell, Dictionary } from '../../crossword/crossword.ts';
import { flagsIn, isBanned } from '../../crossword/words.ts';
import { OFFENSIVE } from '../../lexicon/graph.ts';
import { less, missing } from '../pack.ts';
import { layOut } from '../round/deal.ts';
import type { TableHappening } from '../round/happenings.ts';
import type { RaceRefusal } from './refusals.ts';
import type { RaceState } from './state.ts';
import { hasTwoVowels, longestWords, plainFirst, wordsOfFive } from './word.ts';

/** KR-18r: how many seconds of the table's clock a dealer has to choose. */
export const SECONDS_TO_CHOOSE = 20;

/** Before the word is laid out the blind pack is all that was not dealt. */
export const restOf = ({ cards }: RaceState): readonly string[] => cards.blind;

/** The words that may be laid out, plain ones first: of five letters, those with two vowels before others, or the longest. */
export function openingWords(state: RaceState, dictionary: Dictionary): readonly string[] {
  const { plurals } = state.options;
  const five = wordsOfFive(restOf(state), dictionary, plurals);
  const lively = five.filter(hasTwoVowels);
  if (five.length > 0) return plainFirst(lively.length > 0 ? lively : five);
  return plainFirst(longestWords(restOf(state), dictionary, plurals));
}

/** The house lays out no rude word as long as there is another; a dealer who chooses may. */
export function lotOf(state: RaceState, dictionary: Dictionary): readonly string[] {
  const words = openingWords(state, dictionary);
  const decent = words.filter(word => !(must(flagsIn(dictionary, word)) & OFFENSIVE));
  return decent.length > 0 ? decent : words;
}

export function refuseOpening(
  state: RaceState,
  seat: Seat,
  word: string,
  dictionary: Dictionary,
): RaceRefusal | undefined {
  if (state.phase !== 'opening') return refuseMoment(state);
  if (seat !== state.dealer) return { clause: 'KR-2', why: 'not-the-dealer' };
  const letter = missing(restOf(state), [...word]);
  if (letter !== undefined) return { clause: 'KR-2', why: 'lacking', letter, word };
  return refuseWord(word, openingWords(state, dictionary), state, dictionary);
}

function refuseMoment({ phase, options }: RaceState): RaceRefusal {
  if (phase === 'over') return { clause: 'KR-10', why: 'over' };
  if (phase === 'play' || phase === 'stop') return { clause: 'KR-3', why: 'begun' };
  return options.opening === 'dealer' ? { clause: 'KR-1', why: 'not-begun' } : { clause: 'KR-18r', why: 'by-lot' };
}

function refuseWord(
  word: string,
  offered: readonly string[],
  { options }: RaceState,
  dictionary: Dictionary,
): RaceRefusal | undefined {
  if (offered.includes(word)) return undefined;
  const flags = flagsIn(dictionary, word);
  if (flags === undefined) return { clause: 'KG-1', why: 'no-word', word };
  if (isBanned(flags, options.plurals)) return { clause: 'KG-14r', why: 'opening-plural', word };
  const { length: letters } = nth(offered, 0);
  if (letters !== 5) return { clause: 'KR-14r', why: 'not-the-longest', letters };
  if (word.length !== 5) return { clause: 'KR-2', why: 'not-of-five' };
  return { clause: 'KR-18r', why: 'vowels-first' };
}

export type ChosenBy = 'lot' | 'dealer' | 'finding';

const CLAUSE: Readonly<Record<ChosenBy, string>> = { lot: 'KR-18r', dealer: 'KR-2', finding: 'KR-2' };

/** Lays out the word, turns up the next card of the rest, and begins. */
export function layWord(state: RaceState, word: string, by: ChosenBy): Step<RaceState, TableHappening> {
  const crossword = [...word].map((letter, column): Cell => [0, column, letter]);
  const left = less(restOf(state), [...word]);
  const seat = must(state.dealer);
  return {
    state: { ...state, phase: 'play', cards: layOut(state.cards.hands, crossword, left) },
    happenings: [
      { what: 'laid-out', clause: word.length === 5 ? CLAUSE[by] : 'KR-14r', seat, word },
      ...left.slice(0, 1).map(card => ({ what: 'turned-up', clause: 'KR-2', card }) as const),
      { what: 'called', clause: 'KR-3', seat },
    ],
  };
}
