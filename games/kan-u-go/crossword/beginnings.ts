/**
 * The beginnings a hand can lay, found once for a whole search. A run begins with new cards until it meets the
 * crossword; whatever the place, those cards are one of these beginnings. The ways on from them are listed by the
 * number of cards laid and the letter that follows, which is the first letter the crossword has a say in.
 */
import { lowestIn } from '../lexicon/graph.ts';
import { grown } from './finds.ts';
import { ALL_LETTERS, after, ENDS, endsBanned, GOES, MUST, ROOT, type Speller } from './speller.ts';

/** A list is emptied and filled again for every search, so that searching leaves nothing to sweep up. */
export type Beginnings = {
  /** Three numbers a beginning: the one without its last card, that card's letter, and the letters still held. */
  cards: Int32Array;
  cardsEnd: number;
  /** Four numbers a way on: its beginning, the node after the letter, what it offers, the next way of its list. */
  ways: Int32Array;
  waysEnd: number;
  /** The first and the last way of each list; 0 if there is none. */
  first: Int32Array;
  last: Int32Array;
};

/** Whose beginnings are looked for: the hand by letter, the cards it may lay, and the letters of the crossword. */
export type Beginner = {
  readonly speller: Speller;
  readonly hand: Uint8Array;
  readonly most: number;
  readonly around: number;
};

const CARDS_WIDTH = 3;
export const LAST_CARD = 1;
export const HELD = 2;

const WAYS_WIDTH = 4;
export const NODE = 1;
export const OFFER = 2;
export const NEXT = 3;

/** What a way offers: marks, and beside them the letters that every longer word needs and the hand lacks. */
export const WAY_ENDS = 0x4000000;
export const WAY_ENDS_BANNED = 0x8000000;
export const WAY_GOES = 0x10000000;
export const lacking = (offer: number): number => offer & ALL_LETTERS;

/** The list of ways on after so many cards with a letter to follow. */
export const listOf = (cards: number, code: number): number => 26 * cards + code;

export const noBeginnings = (): Beginnings => ({
  cards: new Int32Array(2048),
  cardsEnd: 0,
  ways: new Int32Array(4096),
  waysEnd: 0,
  first: new Int32Array(0),
  last: new Int32Array(0),
});

/** Finds every beginning, the empty one first. */
export function findBeginnings(beginnings: Beginnings, beginner: Beginner): void {
  const lists = listOf(beginner.most + 1, 0);
  beginnings.cardsEnd = 0;
  beginnings.waysEnd = WAYS_WIDTH;
  beginnings.first = beginnings.first.length < lists ? new Int32Array(lists) : beginnings.first.fill(0);
  if (beginnings.last.length < lists) beginnings.last = new Int32Array(lists);
  spread(beginnings, beginner, ROOT, 0, addCard(beginnings, 0, 0, lettersHeld(beginner.hand)));
}

export const lettersHeld = (hand: Uint8Array): number =>
  hand.reduce((letters, count, code) => (count > 0 ? letters | (1 << code) : letters), 0);

/** Lists the ways on from a beginning that has led to a node, and goes on with those the hand can take. */
function spread(beginnings: Beginnings, beginner: Beginner, node: number, laid: number, beginning: number): void {
  const { speller, hand, most, around } = beginner;
  const held = beginnings.cards[beginning + HELD]!;
  const goes = speller.nodes[node + GOES]!;
  const following = laid < most ? around | held : around;
  for (let rest = (goes | speller.nodes[node + ENDS]!) & following; rest !== 0; rest &= rest - 1) {
    const code = lowestIn(rest);
    const bit = 1 << code;
    const next = after(speller, node, code);
    const lacks = speller.nodes[next + MUST]! & ~held;
    if ((lacks & ~around) !== 0) continue;
    addWay(beginnings, listOf(laid, code), beginning, next, lacks | marksOf(speller, node, code));
    if ((goes & held & bit) === 0 || laid === most) continue;
    const left = --hand[code]! > 0 ? held : held ^ bit;
    spread(beginnings, beginner, next, laid + 1, addCard(beginnings, beginning, code, left));
    hand[code]!++;
  }
}

function marksOf(speller: Speller, node: number, code: number): number {
  const bit = 1 << code;
  const goes = speller.nodes[node + GOES]! & bit ? WAY_GOES : 0;
  if ((speller.nodes[node + ENDS]! & bit) === 0) return goes;
  return endsBanned(speller, node, code) ? goes | WAY_ENDS | WAY_ENDS_BANNED : goes | WAY_ENDS;
}

function addCard(beginnings: Beginnings, before: number, code: number, held: number): number {
  const at = beginnings.cardsEnd;
  beginnings.cardsEnd += CARDS_WIDTH;
  if (beginnings.cardsEnd > beginnings.cards.length) beginnings.cards = grown(beginnings.cards);
  beginnings.cards[at] = before;
  beginnings.cards[at + LAST_CARD] = code;
  beginnings.cards[at + HELD] = held;
  return at;
}

function addWay(beginnings: Beginnings, list: number, beginning: number, node: number, offer: number): void {
  const at = beginnings.waysEnd;
  beginnings.waysEnd += WAYS_WIDTH;
  if (beginnings.waysEnd > beginnings.ways.length) beginnings.ways = grown(beginnings.ways);
  const { ways, first, last } = beginnings;
  ways[at] = beginning;
  ways[at + NODE] = node;
  ways[at + OFFER] = offer;
  ways[at + NEXT] = 0;
  if (first[list] === 0) first[list] = at;
  else ways[last[list]! + NEXT] = at;
  last[list] = at;
}
