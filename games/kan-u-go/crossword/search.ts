/** The part of a search that goes to the right, or down: on from a node of the word graph, card by card. */

import { lowestIn } from '../lexicon/graph.ts';
import { type Board, cardAt, codeIn, DOWN, FREE, S_NOT_ALONE, squareIn, type Way } from './board.ts';
import { addFind, type Finds } from './finds.ts';
import { after, ENDS, endsBanned, GOES, MUST, S } from './speller.ts';

/** A search along one way: what is given, and on the way the cards laid and those left in the hand. */
export type Search = {
  readonly board: Board;
  readonly way: Way;
  readonly step: number;
  readonly fitting: Int32Array;
  readonly least: number;
  readonly most: number;
  readonly finds: Finds;
  readonly hand: Uint8Array;
  readonly held: number;
  readonly laid: Int32Array;
  /** The letters that stand on the line. */
  onLine: number;
};

/** Goes on from a node through the letters that stand from a square on, and farther. */
export function goOn(search: Search, from: number, start: number, used: number, held: number): void {
  const { step } = search;
  const { letters, speller } = search.board;
  let node = start;
  let at = from;
  for (; letters[at] !== 0; at += step) {
    const bit = 1 << (letters[at]! - 1);
    if (letters[at + step] === 0 && used > 0 && (speller.nodes[node + ENDS]! & bit) !== 0) record(search, used);
    if ((speller.nodes[node + GOES]! & bit) === 0) return;
    node = after(speller, node, letters[at]! - 1);
  }
  if (used < search.most) extend(search, at, node, used, held);
}

/** Lays one more card, on an empty square. */
export function extend(search: Search, at: number, node: number, used: number, held: number): void {
  const { board, step, hand, laid } = search;
  const { nodes } = board.speller;
  const fitting = search.fitting[at]! & held;
  const isOpen = board.letters[at + step] === 0;
  if (isOpen) endWith(search, at, node, used, nodes[node + ENDS]! & fitting);
  if (isOpen && used + 1 === search.most) return;
  for (let rest = nodes[node + GOES]! & fitting; rest !== 0; rest &= rest - 1) {
    const code = lowestIn(rest);
    const bit = 1 << code;
    const next = after(board.speller, node, code);
    if ((nodes[next + MUST]! & ~(held | search.onLine)) !== 0) continue;
    laid[used] = cardAt(at, code);
    const left = --hand[code]!;
    goOn(search, at + step, next, used + 1, left === 0 ? held ^ bit : held);
    hand[code]!++;
  }
}

function endWith(search: Search, at: number, node: number, used: number, letters: number): void {
  for (let rest = letters; rest !== 0; rest &= rest - 1) {
    const code = lowestIn(rest);
    if (endsBanned(search.board.speller, node, code)) continue;
    search.laid[used] = cardAt(at, code);
    record(search, used + 1);
  }
}

export function record(search: Search, used: number): void {
  if (used < search.least || (used === 1 && !goesAlone(search, search.laid[0]!))) return;
  addFind(search.finds, search.laid, used);
}

/** A single card makes words both ways. It is found both ways, but kept once; and its S may end a plural in neither. */
function goesAlone({ way, fitting }: Search, card: number): boolean {
  const fits = fitting[squareIn(card)]!;
  if (way === DOWN && (fits & FREE) === 0) return false;
  return codeIn(card) !== S || (fits & S_NOT_ALONE) === 0;
}
