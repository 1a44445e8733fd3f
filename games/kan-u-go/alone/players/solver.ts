/**
 * The solver: looks for a way to lay all cards when their order is known. Half-played games are kept by the number of
 * cards they have laid, the best few of each number, and go on from there; if none comes out, it begins again with
 * more of them and other preferences. It can find a way; it cannot prove that there is none.
 */
import type { Game, Play } from '@parlour/kernel/game';
import { type Random, seededRandom } from '@parlour/kernel/random';
import { cardAt, codeIn, columnOf, layCards, rowOf, squareIn, takeBack } from '../../crossword/board.ts';
import { LETTERS } from '../../pack/pack.ts';
import { bestOf } from '../../players/candidates.ts';
import { hardness } from '../../players/letters.ts';
import type { FirstPiles } from '../rules/first.ts';
import type { AlonePlay } from '../rules/plays.ts';
import type { ThirdPiles } from '../rules/third-piles.ts';
import { byBalance } from './balance.ts';
import {
  type AnyState,
  canGoOn,
  find,
  goOn,
  IDLE,
  type Patience,
  type Piles,
  patienceOf,
  sourced,
} from './patience.ts';

/** A half-played game: what it came from, how many cards were turned since, and what was laid then. */
type Node = {
  readonly before: Node | undefined;
  readonly turns: number;
  readonly cards: Int32Array;
  readonly piles: Piles;
  /** Cards in the crossword. */
  readonly count: number;
  /** The same for the same cards on the same squares. */
  readonly mark: number;
  readonly eased: number;
  readonly value: number;
};

export type Search = {
  readonly line: readonly AlonePlay[] | undefined;
  readonly units: number;
  readonly widest: number;
};

const NARROWEST = 4;
const WIDENING = 3;
const BREADTH = 8;
/** How many moments between two additions are considered: the first that allows one, and the next. */
const MOMENTS = 2;

/** So much work is spent on a deal unless somebody asks for more. */
export const EFFORT = 60_000;
/** Every grade of words; those that offend are left out. */
const EVERY_GRADE = 80;

type Start = [patience: Patience, piles: Piles, budget: number, seed: string];

const startOf = (game: Game, { piles, ...table }: AnyState, effort: number): Start => [
  patienceOf(game, table, EVERY_GRADE),
  piles,
  effort,
  'solve',
];

/** Searches a whole deal, all of its cards known. */
export const solveDeal = (game: Game, state: AnyState, effort: number): Search =>
  solve(...startOf(game, state, effort));

/** The plays of a way, from some moment of a patience on; told and stopped between the steps of the search. */
export function* findWay(game: Game, state: unknown, effort: number): Generator<number, readonly Play[] | undefined> {
  const { line } = yield* searching(...startOf(game, state as AnyState, effort));
  return line;
}

/**
 * Searches wider and wider until a way is found or the work is done; one unit is one search of the crossword. Yields
 * the units spent so far, so that whoever waits can be told, and can stop it.
 */
function* searching(...[patience, piles, budget, seed]: Start): Generator<number, Search> {
  const random = seededRandom(seed);
  const until = patience.units + budget;
  let width = NARROWEST;
  for (; patience.units < until; width *= WIDENING) {
    const line = yield* pass(patience, piles, width, until, random);
    if (line !== undefined) return { line, units: patience.units, widest: width };
  }
  return { line: undefined, units: patience.units, widest: width / WIDENING };
}

