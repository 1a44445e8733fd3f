/**
 * All cards known, everything tried: how many cards can lie in the crossword in the end. Unlike the solver it proves that
 * there is no way, and it looks at every word of the dictionary in use, so it is for the last few cards.
 */
import type { Game } from '@parlour/kernel/game';
import { type Board, boardOf, cardOf, cellOf, layCards, takeBack } from '../../crossword/board.ts';
import { noFinds, startOf } from '../../crossword/finds.ts';
import { spellerOf } from '../../crossword/speller.ts';
import { lexiconUnder } from '../../lexicon/opening.ts';
import { LETTERS } from '../../pack/pack.ts';
import { limitsOf, waysOf } from '../rules/judge.ts';
import type { AlonePlay } from '../rules/plays.ts';
import { plain } from '../rules/sources.ts';
import type { ThirdPiles } from '../rules/third-piles.ts';
import { type AnyState, canGoOn, find, goOn, methodOf, type Patience, type Piles } from './patience.ts';

/** What has been found out so far, and how much more may be looked at. */
export type Exhausting = {
  readonly patience: Patience;
  readonly known: Map<string, number>;
  /** Searches of the crossword that may still be made; below none it is given up. */
  left: number;
};

const ALL = LETTERS.length;

type Table = Pick<AnyState, 'crossword' | 'options'>;

export function exhaustingOf(game: Game, { crossword, options }: Table, searches: number): Exhausting {
  const board = boardOf(crossword, spellerOf(lexiconUnder(game), options.plurals));
  const limits = limitsOf({ options });
  const patience = { method: methodOf(game), options, board, limits, finds: noFinds(), units: 0 };
  return { patience, known: new Map(), left: searches };
}

type Laid = number | undefined;

/** The most cards that can lie in the end after a play; undefined if that is too much work. */
export function* mostAfter(search: Exhausting, piles: Piles, play: AlonePlay): Generator<void, Laid> {
  const { patience } = search;
  if (play.do === 'give-up') return patience.board.count;
  if (play.do !== 'add') return yield* mostFrom(search, goOn(patience, piles));
  const next = patience.method.spend(piles, play.cells, patience.options).piles;
  return yield* mostLaying(search, next, Int32Array.from(plain(play.cells), cardOf));
}

function* mostLaying(search: Exhausting, next: Piles, cards: Int32Array): Generator<void, Laid> {
  layCards(search.patience.board, cards, 0, cards.length);
  const most = yield* mostFrom(search, next);
  takeBack(search.patience.board, cards.length);
  return most;
}

/** The most cards that can lie in the end, from these piles on. */
export function* mostFrom(search: Exhausting, piles: Piles): Generator<void, Laid> {
  const { board } = search.patience;
  if (board.count === ALL) return ALL;
  const key = `${boardKey(board)}/${pilesKey(piles)}`;
  const before = search.known.get(key);
  if (before !== undefined) return before;
  const most = yield* mostOfAll(search, piles);
  if (most !== undefined) search.known.set(key, most);
  return most;
}

function* mostOfAll(search: Exhausting, piles: Piles): Generator<void, Laid> {
  let most = search.patience.board.count;
  for (const [next, cards] of additionsFrom(search, piles)) {
    const found = yield* mostLaying(search, next, cards);
    if (found === undefined || found === ALL) return found;
    most = Math.max(most, found);
  }
  if (search.left < 0) return undefined;
  yield;
  return most;
}

type Laying = readonly [next: Piles, cards: Int32Array];

/** Every addition that can be made now or after turning on, however its cards are taken. */
function additionsFrom(search: Exhausting, from: Piles): Laying[] {
  const { patience } = search;
  const turned = new Set<string>();
  const found: Laying[] = [];
  for (let piles = from; !turned.has(pilesKey(piles)); piles = goOn(patience, piles)) {
    turned.add(pilesKey(piles));
    if (search.left-- < 0) return [];
    const now = additionsNow(patience, piles);
    found.push(...now);
    if (!canGoOn(patience, piles) || (patience.options.mustPlay && now.length > 0)) break;
  }
  return found;
}

function additionsNow(patience: Patience, piles: Piles): Laying[] {
  find(patience, piles);
  const { finds, method, options } = patience;
  const additions = Array.from({ length: finds.count }, (_, i) => finds.cards.slice(startOf(finds, i), finds.ends[i]!));
  return additions.flatMap(cards =>
    waysOf(method, piles, [Array.from(cards, cellOf)]).map(
      (cells): Laying => [method.spend(piles, cells, options).piles, cards],
    ),
  );
}

/** The same for the same cards on the same squares, in whatever order they came there. */
const boardKey = ({ taken, letters, count }: Board): string =>
  Array.from(taken.subarray(0, count), square => (square << 5) | letters[square]!)
    .sort((a, b) => a - b)
    .join();

/** Which cards of the pack have been seen makes no difference once all are known. */
const pilesKey = (piles: Piles): string => JSON.stringify({ ...(piles as Partial<ThirdPiles>), seen: undefined });
