/**
 * Judges additions. Checks run in the order in which people would object: cards, number, line, place, words, plurals.
 */

import { assertDefined, itemAt } from '@parlour/kernel/result';
import { dictionaryFlags, isBannedPlural } from '../lexicon/graph.ts';
import {
  type Addition,
  type Crossword,
  type Dictionary,
  type Direction,
  type Limits,
  lettersBySquare,
  otherDirection,
  type PluralRule,
  type Run,
  runThrough,
  type Squares,
  sortCells,
  squareKey,
  touchesLetter,
} from './crossword.ts';
import type { AdditionRefusal, Gap, SquarePosition } from './refusals.ts';

/** Returns the broken clause, or undefined. Does not check whose cards they are. */
export const refuseAddition = (
  crossword: Crossword,
  addition: Addition,
  dictionary: Dictionary,
  limits: Limits,
): AdditionRefusal | undefined => createAdditionJudge(crossword, dictionary, limits)(addition);

/** For many additions to one crossword. */
export function createAdditionJudge(
  crossword: Crossword,
  dictionary: Dictionary,
  limits: Limits,
): (addition: Addition) => AdditionRefusal | undefined {
  const before = lettersBySquare(crossword);
  return addition => {
    const cells = sortCells(addition);
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
    const letter = before.get(squareKey(row, column));
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
    return cells.some(cell => touchesLetter(before, cell)) ? undefined : { clause: 'KG-5', why: 'apart' };
  }
  const [row, column] = cells[0]!;
  return row === 0 && column === 0 ? undefined : { clause: 'KG-2', why: 'not-at-start' };
}

function gapOf(before: Squares, cells: Addition): Gap | undefined {
  const down = directionOf(before, cells) === 'down' ? 1 : 0;
  for (const [i, [row, column, letter]] of cells.slice(0, -1).entries()) {
    const [nextRow, nextColumn, next] = cells[i + 1]!;
    for (let step = 1; step < nextRow - row + nextColumn - column; step++) {
      const square: SquarePosition = [row + step * down, column + step * (1 - down)];
      if (!before.has(squareKey(...square))) return { square, between: [letter, next] };
    }
  }
  return undefined;
}

/** The line of play. A single card counts as across if it makes a word across. */
function directionOf(squares: Squares, cells: Addition): Direction {
  const [row, column] = cells[0]!;
  if (cells.length > 1) return cells[1]![0] === row ? 'across' : 'down';
  return squares.has(squareKey(row, column - 1)) || squares.has(squareKey(row, column + 1)) ? 'across' : 'down';
}

function refuseWords(
  before: Squares,
  cells: Addition,
  dictionary: Dictionary,
  limits: Limits,
): AdditionRefusal | undefined {
  const after = new Map(before);
  for (const [row, column, letter] of cells) after.set(squareKey(row, column), letter);
  const direction = directionOf(after, cells);
  const main = runThrough(after, cells[0]!, direction);
  const crosses = cells
    .map(cell => runThrough(after, cell, otherDirection(direction)))
    .filter(({ word }) => word.length > 1);
  if (dictionaryFlags(dictionary, main.word) === undefined) return { clause: 'KG-1', why: 'no-word', word: main.word };
  const none = crosses.find(({ word }) => dictionaryFlags(dictionary, word) === undefined);
  if (none !== undefined) return { clause: 'KG-6', why: 'no-cross-word', word: none.word, direction: none.direction };
  const isBarred = (run: Run): boolean =>
    isBannedPlural(dictionaryFlags(dictionary, run.word)!, limits.plurals) && !before.has(squareKey(...run.last));
  return refusePlurals(before, cells, [main, ...crosses].filter(isBarred), main);
}

/** Plurals whose S is new; KG-9 permits the others. */
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

/** The words an addition makes, and the clause that permits it. */
export type AdditionResult = { readonly cells: Addition; readonly words: readonly string[]; readonly clause: string };

/** Returns what a permitted addition makes. `clause` applies unless a plural clause does. */
export function additionResult(
  crossword: Crossword,
  addition: Addition,
  dictionary: Dictionary,
  plurals: PluralRule,
  clause: string,
): AdditionResult {
  const cells = sortCells(addition);
  const runs = runsMade(crossword, cells);
  const isPlural = ({ word }: Run): boolean =>
    isBannedPlural(assertDefined(dictionaryFlags(dictionary, word)), plurals);
  const plural = runs.find(isPlural);
  return { cells, words: runs.map(({ word }) => word), clause: plural ? pluralClause(cells, plural) : clause };
}

function runsMade(crossword: Crossword, cells: Addition): Run[] {
  const squares = lettersBySquare([...crossword, ...cells]);
  const across = cells.map(cell => runThrough(squares, cell, 'across'));
  const down = cells.map(cell => runThrough(squares, cell, 'down'));
  const isAcross = cells.every(([row]) => row === itemAt(cells, 0)[0]);
  const runs = isAcross ? [itemAt(across, 0), ...down] : [itemAt(down, 0), ...across];
  return runs.filter(({ word }) => word.length > 1);
}

/** KG-8 if the S is new, KG-9 if it was there. */
const pluralClause = (cells: Addition, { last }: Run): 'KG-8' | 'KG-9' =>
  lettersBySquare(cells).has(squareKey(...last)) ? 'KG-8' : 'KG-9';
