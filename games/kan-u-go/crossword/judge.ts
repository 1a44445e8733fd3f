/**
 * The judge of additions. Checks go from the cards to the words, so that the clause named is the first thing a person
 * at the table would object to: free cards and taken squares, the number of letters, the line, the gap or the lonely
 * place, words that are none, and plurals last.
 */
import {
  type Addition,
  type Crossword,
  type Dictionary,
  type Direction,
  inOrder,
  type Limits,
  type Squares,
  squareOf,
  squaresOf,
} from './crossword.ts';
import type { AdditionRefusal, Gap, Place } from './refusals.ts';
import { crossing, isBeside, type Run, runThrough } from './runs.ts';
import { flagsIn, isBanned } from './words.ts';

/** The one judge of an addition: undefined, or the clause it breaks. Whose cards they are is not asked here. */
export const refuseAddition = (
  crossword: Crossword,
  addition: Addition,
  dictionary: Dictionary,
  limits: Limits,
): AdditionRefusal | undefined => judgeOf(crossword, dictionary, limits)(addition);

/** The same judge, for many additions to one crossword. */
export function judgeOf(
  crossword: Crossword,
  dictionary: Dictionary,
  limits: Limits,
): (addition: Addition) => AdditionRefusal | undefined {
  const before = squaresOf(crossword);
  return addition => {
    const cells = inOrder(addition);
    return (
      refuseCards(before, cells) ??
      refuseNumber(before, cells, limits) ??
      refuseLine(cells) ??
      refusePlace(before, cells) ??
      refuseWords(before, cells, dictionary, limits)
    );
  };
}

function refuseCards(before: Squares, cells: Addition): AdditionRefusal | undefined {
  if (cells.some(([, , letter]) => letter === '*')) return { clause: 'KG-15r', why: 'free-card' };
  for (const [i, [row, column]] of cells.entries()) {
    const letter = before.get(squareOf(row, column));
    if (letter !== undefined) return { clause: 'KG-11', why: 'taken', square: [row, column], letter };
    const next = cells[i + 1];
    if (next?.[0] === row && next[1] === column) return { clause: 'KG-15r', why: 'two-on-one', square: [row, column] };
  }
  return undefined;
}

function refuseNumber(before: Squares, { length: laid }: Addition, limits: Limits): AdditionRefusal | undefined {
  const isOpening = before.size === 0;
  const [least, most] = isOpening ? limits.opening : [limits.least, limits.most];
  if (laid >= least && laid <= most) return undefined;
  return { clause: isOpening ? 'KG-2' : 'KG-3', why: 'number', least, most, laid };
}

function refuseLine(cells: Addition): AdditionRefusal | undefined {
  const [row, column] = cells[0]!;
  const isLine = cells.every(cell => cell[0] === row) || cells.every(cell => cell[1] === column);
  return isLine ? undefined : { clause: 'KG-4', why: 'no-line' };
}

function refusePlace(before: Squares, cells: Addition): AdditionRefusal | undefined {
  const gap = gapOf(before, cells);
  if (gap !== undefined) return { clause: 'KG-5', why: 'gap', ...gap };
  if (before.size > 0) {
    return cells.some(cell => isBeside(before, cell)) ? undefined : { clause: 'KG-5', why: 'apart' };
  }
  const [row, column] = cells[0]!;
  return row === 0 && column === 0 ? undefined : { clause: 'KG-2', why: 'not-at-start' };
}

/** The first empty square between the cells, which stand in one line. */
function gapOf(before: Squares, cells: Addition): Gap | undefined {
  const down = directionOf(before, cells) === 'down' ? 1 : 0;
  for (const [i, [row, column, letter]] of cells.slice(0, -1).entries()) {
    const [nextRow, nextColumn, next] = cells[i + 1]!;
    for (let step = 1; step < nextRow - row + nextColumn - column; step++) {
      const square: Place = [row + step * down, column + step * (1 - down)];
      if (!before.has(squareOf(...square))) return { square, between: [letter, next] };
    }
  }
  return undefined;
}

/** The line of play. A single card makes words both ways; across is taken for its line, if there is a word across. */
function directionOf(squares: Squares, cells: Addition): Direction {
  const [row, column] = cells[0]!;
  if (cells.length > 1) return cells[1]![0] === row ? 'across' : 'down';
  return squares.has(squareOf(row, column - 1)) || squares.has(squareOf(row, column + 1)) ? 'across' : 'down';
}

function refuseWords(
  before: Squares,
  cells: Addition,
  dictionary: Dictionary,
  limits: Limits,
): AdditionRefusal | undefined {
  const after = new Map(before);
  for (const [row, column, letter] of cells) after.set(squareOf(row, column), letter);
  const direction = directionOf(after, cells);
  const main = runThrough(after, cells[0]!, direction);
  const crosses = cells.map(cell => runThrough(after, cell, crossing(direction))).filter(({ word }) => word.length > 1);
  if (flagsIn(dictionary, main.word) === undefined) return { clause: 'KG-1', why: 'no-word', word: main.word };
  const none = crosses.find(({ word }) => flagsIn(dictionary, word) === undefined);
  if (none !== undefined) return { clause: 'KG-6', why: 'no-cross-word', word: none.word, direction: none.direction };
  const isBarred = (run: Run): boolean =>
    isBanned(flagsIn(dictionary, run.word)!, limits.plurals) && !before.has(squareOf(...run.last));
  return refusePlurals(before, cells, [main, ...crosses].filter(isBarred), main);
}

/** Judges the plurals whose S is new; where the S lay before, KG-9 lets them pass. */
function refusePlurals(
  before: Squares,
  cells: Addition,
  plurals: readonly Run[],
  main: Run,
): AdditionRefusal | undefined {
  const isMainBarred = plurals.includes(main);
  const [plural] = plurals;
  if (plural === undefined || (cells.length > 1 && !isMainBarred)) return undefined;
  const { word } = plural;
  if (before.size === 0) return { clause: 'KG-14r', why: 'opening-plural', word };
  if (cells.length === 1) return { clause: 'KG-7', why: 'lone-plural', word };
  const [, other] = plurals;
  return other
    ? { clause: 'KG-14r', why: 'two-plurals', word: other.word, main: word }
    : { clause: 'KG-7', why: 'plural', word };
}
