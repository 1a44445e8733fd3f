/**
 * The contract of a game: the first file to read.
 *
 * A game is a pure value. It has no clock, no dice and no I/O; whatever happens to it arrives as an input, and a state
 * is the fold of its inputs and nothing else. States, plays, views and happenings are plain JSON and are never mutated.
 */
import type { OptionSpecs, Options } from './options.ts';
import type { Random } from './random.ts';

/** Seats are numbered clockwise: the seat on the left of s is s + 1. An onlooker's chair is null. */
export type Seat = number;
/** A seat, or nobody's: an onlooker's place. */
export type Chair = Seat | null;

/** A play is written exactly as the rule book writes it, for example {"do":"card","card":"eu-map"}. */
export type Play = { readonly do: string };

/**
 * What cannot be done at a table: the clause that says so and a word for why. A game adds the facts its sentence needs;
 * the sentence itself is made by `sayRefusal`, and is the one thing a refusal has not got.
 */
export type Refusal = { readonly clause: string; readonly why: string; readonly message?: never };

/** A printed clause in our words; a ruling fills a gap the sheet leaves. */
export type Clause = { readonly id: string; readonly text: string; readonly ruling: boolean };

/** What onlookers notice. Its secret part is told only to the seats in seenBy; its points are added to the scores. */
export type Happening = {
  readonly what: string;
  readonly clause: string;
  readonly points?: readonly number[];
  readonly secret?: object;
  readonly seenBy?: readonly Seat[];
};

/** Whom the table waits for. Who MAY act is for `refuse` alone; seats that may only interrupt are named apart. */
export type Status =
  | { readonly is: 'chance'; readonly of: 'deal' | 'draw' }
  | {
      readonly is: 'open';
      readonly turn: readonly Seat[];
      readonly interrupt?: readonly Seat[];
      /** After this many seconds without an input the table puts in the clock. */
      readonly stall?: number;
      /** Where all begin at the same moment, which such start it is: a table may wait with it until everybody is ready. */
      readonly start?: number;
    }
  | { readonly is: 'over'; readonly result: MatchResult };

/** How a match has ended. */
export type MatchResult = { readonly winners: readonly Seat[]; readonly scores: readonly number[] };

/** All that changes a match; a log is a list of these, and nothing else is needed to replay it. */
export type Input<P = Play, C = unknown> =
  | { readonly by: 'chance'; readonly drew: C }
  | { readonly by: 'clock' }
  | { readonly by: Seat; readonly play: P };

/** What an input leads to: the next state, and what happened on the way. */
export type Step<S, H> = { readonly state: S; readonly happenings: readonly H[] };

/** How many seats there are, and who deals first if that is agreed beforehand. */
export type Seating = { readonly count: number; readonly dealer?: Seat };

/** What every view has; the driver adds the history of happenings the chair has seen. */
export type View = {
  readonly game: string;
  readonly seat: Chair;
  readonly turn: readonly Seat[];
  readonly hand?: readonly string[];
  readonly others: readonly { readonly seat: Seat; readonly cards: number }[];
  readonly table: unknown;
  readonly scores: readonly number[];
};

/** What the driver adds to a view: all the chair has noticed so far. */
export type Remembered<H = Happening> = { readonly history?: readonly H[] };

/** The types a game is made of, in one bag. */
export type Parts = {
  state: unknown;
  play: Play;
  chance: unknown;
  happening: Happening;
  refusal: Refusal;
  view: View;
  options: Options;
};

/** What is played: the driver, the table and the players call these. */
export interface Rules<G extends Parts = Parts> {
  readonly id: string;
  /** Raised whenever an old record would replay differently; the box keeps the old rules for those who name them. */
  readonly version: number;
  readonly seats: readonly [least: number, most: number];
  readonly options: OptionSpecs;
  /** The name of every card, once a card. */
  readonly pack: readonly string[];
  /** Name and hash of the data the rules stand on, such as a lexicon; a record carries them and is checked by them. */
  readonly data?: Readonly<Record<string, string>>;

