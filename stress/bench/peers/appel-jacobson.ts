/**
 * The textbook generator (Appel and Jacobson, "The World's Fastest Scrabble Program", 1988) on the rules of Kan-U-Go:
 * from every anchor all left parts that the hand can make, each extended to the right. It uses the same word graph
 * and cross-checks as our finder, and places its cards in one array.
 */

import type { Limits } from '@parlour/games/kan-u-go/crossword/crossword';
import {
  ACROSS,
  type Axis,
  cardLetter,
  cardSquare,
  DOWN,
  encodeCard,
  S_NOT_ALONE,
  type SearchBoard,
  STEP,
  UNCROSSED,
} from '@parlour/games/kan-u-go/crossword/search-board';
import { S } from '@parlour/games/kan-u-go/crossword/search-graph';
import {
  childOf,
  type Graph,
  isBannedPlural,
  lowestLetter,
  NO_NODE,
  NO_WORD,
} from '@parlour/games/kan-u-go/lexicon/graph';
import { itemAt } from '@parlour/kernel/result';

type Search = {
  readonly board: SearchBoard;
  readonly graph: Graph;
  readonly hand: Uint8Array;
  readonly limits: Limits;
  readonly way: Axis;
  readonly step: number;
  readonly fitting: Int32Array;
  readonly laid: Int32Array;
  anchor: number;
  found: number;
};

/** Counts the additions. */
export const countByAppelJacobson = (board: SearchBoard, graph: Graph, hand: Uint8Array, limits: Limits): number =>
  countAlong(board, graph, hand, limits, ACROSS) + countAlong(board, graph, hand, limits, DOWN);

function countAlong(board: SearchBoard, graph: Graph, hand: Uint8Array, limits: Limits, way: Axis): number {
  const laid = new Int32Array(limits.most);
  const [step, fitting] = [STEP[way], board.crossChecks[way]];
  const search: Search = { board, graph, hand, limits, way, step, fitting, laid, anchor: 0, found: 0 };
  const held = hand.reduce((letters, count, code) => (count > 0 ? letters | (1 << code) : letters), 0);
  for (const anchor of anchorsOf(search)) searchFrom(search, anchor, held);
  return search.found;
}

function anchorsOf(search: Search): Set<number> {
  const { taken, count } = search.board;
  const beside = [1, -1, STEP[DOWN], -STEP[DOWN]];
  const near = Array.from(taken.subarray(0, count)).flatMap(square => beside.map(by => square + by));
  return new Set(near.filter(square => isAnchor(search, square)));
}

const isAnchor = ({ board: { letters }, fitting, step }: Search, square: number): boolean =>
  letters[square] === 0 &&
  (letters[square - step] !== 0 || letters[square + step] !== 0 || (itemAt(fitting, square) & UNCROSSED) === 0);

function searchFrom(search: Search, anchor: number, held: number): void {
  const { step, limits } = search;
  const { letters } = search.board;
  search.anchor = anchor;
  let start = anchor;
  while (letters[start - step] !== 0) start -= step;
  if (start < anchor) {
    extendRight(search, 0, start, 0, held);
    return;
  }
  while (anchor - start < (limits.most - 1) * step && letters[start - step] === 0 && !isAnchor(search, start - step)) {
    start -= step;
  }
  leftPart(search, 0, 0, (anchor - start) / step, held);
}

/** Left parts are placed as if they began at the anchor, and moved left when they are extended. */
function leftPart(search: Search, node: number, cards: number, room: number, held: number): void {
  const { graph, hand, anchor, laid, step } = search;
  for (let i = 0; i < cards; i++) laid[i] = encodeCard(anchor - (cards - i) * step, cardLetter(itemAt(laid, i)));
  extendRight(search, node, anchor, cards, held);
  if (cards === room) return;
  for (let rest = itemAt(graph.letters, node) & held; rest !== 0; rest &= rest - 1) {
    const code = lowestLetter(rest);
    laid[cards] = encodeCard(anchor, code);
    const left = --hand[code]! > 0 ? held : held ^ (1 << code);
    leftPart(search, childOf(graph, node, code), cards + 1, room, left);
    hand[code]!++;
  }
}

function extendRight(search: Search, node: number, at: number, cards: number, held: number): void {
  const { board, graph, hand, limits, fitting, laid, step } = search;
  const there = itemAt(board.letters, at);
  if (there !== 0) {
    const next = childOf(graph, node, there - 1);
    if (next !== NO_NODE) extendRight(search, next, at + step, cards, held);
    return;
  }
  if (at > search.anchor && isPermitted(search, node, at, cards)) search.found++;
  if (cards === limits.most) return;
  for (let rest = itemAt(graph.letters, node) & held & itemAt(fitting, at); rest !== 0; rest &= rest - 1) {
    const code = lowestLetter(rest);
    laid[cards] = encodeCard(at, code);
    const left = --hand[code]! > 0 ? held : held ^ (1 << code);
    extendRight(search, childOf(graph, node, code), at + step, cards + 1, left);
    hand[code]!++;
  }
}

function isPermitted(
  { board, graph, limits, way, fitting, laid, step }: Search,
  node: number,
  at: number,
  cards: number,
): boolean {
  const flags = itemAt(graph.flags, node);
  if (flags === NO_WORD || cards < limits.least) return false;
  if (board.letters[at - step] === 0 && isBannedPlural(flags, limits.plurals)) return false;
  if (cards > 1) return true;
  const there = itemAt(fitting, cardSquare(itemAt(laid, 0)));
  if (way === DOWN && (there & UNCROSSED) === 0) return false;
  return cardLetter(itemAt(laid, 0)) !== S || (there & S_NOT_ALONE) === 0;
}
