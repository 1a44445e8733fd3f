/**
 * Beam search for a way to lay all cards in a known order. Nodes compete at equal numbers of cards laid. Restarts
 * with a wider beam and other random preferences. Cannot prove that there is no way.
 */
import type { Game, Play } from '@parlour/kernel/game';
import { type Random, seededRandom } from '@parlour/kernel/random';
import {
  cardLetter,
  cardSquare,
  columnOf,
  encodeCard,
  placeCards,
  removeLastCards,
  rowOf,
} from '../../crossword/search-board.ts';
import { LETTERS } from '../../pack/pack.ts';
import { bestCandidates, hardness } from '../../players/candidates.ts';
import type { FirstPiles } from '../rules/first.ts';
import type { AlonePlay } from '../rules/plays.ts';
import type { ThirdPiles } from '../rules/third.ts';
import {
  type AnyState,
  canDraw,
  chooseSources,
  createPatienceSearch,
  drawNext,
  findOfferedAdditions,
  MAX_IDLE_TURNS,
  type PatienceSearch,
  type Piles,
  valueByBalance,
} from './patience-search.ts';

type SearchNode = {
  readonly parent: SearchNode | undefined;
  readonly turns: number;
  readonly cards: Int32Array;
  readonly piles: Piles;
  /** In the crossword. */
  readonly count: number;
  /** Equal for equal cards on equal squares. */
  readonly positionHash: number;
  readonly hardnessLaid: number;
  readonly value: number;
};

export type SolverResult = {
  readonly line: readonly AlonePlay[] | undefined;
  readonly units: number;
  readonly maxBeamWidth: number;
};

const MIN_BEAM_WIDTH = 4;
const BEAM_GROWTH = 3;
const ADDITIONS_PER_NODE = 8;
/** The first moment that allows an addition, and the next. */
const MOMENTS = 2;

/** Work units per deal. */
export const DEFAULT_EFFORT = 60_000;
/** Without offensive words. */
const EVERY_GRADE = 80;

type SearchInput = [patience: PatienceSearch, piles: Piles, budget: number, seed: string];

const searchInput = (game: Game, { piles, ...table }: AnyState, effort: number): SearchInput => [
  createPatienceSearch(game, table, EVERY_GRADE),
  piles,
  effort,
  'solve',
];

export const solveDeal = (game: Game, state: AnyState, effort: number): SolverResult =>
  solve(...searchInput(game, state, effort));

/** Yields the units spent; callers may stop there. */
export function* findWay(game: Game, state: unknown, effort: number): Generator<number, readonly Play[] | undefined> {
  const { line } = yield* widenBeam(...searchInput(game, state as AnyState, effort));
  return line;
}

function* widenBeam(...[patience, piles, budget, seed]: SearchInput): Generator<number, SolverResult> {
  const random = seededRandom(seed);
  const until = patience.units + budget;
  let width = MIN_BEAM_WIDTH;
  for (; patience.units < until; width *= BEAM_GROWTH) {
    const line = yield* searchBeam(patience, piles, width, until, random);
    if (line !== undefined) return { line, units: patience.units, maxBeamWidth: width };
  }
  return { line: undefined, units: patience.units, maxBeamWidth: width / BEAM_GROWTH };
}

