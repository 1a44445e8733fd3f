/** The types of Posies: state, plays, events, refusals and view. */
import type { GameEvent, Refusal, Seat, View } from '@parlour/kernel/game';

export type Meld = { readonly seat: Seat; readonly cards: readonly string[] };

/** What every player sees. */
export type OpenCards = {
  /** The last card is the top. */
  readonly pile: readonly string[];
  readonly melds: readonly Meld[];
  /** By seat, the cards taken from the pile and still in hand, which all players remember. */
  readonly known: readonly (readonly string[])[];
  readonly turn: Seat;
  readonly dealer: Seat;
  readonly dealt: boolean;
  readonly drawn: boolean;
  readonly points: readonly number[];
};

export type PosiesState = OpenCards & {
  readonly hands: readonly (readonly string[])[];
  readonly stock: readonly string[];
};

export type PosiesPlay =
  | { readonly do: 'draw' }
  | { readonly do: 'take'; readonly card: string }
  | { readonly do: 'meld'; readonly cards: readonly string[] }
  | { readonly do: 'lay'; readonly card: string };
export type Deal = { readonly pack: readonly string[] };

export type PosiesEvent = GameEvent &
  (
    | { readonly what: 'deal'; readonly seat: Seat }
    | { readonly what: 'draw'; readonly seat: Seat; readonly secret?: { readonly card: string } }
    | { readonly what: 'take' | 'lay'; readonly seat: Seat; readonly card: string }
    | { readonly what: 'meld'; readonly seat: Seat; readonly cards: readonly string[] }
    | { readonly what: 'out' | 'empty'; readonly seat: Seat }
  );

export type PosiesRefusal = Refusal &
  (
    | { readonly clause: 'PO-7'; readonly why: 'over' }
    | { readonly clause: 'PO-2'; readonly why: 'not-your-turn'; readonly turn: Seat }
    | { readonly clause: 'PO-3'; readonly why: 'draw-first' | 'drawn-already' | 'not-on-top' }
    | { readonly clause: 'PO-4' | 'PO-5'; readonly why: 'not-held' }
    | { readonly clause: 'PO-4'; readonly why: 'no-meld' }
  );

export type PosiesView = View & { readonly open: OpenCards; readonly stock: number };

export type PosiesParts = {
  state: PosiesState;
  play: PosiesPlay;
  chance: Deal;
  event: PosiesEvent;
  refusal: PosiesRefusal;
  view: PosiesView;
  options: Record<string, never>;
};
