/**
 * Finds every permitted addition. An anchor is a square that is occupied or crossed by a run. Each anchor is the
 * first one of some runs: they start with a left part before it and continue through the word graph. So every run is
 * found once.
 */
import { lowestLetter } from '../lexicon/graph.ts';
import type { Limits } from './crossword.ts';
import {
  ACROSS,
  type Axis,
  cardLetter,
  cardSquare,
  cardsToEdge,
  DOWN,
  type Extent,
  encodeCard,
  extentOf,
  S_NOT_ALONE,
  type SearchBoard,
  STEP,
  squareAt,
  UNCROSSED,
} from './search-board.ts';
import { CONTINUES, childNode, ENDS, endsBannedPlural, REQUIRED, ROOT, S } from './search-graph.ts';
import {
  appendAddition,
  ENDS_BANNED_PLURAL,
  type FoundAdditions,
  findLeftParts,
  LAST_LETTER,
  LETTERS_LEFT,
  letterMask,
  listIndex,
  MAY_CONTINUE,
  MAY_END,
  missingLetters,
  NEXT,
  NODE,
  OFFER,
} from './search-lists.ts';

const NO_CARD = -1;

/** Order: across before down, then line by line. */
export function findAdditions(board: SearchBoard, hand: Uint8Array, limits: Limits, finds: FoundAdditions): void {
  finds.count = 0;
  const [least, longest] = board.count === 0 ? limits.opening : [limits.least, limits.most];
  const extent = extentOf(board);
  const room = board.count === 0 ? longest : cardsToEdge(extent);
  const most = Math.min(
    longest,
    room,
    hand.reduce((sum, count) => sum + count, 0),
  );
  if (most < least) return;
  if (board.count > 0) {
    findLeftParts(board.leftParts, { graph: board.graph, hand, maxCards: most, lettersOnBoard: extent.letters });
  }
  const held = letterMask(hand);
  const laid = new Int32Array(most);
  for (const way of [ACROSS, DOWN] as const) {
    const [step, crossChecks] = [STEP[way], board.crossChecks[way]];
    const search = { board, axis: way, step, crossChecks, least, most, finds, hand, held, laid, onLine: 0 };
    if (board.count === 0) placeNextCard(search, squareAt(0, 0), ROOT, 0, held);
    else searchLines(search, extent);
  }
}

function searchLines(search: LineSearch, { rows, columns }: Extent): void {
  const { axis: way, step } = search;
  const [[first, last], [firstLine, lastLine]] = way === ACROSS ? [columns, rows] : [rows, columns];
  for (let line = firstLine - 1; line <= lastLine + 1; line++) {
    const start = way === ACROSS ? squareAt(line, first) : squareAt(first, line);
    searchLine(search, start, start + (last - first) * step);
  }
}

/** `room`: cards that fit before a square without touching another anchor; -1 right behind a letter. */
function searchLine(search: LineSearch, first: number, last: number): void {
  const { step, crossChecks, most } = search;
  const { letters } = search.board;
  search.onLine = 0;
  for (let at = first; at <= last; at += step) if (letters[at] !== 0) search.onLine |= 1 << (letters[at]! - 1);
  let room = most;
  for (let at = first; at <= last; at += step) {
    if (letters[at] !== 0) {
      searchFromAnchor(search, at, 1 << (letters[at]! - 1), 0, Math.min(room, most));
      room = -1;
    } else if ((crossChecks[at]! & UNCROSSED) === 0) {
      searchFromAnchor(search, at, crossChecks[at]! & search.held, 1, Math.min(room, most - 1));
      room = 0;
    } else room++;
  }
}

/** `cost`: cards to place on the anchor itself. */
function searchFromAnchor(search: LineSearch, anchor: number, letters: number, cost: 0 | 1, room: number): void {
  const { first, continuations, cards: list } = search.board.leftParts;
  for (let cards = 0; cards <= room; cards++) {
    for (let rest = letters; rest !== 0; rest &= rest - 1) {
      const code = lowestLetter(rest);
      for (let way = first[listIndex(cards, code)]!; way !== 0; way = continuations[way + NEXT]!) {
        if (cost === 0) takeContinuation(search, anchor, way, cards, NO_CARD);
        else if ((list[continuations[way]! + LETTERS_LEFT]! & (1 << code)) !== 0)
          takeContinuation(search, anchor, way, cards, encodeCard(anchor, code));
      }
    }
  }
}

