/** The data of Gather: where the cards are, and what is played, seen and refused. */
import type { Happening, Refusal, Seat, View } from '@parlour/kernel/game';

export type Meld = { readonly seat: Seat; readonly cards: readonly string[] };

/** What everybody sees. */
export type OpenCards = {
  /** The last is the top. */
  readonly pile: readonly string[];
  readonly melds: readonly Meld[];
  /** By seat the cards they have taken from the pile and still hold: everybody remembers them. */
  readonly known: readonly (readonly string[])[];
  readonly turn: Seat;
  readonly dealer: Seat;
  readonly dealt: boolean;
  readonly drawn: boolean;
  readonly points: readonly number[];
};

export type GatherState = OpenCards & {
  readonly hands: readonly (readonly string[])[];
  readonly stock: readonly string[];
};

export type GatherPlay =
  | { readonly do: 'draw' }
  | { readonly do: 'take'; readonly card: string }
  | { readonly do: 'meld'; readonly cards: readonly string[] }
  | { readonly do: 'lay'; readonly card: string };
export type Deal = { readonly pack: readonly string[] };

export type GatherHappening = Happening &
  (
    | { readonly what: 'deal'; readonly seat: Seat }
    | { readonly what: 'draw'; readonly seat: Seat; readonly secret?: { readonly card: string } }
    | { readonly what: 'take' | 'lay'; readonly seat: Seat; readonly card: string }
    | { readonly what: 'meld'; readonly seat: Seat; readonly cards: readonly string[] }
    | { readonly what: 'out' | 'empty'; readonly seat: Seat }
  );

export type GatherRefusal = Refusal &
  (
    | { readonly clause: 'GA-7'; readonly why: 'over' }
    | { readonly clause: 'GA-2'; readonly why: 'not-your-turn'; readonly turn: Seat }
    | { readonly clause: 'GA-3'; readonly why: 'draw-first' | 'drawn-already' | 'not-on-top' }
    | { readonly clause: 'GA-4' | 'GA-5'; readonly why: 'not-held' }
    | { readonly clause: 'GA-4'; readonly why: 'no-meld' }
  );

export type GatherView = View & { readonly open: OpenCards; readonly stock: number };

export type GatherParts = {
  state: GatherState;
  play: GatherPlay;
  chance: Deal;
  happening: GatherHappening;
  refusal: GatherRefusal;
  view: GatherView;
  options: Record<string, never>;
};
