import type { KanUGoOptions } from '../options.ts';
import type { Chance } from '../round/chance.ts';
import type { TableHappening } from '../round/happenings.ts';
import type { TablePlay } from '../round/plays.ts';
import type { RoundView } from '../round/view.ts';
import type { KanUGoRefusal } from './refusals.ts';
import type { KanUGoState } from './state.ts';

/** What a chair can know. */
export type KanUGoView = RoundView<KanUGoOptions> & Pick<KanUGoState, 'idle'>;

/** What Kan-U-Go is made of. */
export type KanUGoParts = {
  state: KanUGoState;
  play: TablePlay;
  chance: Chance;
  happening: TableHappening;
  refusal: KanUGoRefusal;
  view: KanUGoView;
  options: KanUGoOptions;
};
