/**
 * Additions found the slow and obvious way: every word of the list at every place, put before the judge. The finder is
 * tested against it and measured beside it, and puzzles are proved by it.
 */
import {
  type Addition,
  type Cell,
  type Crossword,
  DIRECTIONS,
  type Dictionary,
  type Direction,
  type Limits,
  squareOf,
  squaresOf,
} from './crossword.ts';
import { judgeOf } from './judge.ts';
import { writeAddition } from './notation.ts';

/** Whether a word could lie in a line with these letters, `.` for none; everything is tried if nobody knows better. */
export type CouldStandIn = (word: string, letters: string) => boolean;
const ANYWHERE: CouldStandIn = () => true;

/** Every permitted addition, once, by its text. `words` are those of the dictionary. */
export function additionsByTrial(
  crossword: Crossword,
  hand: readonly string[],
  words: readonly string[],
  dictionary: Dictionary,
  limits: Limits,
  couldStandIn: CouldStandIn = ANYWHERE,
): Map<string, Addition> {
  const found = new Map<string, Addition>();
  const refuse = judgeOf(crossword, dictionary, limits);
  for (const addition of placings(crossword, hand, words, couldStandIn)) {
    if (!refuse(addition)) found.set(writeAddition(addition), addition);
  }
  return found;
}

/** Every word at every place of contact where it is the whole of its run and contradicts no letter. */
function* placings(
  crossword: Crossword,
  hand: readonly string[],
  words: readonly string[],
  couldStandIn: CouldStandIn,
): Generator<Addition> {
  const longest = words.reduce((most, { length }) => Math.max(most, length), 0);
  for (const line of DIRECTIONS.flatMap(direction => linesOf(crossword, direction, longest))) {
    for (const word of words) {
      if (!couldStandIn(word, line.letters)) continue;
      for (const at of placesOf(line, word, hand)) yield line.cells(word, at);
    }
  }
}

/** A row or column: its letters, `.` for none; its squares of contact, `x`; and the new cells of a word in it. */
type Line = {
  readonly letters: string;
  readonly contacts: string;
  readonly cells: (word: string, at: number) => Cell[];
};

function linesOf(crossword: Crossword, direction: Direction, longest: number): Line[] {
  const squares = squaresOf(crossword);
  const [line, place] = direction === 'across' ? ([0, 1] as const) : ([1, 0] as const);
  const cellAt = (at: number, along: number, letter: string): Cell =>
    direction === 'across' ? [at, along, letter] : [along, at, letter];
  const letterAt = (at: number, along: number): string =>
    squares.get(direction === 'across' ? squareOf(at, along) : squareOf(along, at)) ?? '.';
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
    const isContact = (along: number): boolean => crossword.length === 0 || near.some(line => line[along] !== '.');
    const contacts = places.map((_, along) => (isContact(along) ? 'x' : '.')).join('');
    const cells = (word: string, from: number): Cell[] =>
      Array.from(word, (letter, i) => cellAt(at, places[from + i]!, letter)).filter(
        (_, i) => letters[from + i] === '.',
      );
    return { letters, contacts, cells };
  });
}

function placesOf({ letters, contacts }: Line, word: string, hand: readonly string[]): number[] {
  const found: number[] = [];
  const last = Math.min(contacts.lastIndexOf('x'), letters.length - word.length - 1);
  for (let at = Math.max(1, contacts.indexOf('x') - word.length + 1); at <= last; at++) {
    if (contacts.indexOf('x', at) >= at + word.length || !couldLie(letters, word, at)) continue;
    const laid = [...word].filter((_, i) => letters[at + i] === '.');
    if (laid.length > 0 && isHeld(hand, laid)) found.push(at);
  }
  return found;
}

function spanOf(places: readonly number[], margin: number): number[] {
  const first = Math.min(0, ...places) - margin;
  return Array.from({ length: Math.max(0, ...places) + margin + 1 - first }, (_, i) => first + i);
}

function couldLie(line: string, word: string, at: number): boolean {
  if (line[at - 1] !== '.' || line[at + word.length] !== '.') return false;
  for (let i = 0; i < word.length; i++) if (line[at + i] !== '.' && line[at + i] !== word[i]) return false;
  return true;
}

function isHeld(hand: readonly string[], cards: readonly string[]): boolean {
  const left = hand.slice();
  return cards.every(card => left.includes(card) && left.splice(left.indexOf(card), 1));
}
