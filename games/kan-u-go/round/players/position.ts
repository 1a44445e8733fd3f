/** What a player at the table sees, made ready for search. */
import type { Game, Refusal } from '@parlour/kernel/game';
import { countsOf } from '../../crossword/additions.ts';
import type { Board } from '../../crossword/board.ts';
import type { Limits } from '../../crossword/crossword.ts';
import { deskKeeper, type FindDesk, newDesk } from '../../crossword/desk.ts';
import { findAdditions } from '../../crossword/finder.ts';
import type { Finds } from '../../crossword/finds.ts';
import { spellerOf } from '../../crossword/speller.ts';
import type { KanUGoView } from '../../kan-u-go/rules/parts.ts';
import { limitsOf } from '../../kan-u-go/rules/state.ts';
import type { Grade } from '../../lexicon/grades.ts';
import { PACK } from '../../pack/pack.ts';
import { lettersIn } from '../../players/letters.ts';
import { vocabularyOf } from '../../players/vocabulary.ts';
import type { RaceView } from '../../race/rules/parts.ts';
import type { RacePlay } from '../../race/rules/plays.ts';
import { limitsOf as raceLimitsOf } from '../../race/rules/state.ts';
import type { TableOptions } from '../../rules/options.ts';
import type { Chance } from '../rules/chance.ts';
import type { TableEvent } from '../rules/happenings.ts';
import type { RoundState } from '../rules/state.ts';

export type TableView = KanUGoView | RaceView;

/** What Kan-U-Go and the race are made of for those who play either. */
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
  readonly board: Board;
  /** The letters of the hand, counted; free cards are no letters. */
  readonly hand: Uint8Array;
  readonly letters: number;
  readonly limits: Limits;
  /** Every addition of words the player knows. */
  readonly finds: Finds;
};

/** Up to which grade a player knows words, and how many cards they think of laying at once. */
export type Skill = { readonly highest: Grade; readonly most?: number };

/** For players who answer at once and leave the board as it is: making one takes longer than they think. */
export const keptDesk: FindDesk = deskKeeper();

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

/** In the race a player who has not begun yet lays three cards, or all the letters there are [KR-5, KR-16r]. */
function limitsIn(view: TableView, letters: number): Limits {
  if (!('opened' in view)) return limitsOf(view);
  return raceLimitsOf(view, view.opened[view.seat!] ? 1 : Math.min(3, letters));
}
