/** The types of Knuckles: state, plays, events, refusals and view. */
import type { GameEvent, Refusal, Seat, View } from '@parlour/kernel/game';

export type Dice = readonly [number, number, number];
/** The score of a player by number, from 1 to 6; null where it is not marked yet. */
export type Marks = readonly (number | null)[];

export type KnucklesState = {
  readonly marks: readonly Marks[];
  readonly turn: Seat;
  readonly dealer: Seat;
  /** Null before the throw. */
  readonly dice: Dice | null;
  /** Whether the dice were thrown again in this turn. */
  readonly again: boolean;
};

export type KnucklesPlay = { readonly do: 'again' } | { readonly do: 'mark'; readonly number: number };
export type Throw = { readonly dice: Dice };

export type KnucklesEvent = GameEvent &
  (
    | { readonly what: 'throw'; readonly seat: Seat; readonly dice: Dice }
    | { readonly what: 'again'; readonly seat: Seat }
    | { readonly what: 'mark'; readonly seat: Seat; readonly number: number; readonly scored: number }
  );

export type KnucklesRefusal = Refusal &
  (
    | { readonly clause: 'KU-5'; readonly why: 'over' }
    | { readonly clause: 'KU-1'; readonly why: 'not-your-turn'; readonly turn: Seat }
    | { readonly clause: 'KU-2'; readonly why: 'not-thrown' | 'thrown-twice' }
    | { readonly clause: 'KU-3'; readonly why: 'marked'; readonly number: number }
  );

/** Nothing is hidden: the view is the state. */
export type KnucklesView = View & { readonly open: KnucklesState };

export type KnucklesParts = {
  state: KnucklesState;
  play: KnucklesPlay;
  chance: Throw;
  event: KnucklesEvent;
  refusal: KnucklesRefusal;
  view: KnucklesView;
  options: Record<string, never>;
};
