import type { AliceChance } from './apply.ts';
import type { AliceEvent } from './happenings.ts';
import type { AlicePlay } from './judge.ts';
import type { AliceRefusal } from './refusals.ts';
import type { AliceOptions, State } from './state.ts';
import type { AliceView } from './view.ts';

/** What Alice is made of. */
export type AliceParts = {
  state: State;
  play: AlicePlay;
  chance: AliceChance;
  event: AliceEvent;
  refusal: AliceRefusal;
  view: AliceView;
  options: AliceOptions;
};
