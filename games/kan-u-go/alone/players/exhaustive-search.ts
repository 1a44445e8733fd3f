/**
 * Exhaustive search with all cards known. Unlike the solver it proves that there is no way. It tries every word, so
 * it is for the last few cards only.
 */
import type { Game } from '@parlour/kernel/game';
import {
  cardToCell,
  cellToCard,
  createBoard,
  placeCards,
  removeLastCards,
  type SearchBoard,
} from '../../crossword/search-board.ts';
import { searchGraphFor } from '../../crossword/search-graph.ts';
import { additionStart, newFoundAdditions } from '../../crossword/search-lists.ts';
import { gameLexicon } from '../../lexicon/loader.ts';
import { LETTERS } from '../../pack/pack.ts';
import { aloneLimitsOf, waysToLay } from '../rules/judge.ts';
import { withoutSources } from '../rules/method.ts';
import type { AlonePlay } from '../rules/plays.ts';
import type { ThirdPiles } from '../rules/third.ts';
import {
  type AnyState,
  canDraw,
  drawNext,
  findOfferedAdditions,
  methodOf,
  type PatienceSearch,
  type Piles,
} from './patience-search.ts';

export type ExhaustiveSearch = {
  readonly patience: PatienceSearch;
  readonly transpositions: Map<string, number>;
  /** Gives up below 0. */
  searchesLeft: number;
};

const ALL_CARDS = LETTERS.length;

type Table = Pick<AnyState, 'crossword' | 'options'>;

export function createExhaustiveSearch(game: Game, { crossword, options }: Table, searches: number): ExhaustiveSearch {
  const board = createBoard(crossword, searchGraphFor(gameLexicon(game), options.plurals));
  const limits = aloneLimitsOf({ options });
  const patience = { method: methodOf(game), options, board, limits, finds: newFoundAdditions(), units: 0 };
  return { patience, transpositions: new Map(), searchesLeft: searches };
}

type MaxCards = number | undefined;

/** Undefined if that takes too much work. */
export function* maxCardsAfter(search: ExhaustiveSearch, piles: Piles, play: AlonePlay): Generator<void, MaxCards> {
  const { patience } = search;
  if (play.do === 'give-up') return patience.board.count;
  if (play.do !== 'add') return yield* maxCardsFrom(search, drawNext(patience, piles));
  const next = patience.method.takeCards(piles, play.cells, patience.options).piles;
  return yield* maxCardsAfterLaying(search, next, Int32Array.from(withoutSources(play.cells), cellToCard));
}

function* maxCardsAfterLaying(search: ExhaustiveSearch, next: Piles, cards: Int32Array): Generator<void, MaxCards> {
  placeCards(search.patience.board, cards, 0, cards.length);
  const most = yield* maxCardsFrom(search, next);
  removeLastCards(search.patience.board, cards.length);
  return most;
}

export function* maxCardsFrom(search: ExhaustiveSearch, piles: Piles): Generator<void, MaxCards> {
  const { board } = search.patience;
  if (board.count === ALL_CARDS) return ALL_CARDS;
  const key = `${boardKey(board)}/${pilesKey(piles)}`;
  const before = search.transpositions.get(key);
  if (before !== undefined) return before;
  const most = yield* maxOverAdditions(search, piles);
  if (most !== undefined) search.transpositions.set(key, most);
  return most;
}

function* maxOverAdditions(search: ExhaustiveSearch, piles: Piles): Generator<void, MaxCards> {
  let most = search.patience.board.count;
  for (const [next, cards] of additionsFrom(search, piles)) {
    const found = yield* maxCardsAfterLaying(search, next, cards);
    if (found === undefined || found === ALL_CARDS) return found;
    most = Math.max(most, found);
  }
  if (search.searchesLeft < 0) return undefined;
  yield;
  return most;
}

type PilesAndCards = readonly [next: Piles, cards: Int32Array];

function additionsFrom(search: ExhaustiveSearch, from: Piles): PilesAndCards[] {
  const { patience } = search;
  const turned = new Set<string>();
  const found: PilesAndCards[] = [];
  for (let piles = from; !turned.has(pilesKey(piles)); piles = drawNext(patience, piles)) {
    turned.add(pilesKey(piles));
    if (search.searchesLeft-- < 0) return [];
    const now = additionsNow(patience, piles);
    found.push(...now);
    if (!canDraw(patience, piles) || (patience.options.mustPlay && now.length > 0)) break;
  }
  return found;
}

function additionsNow(patience: PatienceSearch, piles: Piles): PilesAndCards[] {
  findOfferedAdditions(patience, piles);
  const { finds, method, options } = patience;
  const additions = Array.from({ length: finds.count }, (_, i) =>
    finds.cards.slice(additionStart(finds, i), finds.ends[i]!),
  );
  return additions.flatMap(cards =>
    waysToLay(method, piles, [Array.from(cards, cardToCell)]).map(
      (cells): PilesAndCards => [method.takeCards(piles, cells, options).piles, cards],
    ),
  );
}

/** Independent of the order of laying. */
const boardKey = ({ taken, letters, count }: SearchBoard): string =>
  Array.from(taken.subarray(0, count), square => (square << 5) | letters[square]!)
    .sort((a, b) => a - b)
    .join();

/** Which cards were seen does not matter once all are known. */
const pilesKey = (piles: Piles): string => JSON.stringify({ ...(piles as Partial<ThirdPiles>), seen: undefined });
