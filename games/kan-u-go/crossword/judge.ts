/**
 * The judge of additions. Checks go from the cards to the words, so that the clause named is the first thing a person
 * at the table would object to: free cards and taken squares, the number of letters, the line, the gap or the lonely
 * place, words that are none, and plurals last.
 */
import type { Refusal } from '@parlour/kernel/game';
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
import { crossing, isBeside, type Run, runThrough } from './runs.ts';
import { flagsIn, isBanned } from './words.ts';

/** The one judge of an addition: undefined, or the clause it breaks. Whose cards they are is not asked here. */
export function refuseAddition(
  crossword: Crossword,
  addition: Addition,
  dictionary: Dictionary,
  limits: Limits,
): Refusal | undefined {
  const cells = inOrder(addition);
  const before = squaresOf(crossword);
  return (
    refuseCards(before, cells) ??
    refuseNumber(before, cells, limits) ??
    refuseLine(cells) ??
    refusePlace(before, cells) ??
    refuseWords(before, cells, dictionary, limits)
  );
}

function refuseCards(before: Squares, cells: Addition): Refusal | undefined {
  if (cells.some(([, , letter]) => letter === '*')) {
    return { clause: 'KG-15r', detail: 'A free card is never laid in the crossword.' };
  }
  for (const [i, [row, column]] of cells.entries()) {
    const square = squareOf(row, column);
    const there = before.get(square);
    if (there !== undefined) return { clause: 'KG-11', detail: `At ${square} lies ${there} already, and it stays.` };
    const next = cells[i + 1];
    if (next?.[0] === row && next[1] === column) {
      return { clause: 'KG-15r', detail: `Two cards cannot lie on the one square ${square}.` };
    }
  }
  return undefined;
}

function refuseNumber(before: Squares, cells: Addition, limits: Limits): Refusal | undefined {
  const isOpening = before.size === 0;
  const [least, most] = isOpening ? limits.opening : [limits.least, limits.most];
  if (cells.length >= least && cells.length <= most) return undefined;
  const what = isOpening ? 'The first word' : 'An addition';
  return {
    clause: isOpening ? 'KG-2' : 'KG-3',
    detail: `${what} has ${least} to ${most} letters, not ${cells.length}.`,
  };
}

function refuseLine(cells: Addition): Refusal | undefined {
  const [row, column] = cells[0]!;
  if (cells.every(cell => cell[0] === row) || cells.every(cell => cell[1] === column)) return undefined;
  return { clause: 'KG-4', detail: 'The letters of one turn stand in one line, across or down.' };
}

function refusePlace(before: Squares, cells: Addition): Refusal | undefined {
  const gap = gapOf(before, cells);
  if (gap !== undefined) return { clause: 'KG-5', detail: `The run is broken: no letter stands at ${gap}.` };
  if (before.size > 0) {
    if (cells.some(cell => isBeside(before, cell))) return undefined;
    return { clause: 'KG-5', detail: 'The letters touch nothing of the crossword.' };
  }
  const [row, column] = cells[0]!;
  if (row === 0 && column === 0) return undefined;
  return { clause: 'KG-2', detail: 'The first letter of the first word lies at 0,0.' };
}

/** The first empty square between the cells, which stand in one line. */
export function gapOf(before: Squares, cells: Addition): string | undefined {
  const down = directionOf(before, cells) === 'down' ? 1 : 0;
  for (const [i, [row, column]] of cells.slice(0, -1).entries()) {
    const [nextRow, nextColumn] = cells[i + 1]!;
    for (let step = 1; step < nextRow - row + nextColumn - column; step++) {
      const square = squareOf(row + step * down, column + step * (1 - down));
      if (!before.has(square)) return square;
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

function refuseWords(before: Squares, cells: Addition, dictionary: Dictionary, limits: Limits): Refusal | undefined {
  const after = new Map([...before, ...squaresOf(cells)]);
  const direction = directionOf(after, cells);
  const main = runThrough(after, cells[0]!, direction);
  const crosses = cells.map(cell => runThrough(after, cell, crossing(direction))).filter(({ word }) => word.length > 1);
  if (flagsIn(dictionary, main.word) === undefined) {
    return { clause: 'KG-1', detail: `${main.word} is not in the dictionary in use.` };
  }
  const none = crosses.find(({ word }) => flagsIn(dictionary, word) === undefined);
  if (none !== undefined)
    return { clause: 'KG-6', detail: `It would make ${none.word} ${none.direction}, which is no word.` };
  const isBarred = (run: Run): boolean =>
    isBanned(flagsIn(dictionary, run.word)!, limits.plurals) && !before.has(squareOf(...run.last));
  return refusePlurals(before, cells, [main, ...crosses].filter(isBarred), main);
}

/** Judges the plurals whose S is new; where the S lay before, KG-9 lets them pass. */
function refusePlurals(before: Squares, cells: Addition, plurals: readonly Run[], main: Run): Refusal | undefined {
  const isMainBarred = plurals.includes(main);
  const [plural] = plurals;
  if (plural === undefined || (cells.length > 1 && !isMainBarred)) return undefined;
  if (before.size === 0)
    return { clause: 'KG-14r', detail: `${plural.word} is a plural, and an opening plural is never permitted.` };
  if (cells.length === 1) {
    const detail = `${plural.word} is a plural: its S may only be laid together with other letters that make another word.`;
    return { clause: 'KG-7', detail };
  }
  if (plurals.length === 1)
    return { clause: 'KG-7', detail: `${plural.word} is a plural ending in S and may not be made.` };
  const other = plurals[1]!.word;
  return {
    clause: 'KG-14r',
    detail: `${other} needs a permitted word along the line of play, and ${plural.word} is a plural.`,
  };
}
