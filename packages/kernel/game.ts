/**
 * The contract of a game: the first file to read.
 * A game is a pure value without clock, dice or I/O. Every change arrives as an input, and a state is the fold of its
 * inputs. States, plays, views and events are plain JSON and never mutated.
 */
import type { OptionSpecs, Options } from './options.ts';
import type { Random } from './random.ts';

/** Clockwise: the seat on the left of s is s + 1. */
export type Seat = number;
/** A seat, or null for a spectator. */
export type Chair = Seat | null;

/** A play in the words of the rule book: {"do":"card","card":"eu-map"}. */
export type Play = { readonly do: string };

/**
 * Why a play is illegal, as data: the clause, a word for the reason and facts of the game. `sayRefusal` makes the
 * sentence; a refusal never contains it.
 */
export type Refusal = { readonly clause: string; readonly why: string; readonly message?: never };

/** A printed rule in our words. A ruling covers what the printed rules leave open. */
export type Clause = { readonly id: string; readonly text: string; readonly ruling: boolean };

/** A public event. Its secret part goes only to the seats in `seenBy`; points are added to the scores. */
export type GameEvent = {
  readonly what: string;
  readonly clause: string;
  readonly points?: readonly number[];
  readonly secret?: object;
  readonly seenBy?: readonly Seat[];
};

/** Who is awaited. Only `refuse` decides who MAY act; seats that may only interrupt are listed apart. */
export type MatchStatus =
  | { readonly is: 'chance'; readonly of: 'deal' | 'draw' }
  | {
      readonly is: 'open';
      readonly turn: readonly Seat[];
      readonly interrupt?: readonly Seat[];
      /** Seconds without an input after which the table adds a clock input. */
      readonly stall?: number;
      /** Number of a simultaneous start, which a table may delay until every player is ready. */
      readonly start?: number;
    }
  | { readonly is: 'over'; readonly result: MatchResult };

/** How a match ended. Scores are by side. */
export type MatchResult = { readonly winners: readonly Seat[]; readonly scores: readonly number[] };

/** Everything that can change a match. Replay needs nothing but the list of inputs. */
export type Input<P = Play, C = unknown> =
  | { readonly by: 'chance'; readonly drew: C }
  | { readonly by: 'clock' }
  | { readonly by: Seat; readonly play: P };

/** The next state and its events. */
export type Step<S, H> = { readonly state: S; readonly events: readonly H[] };

/** Number of seats, and the first dealer if fixed in advance. */
export type Seating = { readonly count: number; readonly dealer?: Seat };

/** What every view contains. */
export type View = {
  readonly game: string;
  readonly seat: Chair;
  readonly turn: readonly Seat[];
  readonly hand?: readonly string[];
  readonly others: readonly { readonly seat: Seat; readonly cards: number }[];
  readonly table: unknown;
  readonly scores: readonly number[];
};

/** What the driver adds to a view: all events as the chair saw them. */
export type WithHistory<H = GameEvent> = { readonly history?: readonly H[] };

/** The types of a game, as one type parameter. */
export type GameTypes = {
  state: unknown;
  play: Play;
  chance: unknown;
  event: GameEvent;
  refusal: Refusal;
  view: View;
  options: Options;
};

/** Called by the driver, the table and the players. */
export interface Rules<G extends GameTypes = GameTypes> {
  readonly id: string;
  /** Incremented when old records would replay differently; the box keeps the old rules for them. */
  readonly version: number;
  readonly seats: readonly [least: number, most: number];
  readonly options: OptionSpecs;
  /** The name of every card, once per copy. */
  readonly pack: readonly string[];
  /** Name and hash of data the rules use, such as a lexicon. Records carry them; replay checks them. */
  readonly data?: Readonly<Record<string, string>>;

