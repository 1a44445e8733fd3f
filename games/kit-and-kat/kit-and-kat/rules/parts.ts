import type { KitChance } from './apply.ts';
import type { KitEvent } from './happenings.ts';
import type { KitPlay } from './judge.ts';
import type { KitOptions } from './options.ts';
import type { KitRefusal } from './refusals.ts';
import type { State } from './state.ts';
import type { KitView } from './view.ts';

/** What Kit and Kat is made of. */
export type KitParts = {
  state: State;
  play: KitPlay;
  chance: KitChance;
  event: KitEvent;
  refusal: KitRefusal;
  view: KitView;
  options: KitOptions;
};
