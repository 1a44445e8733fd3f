import type { Seat, Seating } from '@parlour/kernel/game';
import type { Limits } from '../../crossword/crossword.ts';
import { isLetter, PACK } from '../../pack/pack.ts';
import { beginRounds, handOf, type RoundState } from '../../round/rules/state.ts';
import type { RaceOptions } from '../../rules/options.ts';

export type RaceState = RoundState<RaceOptions> & {
  /** Who has made their first addition of the heat. */
  readonly opened: readonly boolean[];
};

export const begin = (options: RaceOptions, seating: Seating): RaceState => ({
  ...beginRounds(options, seating),
  opened: new Array<boolean>(seating.count).fill(false),
});

/** KR-5, KR-16r: how many cards an addition of the seat lays at least. */
export const leastOf = (state: RaceState, seat: Seat): number =>
  state.opened[seat] ? 1 : Math.min(3, handOf(state, seat).filter(isLetter).length);

/** KR-4, KR-11r: no upper limits. The opening matters only if the dealer could make no word. */
export function limitsOf({ options }: Pick<RaceState, 'options'>, least: number): Limits {
  const most = PACK.length;
  return { opening: [Math.max(2, least), most], least, most, plurals: options.plurals };
}
