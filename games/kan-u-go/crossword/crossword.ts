/** The crossword as plain data, on a table without edges [KG-12r]. */

import { itemAt } from '@parlour/kernel/result';
import type { Graph } from '../lexicon/graph.ts';

/** One card on its square. Rows grow downwards; the first letter of the first word lies at 0,0. */
export type Cell = readonly [row: number, column: number, letter: string];

/** The cards of one turn. */
export type Addition = readonly Cell[];

/** In order of laying. */
export type Crossword = readonly Cell[];

/** The dictionary in use [KG-1]; `admits` tells by its flags whether a word counts. */
export type Dictionary = { readonly graph: Graph; readonly admits: (flags: number) => boolean };

/** 'sheet': the printed ban [KG-7]; 'verbs-allowed': verb forms in S are permitted; 'all': no ban. */
export type PluralRule = 'sheet' | 'verbs-allowed' | 'all';

export type Limits = {
  /** Letters of the first word [KG-2]. */
  readonly opening: readonly [least: number, most: number];
  /** Letters of an addition [KG-3]. */
  readonly least: number;
  readonly most: number;
  readonly plurals: PluralRule;
};

export const DIRECTIONS = ['across', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export type Squares = ReadonlyMap<string, string>;

export const squareKey = (row: number, column: number): string => `${row},${column}`;

export const lettersBySquare = (cells: readonly Cell[]): Squares =>
  new Map(cells.map(([row, column, letter]) => [squareKey(row, column), letter]));

/** Sorts by row, then column: the canonical order in records. */
export const sortCells = <C extends Cell>(cells: readonly C[]): C[] =>
  cells.slice().sort(([row, column], [otherRow, otherColumn]) => row - otherRow || column - otherColumn);

/** A player may name the whole word, so cards already there are dropped. */
export function onlyNewCells<C extends Cell>(crossword: Crossword, cells: readonly C[]): C[] {
  const squares = lettersBySquare(crossword);
  return cells.filter(([row, column, letter]) => squares.get(squareKey(row, column)) !== letter);
}

export const isCellList = (value: unknown): value is Cell[] =>
  Array.isArray(value) && value.length > 0 && value.every(item => isCell(item));

const isCell = (value: unknown): value is Cell =>
  Array.isArray(value) && value.length === 3 && isCoordinate(value[0]) && isCoordinate(value[1]) && isCard(value[2]);

/** Not -0, which JSON would change. */
const isCoordinate = (value: unknown): boolean => Number.isSafeInteger(value) && !Object.is(value, -0);

const isCard = (value: unknown): boolean => typeof value === 'string' && /^[A-Z*]$/.test(value);

/** Letters that stand together in one line without a gap. */
export type Run = {
  readonly word: string;
  readonly direction: Direction;
  readonly last: readonly [row: number, column: number];
};

const DELTAS = { across: [0, 1], down: [1, 0] } as const;

export const otherDirection = (direction: Direction): Direction => (direction === 'across' ? 'down' : 'across');

export function runThrough(squares: Squares, [row, column]: Cell, direction: Direction): Run {
  const [down, right] = DELTAS[direction];
  const letterAt = (steps: number): string | undefined =>
    squares.get(squareKey(row + steps * down, column + steps * right));
  let from = 0;
  while (letterAt(from - 1) !== undefined) from--;
  let word = '';
  for (let at = from; letterAt(at) !== undefined; at++) word += letterAt(at);
  const to = from + word.length - 1;
  return { word, direction, last: [row + to * down, column + to * right] };
}

export const touchesLetter = (squares: Squares, [row, column]: Cell): boolean =>
  squares.has(squareKey(row, column - 1)) ||
  squares.has(squareKey(row, column + 1)) ||
  squares.has(squareKey(row - 1, column)) ||
  squares.has(squareKey(row + 1, column));

/** Longest first, separated by spaces. */
export function wordsMadeBy(cells: Addition, crossword: Crossword): string {
  const squares = lettersBySquare([...crossword, ...cells]);
  const runs = cells.flatMap(cell => DIRECTIONS.map(direction => runThrough(squares, cell, direction).word));
  const words = new Set(runs.filter(word => word.length > 1));
  return [...words].sort((one, two) => two.length - one.length).join(' ');
}

export const longestWordMadeBy = (cells: Addition, crossword: Crossword): string =>
  itemAt(wordsMadeBy(cells, crossword).split(' '), 0);
