/** The crossword prepared for search: typed arrays changed in place, with up-to-date cross-checks. */
import { letterCode, letterOf, lowestLetter } from '../lexicon/graph.ts';
import type { Cell, Crossword } from './crossword.ts';
import {
  ALL_LETTERS,
  CONTINUES,
  childNode,
  ENDS,
  endsBannedPlural,
  ROOT,
  S,
  type SearchGraph,
} from './search-graph.ts';
import { type LeftParts, newLeftParts } from './search-lists.ts';

/** Sixty connected cards stay within REACH of 0,0, which leaves room for one more word. */
const REACH = 60;
const SIDE = 192;
const MIDDLE = 96;
/** More than any pack has. */
const MAX_CARDS = 128;

export const ACROSS = 0;
export const DOWN = 1;
export type Axis = typeof ACROSS | typeof DOWN;

/** Offset to the next square, by axis. */
export const STEP: readonly [across: number, down: number] = [1, SIDE];

/** Marks beside the letters of a cross-check: no crossing run; an S would make a plural. */
export const UNCROSSED = 0x4000000;
export const S_NOT_ALONE = 0x8000000;

export type SearchBoard = {
  readonly graph: SearchGraph;
  /** 0, or the letter's code + 1. */
  readonly letters: Uint8Array;
  /** By axis, then square: letters that fit the crossing run, and marks. */
  readonly crossChecks: readonly [across: Int32Array, down: Int32Array];
  /** Occupied squares, in order of laying. */
  readonly taken: Int32Array;
  count: number;
  readonly leftParts: LeftParts;
};

export const encodeCard = (square: number, code: number): number => (square << 5) | code;
export const cardSquare = (card: number): number => card >> 5;
export const cardLetter = (card: number): number => card & 31;

export const rowOf = (square: number): number => Math.floor(square / SIDE) - MIDDLE;
export const columnOf = (square: number): number => (square % SIDE) - MIDDLE;
export const squareAt = (row: number, column: number): number => (row + MIDDLE) * SIDE + column + MIDDLE;

/** Rejects squares that no crossword of this pack reaches; it may have been made by hand. */
export function cellToCard([row, column, letter]: Cell): number {
  if (Math.max(Math.abs(row), Math.abs(column)) > REACH) {
    throw new RangeError(`${letter} at ${row},${column} lies more than ${REACH} squares from 0,0.`);
  }
  if (!Number.isInteger(row) || !Number.isInteger(column)) {
    throw new RangeError(`${letter} at ${row},${column} lies on no square.`);
  }
  return encodeCard(squareAt(row, column), letterCode(letter));
}

export function crosswordToCards(crossword: Crossword): Int32Array {
  if (crossword.length > MAX_CARDS) {
    throw new RangeError(`A crossword has at most ${MAX_CARDS} cards, not ${crossword.length}.`);
  }
  const cards = Int32Array.from(crossword, cellToCard);
  if (new Set(cards.map(cardSquare)).size < cards.length) throw new RangeError('Two cards lie on one square.');
  return cards;
}

export const cardToCell = (card: number): Cell => [
  rowOf(cardSquare(card)),
  columnOf(cardSquare(card)),
  letterOf(cardLetter(card)),
];

export function createBoard(crossword: Crossword, graph: SearchGraph): SearchBoard {
  const freeSquares = (): Int32Array => new Int32Array(SIDE * SIDE).fill(ALL_LETTERS | UNCROSSED);
  const board: SearchBoard = {
    graph,
    letters: new Uint8Array(SIDE * SIDE),
    crossChecks: [freeSquares(), freeSquares()],
    taken: new Int32Array(MAX_CARDS),
    count: 0,
    leftParts: newLeftParts(),
  };
  const cards = crosswordToCards(crossword);
  placeCards(board, cards, 0, cards.length);
  return board;
}

export function placeCards(board: SearchBoard, cards: Int32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const square = cardSquare(cards[i]!);
    board.letters[square] = cardLetter(cards[i]!) + 1;
    board.taken[board.count++] = square;
  }
  for (let i = from; i < to; i++) updateCrossChecksAround(board, cardSquare(cards[i]!));
}

