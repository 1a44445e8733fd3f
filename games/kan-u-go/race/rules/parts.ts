import type { Chance } from '../../round/rules/chance.ts';
import type { TableEvent } from '../../round/rules/happenings.ts';
import type { RoundView } from '../../round/rules/view.ts';
import type { RaceOptions } from '../../rules/options.ts';
import type { RacePlay } from './plays.ts';
import type { RaceRefusal } from './refusals.ts';
import type { RaceState } from './state.ts';

/** What a chair can know. */
export type RaceView = RoundView<RaceOptions> &
  Pick<RaceState, 'opened'> & {
    /** What a dealer who chooses the word goes through, in the order of the alphabet. */
    readonly rest?: readonly string[];
  };

/** What the race is made of. */
export type RaceParts = {
  state: RaceState;
  play: RacePlay;
  chance: Chance;
  event: TableEvent;
  refusal: RaceRefusal;
  view: RaceView;
  options: RaceOptions;
};
