/**
 * Additions found the slow and obvious way: every word of the list at every place, put before the judge. The finder is
 * tested against it and measured beside it.
 */
import {
  type Addition,
  type Cell,
  type Crossword,
  DIRECTIONS,
  type Dictionary,
  type Direction,
  type Limits,
  newCells,
  squareOf,
  squaresOf,
} from './crossword.ts';
import { refuseAddition } from './judge.ts';
import { writeAddition } from './notation.ts';

/** Every permitted addition, once, by its text. `words` are those of the dictionary. */
export function additionsByTrial(
  crossword: Crossword,
  hand: readonly string[],
  words: readonly string[],
  dictionary: Dictionary,
  limits: Limits,
): Map<string, Addition> {
  const found = new Map<string, Addition>();
  for (const cells of placings(crossword, words)) {
    const addition = newCells(crossword, cells);
    if (!isHeld(hand, addition) || refuseAddition(crossword, addition, dictionary, limits)) continue;
    found.set(writeAddition(addition), addition);
  }
  return found;
}

/** Every word at every place near the crossword where it is the whole of its run and contradicts no letter. */
function* placings(crossword: Crossword, words: readonly string[]): Generator<Cell[]> {
  const longest = Math.max(...words.map(word => word.length));
  for (const direction of DIRECTIONS) {
    const rows = linesOf(crossword, direction, longest);
    for (const [i, { letters, cells }] of rows.entries()) {
      const beside = [rows[i - 1]?.letters ?? '', letters, rows[i + 1]?.letters ?? ''];
      for (const word of words) {
        for (let at = 1; at + word.length < letters.length; at++) {
          if (couldLie(letters, word, at) && isNear(beside, word, at, crossword)) yield cells(word, at);
        }
      }
    }
  }
}

/** A row or column, a point for an empty square, and the cells of a word that begins at a place of it. */
type Line = { readonly letters: string; readonly cells: (word: string, at: number) => Cell[] };

function linesOf(crossword: Crossword, direction: Direction, longest: number): Line[] {
  const squares = squaresOf(crossword);
  const [line, place] = direction === 'across' ? [0, 1] : [1, 0];
  const square = (at: number, along: number): [number, number] => (direction === 'across' ? [at, along] : [along, at]);
  const places = spanOf(crossword.map(cell => cell[place]!) as number[], longest + 1);
  return spanOf(crossword.map(cell => cell[line]!) as number[], 1).map(at => ({
    letters: places.map(along => squares.get(squareOf(...square(at, along))) ?? '.').join(''),
    cells: (word, from) => Array.from(word, (letter, i) => [...square(at, places[from + i]!), letter]),
  }));
}

function spanOf(places: readonly number[], margin: number): number[] {
  const first = Math.min(0, ...places) - margin;
  return Array.from({ length: Math.max(0, ...places) + margin + 1 - first }, (_, i) => first + i);
}

function couldLie(line: string, word: string, at: number): boolean {
  if (line[at - 1] !== '.' || line[at + word.length] !== '.') return false;
  for (let i = 0; i < word.length; i++) if (line[at + i] !== '.' && line[at + i] !== word[i]) return false;
  return !line.startsWith(word, at);
}

const isNear = (lines: readonly string[], word: string, at: number, crossword: Crossword): boolean =>
  crossword.length === 0 || lines.some(line => /[A-Z]/.test(line.slice(at, at + word.length)));

function isHeld(hand: readonly string[], addition: Addition): boolean {
  const left = hand.slice();
  return addition.every(([, , letter]) => left.includes(letter) && left.splice(left.indexOf(letter), 1));
}
