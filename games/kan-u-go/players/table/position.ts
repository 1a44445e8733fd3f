/** What a player at the table sees, made ready for search. */
import type { Game } from '@parlour/kernel/game';
import type { Situation } from '@parlour/players/player';
import { countsOf } from '../../crossword/additions.ts';
import type { Board } from '../../crossword/board.ts';
import type { Limits } from '../../crossword/crossword.ts';
import { findAdditions } from '../../crossword/finder.ts';
import type { Finds } from '../../crossword/finds.ts';
import { spellerOf } from '../../crossword/speller.ts';
import type { Grade } from '../../lexicon/grades.ts';
import type { KanUGoView } from '../../rules/kan-u-go/parts.ts';
import { limitsOf } from '../../rules/kan-u-go/state.ts';
import { PACK } from '../../rules/pack.ts';
import type { RaceView } from '../../rules/race/parts.ts';
import { limitsOf as raceLimitsOf } from '../../rules/race/state.ts';
import { type FindDesk, newDesk } from '../desk.ts';
import { lettersIn } from '../letters.ts';
import { vocabularyOf } from '../vocabulary.ts';

export type TableView = KanUGoView | RaceView;

export type Position = {
  readonly view: TableView;
  readonly board: Board;
  /** The letters of the hand, counted; free cards are no letters. */
  readonly hand: Uint8Array;
  readonly letters: number;
  readonly limits: Limits;
  /** Every addition of words the player knows. */
  readonly finds: Finds;
};

export const viewIn = ({ view }: Situation): TableView => view as unknown as TableView;

/** Up to which grade a player knows words, and how many cards he thinks of laying at once. */
export type Skill = { readonly highest: Grade; readonly most?: number };

export function positionOf(
  game: Game,
  view: TableView,
  { highest, most = PACK.length }: Skill,
  findDesk: FindDesk = newDesk,
): Position {
  const hand = countsOf(view.hand!);
  const limits = atMost(most, limitsIn(view, lettersIn(hand)));
  const { board, finds } = findDesk(view.crossword, spellerOf(vocabularyOf(game, highest), limits.plurals));
  findAdditions(board, hand, limits, finds);
  return { view, board, hand, letters: lettersIn(hand), limits, finds };
}

const atMost = (most: number, limits: Limits): Limits => ({
  ...limits,
  opening: [limits.opening[0], Math.min(most, limits.opening[1])],
  most: Math.min(most, limits.most),
});

/** In the race a player who has not begun yet lays three cards, or all the letters he has [KR-5, KR-16r]. */
function limitsIn(view: TableView, letters: number): Limits {
  if (!('opened' in view)) return limitsOf(view);
  return raceLimitsOf(view, view.opened[view.seat!] ? 1 : Math.min(3, letters));
}
