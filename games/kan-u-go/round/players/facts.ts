/** What is so after a play: plain facts of the position, which reasons, hints and reviews are made of. */
import { countsOf } from '../../crossword/additions.ts';
import { cardOf } from '../../crossword/board.ts';
import { findAdditions } from '../../crossword/finder.ts';
import { type Finds, noFinds } from '../../crossword/finds.ts';
import { wordMadeBy } from '../../crossword/spoken.ts';
import { codeOf } from '../../lexicon/graph.ts';
import { countOf, isFree, isLetter, less, PACK } from '../../pack/pack.ts';
import { laid } from '../../players/candidates.ts';
import { hardness } from '../../players/letters.ts';
import { cardName } from '../../rules/words.ts';
import type { TablePlay } from '../rules/plays.ts';
import { lettersOf } from '../rules/state.ts';
import type { Position, TableView } from './position.ts';

export type PlayFacts = {
  /** The longest word made, or which card goes for which. */
  readonly name: string;
  readonly kind: 'add' | 'exchange' | 'other';
  /** The letters that leave the hand for the crossword. */
  readonly gone: readonly string[];
  /** The letters and the points in the hand afterwards, as far as they are known; free cards are no letters. */
  readonly left: readonly string[];
  readonly points: number;
  /** In how many places all that is left goes down together, as the crossword then lies. */
  readonly exits: number;
  /** How many additions can be made of what is left, as the crossword then lies; asked for only where nothing else tells. */
  ways(): number;
};

export function factsOf(position: Position, play: TablePlay): PlayFacts {
  const { view } = position;
  const hand = handAfter(view, play);
  const gone = play.do === 'add' ? lettersOf(play.cells) : [];
  const left = hand.filter(isLetter).sort();
  const kind = play.do === 'add' || play.do === 'exchange' ? play.do : 'other';
  const points = left.length === 0 && kind === 'add' ? 0 : countOf(hand, view.options.numbers);
  const exits = isTooMuch(position, play, left) ? 0 : additionsAfter(position, play, left, left.length);
  return {
    name: nameOf(view, play),
    kind,
    gone,
    left,
    points,
    exits,
    ways: () => additionsAfter(position, play, left, 1),
  };
}

function handAfter({ hand = [], up }: TableView, play: TablePlay): string[] {
  if (play.do === 'add') return less(hand, lettersOf(play.cells));
  if (play.do !== 'exchange') return [];
  return [...less(hand, [play.give]), ...(play.take === 'up' && up !== null ? [up] : [])];
}

function nameOf({ crossword, up }: TableView, play: TablePlay): string {
  if (play.do === 'add') return wordMadeBy(play.cells, crossword);
  if (play.do !== 'exchange') return 'going out';
  const got =
    play.take === 'up' && up !== null ? (isFree(up) ? 'the free card' : `the ${up}`) : 'a card of the blind pack';
  return `${cardName(play.give)} for ${got}`;
}

/** More than one addition takes, or not known yet. */
const isTooMuch = ({ limits }: Position, play: TablePlay, left: readonly string[]): boolean =>
  left.length === 0 || left.length > limits.most || (play.do === 'exchange' && play.take === 'blind');

/** How many additions lay so many of the letters left at least. */
function additionsAfter({ board, limits }: Position, play: TablePlay, left: readonly string[], least: number): number {
  const gone = play.do === 'add' ? play.cells : [];
  const all = countsOf([...left, ...lettersOf(gone)]);
  const found = noFinds();
  laid(board, all, Int32Array.from(gone, cardOf), () => findAdditions(board, all, { ...limits, least }, found));
  return found.count;
}

/** Cards that may still come: those the chair has seen nowhere. */
export const unseenBy = ({ hand = [], crossword, table, taken }: TableView): string[] =>
  less(PACK, [...hand, ...lettersOf(crossword), ...table.pile, ...taken.flat(), ...table.thrown]);

export const isVowel = (card: string): boolean => 'AEIOU'.includes(card);

export const hardestOf = (letters: readonly string[]): string =>
  letters.reduce((hardest, letter) => (hardness(codeOf(letter)) > hardness(codeOf(hardest)) ? letter : hardest));

/** In how many of the additions a letter is laid. */
export function usesOf({ count, ends, cards }: Finds, letter: string): number {
  let [uses, at] = [0, 0];
  for (let i = 0; i < count; i++) {
    let isUsed = false;
    for (; at < ends[i]!; at++) if ((cards[at]! & 31) === codeOf(letter)) isUsed = true;
    if (isUsed) uses++;
  }
  return uses;
}
