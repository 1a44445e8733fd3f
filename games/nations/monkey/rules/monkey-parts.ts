import type { MonkeyChance, MonkeyEvent, MonkeyPlay, MonkeyRefusal } from './monkey-play.ts';
import type { MonkeyState } from './monkey-state.ts';
import type { MonkeyView } from './monkey-view.ts';

/** What the Game of the Monkey is made of. */
export type MonkeyParts = {
  state: MonkeyState;
  play: MonkeyPlay;
  chance: MonkeyChance;
  event: MonkeyEvent;
  refusal: MonkeyRefusal;
  view: MonkeyView;
  options: Record<string, never>;
};
