/**
 * Finds every permitted addition of a hand. Along every line through the crossword or beside it, each square of contact
 * (one that is taken, or that a run crosses) is the first contact of some runs: those begin with new cards before it,
 * go through it, and on from there through the word graph. So every run is met once.
 */

import { lowestIn } from '../lexicon/graph.ts';
import {
  findBeginnings,
  HELD,
  LAST_CARD,
  lacking,
  lettersHeld,
  listOf,
  NEXT,
  NODE,
  OFFER,
  WAY_ENDS,
  WAY_ENDS_BANNED,
  WAY_GOES,
} from './beginnings.ts';
import {
  ACROSS,
  type Board,
  cardAt,
  codeIn,
  DOWN,
  type Extent,
  extentOf,
  FREE,
  roomOn,
  STEP,
  squareAt,
} from './board.ts';
import type { Limits } from './crossword.ts';
import type { Finds } from './finds.ts';
import { extend, goOn, record, type Search } from './search.ts';
import { ROOT } from './speller.ts';

const NO_CARD = -1;

/** Every permitted addition, each once: across before down, then line by line. `hand` counts its cards by letter. */
export function findAdditions(board: Board, hand: Uint8Array, limits: Limits, finds: Finds): void {
  finds.count = 0;
  const [least, longest] = board.count === 0 ? limits.opening : [limits.least, limits.most];
  const extent = extentOf(board);
  const room = board.count === 0 ? longest : roomOn(extent);
  const most = Math.min(
    longest,
    room,
    hand.reduce((sum, count) => sum + count, 0),
  );
  if (most < least) return;
  if (board.count > 0) {
    findBeginnings(board.beginnings, { speller: board.speller, hand, most, around: extent.letters });
  }
  const held = lettersHeld(hand);
  const laid = new Int32Array(most);
  for (const way of [ACROSS, DOWN] as const) {
    const [step, fitting] = [STEP[way], board.fitting[way]];
    const search = { board, way, step, fitting, least, most, finds, hand, held, laid, onLine: 0 };
    if (board.count === 0) extend(search, squareAt(0, 0), ROOT, 0, held);
    else searchLines(search, extent);
  }
}

function searchLines(search: Search, { rows, columns }: Extent): void {
  const { way, step } = search;
  const [[first, last], [firstLine, lastLine]] = way === ACROSS ? [columns, rows] : [rows, columns];
  for (let line = firstLine - 1; line <= lastLine + 1; line++) {
    const start = way === ACROSS ? squareAt(line, first) : squareAt(first, line);
    searchLine(search, start, start + (last - first) * step);
  }
}

/** `room` is how many cards can be laid before a square without other contact; not even none right behind a letter. */
function searchLine(search: Search, first: number, last: number): void {
  const { step, fitting, most } = search;
  const { letters } = search.board;
  search.onLine = 0;
  for (let at = first; at <= last; at += step) if (letters[at] !== 0) search.onLine |= 1 << (letters[at]! - 1);
  let room = most;
  for (let at = first; at <= last; at += step) {
    if (letters[at] !== 0) {
      searchThrough(search, at, 1 << (letters[at]! - 1), 0, Math.min(room, most));
      room = -1;
    } else if ((fitting[at]! & FREE) === 0) {
      searchThrough(search, at, fitting[at]! & search.held, 1, Math.min(room, most - 1));
      room = 0;
    } else room++;
  }
}

/** Runs that first touch the crossword in this square, with one of these letters; it costs one card unless it is taken. */
function searchThrough(search: Search, contact: number, letters: number, cost: 0 | 1, room: number): void {
  const { first, ways, cards: list } = search.board.beginnings;
  for (let cards = 0; cards <= room; cards++) {
    for (let rest = letters; rest !== 0; rest &= rest - 1) {
      const code = lowestIn(rest);
      for (let way = first[listOf(cards, code)]!; way !== 0; way = ways[way + NEXT]!) {
        if (cost === 0) goThrough(search, contact, way, cards, NO_CARD);
        else if ((list[ways[way]! + HELD]! & (1 << code)) !== 0)
          goThrough(search, contact, way, cards, cardAt(contact, code));
      }
    }
  }
}

/** Goes one way on through a square of contact: a letter that stands there, or the card given. */
function goThrough(search: Search, contact: number, way: number, cards: number, card: number): void {
  const { ways } = search.board.beginnings;
  const offer = ways[way + OFFER]!;
  const used = card === NO_CARD ? cards : cards + 1;
  const isOpen = search.board.letters[contact + search.step] === 0;
  const ends =
    isOpen &&
    used > 0 &&
    (card === NO_CARD ? (offer & WAY_ENDS) !== 0 : (offer & (WAY_ENDS | WAY_ENDS_BANNED)) === WAY_ENDS);
  const goes = goesOn(search, offer) && !(isOpen && used === search.most);
  if (!ends && !goes) return;
  layBeginning(search, contact, ways[way]!, cards);
  if (card !== NO_CARD) search.laid[cards] = card;
  if (ends) record(search, used);
  if (goes) goOnWith(search, contact, ways[way + NODE]!, used);
}

const goesOn = ({ onLine }: Search, offer: number): boolean =>
  (offer & WAY_GOES) !== 0 && (lacking(offer) & ~onLine) === 0;

/** Lays the cards of a beginning before a square. */
function layBeginning({ board, laid, step }: Search, contact: number, beginning: number, cards: number): void {
  const list = board.beginnings.cards;
  let at = beginning;
  for (let i = cards - 1; i >= 0; i--) {
    laid[i] = cardAt(contact - (cards - i) * step, list[at + LAST_CARD]!);
    at = list[at]!;
  }
}

/** Goes on behind a square of contact, the cards laid taken out of the hand. */
function goOnWith(search: Search, contact: number, node: number, used: number): void {
  const { hand, laid } = search;
  let held = search.held;
  for (let i = 0; i < used; i++) {
    const code = codeIn(laid[i]!);
    if (--hand[code]! === 0) held ^= 1 << code;
  }
  goOn(search, contact + search.step, node, used, held);
  for (let i = 0; i < used; i++) hand[codeIn(laid[i]!)]!++;
}