/** Uses the letter that lies on the anchor, or the given card. */
function takeContinuation(search: LineSearch, anchor: number, way: number, cards: number, card: number): void {
  const { continuations } = search.board.leftParts;
  const offer = continuations[way + OFFER]!;
  const used = card === NO_CARD ? cards : cards + 1;
  const isOpen = search.board.letters[anchor + search.step] === 0;
  const ends =
    isOpen &&
    used > 0 &&
    (card === NO_CARD ? (offer & MAY_END) !== 0 : (offer & (MAY_END | ENDS_BANNED_PLURAL)) === MAY_END);
  const continues = canContinue(search, offer) && !(isOpen && used === search.most);
  if (!ends && !continues) return;
  placeLeftPart(search, anchor, continuations[way]!, cards);
  if (card !== NO_CARD) search.laid[cards] = card;
  if (ends) recordAddition(search, used);
  if (continues) continueAfter(search, anchor, continuations[way + NODE]!, used);
}

const canContinue = ({ onLine }: LineSearch, offer: number): boolean =>
  (offer & MAY_CONTINUE) !== 0 && (missingLetters(offer) & ~onLine) === 0;

function placeLeftPart({ board, laid, step }: LineSearch, anchor: number, leftPart: number, cards: number): void {
  const list = board.leftParts.cards;
  let at = leftPart;
  for (let i = cards - 1; i >= 0; i--) {
    laid[i] = encodeCard(anchor - (cards - i) * step, list[at + LAST_LETTER]!);
    at = list[at]!;
  }
}

/** Removes the placed cards from the hand meanwhile. */
function continueAfter(search: LineSearch, anchor: number, node: number, used: number): void {
  const { hand, laid } = search;
  let held = search.held;
  for (let i = 0; i < used; i++) {
    const code = cardLetter(laid[i]!);
    if (--hand[code]! === 0) held ^= 1 << code;
  }
  followLetters(search, anchor + search.step, node, used, held);
  for (let i = 0; i < used; i++) hand[cardLetter(laid[i]!)]!++;
}

export type LineSearch = {
  readonly board: SearchBoard;
  readonly axis: Axis;
  readonly step: number;
  readonly crossChecks: Int32Array;
  readonly least: number;
  readonly most: number;
  readonly finds: FoundAdditions;
  readonly hand: Uint8Array;
  readonly held: number;
  readonly laid: Int32Array;
  /** Bit mask of the line's letters. */
  onLine: number;
};

export function followLetters(search: LineSearch, from: number, start: number, used: number, held: number): void {
  const { step } = search;
  const { letters, graph } = search.board;
  let node = start;
  let at = from;
  for (; letters[at] !== 0; at += step) {
    const bit = 1 << (letters[at]! - 1);
    if (letters[at + step] === 0 && used > 0 && (graph.nodes[node + ENDS]! & bit) !== 0) recordAddition(search, used);
    if ((graph.nodes[node + CONTINUES]! & bit) === 0) return;
    node = childNode(graph, node, letters[at]! - 1);
  }
  if (used < search.most) placeNextCard(search, at, node, used, held);
}

export function placeNextCard(search: LineSearch, at: number, node: number, used: number, held: number): void {
  const { board, step, hand, laid } = search;
  const { nodes } = board.graph;
  const fitting = search.crossChecks[at]! & held;
  const isOpen = board.letters[at + step] === 0;
  if (isOpen) recordEndings(search, at, node, used, nodes[node + ENDS]! & fitting);
  if (isOpen && used + 1 === search.most) return;
  for (let rest = nodes[node + CONTINUES]! & fitting; rest !== 0; rest &= rest - 1) {
    const code = lowestLetter(rest);
    const bit = 1 << code;
    const next = childNode(board.graph, node, code);
    if ((nodes[next + REQUIRED]! & ~(held | search.onLine)) !== 0) continue;
    laid[used] = encodeCard(at, code);
    const left = --hand[code]!;
    followLetters(search, at + step, next, used + 1, left === 0 ? held ^ bit : held);
    hand[code]!++;
  }
}

function recordEndings(search: LineSearch, at: number, node: number, used: number, letters: number): void {
  for (let rest = letters; rest !== 0; rest &= rest - 1) {
    const code = lowestLetter(rest);
    if (endsBannedPlural(search.board.graph, node, code)) continue;
    search.laid[used] = encodeCard(at, code);
    recordAddition(search, used + 1);
  }
}

export function recordAddition(search: LineSearch, used: number): void {
  if (used < search.least || (used === 1 && !isValidAlone(search, search.laid[0]!))) return;
  appendAddition(search.finds, search.laid, used);
}

/** Found on both axes, recorded on one; its S may end a plural on neither. */
function isValidAlone({ axis, crossChecks: fitting }: LineSearch, card: number): boolean {
  const fits = fitting[cardSquare(card)]!;
  if (axis === DOWN && (fits & UNCROSSED) === 0) return false;
  return cardLetter(card) !== S || (fits & S_NOT_ALONE) === 0;
}
