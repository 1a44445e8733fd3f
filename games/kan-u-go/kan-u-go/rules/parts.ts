import type { Chance } from '../../round/rules/chance.ts';
import type { TableEvent } from '../../round/rules/happenings.ts';
import type { TablePlay } from '../../round/rules/plays.ts';
import type { RoundView } from '../../round/rules/view.ts';
import type { KanUGoOptions } from '../../rules/options.ts';
import type { KanUGoRefusal } from './refusals.ts';
import type { KanUGoState } from './state.ts';

/** What a chair can know. */
export type KanUGoView = RoundView<KanUGoOptions> & Pick<KanUGoState, 'idle'>;

/** What Kan-U-Go is made of. */
export type KanUGoParts = {
  state: KanUGoState;
  play: TablePlay;
  chance: Chance;
  event: TableEvent;
  refusal: KanUGoRefusal;
  view: KanUGoView;
  options: KanUGoOptions;
};
