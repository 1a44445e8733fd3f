/** What can be asked of a table, by whom, and how it answers. */

import type { Refusal, Seat } from '@parlour/kernel/game';
import { type Failure, failure } from '@parlour/kernel/result';
import type { Level } from '@parlour/players/player';
import type { TableSettings } from './log.ts';
import type { Entropy } from './seal.ts';

/** What the person of a seat may ask. */
export type SeatVerb =
  | { readonly ask: 'leave' | 'back' | 'undo' | 'agree' | 'decline' | 'ready' }
  /** Either commits to a cut that is shown once everybody has cut, or gives it openly. */
  | { readonly ask: 'cut'; readonly cut?: string | undefined; readonly commitment?: string | undefined }
  | { readonly ask: 'reveal'; readonly cut: string }
  | { readonly ask: 'play'; readonly play: unknown };

/** What is undefined stays as it is. */
type Changed = { readonly [S in keyof TableSettings]?: TableSettings[S] | undefined };

/**
 * What only the host may ask; after a match anyone who sits there may start. A start begins the first match although
 * some have not cut, and a rematch without people who declined or are away. Empty seats go to computer players.
 */
export type HostVerb =
  | { readonly ask: 'lock' | 'unlock' | 'close' }
  | { readonly ask: 'start'; readonly fill?: Level | undefined }
  | { readonly ask: 'computer'; readonly seat: Seat; readonly level: Level }
  | { readonly ask: 'remove'; readonly seat: Seat }
  | { readonly ask: 'settings'; readonly settings: Changed };

export type Verb =
  | SeatVerb
  | HostVerb
  | { readonly ask: 'sit'; readonly name: string; readonly seat?: Seat | undefined; readonly cut?: string | undefined }
  | { readonly ask: 'stand-in'; readonly seat: Seat };

export type VerbOf<A extends Verb['ask']> = Extract<Verb, { ask: A }>;

/** Who asks: the person who sat down with that grant or somebody without a seat, and whether they laid the table. */
export type Asker = {
  readonly seat: Seat | null;
  readonly grant?: number;
  readonly host: boolean;
  /** The member of the house they are; this comes from the server and never from what is asked. */
  readonly member?: MemberAtTable;
};

/** A member as a table knows them. */
export type MemberAtTable = { readonly id: string; readonly name: string };

export const TROUBLES = [
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

/** What is wrong with a request, as against a play that the rules refuse. */
export type Trouble = { readonly code: (typeof TROUBLES)[number]; readonly message: string };

export type RefusedVerb = { readonly refusal: Refusal } | { readonly error: Trouble };

/** Milliseconds without a connection after which a computer player may take over from the person at a seat. */
export const AWAY = 20_000;

/** Milliseconds without a connection after which a request for a rematch lapses. */
export const LAPSES = 1000;

/** What a decision needs from outside. */
export type Surroundings = {
  readonly entropy: Entropy;
  /** What computer players of a level are called, one after another. */
  namesOf(level: Level): readonly string[];
  /** Whether no one has been connected for a seat for so long; without a number, for `AWAY`. */
  isAway(seat: Seat, forMs?: number): boolean;
};

export const trouble = (code: Trouble['code'], message: string): Failure<RefusedVerb> =>
  failure({ error: { code, message } });
