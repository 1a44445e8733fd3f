/** State of a table, changed by its log alone, and queries on it. */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Game, GameEvent, MatchStatus, Seat } from '@parlour/kernel/game';
import type { Match } from '@parlour/kernel/match';
import { itemAt } from '@parlour/kernel/result';
import type { SealForm } from '@parlour/kernel/seal';
import type { Level } from '@parlour/players/player';
import type { ReadyCheckState } from './clocks.ts';
import type { Caller } from './commands.ts';
import type { LogEntry, NamedDraft, OpenedDraft, SealSecret } from './log.ts';

/** `member` is their id. */
export type PersonAtTable = {
  readonly is: 'person';
  readonly name: string;
  readonly member?: string;
  readonly grant: number;
  readonly standIn?: Level;
};

/** A stand-in plays for an absent person, or during a match for one who left. */
export type Occupant =
  | { readonly is: 'empty'; readonly standIn?: Level }
  | PersonAtTable
  | { readonly is: 'computer'; readonly name: string; readonly level: Level };

/** A match and the seal that decides its draws. The first `moved` draws were made elsewhere. */
export type TableMatch = {
  readonly number: number;
  readonly match: Match;
  readonly sealed: SealSecret | undefined;
  readonly form: SealForm;
  readonly commitments: readonly (string | null)[];
  readonly cuts: readonly string[];
  readonly moved: number;
};

/** A commitment, and the cut once it is revealed. */
export type CutShare = { readonly commitment: string; readonly cut?: string };

/** All have cut and the cuts are being revealed. */
export type Shuffling = {
  readonly commitments: readonly (string | null)[];
  readonly dealer: Seat | undefined;
  readonly since: number;
};

export type Clocks = {
  /** Undefined while stopped. */
  runningSince: (number | undefined)[];
  bankMs: number[];
};

export type Table = {
  readonly game: Game;
  /** The first entry, with the current settings. */
  opened: OpenedDraft;
  /** Kept to bring reconnecting clients up to date. */
  readonly log: LogEntry[];
  readonly eventsByEntry: (readonly GameEvent[])[];
  /** Requests done, by idempotency key. */
  readonly numberByRef: Map<string, number>;
  readonly seats: Occupant[];
  /** Renamed people, by the entry they sat down with. */
  readonly nameByGrant: Map<number, NamedDraft>;
  clocks: Clocks;
  locked: boolean;
  closed: boolean;
  /** Of the coming match. */
  sealed: SealSecret | undefined;
  cutShares: (CutShare | undefined)[];
  shuffling: Shuffling | undefined;
  /** Since when the table waits for cuts. */
  calledAt: number | undefined;
  declined: readonly Seat[];
  current: TableMatch | undefined;
  status: MatchStatus | undefined;
  /** Pending or over. */
  readyCheck: ReadyCheckState | undefined;
  lastInputAt: number;
  undo: { readonly seat: Seat; readonly agreed: readonly Seat[] } | undefined;
};

/** Number and time of the last entry. */
export const lastEntryMark = (table: Table): { number: number; at: number } => table.log.at(-1) ?? { number: 0, at: 0 };

/** Matches of a table are numbered from 1. */
export const nextMatchNumber = ({ current }: Table): number => (current?.number ?? 0) + 1;

export const tableSeats = (table: Table): Seat[] => allSeats(table.opened.count);

/** From the reveal of the cuts to the end, when seats are fixed. */
export const isMatchUnderWay = (table: Table): boolean => table.shuffling !== undefined || isMatchRunning(table);

export const isMatchRunning = (table: Table): boolean => table.status !== undefined && table.status.is !== 'over';

/** Of the computer player or stand-in. */
export function computerLevelAt(table: Table, seat: Seat): Level | undefined {
  const sits = itemAt(table.seats, seat);
  return sits.is === 'computer' ? sits.level : sits.standIn;
}

export const isPersonAt = (table: Table, seat: Seat): boolean => table.seats[seat]?.is === 'person';

/** Persons who play themselves, without a stand-in. */
export const activePersons = (table: Table): Seat[] =>
  tableSeats(table).filter(seat => isPersonAt(table, seat) && computerLevelAt(table, seat) === undefined);

export function findMemberSeat(
  table: Table,
  { member }: Caller,
): (PersonAtTable & { readonly seat: Seat }) | undefined {
  const seat = table.seats.findIndex(
    sits => sits.is === 'person' && sits.member !== undefined && sits.member === member?.id,
  );
  const sits = table.seats[seat];
  return sits?.is === 'person' ? { ...sits, seat } : undefined;
}

/** Their seat may have been left or taken since. */
export function isSeatedCaller(table: Table, caller: Caller): caller is Caller & { seat: Seat } {
  const sits = caller.seat === null ? undefined : table.seats[caller.seat];
  return sits?.is === 'person' && sits.grant === caller.grant;
}
