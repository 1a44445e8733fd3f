import type { Seat, Seating } from '@parlour/kernel/game';
import type { Limits } from '../../crossword/crossword.ts';
import { isLetter, PACK } from '../../pack/pack.ts';
import type { Chance } from '../../round/rules/chance.ts';
import type { TableEvent } from '../../round/rules/events.ts';
import { beginRounds, handOf, type RoundState } from '../../round/rules/state.ts';
import type { RoundView } from '../../round/rules/view.ts';
import type { RaceOptions } from '../../rules/options.ts';
import type { RacePlay } from './plays.ts';
import type { RaceRefusal } from './refusals.ts';

export type RaceState = RoundState<RaceOptions> & {
  /** Whether each seat has made an addition this heat. */
  readonly opened: readonly boolean[];
};

export const begin = (options: RaceOptions, seating: Seating): RaceState => ({
  ...beginRounds(options, seating),
  opened: new Array<boolean>(seating.count).fill(false),
});

/** KR-5, KR-16r */
export const minCardsFor = (state: RaceState, seat: Seat): number =>
  state.opened[seat] ? 1 : Math.min(3, handOf(state, seat).filter(isLetter).length);

/** KR-4, KR-11r. `opening` applies if the dealer could make no word. */
export function raceLimitsOf({ options }: Pick<RaceState, 'options'>, least: number): Limits {
  const most = PACK.length;
  return { opening: [Math.max(2, least), most], least, most, plurals: options.plurals };
}

/** How each version of the rules reads amended clauses. */
export type RaceInterpretation = {
  /** KR-2, KR-18r: found from the top of the cards, or chosen. */
  readonly word: 'found' | 'chosen';
  /** KR-18r: what the dealer may choose; 'two vowels' if there is such a word. */
  readonly choice: 'any' | 'two vowels';
  /** KR-7: 'all': shuffle all and turn up a new card. */
  readonly stop: 'top stays' | 'all';
};

export const INTERPRETATION_BY_VERSION: Readonly<Record<number, RaceInterpretation>> = {
  1: { word: 'found', choice: 'two vowels', stop: 'top stays' },
  2: { word: 'chosen', choice: 'two vowels', stop: 'all' },
  3: { word: 'chosen', choice: 'any', stop: 'all' },
};

/** What a chair can know. */
export type RaceView = RoundView<RaceOptions> &
  Pick<RaceState, 'opened'> & {
    /** The undealt cards, sorted; for a choosing dealer only. */
    readonly rest?: readonly string[];
  };

/** The types of this game. */
export type RaceParts = {
  state: RaceState;
  play: RacePlay;
  chance: Chance;
  event: TableEvent;
  refusal: RaceRefusal;
  view: RaceView;
  options: RaceOptions;
};
