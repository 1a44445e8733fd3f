/**
 * The contract of a board: what a box brings to the cloth for each of its games.
 *
 * A board is the file `games/<box>/<game>/board/<game id>.board.tsx`, which exports `board`. The page finds it there by itself
 * and loads it when a table of the game is opened; nothing else names it. A board draws what one chair sees and asks for
 * plays. It never judges: whether a play is permitted is said by `plays`, by `judge`, and by the answer to `send`.
 */
import type { Happening, Play, Seat, View } from '@parlour/kernel/game';
import type { ToldRefusal } from '@parlour/kernel/saying';
import type { ComponentChildren, JSX } from 'preact';
import type { Pack } from './pack.ts';
import type { SoundName } from './sound.ts';
import type { Pause } from './stage.ts';

/** What a board is given to draw. */
export type Spread<V extends View = View, P extends Play = Play, H extends Happening = Happening> = {
  /** What the chair sees; `view.seat` says which chair it is, null an onlooker's. */
  readonly view: V;
  /** What has just happened and led to this view: cards that left, flights and calls are drawn from it. */
  readonly fresh: readonly H[];
  /** What is permitted now. Empty for onlookers, in replays, and while the last step is still being shown. */
  readonly plays: readonly P[];
  /** Whether there are more plays than were sent; ask `judge` then. */
  readonly more: boolean;
  /** When the table's clock acts if there is no play before, in this device's time; undefined where none runs. */
  readonly stallsAt?: number | undefined;
  /** What a hint advises: the board points at it. */
  readonly advised: P | undefined;
  name(seat: Seat): string;
  /** Asks for a play. A refusal is shown by the page; the board slides its cards back. */
  send(play: P): Promise<'played' | 'refused'>;
  /** What the referee would say to a play, without playing it. */
  judge(play: P): Promise<ToldRefusal | undefined>;
  /** All that this chair has noticed so far, for whoever wants to look back. */
  past(): Promise<readonly H[]>;
  /** A data file of the box, for example definitions of words. */
  read(name: string): Promise<Uint8Array>;
  /** The line that says what is asked, with its buttons; a board places it between the middle and the own hand. */
  readonly prompt: ComponentChildren;
};

/** One view on the way from before to after, what is told with it, and how long it is given to be seen. */
export type Beat<V extends View = View, H extends Happening = Happening> = {
  readonly view: V;
  readonly fresh: readonly H[];
  /** The milliseconds eyes need to follow. */
  readonly hold: number;
  /**
   * The milliseconds more that it is worth looking at; whoever is in a hurry is not given them. What has to be read stays
   * until the person says to go on; where a clock runs meanwhile it is given `hold` alone.
   */
  readonly linger?: Pause;
};

/** A short prompt of the first game, shown once, at the moment it matters. A game has a handful. */
export type Lesson<V extends View = View, P extends Play = Play, H extends Happening = Happening> = {
  readonly id: string;
  readonly says: string;
  /** The clause it tells of; the page offers to open the sheet there. */
  readonly clause: string;
  /**
   * What it points at: a card by its id, a place by its `data-place`, a pile that takes cards by its `data-drop`, the
   * own cards by `own`, the line that asks by `prompt`.
   */
  about(view: V): string;
  when(view: V, plays: readonly P[], fresh: readonly H[]): boolean;
};

/** What somebody says aloud at a happening: spoken, and captioned at the seat. */
export type Call = { readonly seat: Seat; readonly words: string };

export type Board<V extends View = View, P extends Play = Play, H extends Happening = Happening> = {
  /** The whole table below the bar, the own hand included. */
  Table(spread: Spread<V, P, H>): JSX.Element;
  /** One sentence: what is asked of the chair, or whom the table waits for. */
  prompt(view: V, plays: readonly P[], name: (seat: Seat) => string, pack: Pack): string;
  /** How one step is shown, if the views before and after it are not enough. The last beat must be the view after. */
  beats?(before: V, after: V, fresh: readonly H[]): readonly Beat<V, H>[];
  call?(happening: H, name: (seat: Seat) => string, pack: Pack): Call | undefined;
  sound?(happening: H): SoundName | undefined;
  /** A play in words, for a hint to somebody who does not see what it points at; else it is told as it is written. */
  named?(play: P, name: (seat: Seat) => string, pack: Pack): string;
  /** Players type letters at this table: the page's own tools then answer to Alt and a letter, never to a letter alone. */
  readonly typesLetters?: boolean;
  /** One sentence about what is permitted, where it does not stand up: the first step of a hint. */
  offers?(plays: readonly P[]): string;
  readonly lessons: readonly Lesson<V, P, H>[];
};
