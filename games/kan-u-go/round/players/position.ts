import type { Game, Refusal } from '@parlour/kernel/game';
import type { Limits } from '../../crossword/crossword.ts';
import { findAdditions } from '../../crossword/finder.ts';
import {
  countByLetter,
  createWorkspaceCache,
  type GetWorkspace,
  newWorkspace,
} from '../../crossword/permitted-additions.ts';
import type { SearchBoard } from '../../crossword/search-board.ts';
import { searchGraphFor } from '../../crossword/search-graph.ts';
import type { FoundAdditions } from '../../crossword/search-lists.ts';
import type { KanUGoView } from '../../kan-u-go/rules/state.ts';
import { kanUGoLimitsOf } from '../../kan-u-go/rules/state.ts';
import type { Grade } from '../../lexicon/graph.ts';
import { PACK } from '../../pack/pack.ts';
import { countLetters, vocabularyOf } from '../../players/candidates.ts';
import type { RacePlay } from '../../race/rules/plays.ts';
import type { RaceView } from '../../race/rules/state.ts';
import { raceLimitsOf } from '../../race/rules/state.ts';
import type { TableOptions } from '../../rules/options.ts';
import type { Chance } from '../rules/chance.ts';
import type { TableEvent } from '../rules/events.ts';
import type { RoundState } from '../rules/state.ts';

export type TableView = KanUGoView | RaceView;

export type TableParts = {
  state: RoundState;
  play: RacePlay;
  chance: Chance;
  event: TableEvent;
  refusal: Refusal;
  view: TableView;
  options: TableOptions;
};

export type Position = {
  readonly view: TableView;
  readonly board: SearchBoard;
  /** By letter; without free cards. */
  readonly hand: Uint8Array;
  readonly letters: number;
  readonly limits: Limits;
  /** Of words the player knows. */
  readonly finds: FoundAdditions;
};

/** The words a player knows, and how many cards they lay at once. */
export type WordLimits = { readonly highestGrade: Grade; readonly maxCards?: number };

/** For players who finish synchronously: creating a board takes longer than they think. */
export const getCachedWorkspace: GetWorkspace = createWorkspaceCache();

export function createPosition(
  game: Game,
  view: TableView,
  { highestGrade, maxCards = PACK.length }: WordLimits,
  getWorkspace: GetWorkspace = newWorkspace,
): Position {
  const hand = countByLetter(view.hand!);
  const limits = capLimits(maxCards, limitsFor(view, countLetters(hand)));
  const { board, finds } = getWorkspace(
    view.crossword,
    searchGraphFor(vocabularyOf(game, highestGrade), limits.plurals),
  );
  findAdditions(board, hand, limits, finds);
  return { view, board, hand, letters: countLetters(hand), limits, finds };
}

const capLimits = (maxCards: number, limits: Limits): Limits => ({
  ...limits,
  opening: [limits.opening[0], Math.min(maxCards, limits.opening[1])],
  most: Math.min(maxCards, limits.most),
});

/** Race: the first addition lays three cards, or all letters [KR-5, KR-16r]. */
function limitsFor(view: TableView, letters: number): Limits {
  if (!('opened' in view)) return kanUGoLimitsOf(view);
  return raceLimitsOf(view, view.opened[view.seat!] ? 1 : Math.min(3, letters));
}
