import type { AloneOptions } from '../../rules/options.ts';
import type { AloneEvent, AloneState, AloneView, Seen } from './method.ts';
import type { AlonePlay } from './plays.ts';
import type { AloneRefusal } from './refusals.ts';

/** What a patience with these piles, seen so, is made of. */
export type AloneParts<P, V extends Seen> = {
  state: AloneState<P>;
  play: AlonePlay;
  chance: readonly string[];
  event: AloneEvent;
  refusal: AloneRefusal;
  view: AloneView<V>;
  options: AloneOptions;
};
