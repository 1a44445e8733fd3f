/**
 * A crossword made ready for search: a square table of typed arrays that is altered in place. It knows for every empty
 * square which letters fit the run that crosses it there, and keeps that up to date as cards come and go.
 */
import { codeOf, letterOf, lowestIn } from '../lexicon/graph.ts';
import { type Beginnings, noBeginnings } from './beginnings.ts';
import type { Cell, Crossword } from './crossword.ts';
import { ALL_LETTERS, after, ENDS, endsBanned, GOES, ROOT, S, type Speller } from './speller.ts';

/** Sixty cards that hang together, the first at 0,0 in the middle, stay within REACH. Beyond it there is room for one more word. */
const REACH = 60;
const SIDE = 192;
const MIDDLE = 96;
/** More than any pack has. */
const MOST_CARDS = 128;

export const ACROSS = 0;
export const DOWN = 1;
export type Way = typeof ACROSS | typeof DOWN;

/** From a square to the next, across and down. */
export const STEP: readonly [across: number, down: number] = [1, SIDE];

/** Marks beside the letters that fit a square: no run crosses here; or an S would make a plural and not go alone. */
export const FREE = 0x4000000;
export const S_NOT_ALONE = 0x8000000;

export type Board = {
  readonly speller: Speller;
  /** By square: 0, or the letter's code and one. */
  readonly letters: Uint8Array;
  /** By way of play, then by square: the letters that fit, and marks. */
  readonly fitting: readonly [across: Int32Array, down: Int32Array];
  /** The squares taken, in the order of laying. */
  readonly taken: Int32Array;
  count: number;
  /** Working memory of the finder. */
  readonly beginnings: Beginnings;
};

/** A card on its square in one number. */
export const cardAt = (square: number, code: number): number => (square << 5) | code;
export const squareIn = (card: number): number => card >> 5;
export const codeIn = (card: number): number => card & 31;

export const rowOf = (square: number): number => Math.floor(square / SIDE) - MIDDLE;
export const columnOf = (square: number): number => (square % SIDE) - MIDDLE;
export const squareAt = (row: number, column: number): number => (row + MIDDLE) * SIDE + column + MIDDLE;

/** A crossword made by hand may lie anywhere; what is too far off is no crossword of this pack. */
export function cardOf([row, column, letter]: Cell): number {
  if (Math.max(Math.abs(row), Math.abs(column)) > REACH) {
    throw new RangeError(`${letter} at ${row},${column} lies more than ${REACH} squares from 0,0.`);
  }
  if (!Number.isInteger(row) || !Number.isInteger(column)) {
    throw new RangeError(`${letter} at ${row},${column} lies on no square.`);
  }
  return cardAt(squareAt(row, column), codeOf(letter));
}

/** The cards of a crossword, which may have been made by hand. */
export function cardsOf(crossword: Crossword): Int32Array {
  if (crossword.length > MOST_CARDS) {
    throw new RangeError(`A crossword has at most ${MOST_CARDS} cards, not ${crossword.length}.`);
  }
  const cards = Int32Array.from(crossword, cardOf);
  if (new Set(cards.map(squareIn)).size < cards.length) throw new RangeError('Two cards lie on one square.');
  return cards;
}

export const cellOf = (card: number): Cell => [rowOf(squareIn(card)), columnOf(squareIn(card)), letterOf(codeIn(card))];

export function boardOf(crossword: Crossword, speller: Speller): Board {
  const freeSquares = (): Int32Array => new Int32Array(SIDE * SIDE).fill(ALL_LETTERS | FREE);
  const board: Board = {
    speller,
    letters: new Uint8Array(SIDE * SIDE),
    fitting: [freeSquares(), freeSquares()],
    taken: new Int32Array(MOST_CARDS),
    count: 0,
    beginnings: noBeginnings(),
  };
  const cards = cardsOf(crossword);
  layCards(board, cards, 0, cards.length);
  return board;
}

/** Lays the cards from one place of a list up to another. */
export function layCards(board: Board, cards: Int32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const square = squareIn(cards[i]!);
    board.letters[square] = codeIn(cards[i]!) + 1;
    board.taken[board.count++] = square;
  }
  for (let i = from; i < to; i++) refitAround(board, squareIn(cards[i]!));
}

/** Takes back so many of the cards laid last. */
export function takeBack(board: Board, cards: number): void {
  const left = board.count - cards;
  for (let i = left; i < board.count; i++) board.letters[board.taken[i]!] = 0;
  for (let i = left; i < board.count; i++) {
    refit(board, board.taken[i]!, ACROSS);
    refit(board, board.taken[i]!, DOWN);
    refitAround(board, board.taken[i]!);
  }
  board.count = left;
}

/** Refits the empty squares at both ends of both runs through a square. */
function refitAround(board: Board, square: number): void {
  for (const way of [ACROSS, DOWN] as const) {
    const step = STEP[1 - way]!;
    refit(board, edgeOf(board, square, -step), way);
    refit(board, edgeOf(board, square, step), way);
  }
}

/** The rows and columns that cards lie in, and the letters that stand anywhere. */
export type Extent = {
  readonly rows: readonly [first: number, last: number];
  readonly columns: readonly [first: number, last: number];
  readonly letters: number;
};

export function extentOf({ letters, taken, count }: Board): Extent {
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

/** How many cards can be laid from the outermost square on without coming to the edge: more than are left of a pack. */
export const roomOn = ({ rows: [top, bottom], columns: [left, right] }: Extent): number =>
  MIDDLE - 2 - Math.max(-top, bottom, -left, right);

/** The first empty square after this one. */
function edgeOf({ letters }: Board, square: number, step: number): number {
  let edge = square + step;
  while (letters[edge] !== 0) edge += step;
  return edge;
}

/** Finds out which letters fit an empty square when the play goes a way, that is, which make a word the other way. */
function refit(board: Board, square: number, way: Way): void {
  const step = STEP[1 - way]!;
  const isFree = board.letters[square - step] === 0 && board.letters[square + step] === 0;
  board.fitting[way][square] = isFree ? ALL_LETTERS | FREE : lettersFor(board, square, step);
}

function lettersFor(board: Board, square: number, step: number): number {
  const before = nodeThrough(board, ROOT, edgeOf(board, square, -step) + step, square, step);
  if (before === undefined) return 0;
  if (board.letters[square + step] === 0) return lettersBehind(board.speller, before);
  const end = edgeOf(board, square, step) - step;
  let fitting = 0;
  for (let rest = board.speller.nodes[before + GOES]!; rest !== 0; rest &= rest - 1) {
    const code = lowestIn(rest);
    const node = nodeThrough(board, after(board.speller, before, code), square + step, end, step);
    if (node !== undefined && board.speller.nodes[node + ENDS]! & (1 << (board.letters[end]! - 1)))
      fitting |= 1 << code;
  }
  return fitting;
}

const lettersBehind = (speller: Speller, node: number): number =>
  speller.nodes[node + ENDS]! | (endsBanned(speller, node, S) ? S_NOT_ALONE : 0);

/** The node reached from another through the letters from a square up to another, if words go on there. */
function nodeThrough(board: Board, from: number, start: number, end: number, step: number): number | undefined {
  let node = from;
  for (let at = start; at !== end; at += step) {
    const code = board.letters[at]! - 1;
    if ((board.speller.nodes[node + GOES]! & (1 << code)) === 0) return undefined;
    node = after(board.speller, node, code);
  }
  return node;
}