  begin(options: G['options'], seating: Seating): G['state'];
  status(state: G['state']): Status;
  /** What chance decides now; an explicit pack order replaces the shuffle of a deal. */
  draw(state: G['state'], random: Random, pack?: readonly string[]): G['chance'];
  /** What a draw that is no deal is made from, in order: one of it is picked, or all of it shuffled. */
  drawnFrom?(state: G['state']): readonly string[] | undefined;
  /** The one judge of legality. */
  refuse(state: G['state'], seat: Seat, play: G['play']): G['refusal'] | undefined;
  /** The next state. The input has been judged; one that was not is a defect. */
  apply(state: G['state'], input: Input<G['play'], G['chance']>): Step<G['state'], G['happening']>;
  /** Every right play of a seat, in a fixed order. Must agree with `refuse`. */
  plays(state: G['state'], seat: Seat): readonly G['play'][];
  /** What the chair can know. */
  view(state: G['state'], chair: Chair): G['view'];
  /** Some full state that looks like this view, fairly sampled; where the driver has added the history, by that too. */
  imagine(view: G['view'] & Remembered<G['happening']>, random: Random): G['state'];
}

/**
 * Plays as numbers, for programs that learn. A play keeps its number in every state, under any options and at any table;
 * more seats only add numbers at the end.
 */
export interface Actions<P extends Play = Play> {
  /** Numbers go from 0 to one less than this. */
  count(seats: number): number;
  /** Undefined for what is never permitted. */
  number(play: P): number | undefined;
  /** Undefined for what is no number of a play. */
  play(number: number): P | undefined;
}

/** How inputs are written: records, the terminal and whoever sends a play call these. */
export interface Notation<G extends Parts = Parts> {
  /** Whether some JSON has the form of a play; not whether it is permitted. */
  isPlay(value: unknown): value is G['play'];
  write(play: G['play']): string;
  /** Reads what `write` writes. Given what the chair sees, it may be told with less: a word that is partly laid. */
  read(text: string, view?: G['view']): G['play'] | undefined;
  writeChance(chance: G['chance']): string;
  /** Undefined if chance could not have decided this here. */
  readChance(state: G['state'], text: string): G['chance'] | undefined;
  /** Only where the plays can be counted. */
  readonly actions?: Actions<G['play']>;
}

/** Who reads a sentence: somebody who has words alone, or who sees the table and needs no squares and card codes named. */
export type Reader = 'text' | 'board';

/** What the players at the seats are called. */
export type Name = (seat: Seat) => string;

/** One thing on the table, for a board that knows no game: open cards, or a few words, or both. */
export type Laid = { readonly label: string; readonly cards?: readonly string[]; readonly says?: string };

/** All that is said in one language; the game in another language has another value of these. */
export interface Words<G extends Parts = Parts> {
  readonly title: string;
  readonly clauses: readonly Clause[];
  /** The table as text. */
  show(view: G['view']): string;
  /** A happening as one plain sentence; for those who read text alone, unless it is said otherwise. */
  say(happening: G['happening'], name: Name, reader?: Reader): string;
  /** A refusal likewise. */
  sayRefusal(refusal: G['refusal'], name: Name, reader?: Reader): string;
  /** What a card is called; its name in the pack, if the game does not say. */
  sayCard?(card: string): string;
  /** A play as somebody would say it, or as the words on a button, "Lay the 7"; as it is written, if the game does not say. */
  sayPlay?(play: G['play'], name: Name, view?: G['view']): string | undefined;
  /** What lies on the table; what `table` of the view holds, by its own names, if the game does not say. */
  sayTable?(view: G['view'], name: Name): readonly Laid[];
}

/** What only the laws ask. */
export interface Proof<G extends Parts = Parts> {
  /** Every card of the pack by the place it lies in. */
  whereabouts(state: G['state']): Readonly<Record<string, readonly string[]>>;
  /** The clause a play breaks that the table would let pass unnoticed: refused is not mistaken. */
  mistake?(state: G['state'], seat: Seat, play: G['play']): string | undefined;
}

/** What shared code would otherwise have to guess. */
export interface Facts<G extends Parts = Parts> {
  /** Whether a player alone may take back without asking anybody. */
  readonly undo: 'free' | 'consent';
  /** Which scores are the good ones. */
  readonly better: 'high' | 'low';
  /** How many sides play at so many seats, each with a score of its own. Partners sit opposite: seat s is of side s % sides. */
  sides(count: number): number;
  /** Who deals or has dealt last, in games where the deal passes on. */
  dealer?(state: G['state']): Seat | null;
}

/** The whole contract. Each part says who calls it. */
export interface Game<G extends Parts = Parts> extends Rules<G>, Notation<G>, Words<G>, Proof<G>, Facts<G> {}