  begin(options: G['options'], seating: Seating): G['state'];
  status(state: G['state']): MatchStatus;
  /** Makes the pending random decision; a given pack order replaces the shuffle. */
  draw(state: G['state'], random: Random, pack?: readonly string[]): G['chance'];
  /** The items that a draw other than a deal picks from or shuffles, in order. */
  drawnFrom?(state: G['state']): readonly string[] | undefined;
  /** The one judge of legality. */
  refuse(state: G['state'], seat: Seat, play: G['play']): G['refusal'] | undefined;
  /** Returns the next state. The input must have passed `refuse`. */
  apply(state: G['state'], input: Input<G['play'], G['chance']>): Step<G['state'], G['event']>;
  /** Returns the legal plays of a seat, in a fixed order. Must agree with `refuse`. */
  plays(state: G['state'], seat: Seat): readonly G['play'][];
  /** Returns what the chair may know. */
  view(state: G['state'], chair: Chair): G['view'];
  /** Returns a state consistent with this view, and its history if present, fairly sampled. */
  imagine(view: G['view'] & WithHistory<G['event']>, random: Random): G['state'];
}

/**
 * Plays as numbers, for machine learning. A play has the same number in every state and at any table; more seats only
 * add numbers at the end.
 */
export interface Actions<P extends Play = Play> {
  /** Numbers go from 0 to count - 1. */
  count(seats: number): number;
  /** Undefined for a play that is never legal. */
  number(play: P): number | undefined;
  /** Undefined if no play has this number. */
  play(number: number): P | undefined;
}

/** Called by records, the terminal and programs that send plays. */
export interface Notation<G extends GameTypes = GameTypes> {
  /** Whether JSON has the form of a play, legal or not. */
  isPlay(value: unknown): value is G['play'];
  write(play: G['play']): string;
  /** Reads what `write` writes. With a view it also accepts short forms, such as the missing part of a word. */
  read(text: string, view?: G['view']): G['play'] | undefined;
  writeChance(chance: G['chance']): string;
  /** Undefined if chance could not have decided this here. */
  readChance(state: G['state'], text: string): G['chance'] | undefined;
  /** Only where the plays can be enumerated. */
  readonly actions?: Actions<G['play']>;
}

/** 'text' has words alone; 'board' sees the table, so squares and card codes are left out. */
export type Reader = 'text' | 'board';

/** Returns what the player at a seat is called. */
export type SeatName = (seat: Seat) => string;

/** One thing on the table, for the generic board. */
export type DisplayedItem = { readonly label: string; readonly cards?: readonly string[]; readonly says?: string };

/** All texts in one language. */
export interface Words<G extends GameTypes = GameTypes> {
  readonly title: string;
  readonly clauses: readonly Clause[];
  /** The table as text. */
  show(view: G['view']): string;
  /** An event as one sentence. Default reader: 'text'. */
  say(event: G['event'], name: SeatName, reader?: Reader): string;
  /** A refusal as one sentence. */
  sayRefusal(refusal: G['refusal'], name: SeatName, reader?: Reader): string;
  /** Default: the name in the pack. */
  sayCard?(card: string): string;
  /** A play as spoken, or as the label of a button, "Lay the 7". Default: its notation. */
  sayPlay?(play: G['play'], name: SeatName, view?: G['view']): string | undefined;
  /** Default: the fields of `table` of the view. */
  sayTable?(view: G['view'], name: SeatName): readonly DisplayedItem[];
}

/** What only the laws call. */
export interface Proof<G extends GameTypes = GameTypes> {
  /** Every card of the pack, by place. */
  whereabouts(state: G['state']): Readonly<Record<string, readonly string[]>>;
  /** The clause that a legal play violates without being refused: a mistake that others can call. */
  mistake?(state: G['state'], seat: Seat, play: G['play']): string | undefined;
}

/** What shared code would otherwise have to guess. */
export interface Facts<G extends GameTypes = GameTypes> {
  /** Whether a single player may undo without asking. */
  readonly undo: 'free' | 'consent';
  /** Whether high or low scores win. */
  readonly better: 'high' | 'low';
  /** Sides of a number of seats, each with its own score. Seat s is of side s % sides, so partners sit opposite. */
  sides(count: number): number;
  /** The current or last dealer, if the deal passes on. */
  dealer?(state: G['state']): Seat | null;
}

/** The whole contract. */
export interface Game<G extends GameTypes = GameTypes> extends Rules<G>, Notation<G>, Words<G>, Proof<G>, Facts<G> {}
