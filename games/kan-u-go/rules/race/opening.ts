/** The choice of the dealer's word [KR-2, KR-14r, KR-18r]. */
import type { Refusal, Seat, Step } from '@parlour/kernel/game';
import { must, nth } from '@parlour/kernel/must';
import type { Cell, Dictionary } from '../../crossword/crossword.ts';
import { flagsIn, isBanned } from '../../crossword/words.ts';
import { OFFENSIVE } from '../../lexicon/graph.ts';
import { less, missing } from '../pack.ts';
import { layOut } from '../round/deal.ts';
import type { TableHappening } from '../round/happenings.ts';
import { no } from '../round/refusals.ts';
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

export function refuseOpening(state: RaceState, seat: Seat, word: string, dictionary: Dictionary): Refusal | undefined {
  if (state.phase !== 'opening') return refuseMoment(state);
  if (seat !== state.dealer) return no('KR-2', 'The dealer lays out the word.');
  const lacking = missing(restOf(state), [...word]);
  if (lacking !== undefined) return no('KR-2', `The rest has too few ${lacking} for ${word}.`);
  return refuseWord(word, openingWords(state, dictionary), state, dictionary);
}

function refuseMoment({ phase, options }: RaceState): Refusal {
  if (phase === 'over') return no('KR-10', 'The race is over.');
  if (phase === 'play' || phase === 'stop') return no('KR-3', 'The heat has begun.');
  return options.opening === 'dealer'
    ? no('KR-1', 'The heat has not begun.')
    : no('KR-18r', 'The word is drawn by lot.');
}

function refuseWord(
  word: string,
  offered: readonly string[],
  { options }: RaceState,
  dictionary: Dictionary,
): Refusal | undefined {
  if (offered.includes(word)) return undefined;
  const flags = flagsIn(dictionary, word);
  if (flags === undefined) return no('KG-1', `${word} is not in the dictionary.`);
  if (isBanned(flags, options.plurals)) return no('KG-14r', `${word} is a plural, and does not open a crossword.`);
  const { length } = nth(offered, 0);
  if (length !== 5) return no('KR-14r', `The longest words of the rest have ${length} letters.`);
  if (word.length !== 5) return no('KR-2', 'The word has five letters.');
  return no('KR-18r', 'Words with exactly two of A, E, I, O and U come first.');
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
