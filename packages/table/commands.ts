/** Commands of a table, their callers and errors, and quick chat. */
import type { Refusal, Seat } from '@parlour/kernel/game';
import { type Failure, failure } from '@parlour/kernel/result';
import type { Level } from '@parlour/players/player';
import type { TableSettings } from './log.ts';
import type { Entropy } from './shuffle/seal.ts';

/** Commands of a seated person. */
export type SeatCommand =
  | { readonly ask: 'leave' | 'back' | 'undo' | 'agree' | 'decline' | 'ready' }
  /** A commitment to a cut, or the cut in clear. */
  | { readonly ask: 'cut'; readonly cut?: string | undefined; readonly commitment?: string | undefined }
  | { readonly ask: 'reveal'; readonly cut: string }
  | { readonly ask: 'play'; readonly play: unknown };

/** An undefined setting stays as it is. */
type SettingsChange = { readonly [S in keyof TableSettings]?: TableSettings[S] | undefined };

/**
 * Between matches any seated person may start. A start begins a first match without the missing cuts, and a rematch
 * without people who declined or are away; empty seats go to computer players.
 */
export type HostCommand =
  | { readonly ask: 'lock' | 'unlock' | 'close' }
  | { readonly ask: 'start'; readonly fill?: Level | undefined }
  | { readonly ask: 'computer'; readonly seat: Seat; readonly level: Level }
  | { readonly ask: 'remove'; readonly seat: Seat }
  | { readonly ask: 'settings'; readonly settings: SettingsChange };

export type TableCommand =
  | SeatCommand
  | HostCommand
  | { readonly ask: 'sit'; readonly name: string; readonly seat?: Seat | undefined; readonly cut?: string | undefined }
  | { readonly ask: 'stand-in'; readonly seat: Seat };

export type CommandOf<A extends TableCommand['ask']> = Extract<TableCommand, { ask: A }>;

/** The person who sat down with entry `grant`, or a caller without a seat. `host` created the table. */
export type Caller = {
  readonly seat: Seat | null;
  readonly grant?: number;
  readonly host: boolean;
  /** Established by the server, never by the request. */
  readonly member?: TableMember;
};

export type TableMember = { readonly id: string; readonly name: string };

export const COMMAND_ERROR_CODES = [
  'bad-request',
  'bad-play',
  'not-seated',
  'not-host',
  'seat-taken',
  'seated-already',
  'table-full',
  'table-locked',
  'table-closed',
  'no-match',
  'not-started',
  'match-running',
  'not-away',
  'no-undo',
  'long-log',
  'members-only',
] as const;

/** Why the table rejects a command; plays are refused by the rules. */
export type CommandError = { readonly code: (typeof COMMAND_ERROR_CODES)[number]; readonly message: string };

export type CommandFailure = { readonly refusal: Refusal } | { readonly error: CommandError };

/** Offline time after which a stand-in may take over. */
export const AWAY_AFTER_MS = 20_000;

/** Offline time after which a rematch request lapses. */
export const REMATCH_LAPSE_MS = 1000;

export type TableEnv = {
  readonly entropy: Entropy;
  /** In the order of sitting down. */
  computerNames(level: Level): readonly string[];
  /** Default: `AWAY_AFTER_MS`. */
  isAway(seat: Seat, forMs?: number): boolean;
};

export const commandError = (code: CommandError['code'], message: string): Failure<CommandFailure> =>
  failure({ error: { code, message } });

/** Quick chat: a few polite phrases instead of free text. */
export const QUICK_CHAT_PHRASES: Readonly<Record<string, string>> = {
  hello: 'Good evening!',
  luck: 'Good luck!',
  'well-played': 'Well played!',
  thanks: 'Thank you!',
  oh: 'Oh dear!',
  sorry: 'Sorry!',
  moment: 'One moment, please.',
  'your-turn': 'Your turn, I think.',
  again: 'Another game?',
  bye: 'I must go. Good night!',
};