/** Synchronous. */
export function solve(...start: SearchInput): SolverResult {
  const search = widenBeam(...start);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

function* searchBeam(
  patience: PatienceSearch,
  piles: Piles,
  width: number,
  until: number,
  random: Random,
): Generator<number, AlonePlay[] | undefined> {
  const { count } = patience.board;
  const byCount = Array.from({ length: LETTERS.length + 1 }, (): SearchNode[] => []);
  byCount[count]!.push({
    parent: undefined,
    turns: 0,
    cards: new Int32Array(),
    piles,
    count,
    positionHash: 0,
    hardnessLaid: 0,
    value: 0,
  });
  for (const nodes of byCount) {
    for (const node of keepBest(nodes, width)) {
      if (node.count === LETTERS.length) return playsTo(patience, piles, node);
      if (patience.units >= until) return undefined;
      yield patience.units;
      for (const next of successors(patience, node, random)) byCount[next.count]!.push(next);
    }
  }
  return undefined;
}

/** The best nodes of different positions. */
function keepBest(nodes: readonly SearchNode[], width: number): SearchNode[] {
  const best = new Map<number, SearchNode>();
  for (const node of nodes.toSorted((a, b) => b.value - a.value)) {
    if (best.size === width) break;
    if (!best.has(node.positionHash)) best.set(node.positionHash, node);
  }
  return [...best.values()];
}

function successors(patience: PatienceSearch, node: SearchNode, random: Random): SearchNode[] {
  const path = pathTo(node);
  for (const { cards } of path) placeCards(patience.board, cards, 0, cards.length);
  const found = expandNode(patience, node, random);
  removeLastCards(
    patience.board,
    path.reduce((sum, { cards }) => sum + cards.length, 0),
  );
  return found;
}

function pathTo(node: SearchNode): SearchNode[] {
  const path: SearchNode[] = [];
  for (let at: SearchNode | undefined = node; at?.parent !== undefined; at = at.parent) path.unshift(at);
  return path;
}

/** Draws although a word is possible, except under mustPlay. */
function expandNode(patience: PatienceSearch, node: SearchNode, random: Random): SearchNode[] {
  const moments = patience.options.mustPlay ? 1 : MOMENTS;
  const found: SearchNode[] = [];
  let piles = node.piles;
  for (let turns = 0, momentsFound = 0; turns < MAX_IDLE_TURNS; turns++) {
    const hand = findOfferedAdditions(patience, piles);
    const best = bestCandidates(patience.finds, ADDITIONS_PER_NODE, valueByBalance(hand));
    for (const { cards } of best) found.push(createNode(patience, node, turns, piles, cards, random));
    if (best.length > 0) momentsFound++;
    if (momentsFound === moments || !canDraw(patience, piles)) break;
    piles = drawNext(patience, piles);
  }
  return found;
}

const NOISE = 12;

function createNode(
  patience: PatienceSearch,
  parent: SearchNode,
  turns: number,
  at: Piles,
  cards: Int32Array,
  random: Random,
): SearchNode {
  const piles = patience.method.takeCards(at, chooseSources(patience, at, cards), patience.options).piles;
  const hardnessLaid = cards.reduce((sum, card) => sum + hardness(cardLetter(card)), parent.hardnessLaid);
  const positionHash = cards.reduce((sum, card) => (sum + hashCard(card)) | 0, parent.positionHash);
  const value = 2 * hardnessLaid - buriedCardsPenalty(piles) + random.below(NOISE);
  return { parent, turns, cards, piles, count: parent.count + cards.length, positionHash, hardnessLaid, value };
}

/** Not the board's own layout, because other hashes would change the search. */
const HASH_ROW = 128;

/** The sum of these identifies a position. */
function hashCard(card: number): number {
  const square = cardSquare(card);
  const placed = encodeCard(
    HASH_ROW * (rowOf(square) + HASH_ROW / 2) + columnOf(square) + HASH_ROW / 2,
    cardLetter(card),
  );
  return Math.imul(placed ^ (placed << 13), 0x9e3779b1);
}

function buriedCardsPenalty(piles: Piles): number {
  if ('pile' in piles) return 2 * (piles as FirstPiles).pile.length;
  if (!('stacks' in piles)) return 0;
  return (piles as ThirdPiles).stacks.reduce((sum, stack) => sum + stack.length * stack.length, 0);
}

function playsTo(patience: PatienceSearch, from: Piles, node: SearchNode): AlonePlay[] {
  let piles = from;
  return pathTo(node).flatMap(({ turns, cards, piles: next }) => {
    for (let turn = 0; turn < turns; turn++) piles = drawNext(patience, piles);
    const cells = chooseSources(patience, piles, cards);
    piles = next;
    return [...new Array<AlonePlay>(turns).fill({ do: patience.method.drawPlay }), { do: 'add', cells }];
  });
}
