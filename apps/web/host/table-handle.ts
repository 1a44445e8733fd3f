/**
 * What the page and the worker say to each other about a table. The page holds views and sentences, never a state: the
 * table itself, here or far away, is the worker's affair.
 */
import type { Chair, Game, Happening, Play, Seat } from '@parlour/kernel/game';
import type { ToldRefusal } from '@parlour/kernel/saying';
import type { Thought } from '@parlour/players/player';
import type { ErrorCode } from '@parlour/protocol/error-codes';
import type { Opened } from '@parlour/table/log';
import type { Room, Scene } from '@parlour/table/snapshot';
import type { Verb } from '@parlour/table/verbs';
import type { AwaySince } from './away.ts';
import type { Showing } from './keepsake.ts';
import type { ShuffleProof } from './proving.ts';
import type { StillReading } from './still-clock.ts';

/** Something that happened, told as one chair noticed it. What is said in passing changes nothing at the table. */
export type Heard = {
  readonly number: number;
  readonly sentence: string;
  readonly happening?: Happening;
  readonly isPassing?: true;
};

/** How to get to a table elsewhere, who is connected to it, and whether we are. */
export type RemoteInfo = {
  readonly id: string;
  readonly code: string;
  readonly door: 'private' | 'listed';
  readonly here: readonly boolean[];
  readonly away: AwaySince;
  readonly isConnected: boolean;
  /** Our cut for the coming match, and what became of it when the cuts were shown. */
  readonly cut?: string;
  readonly showing?: Showing['is'];
};

/** What a chair sees at one moment. */
export type TableView = {
  readonly table: Pick<Opened, 'game' | 'rules' | 'options' | 'count' | 'settings'>;
  readonly seat: Chair;
  /** The seats that are played from this device. */
  readonly people: readonly Seat[];
  readonly isHost: boolean;
  readonly room: Room;
  readonly scene?: Scene;
  readonly plays: readonly Play[];
  readonly more: boolean;
  /** Milliseconds of play of a match on this device that is over. */
  readonly lasted?: number;
  /** What the record of a match came to that is over, once it is known. */
  readonly proof?: ShuffleProof;
  /** The titles of feats that were new with the match that is over. */
  readonly earned?: readonly string[];
  /** The day whose deal is attempted here. */
  readonly daily?: string;
  /** Of tables elsewhere. */
  readonly remote?: RemoteInfo;
  /** What the table does now, while a person without a seat in the next match still reads the result of the last. */
  readonly passed?: 'playing' | 'waiting';
};

/** What the record of a match came to, and the feats that were new with it. */
export type Proved = { readonly match: number; readonly proof: ShuffleProof; readonly earned?: readonly string[] };

export const toldOf = ({ proof, earned = [] }: Proved): Pick<TableView, 'proof' | 'earned'> => ({
  proof,
  ...(earned.length > 0 && { earned }),
});

/** A look is the table as it is; news have led there from the look before. */
export type TableUpdate = {
  readonly what: 'look' | 'news';
  readonly sight: TableView;
  readonly heard: readonly Heard[];
};

/** A phrase that a player says; that the member was signed out; or that there is no table any more, and why. */
export type TableMessage =
  | TableUpdate
  | { readonly what: 'said'; readonly seat: Seat; readonly words: string }
  | { readonly what: 'signed out' }
  | { readonly what: 'gone'; readonly why: string };

/** What a computer player would do, and the play as it is written: for whoever does not see it marked. */
type Advised = { readonly [P in 'play' | 'steps']?: Thought[P] | undefined } & Pick<Thought, 'why'>;

export type Hint = Pick<Thought, 'play' | 'why' | 'steps'> & { readonly written: string | undefined };

export const hintOf = (game: Game, { play, why, steps }: Advised): Hint => ({
  play,
  why,
  ...(steps && { steps }),
  written: play && game.write(play),
});

/** What a table answers; a refusal comes with its sentence, in the names of those who sit there. */
export type Answered = { readonly number: number } & (
  | { readonly ok: true }
  | { readonly ok: false; readonly error: { readonly code: ErrorCode; readonly message: string } }
  | { readonly ok: false; readonly refusal: ToldRefusal }
);

export type TableHandle = {
  ask(verb: Verb): Promise<Answered>;
  /** Cuts for the coming match; what was typed, or where the pack was touched, becomes part of it. */
  cut(typed: string): Promise<Answered>;
  /** Looks through other eyes: between people at one screen. */
  turnTo(chair: Chair): Promise<void>;
  /** Leaves the result of a match for the table as it is now. */
  catchUp(): Promise<void>;
  hint(): Promise<Hint>;
  /** What the referee would say to a play, without playing it. */
  judge(play: Play): Promise<ToldRefusal | undefined>;
  log(): Promise<readonly Heard[]>;
  say(phrase: string): Promise<void>;
  /** Tells whoever runs the house about somebody at the table; a sentence if it was in vain. */
  tell(seat: Seat, reason: string, words: string): Promise<string | undefined>;
  /** Somebody reads what is to be known: a table at home waits for them, one elsewhere cannot. */
  reading(what: StillReading): Promise<void>;
  leave(): Promise<void>;
};
