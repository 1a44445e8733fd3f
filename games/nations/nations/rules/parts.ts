import type { Deal, NationsEvent } from './apply.ts';
import type { NationsPlay } from './judge.ts';
import type { NationsRefusal } from './refusals.ts';
import type { State } from './state.ts';
import type { NationsView } from './view.ts';

/** What Nations is made of. */
export type NationsParts = {
  state: State;
  play: NationsPlay;
  chance: Deal;
  event: NationsEvent;
  refusal: NationsRefusal;
  view: NationsView;
  options: { readonly target: number };
};
