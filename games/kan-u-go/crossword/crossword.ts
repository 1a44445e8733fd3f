/** The crossword on a table without edges [KG-12r]: plain data, and the few questions everybody asks of it. */
import type { Graph } from '../lexicon/graph.ts';

/** One card on its square. Rows grow downwards; the first letter of the first word lies at 0,0. */
export type Cell = readonly [row: number, column: number, letter: string];

/** The cards of one turn. */
export type Addition = readonly Cell[];

/** Everything that lies on the table, in the order of laying. */
export type Crossword = readonly Cell[];

/** The dictionary in use [KG-1]: a word graph, and which of its words count. */
export type Dictionary = { readonly graph: Graph; readonly admits: (flags: number) => boolean };

/** The sheet's ban on plurals [KG-7], the ban without S-forms that are verb forms too, or no ban. */
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

/** The letters by their squares. */
export type Squares = ReadonlyMap<string, string>;

export const squareOf = (row: number, column: number): string => `${row},${column}`;

export const squaresOf = (cells: readonly Cell[]): Squares =>
  new Map(cells.map(([row, column, letter]) => [squareOf(row, column), letter]));

/** From left to right, and from above. A list in this order is how an addition is told and kept. */
export const inOrder = <C extends Cell>(cells: readonly C[]): C[] =>
  cells.slice().sort(([row, column], [otherRow, otherColumn]) => row - otherRow || column - otherColumn);

/** An addition without the cards that lie there already: a player may name the whole word they make. */
export function newCells<C extends Cell>(crossword: Crossword, cells: readonly C[]): C[] {
  const squares = squaresOf(crossword);
  return cells.filter(([row, column, letter]) => squares.get(squareOf(row, column)) !== letter);
}

/** Whether some JSON has the form of cells: squares by whole numbers, letters A to Z or a free card. */
export const areCells = (value: unknown): value is Cell[] =>
  Array.isArray(value) && value.length > 0 && value.every(item => isCell(item));

const isCell = (value: unknown): value is Cell =>
  Array.isArray(value) && value.length === 3 && isPlace(value[0]) && isPlace(value[1]) && isCard(value[2]);

/** A whole number that JSON writes as it is; not -0. */
const isPlace = (value: unknown): boolean => Number.isSafeInteger(value) && !Object.is(value, -0);

const isCard = (value: unknown): boolean => typeof value === 'string' && /^[A-Z*]$/.test(value);
