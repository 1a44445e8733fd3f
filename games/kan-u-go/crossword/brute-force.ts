/** Brute force: the judge decides on every word at every place. Tests, benches and puzzle proofs compare with it. */
import {
  type Addition,
  type Cell,
  type Crossword,
  DIRECTIONS,
  type Dictionary,
  type Direction,
  type Limits,
  lettersBySquare,
  squareKey,
} from './crossword.ts';
import { createAdditionJudge } from './judge.ts';
import { writeAddition } from './notation.ts';

/** Whether a word could fit a line; `.` is an empty square. */
export type WordFilter = (word: string, letters: string) => boolean;
const NO_FILTER: WordFilter = () => true;

/** Returns every permitted addition by its text. */
export function findAdditionsByBruteForce(
  crossword: Crossword,
  hand: readonly string[],
  words: readonly string[],
  dictionary: Dictionary,
  limits: Limits,
  canFit: WordFilter = NO_FILTER,
): Map<string, Addition> {
  const found = new Map<string, Addition>();
  const refuse = createAdditionJudge(crossword, dictionary, limits);
  for (const addition of allPlacements(crossword, hand, words, canFit)) {
    if (!refuse(addition)) found.set(writeAddition(addition), addition);
  }
  return found;
}

/** Yields words that touch the crossword, fill their run and contradict no letter. */
function* allPlacements(
  crossword: Crossword,
  hand: readonly string[],
  words: readonly string[],
  canFit: WordFilter,
): Generator<Addition> {
  const longest = words.reduce((most, { length }) => Math.max(most, length), 0);
  for (const line of DIRECTIONS.flatMap(direction => linesOf(crossword, direction, longest))) {
    for (const word of words) {
      if (!canFit(word, line.letters)) continue;
      for (const at of placementsIn(line, word, hand)) yield line.cells(word, at);
    }
  }
}

/** A row or column: letters (`.` for none), anchors (`x`), and the new cells of a word in it. */
type Line = {
  readonly letters: string;
  readonly anchors: string;
  readonly cells: (word: string, at: number) => Cell[];
};

function linesOf(crossword: Crossword, direction: Direction, longest: number): Line[] {
  const squares = lettersBySquare(crossword);
  const [line, place] = direction === 'across' ? ([0, 1] as const) : ([1, 0] as const);
  const cellAt = (at: number, along: number, letter: string): Cell =>
    direction === 'across' ? [at, along, letter] : [along, at, letter];
  const letterAt = (at: number, along: number): string =>
    squares.get(direction === 'across' ? squareKey(at, along) : squareKey(along, at)) ?? '.';
  const places = spanOf(
    crossword.map(cell => cell[place]),
    longest + 1,
  );
  const lines = spanOf(
    crossword.map(cell => cell[line]),
    1,
  );
  const lettersIn = lines.map(at => places.map(along => letterAt(at, along)).join(''));
  return lines.map((at, i) => {
    const letters = lettersIn[i]!;
    const near = lettersIn.slice(Math.max(0, i - 1), i + 2);
    const isAnchor = (along: number): boolean => crossword.length === 0 || near.some(line => line[along] !== '.');
    const anchors = places.map((_, along) => (isAnchor(along) ? 'x' : '.')).join('');
    const cells = (word: string, from: number): Cell[] =>
      Array.from(word, (letter, i) => cellAt(at, places[from + i]!, letter)).filter(
        (_, i) => letters[from + i] === '.',
      );
    return { letters, anchors, cells };
  });
}

function placementsIn({ letters, anchors }: Line, word: string, hand: readonly string[]): number[] {
  const found: number[] = [];
  const last = Math.min(anchors.lastIndexOf('x'), letters.length - word.length - 1);
  for (let at = Math.max(1, anchors.indexOf('x') - word.length + 1); at <= last; at++) {
    if (anchors.indexOf('x', at) >= at + word.length || !fitsLetters(letters, word, at)) continue;
    const laid = [...word].filter((_, i) => letters[at + i] === '.');
    if (laid.length > 0 && hasCards(hand, laid)) found.push(at);
  }
  return found;
}

function spanOf(places: readonly number[], margin: number): number[] {
  const first = Math.min(0, ...places) - margin;
  return Array.from({ length: Math.max(0, ...places) + margin + 1 - first }, (_, i) => first + i);
}

function fitsLetters(line: string, word: string, at: number): boolean {
  if (line[at - 1] !== '.' || line[at + word.length] !== '.') return false;
  for (let i = 0; i < word.length; i++) if (line[at + i] !== '.' && line[at + i] !== word[i]) return false;
  return true;
}

function hasCards(hand: readonly string[], cards: readonly string[]): boolean {
  const left = hand.slice();
  return cards.every(card => left.includes(card) && left.splice(left.indexOf(card), 1));
}
