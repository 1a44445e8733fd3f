import type { Seat, Seating } from '@parlour/kernel/game';
import type { Limits } from '../../crossword/crossword.ts';
import type { Chance } from '../../round/rules/chance.ts';
import type { TableEvent } from '../../round/rules/events.ts';
import type { TablePlay } from '../../round/rules/plays.ts';
import { beginRounds, type RoundState } from '../../round/rules/state.ts';
import type { RoundView } from '../../round/rules/view.ts';
import type { KanUGoOptions } from '../../rules/options.ts';
import type { KanUGoRefusal } from './refusals.ts';

export type KanUGoState = RoundState<KanUGoOptions> & {
  readonly turn: Seat;
  /** Turns since a card was laid. */
  readonly idle: number;
};

export const begin = (options: KanUGoOptions, seating: Seating): KanUGoState => ({
  ...beginRounds(options, seating),
  turn: 0,
  idle: 0,
});

/** KG-2, KG-3 */
export function kanUGoLimitsOf({ scores, options }: Pick<RoundState, 'scores' | 'options'>): Limits {
  const most = scores.length >= 6 ? 3 : 4;
  return { opening: [2, most], least: 1, most, plurals: options.plurals };
}

/** What a chair can know. */
export type KanUGoView = RoundView<KanUGoOptions> & Pick<KanUGoState, 'idle'>;

/** The types of this game. */
export type KanUGoParts = {
  state: KanUGoState;
  play: TablePlay;
  chance: Chance;
  event: TableEvent;
  refusal: KanUGoRefusal;
  view: KanUGoView;
  options: KanUGoOptions;
};
