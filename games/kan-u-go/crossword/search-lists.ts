import { lowestLetter } from '../lexicon/graph.ts';
import {
  ALL_LETTERS,
  CONTINUES,
  childNode,
  ENDS,
  endsBannedPlural,
  REQUIRED,
  ROOT,
  type SearchGraph,
} from './search-graph.ts';

/** Additions in one flat list; each ends at its number in `ends` and starts where the previous one ends. */
export type FoundAdditions = { count: number; ends: Int32Array; cards: Int32Array };

export const newFoundAdditions = (): FoundAdditions => ({
  count: 0,
  ends: new Int32Array(1024),
  cards: new Int32Array(4096),
});

export const additionStart = (finds: FoundAdditions, i: number): number => (i === 0 ? 0 : finds.ends[i - 1]!);

export function appendAddition(finds: FoundAdditions, cards: Int32Array, count: number): void {
  const start = additionStart(finds, finds.count);
  if (finds.count === finds.ends.length) finds.ends = withDoubleCapacity(finds.ends);
  if (start + count > finds.cards.length) finds.cards = withDoubleCapacity(finds.cards);
  for (let i = 0; i < count; i++) finds.cards[start + i] = cards[i]!;
  finds.ends[finds.count++] = start + count;
}

export function withDoubleCapacity(list: Int32Array): Int32Array {
  const larger = new Int32Array(2 * list.length);
  larger.set(list);
  return larger;
}

/**
 * Left parts of a hand (Appel and Jacobson): the new cards before the first anchor of a run. They do not depend on
 * the place, so each search finds them once. Continuations are listed by number of cards and letter on the anchor.
 * Lists are reused, so that a search leaves no garbage.
 */
export type LeftParts = {
  /** Per left part: the part without its last card, that card's letter, the letters left. */
  cards: Int32Array;
  cardsEnd: number;
  /** Per continuation: its left part, the node after the letter, its offer, the next of its list. */
  continuations: Int32Array;
  continuationsEnd: number;
  /** Of each list; 0 if empty. */
  first: Int32Array;
  last: Int32Array;
};

export type LeftPartSearch = {
  readonly graph: SearchGraph;
  readonly hand: Uint8Array;
  readonly maxCards: number;
  readonly lettersOnBoard: number;
};

const CARD_WIDTH = 3;
export const LAST_LETTER = 1;
export const LETTERS_LEFT = 2;

const CONTINUATION_WIDTH = 4;
export const NODE = 1;
export const OFFER = 2;
export const NEXT = 3;

/** Marks in an offer, beside the letters that every longer word needs and the hand lacks. */
export const MAY_END = 0x4000000;
export const ENDS_BANNED_PLURAL = 0x8000000;
export const MAY_CONTINUE = 0x10000000;
export const missingLetters = (offer: number): number => offer & ALL_LETTERS;

export const listIndex = (cards: number, code: number): number => 26 * cards + code;

export const newLeftParts = (): LeftParts => ({
  cards: new Int32Array(2048),
  cardsEnd: 0,
  continuations: new Int32Array(4096),
  continuationsEnd: 0,
  first: new Int32Array(0),
  last: new Int32Array(0),
});

/** The empty left part comes first. */
export function findLeftParts(leftParts: LeftParts, search: LeftPartSearch): void {
  const lists = listIndex(search.maxCards + 1, 0);
  leftParts.cardsEnd = 0;
  leftParts.continuationsEnd = CONTINUATION_WIDTH;
  leftParts.first = leftParts.first.length < lists ? new Int32Array(lists) : leftParts.first.fill(0);
  if (leftParts.last.length < lists) leftParts.last = new Int32Array(lists);
  extendLeftPart(leftParts, search, ROOT, 0, addCard(leftParts, 0, 0, letterMask(search.hand)));
}

export const letterMask = (hand: Uint8Array): number =>
  hand.reduce((letters, count, code) => (count > 0 ? letters | (1 << code) : letters), 0);

/** Lists the continuations of a left part and extends it by every card of the hand. */
function extendLeftPart(
  leftParts: LeftParts,
  search: LeftPartSearch,
  node: number,
  laid: number,
  leftPart: number,
): void {
  const { graph, hand, maxCards, lettersOnBoard } = search;
  const held = leftParts.cards[leftPart + LETTERS_LEFT]!;
  const goes = graph.nodes[node + CONTINUES]!;
  const following = laid < maxCards ? lettersOnBoard | held : lettersOnBoard;
  for (let rest = (goes | graph.nodes[node + ENDS]!) & following; rest !== 0; rest &= rest - 1) {
    const code = lowestLetter(rest);
    const bit = 1 << code;
    const next = childNode(graph, node, code);
    const lacks = graph.nodes[next + REQUIRED]! & ~held;
    if ((lacks & ~lettersOnBoard) !== 0) continue;
    addContinuation(leftParts, listIndex(laid, code), leftPart, next, lacks | continuationMarks(graph, node, code));
    if ((goes & held & bit) === 0 || laid === maxCards) continue;
    const left = --hand[code]! > 0 ? held : held ^ bit;
    extendLeftPart(leftParts, search, next, laid + 1, addCard(leftParts, leftPart, code, left));
    hand[code]!++;
  }
}

function continuationMarks(graph: SearchGraph, node: number, code: number): number {
  const bit = 1 << code;
  const goes = graph.nodes[node + CONTINUES]! & bit ? MAY_CONTINUE : 0;
  if ((graph.nodes[node + ENDS]! & bit) === 0) return goes;
  return endsBannedPlural(graph, node, code) ? goes | MAY_END | ENDS_BANNED_PLURAL : goes | MAY_END;
}

function addCard(leftParts: LeftParts, before: number, code: number, held: number): number {
  const at = leftParts.cardsEnd;
  leftParts.cardsEnd += CARD_WIDTH;
  if (leftParts.cardsEnd > leftParts.cards.length) leftParts.cards = withDoubleCapacity(leftParts.cards);
  leftParts.cards[at] = before;
  leftParts.cards[at + LAST_LETTER] = code;
  leftParts.cards[at + LETTERS_LEFT] = held;
  return at;
}

function addContinuation(leftParts: LeftParts, list: number, leftPart: number, node: number, offer: number): void {
  const at = leftParts.continuationsEnd;
  leftParts.continuationsEnd += CONTINUATION_WIDTH;
  if (leftParts.continuationsEnd > leftParts.continuations.length)
    leftParts.continuations = withDoubleCapacity(leftParts.continuations);
  const { continuations, first, last } = leftParts;
  continuations[at] = leftPart;
  continuations[at + NODE] = node;
  continuations[at + OFFER] = offer;
  continuations[at + NEXT] = 0;
  if (first[list] === 0) first[list] = at;
  else continuations[last[list]! + NEXT] = at;
  last[list] = at;
}
