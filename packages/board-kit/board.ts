/**
 * Contract of a board: how a box shows one of its games. A board is the file `games/<box>/<game>/board/<game
 * id>.board.tsx` and exports `board`; the page finds it by its name and loads it when a table of the game is opened.
 * It draws the view of one chair and asks for plays. It never judges: `plays`, `judge` and the answer to `send` say
 * what is permitted.
 */
import type { GameEvent, Play, Seat, View } from '@parlour/kernel/game';
import type { RefusalWithMessage } from '@parlour/kernel/sentences';
import type { ComponentChildren, JSX } from 'preact';
import type { Pause } from './motion/playback-queue.ts';
import type { Pack } from './pack.ts';
import type { SoundName } from './sound/sound.ts';

export type BoardProps<V extends View = View, P extends Play = Play, H extends GameEvent = GameEvent> = {
  /** What the chair can see; `view.seat` is the chair, null for a spectator. */
  readonly view: V;
  /** The events that led to this view; removed cards, flights and calls are drawn from them. */
  readonly fresh: readonly H[];
  /** Legal plays. Empty for spectators, in replays, and while the last step is still being animated. */
  readonly plays: readonly P[];
  /** True if not all legal plays were sent; use `judge` then. */
  readonly more: boolean;
  /** When the table's clock acts without a play, in this device's time; undefined without a clock. */
  readonly stallsAt?: number | undefined;
  readonly advised: P | undefined;
  /** Card ids that the question of a hint points at; the board veils the others. */
  readonly lit?: ReadonlySet<string> | undefined;
  name(seat: Seat): string;
  /** Sends a play. The page shows a refusal; the board slides its cards back. */
  send(play: P): Promise<'played' | 'refused'>;
  /** Returns the refusal of a play, without playing it. */
  judge(play: P): Promise<RefusalWithMessage | undefined>;
  /** Whether a game of memory notes down what the player could remember; the player can turn it on and off. */
  readonly notes?: { readonly isOn: boolean; toggle(): void } | undefined;
  /** The last events as sentences, oldest first. */
  readonly recent?: readonly string[];
  past(): Promise<readonly H[]>;
  read(name: string): Promise<Uint8Array>;
  /** The prompt line with its buttons; the board places it between the middle and the own hand. */
  readonly prompt: ComponentChildren;
};

/** One intermediate view with its events and how long it is shown. */
export type AnimationStep<V extends View = View, H extends GameEvent = GameEvent> = {
  readonly view: V;
  readonly fresh: readonly H[];
  /** Milliseconds needed to follow it. */
  readonly hold: number;
  /**
   * Additional milliseconds, which a fast pace skips. `until told` waits for the player to continue; while a clock
   * runs, only `hold` counts.
   */
  readonly linger?: Pause;
};

/** A short tip in a player's first game, shown once at the right moment. A game has a handful. */
export type Lesson<V extends View = View, P extends Play = Play, H extends GameEvent = GameEvent> = {
  readonly id: string;
  readonly says: string;
  /** The clause it explains; the page can open the sheet there. */
  readonly clause: string;
  /** What it points at: a card id, a `data-place`, a `data-drop`, `own` for the own cards, or `prompt`. */
  about(view: V): string;
  when(view: V, plays: readonly P[], fresh: readonly H[]): boolean;
};

/** The first press of a hint: a question, what it is about, and the cards to look at. */
export type HintQuestion = { readonly asks: string; readonly about?: string; readonly cards: readonly string[] };

/** Words called out at a seat: spoken and shown as a caption; in English unless they have a language. */
export type Call = { readonly seat: Seat; readonly words: string; readonly language?: string | undefined };

export type Board<V extends View = View, P extends Play = Play, H extends GameEvent = GameEvent> = {
  /** The whole table below the bar, with the own hand. */
  Table(spread: BoardProps<V, P, H>): JSX.Element;
  /**
   * What the chair must do ("Your turn: follow Asia"), or which player the table waits for ("Percy's turn"). What follows the
   * colon stands out.
   */
  prompt(view: V, plays: readonly P[], name: (seat: Seat) => string, pack: Pack): string;
  /** Where in the match the table is, as in "Deal 3", from all events so far. */
  heading?(events: readonly H[]): string;
  /** Intermediate views of a step, if the views before and after are not enough. The last one must be `after`. */
  animationSteps?(before: V, after: V, fresh: readonly H[]): readonly AnimationStep<V, H>[];
  call?(event: H, name: (seat: Seat) => string, pack: Pack): Call | undefined;
  sound?(event: H): SoundName | undefined;
  /** A play in words, for hints; the default is its notation. */
  named?(play: P, name: (seat: Seat) => string, pack: Pack): string;
  /** True if players type letters at this table. */
  readonly typesLetters?: boolean;
  /** The first step of a hint, built from the seat and the position; it is never generic. */
  question?(view: V, plays: readonly P[], name: (seat: Seat) => string): HintQuestion | undefined;
  /** One sentence about the legal plays: the first step of a hint without a question. */
  offers?(plays: readonly P[]): string;
  readonly lessons: readonly Lesson<V, P, H>[];
};
