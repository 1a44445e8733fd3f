/**
 * Finds every permitted addition of a hand by walking the word graph along every line that touches the crossword.
 * A run is searched from each square it can begin on, so that each is met once; before it has touched anything, the
 * look-ahead of the speller cuts off beginnings that cannot go through the first square of contact.
 */
import { childOf, NO_NODE } from '../lexicon/graph.ts';
import {
  ACROSS,
  type Board,
  cardAt,
  columnOf,
  DOWN,
  FREE,
  rowOf,
  S_NOT_ALONE,
  STEP,
  squareAt,
  type Way,
} from './board.ts';
import type { Limits } from './crossword.ts';
import { AHEAD, BANNED, NOTHING } from './speller.ts';

/** Additions in one flat list of cards: number i ends before ends[i], and begins where the one before it ends. */
export type Finds = { count: number; ends: Int32Array; cards: Int32Array };

export const noFinds = (): Finds => ({ count: 0, ends: new Int32Array(1024), cards: new Int32Array(4096) });

export const startOf = (finds: Finds, i: number): number => (i === 0 ? 0 : finds.ends[i - 1]!);

/** One search: what is given, and what changes on the way. */
type Search = {
  readonly board: Board;
  /** By letter: cards still in the hand. */
  readonly hand: Uint8Array;
  readonly least: number;
  readonly most: number;
  readonly finds: Finds;
  /** The cards laid so far. */
  readonly laid: Int32Array;
  readonly step: number;
  readonly fitting: Uint32Array;
  readonly way: Way;
  /** The square where the run touches the crossword first. */
  contact: number;
};

/** Every permitted addition, each once: across before down, then by line, by beginning, and by the alphabet. */
export function findAdditions(board: Board, hand: Uint8Array, limits: Limits, finds: Finds): void {
  finds.count = 0;
  const cards = hand.reduce((sum, count) => sum + count, 0);
  for (const way of [ACROSS, DOWN] as const) {
    const [least, most] = board.count === 0 ? limits.opening : [limits.least, limits.most];
    const search = searchOf(board, hand, way, [least, Math.min(most, cards)], finds);
    if (board.count === 0) searchFrom(search, squareAt(0, 0), squareAt(0, 0) - 1);
    else searchLines(search);
  }
}

function searchOf(board: Board, hand: Uint8Array, way: Way, limits: readonly [number, number], finds: Finds): Search {
  const [least, most] = limits;
  const laid = new Int32Array(most);
  return { board, hand, least, most, finds, laid, step: STEP[way], fitting: board.fitting[way], way, contact: 0 };
}

/** Every line through the crossword or beside it. */
function searchLines(search: Search): void {
  const { board, way } = search;
  let [top, bottom, left, right] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < board.count; i++) {
    const row = rowOf(board.taken[i]!);
    const column = columnOf(board.taken[i]!);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
    left = Math.min(left, column);
    right = Math.max(right, column);
  }
  const origin = (line: number, place: number): number =>
    way === ACROSS ? line * STEP[1] + place : place * STEP[1] + line;
  const [firstLine, lastLine, first, last] = way === ACROSS ? [top, bottom, left, right] : [left, right, top, bottom];
  for (let line = firstLine - 1; line <= lastLine + 1; line++)
    searchLine(search, origin(line, first), origin(line, last));
}

/** From the last square to the first, so that the next square of contact is always known; and back for the order. */
function searchLine(search: Search, first: number, last: number): void {
  const { step, most } = search;
  let from = first - most * step;
  for (let contact = first; contact <= last; contact += step) {
    if (!isContact(search, contact)) continue;
    const cost = search.board.letters[contact] === 0 ? 1 : 0;
    const reach = contact - (most - cost) * step;
    for (let start = Math.max(from, reach); start <= contact; start += step) {
      if (search.board.letters[start - step] === 0) searchFrom(search, start, contact);
    }
    from = contact + step;
  }
}

const isContact = ({ board, fitting }: Search, square: number): boolean =>
  board.letters[square] !== 0 || (fitting[square]! & FREE) === 0;

function searchFrom(search: Search, start: number, contact: number): void {
  search.contact = contact;
  extend(search, start, start, 0, 0, lettersHeld(search.hand));
}

const lettersHeld = (hand: Uint8Array): number =>
  hand.reduce((held, count, code) => (count > 0 ? held | (1 << code) : held), 0);

/** Goes on from a node at a square, `used` cards laid and the letters `held` left. */
function extend(search: Search, start: number, square: number, from: number, used: number, held: number): void {
  const { board, step, contact, hand } = search;
  const { graph, ahead } = board.speller;
  let node = from;
  let at = square;
  for (; board.letters[at] !== 0; at += step) {
    node = childOf(graph, node, board.letters[at]! - 1);
    if (node === NO_NODE) return;
  }
  if (at > contact && used > 0 && at - start > step) record(search, at - step, node, used);
  if (used === search.most) return;
  const farther = (contact - at) / step - 1;
  const lookAhead = farther >= 0 && farther < AHEAD ? ahead[farther]! : undefined;
  const there = board.letters[contact]!;
  const need = there === 0 ? search.fitting[contact]! : 1 << (there - 1);
  for (let rest = ahead[0]![node]! & held & search.fitting[at]!; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const code = 31 - Math.clz32(bit);
    const next = childOf(graph, node, code);
    if (lookAhead !== undefined && (lookAhead[next]! & need) === 0) continue;
    search.laid[used] = cardAt(at, code);
    const left = --hand[code]!;
    extend(search, start, at + step, next, used + 1, left === 0 ? held ^ bit : held);
    hand[code]!++;
  }
}

function record(search: Search, last: number, node: number, used: number): void {
  const { board, finds, laid } = search;
  const verdict = board.speller.verdicts[node]!;
  if (verdict === NOTHING || used < search.least) return;
  if (verdict === BANNED && board.letters[last] === 0) return;
  if (used === 1 && !goesAlone(search, laid[0]!)) return;
  const start = startOf(finds, finds.count);
  if (finds.count === finds.ends.length) finds.ends = grown(finds.ends);
  if (start + used > finds.cards.length) finds.cards = grown(finds.cards);
  for (let i = 0; i < used; i++) finds.cards[start + i] = laid[i]!;
  finds.ends[finds.count++] = start + used;
}

/** A single card makes words both ways: its S may end a plural in neither, and it is met across and down but kept once. */
function goesAlone({ way, fitting }: Search, card: number): boolean {
  const fits = fitting[card >> 5]!;
  if (way === DOWN && (fits & FREE) === 0) return false;
  return (card & 31) !== 18 || (fits & S_NOT_ALONE) === 0;
}

function grown(list: Int32Array): Int32Array {
  const larger = new Int32Array(2 * list.length);
  larger.set(list);
  return larger;
}