export function removeLastCards(board: SearchBoard, cards: number): void {
  const left = board.count - cards;
  for (let i = left; i < board.count; i++) board.letters[board.taken[i]!] = 0;
  for (let i = left; i < board.count; i++) {
    updateCrossCheck(board, board.taken[i]!, ACROSS);
    updateCrossCheck(board, board.taken[i]!, DOWN);
    updateCrossChecksAround(board, board.taken[i]!);
  }
  board.count = left;
}

function updateCrossChecksAround(board: SearchBoard, square: number): void {
  for (const axis of [ACROSS, DOWN] as const) {
    const step = STEP[1 - axis]!;
    updateCrossCheck(board, nextEmptySquare(board, square, -step), axis);
    updateCrossCheck(board, nextEmptySquare(board, square, step), axis);
  }
}

/** `letters` is a bit mask. */
export type Extent = {
  readonly rows: readonly [first: number, last: number];
  readonly columns: readonly [first: number, last: number];
  readonly letters: number;
};

export function extentOf({ letters, taken, count }: SearchBoard): Extent {
  let [top, bottom, left, right, on] = [SIDE, 0, SIDE, 0, 0];
  for (let i = 0; i < count; i++) {
    const square = taken[i]!;
    const row = (square / SIDE) | 0;
    const column = square - row * SIDE;
    if (row < top) top = row;
    if (row > bottom) bottom = row;
    if (column < left) left = column;
    if (column > right) right = column;
    on |= 1 << (letters[square]! - 1);
  }
  return { rows: [top - MIDDLE, bottom - MIDDLE], columns: [left - MIDDLE, right - MIDDLE], letters: on };
}

/** Cards that fit between the outermost square and the edge: more than a pack has left. */
export const cardsToEdge = ({ rows: [top, bottom], columns: [left, right] }: Extent): number =>
  MIDDLE - 2 - Math.max(-top, bottom, -left, right);

function nextEmptySquare({ letters }: SearchBoard, square: number, step: number): number {
  let edge = square + step;
  while (letters[edge] !== 0) edge += step;
  return edge;
}

/** Finds the letters that make a word across the axis of play. */
function updateCrossCheck(board: SearchBoard, square: number, axis: Axis): void {
  const step = STEP[1 - axis]!;
  const isFree = board.letters[square - step] === 0 && board.letters[square + step] === 0;
  board.crossChecks[axis][square] = isFree ? ALL_LETTERS | UNCROSSED : crossCheckLetters(board, square, step);
}

function crossCheckLetters(board: SearchBoard, square: number, step: number): number {
  const before = nodeAfterSquares(board, ROOT, nextEmptySquare(board, square, -step) + step, square, step);
  if (before === undefined) return 0;
  if (board.letters[square + step] === 0) return lettersAfterPrefix(board.graph, before);
  const end = nextEmptySquare(board, square, step) - step;
  let fitting = 0;
  for (let rest = board.graph.nodes[before + CONTINUES]!; rest !== 0; rest &= rest - 1) {
    const code = lowestLetter(rest);
    const node = nodeAfterSquares(board, childNode(board.graph, before, code), square + step, end, step);
    if (node !== undefined && board.graph.nodes[node + ENDS]! & (1 << (board.letters[end]! - 1))) fitting |= 1 << code;
  }
  return fitting;
}

const lettersAfterPrefix = (graph: SearchGraph, node: number): number =>
  graph.nodes[node + ENDS]! | (endsBannedPlural(graph, node, S) ? S_NOT_ALONE : 0);

/** Undefined if no word continues so. */
function nodeAfterSquares(
  board: SearchBoard,
  from: number,
  start: number,
  end: number,
  step: number,
): number | undefined {
  let node = from;
  for (let at = start; at !== end; at += step) {
    const code = board.letters[at]! - 1;
    if ((board.graph.nodes[node + CONTINUES]! & (1 << code)) === 0) return undefined;
    node = childNode(board.graph, node, code);
  }
  return node;
}
