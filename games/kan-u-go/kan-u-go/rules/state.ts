import type { Seat, Seating } from '@parlour/kernel/game';
import type { Limits } from '../../crossword/crossword.ts';
import { beginRounds, type RoundState } from '../../round/rules/state.ts';
import type { KanUGoOptions } from '../../rules/options.ts';

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

/** KG-2, KG-3: one letter fewer with six or seven players. */
export function limitsOf({ scores, options }: Pick<RoundState, 'scores' | 'options'>): Limits {
  const most = scores.length >= 6 ? 3 : 4;
  return { opening: [2, most], least: 1, most, plurals: options.plurals };
}
