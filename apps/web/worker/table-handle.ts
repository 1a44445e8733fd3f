/** Messages between page and worker about a table. The page gets views and sentences, never a state. */
import type { Chair, Game, GameEvent, Play, Refusal, Seat, View } from '@parlour/kernel/game';
import { seededRandom } from '@parlour/kernel/random';
import type { RefusalWithMessage } from '@parlour/kernel/sentences';
import type { Thought } from '@parlour/players/player';
import type { ErrorCode } from '@parlour/protocol/error-codes';
import type { TableCommand } from '@parlour/table/commands';
import type { ReadingState } from '@parlour/table/local-table';
import type { OpenedDraft } from '@parlour/table/log';
import type { MatchSnapshot, RoomSnapshot } from '@parlour/table/views';
import type { ShuffleProof } from './records/finished-match.ts';
import type { AwaySince } from './remote/remote-events.ts';
import type { RevealStep } from './remote/remote-shuffle.ts';

/** An event as one chair sees it. A transient one changes nothing at the table. */
export type TableEvent = {
  readonly number: number;
  readonly sentence: string;
  readonly event?: GameEvent;
  readonly isTransient?: true;
};

export type RemoteTableInfo = {
  readonly id: string;
  readonly code: string;
  readonly visibility: 'private' | 'listed';
  readonly connected: readonly boolean[];
  /** Number of spectators. */
  readonly watching: number;
  readonly awaySince: AwaySince;
  readonly isConnected: boolean;
  /** Our cut for the coming match, and the result of revealing it. */
  readonly ownCut?: string;
  readonly revealStatus?: RevealStep['is'];
};

/** What a chair sees at one moment. */
export type TableView = {
  readonly table: Pick<OpenedDraft, 'game' | 'rules' | 'options' | 'count' | 'settings'>;
  readonly seat: Chair;
  /** Seats played from this device. */
  readonly localSeats: readonly Seat[];
  readonly isHost: boolean;
  readonly room: RoomSnapshot;
  readonly scene?: MatchSnapshot;
  readonly plays: readonly Play[];
  readonly more: boolean;
  /** Playing time of a finished local match. */
  readonly durationMs?: number;
  /** Result of verifying a finished match, once known. */
  readonly proof?: ShuffleProof;
  /** Titles of feats new with the finished match. */
  readonly earned?: readonly string[];
  /** The day whose deal is attempted. */
  readonly daily?: string;
  /** Only for tables on a server. */
  readonly remote?: RemoteTableInfo;
  /** What the table does now, while a person without a seat in the next match reads the last result. */
  readonly nextMatchState?: 'playing' | 'waiting';
};

export type ProvedMatch = { readonly match: number; readonly proof: ShuffleProof; readonly earned?: readonly string[] };

export const proofFields = ({ proof, earned = [] }: ProvedMatch): Pick<TableView, 'proof' | 'earned'> => ({
  proof,
  ...(earned.length > 0 && { earned }),
});

/** 'look' is a full view; 'news' continues from the previous one. */
export type TableUpdate = {
  readonly what: 'look' | 'news';
  readonly tableView: TableView;
  readonly tableEvents: readonly TableEvent[];
};

/** An update; a phrase of a player; the member was signed out; or the table is gone, and why. */
export type TableMessage =
  | TableUpdate
  | { readonly what: 'said'; readonly seat: Seat; readonly words: string }
  | { readonly what: 'signed out' }
  | { readonly what: 'gone'; readonly why: string };

/** `written` serves readers who do not see the mark on the board. */
type HintSource = { readonly [P in 'play' | 'steps']?: Thought[P] | undefined } & Pick<Thought, 'why'>;

export type Hint = Pick<Thought, 'play' | 'why' | 'steps'> & { readonly written: string | undefined };

export const toHint = (game: Game, { play, why, steps }: HintSource): Hint => ({
  play,
  why,
  ...(steps && { steps }),
  written: play && game.write(play),
});

/** A refusal includes its sentence with the players' names. */
export type CommandAnswer = { readonly number: number } & (
  | { readonly ok: true }
  | { readonly ok: false; readonly error: { readonly code: ErrorCode; readonly message: string } }
  | { readonly ok: false; readonly refusal: RefusalWithMessage }
);

export type TableHandle = {
  sendCommand(command: TableCommand): Promise<CommandAnswer>;
  /** `typed` (a word or a place in the pack) becomes part of the cut. */
  cut(typed: string): Promise<CommandAnswer>;
  /** Changes the viewpoint in hot-seat play. */
  viewAs(chair: Chair): Promise<void>;
  /** Leaves the result of a match for the table's current state. */
  showCurrent(): Promise<void>;
  hint(): Promise<Hint>;
  /** Checks a play without playing it. */
  checkPlay(play: Play): Promise<RefusalWithMessage | undefined>;
  history(): Promise<readonly TableEvent[]>;
  sayPhrase(phrase: string): Promise<void>;
  /** Reports a player to the moderators; returns an error message or undefined. */
  report(seat: Seat, reason: string, words: string): Promise<string | undefined>;
  /** The player reads a lesson or a count: local tables wait, remote ones cannot. */
  setReading(state: ReadingState): Promise<void>;
  /** Computer players of a local table make their next move at once. */
  hurry(): Promise<void>;
  leave(): Promise<void>;
};

/** Checks a play from a seat's view: any world that matches the view gives the same answer. */

export function checkPlayFromView(game: Game, view: View, play: Play): Refusal | undefined {
  if (view.seat === null || !game.isPlay(play)) return undefined;
  return game.refuse(game.imagine(view, seededRandom('judge')), view.seat, play);
}