/** The search, without a break. */
export function solve(...start: Start): Search {
  const search = searching(...start);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

function* pass(
  patience: Patience,
  piles: Piles,
  width: number,
  until: number,
  random: Random,
): Generator<number, AlonePlay[] | undefined> {
  const { count } = patience.board;
  const byCount = Array.from({ length: LETTERS.length + 1 }, (): Node[] => []);
  byCount[count]!.push({
    before: undefined,
    turns: 0,
    cards: new Int32Array(),
    piles,
    count,
    mark: 0,
    eased: 0,
    value: 0,
  });
  for (const nodes of byCount) {
    for (const node of bestFew(nodes, width)) {
      if (node.count === LETTERS.length) return playsTo(patience, piles, node);
      if (patience.units >= until) return undefined;
      yield patience.units;
      for (const next of successors(patience, node, random)) byCount[next.count]!.push(next);
    }
  }
  return undefined;
}

/** The best of each position, and of those the best. */
function bestFew(nodes: readonly Node[], width: number): Node[] {
  const best = new Map<number, Node>();
  for (const node of nodes.toSorted((a, b) => b.value - a.value)) {
    if (best.size === width) break;
    if (!best.has(node.mark)) best.set(node.mark, node);
  }
  return [...best.values()];
}

function successors(patience: Patience, node: Node, random: Random): Node[] {
  const path = pathTo(node);
  for (const { cards } of path) layCards(patience.board, cards, 0, cards.length);
  const found = after(patience, node, random);
  takeBack(
    patience.board,
    path.reduce((sum, { cards }) => sum + cards.length, 0),
  );
  return found;
}

function pathTo(node: Node): Node[] {
  const path: Node[] = [];
  for (let at: Node | undefined = node; at?.before !== undefined; at = at.before) path.unshift(at);
  return path;
}

/** Every addition worth trying now or after turning on; turning on although a word goes is a choice of the player's. */
function after(patience: Patience, node: Node, random: Random): Node[] {
  const moments = patience.options.mustPlay ? 1 : MOMENTS;
  const found: Node[] = [];
  let piles = node.piles;
  for (let turns = 0, seen = 0; turns < IDLE; turns++) {
    const hand = find(patience, piles);
    const best = bestOf(patience.finds, BREADTH, byBalance(hand));
    for (const { cards } of best) found.push(laying(patience, node, turns, piles, cards, random));
    if (best.length > 0) seen++;
    if (seen === moments || !canGoOn(patience, piles)) break;
    piles = goOn(patience, piles);
  }
  return found;
}

const NOISE = 12;

function laying(patience: Patience, before: Node, turns: number, at: Piles, cards: Int32Array, random: Random): Node {
  const piles = patience.method.spend(at, sourced(patience, at, cards), patience.options).piles;
  const eased = cards.reduce((sum, card) => sum + hardness(codeIn(card)), before.eased);
  const mark = cards.reduce((sum, card) => (sum + markOf(card)) | 0, before.mark);
  const value = 2 * eased - pressOf(piles) + random.below(NOISE);
  return { before, turns, cards, piles, count: before.count + cards.length, mark, eased, value };
}

/** Rows of this many squares, wherever the board has them: with other marks the search would go other ways. */
const ROW = 128;

/** A number for a card and its square; their sum tells positions apart. */
function markOf(card: number): number {
  const square = squareIn(card);
  const placed = cardAt(ROW * (rowOf(square) + ROW / 2) + columnOf(square) + ROW / 2, codeIn(card));
  return Math.imul(placed ^ (placed << 13), 0x9e3779b1);
}

/** Cards that lie under others are still to be dug out. */
function pressOf(piles: Piles): number {
  if ('pile' in piles) return 2 * (piles as FirstPiles).pile.length;
  if (!('stacks' in piles)) return 0;
  return (piles as ThirdPiles).stacks.reduce((sum, stack) => sum + stack.length * stack.length, 0);
}

/** The plays that lead to a node, from the piles the search began with. */
function playsTo(patience: Patience, from: Piles, node: Node): AlonePlay[] {
  let piles = from;
  return pathTo(node).flatMap(({ turns, cards, piles: next }) => {
    for (let turn = 0; turn < turns; turn++) piles = goOn(patience, piles);
    const cells = sourced(patience, piles, cards);
    piles = next;
    return [...new Array<AlonePlay>(turns).fill({ do: patience.method.unable }), { do: 'add', cells }];
  });
}
