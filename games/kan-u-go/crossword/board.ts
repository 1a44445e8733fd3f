/**
 * A crossword made ready for search: a square table of typed arrays that is altered in place. It knows for every empty
 * square which letters fit the run that crosses it there, and keeps that up to date as cards come and go.
 */
import { childOf, NO_NODE } from '../lexicon/graph.ts';
import type { Cell, Crossword } from './crossword.ts';
import { BANNED, NOTHING, type Speller } from './speller.ts';

/** Sixty cards that hang together, the first at 0,0 in the middle, never come near the edge. */
const SIDE = 128;
const MIDDLE = 64;

export const ACROSS = 0;
export const DOWN = 1;
export type Way = typeof ACROSS | typeof DOWN;

/** From a square to the next, across and down. */
export const STEP: readonly [across: number, down: number] = [1, SIDE];

export const ALL_LETTERS = 0x3ffffff;
/** Marks beside the letters that fit a square: no run crosses here; or an S would make a plural and not go alone. */
export const FREE = 0x4000000;
export const S_NOT_ALONE = 0x8000000;

export type Board = {
  readonly speller: Speller;
  /** By square: 0, or the letter's code and one. */
  readonly letters: Uint8Array;
  /** By way of play and square: the letters that fit, and marks. */
  readonly fitting: readonly [Uint32Array, Uint32Array];
  /** The squares taken, in the order of laying. */
  readonly taken: Uint16Array;
  count: number;
};

/** A card to lay: its square and its letter's code in one number. */
export const cardAt = (square: number, code: number): number => (square << 5) | code;
export const squareIn = (card: number): number => card >> 5;
export const codeIn = (card: number): number => card & 31;

export const rowOf = (square: number): number => Math.floor(square / SIDE);
export const columnOf = (square: number): number => square % SIDE;

export const squareAt = (row: number, column: number): number => (row + MIDDLE) * SIDE + column + MIDDLE;

export const cellOf = (card: number): Cell => [
  rowOf(squareIn(card)) - MIDDLE,
  columnOf(squareIn(card)) - MIDDLE,
  String.fromCharCode(65 + codeIn(card)),
];

export const cardOf = ([row, column, letter]: Cell): number => cardAt(squareAt(row, column), letter.charCodeAt(0) - 65);

export function boardOf(crossword: Crossword, speller: Speller): Board {
  const board: Board = {
    speller,
    letters: new Uint8Array(SIDE * SIDE),
    fitting: [
      new Uint32Array(SIDE * SIDE).fill(ALL_LETTERS | FREE),
      new Uint32Array(SIDE * SIDE).fill(ALL_LETTERS | FREE),
    ],
    taken: new Uint16Array(SIDE * SIDE),
    count: 0,
  };
  const cards = Int32Array.from(crossword, cardOf);
  layCards(board, cards, 0, cards.length);
  return board;
}

/** Lays cards[from] to cards[to - 1]. */
export function layCards(board: Board, cards: Int32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const square = squareIn(cards[i]!);
    board.letters[square] = codeIn(cards[i]!) + 1;
    board.taken[board.count++] = square;
  }
  for (let i = from; i < to; i++) refitAround(board, squareIn(cards[i]!));
}

/** Takes back the cards laid last. */
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

/** Refits the empty squares at the ends of both runs through a square. */
function refitAround(board: Board, square: number): void {
  refitEnds(board, square, ACROSS);
  refitEnds(board, square, DOWN);
}

function refitEnds(board: Board, square: number, way: Way): void {
  const step = STEP[1 - way]!;
  refit(board, edgeOf(board, square, -step), way);
  refit(board, edgeOf(board, square, step), way);
}

/** The first empty square after this one. */
function edgeOf({ letters }: Board, square: number, step: number): number {
  let edge = square + step;
  while (letters[edge] !== 0) edge += step;
  return edge;
}

/** Finds out which letters fit an empty square when the play goes a way. */
function refit(board: Board, square: number, way: Way): void {
  const step = STEP[1 - way]!;
  const isFree = board.letters[square - step] === 0 && board.letters[square + step] === 0;
  board.fitting[way][square] = isFree ? ALL_LETTERS | FREE : lettersBetween(board, square, step);
}

function lettersBetween(board: Board, square: number, step: number): number {
  const { graph, ahead, verdicts } = board.speller;
  const before = follow(board, 0, edgeOf(board, square, -step) + step, step);
  if (before === NO_NODE) return 0;
  const isLast = board.letters[square + step] === 0;
  let fitting = 0;
  for (let rest = ahead[0]![before]!; rest !== 0; rest &= rest - 1) {
    const code = 31 - Math.clz32(rest & -rest);
    const node = follow(board, childOf(graph, before, code), square + step, step);
    if (node === NO_NODE || verdicts[node] === NOTHING) continue;
    fitting |= 1 << code;
    if (isLast && verdicts[node] === BANNED) fitting |= S_NOT_ALONE;
  }
  return fitting;
}

/** The node reached from another through the letters that stand from a square on. */
function follow(board: Board, from: number, start: number, step: number): number {
  let node = from;
  for (let at = start; node !== NO_NODE && board.letters[at] !== 0; at += step) {
    node = childOf(board.speller.graph, node, board.letters[at]! - 1);
  }
  return node;
}
