/** A table: one sitting of a game after another, and what can be asked about it. It is changed by its log alone. */
import { seatsOf } from '@parlour/kernel/cards';
import type { Game, Happening, Seat, Status } from '@parlour/kernel/game';
import type { Match } from '@parlour/kernel/match';
import { nth } from '@parlour/kernel/must';
import type { SealForm } from '@parlour/kernel/seal';
import type { Level } from '@parlour/players/player';
import type { Entry, Named, Opened, Sealed } from './log.ts';
import type { Start } from './starting.ts';
import type { Asker } from './verbs.ts';

/** With the id of the member they are, if they are one. */
export type PersonAtTable = {
  readonly is: 'person';
  readonly name: string;
  readonly member?: string;
  readonly grant: number;
  readonly standIn?: Level;
};

/** Who sits there. A stand-in plays for a person who is away, or in the middle of a match for one who left. */
export type Occupant =
  | { readonly is: 'empty'; readonly standIn?: Level }
  | PersonAtTable
  | { readonly is: 'computer'; readonly name: string; readonly level: Level };

/** A match at this table with the seal that decides it. The first `moved` draws were made elsewhere. */
export type Sitting = {
  readonly number: number;
  readonly match: Match;
  readonly sealed: Sealed | undefined;
  readonly form: SealForm;
  readonly commitments: readonly (string | null)[];
  readonly cuts: readonly string[];
  readonly moved: number;
};

/** What somebody has cut for the coming match: what they are committed to, and the cut itself once it is shown. */
export type CutShare = { readonly commitment: string; readonly cut?: string };

/** All have cut and the cuts are being shown; since when. */
export type Shuffling = {
  readonly commitments: readonly (string | null)[];
  readonly dealer: Seat | undefined;
  readonly since: number;
};

export type Clocks = {
  /** Since when a seat's clock runs; undefined while it stands still. */
  since: (number | undefined)[];
  /** What is left of each bank, in milliseconds. */
  left: number[];
};

export type Table = {
  readonly game: Game;
  /** What was agreed when the table was laid, and since. */
  opened: Opened;
  /** All entries, and what happened at each; both are what a returning guest is told from. */
  readonly log: Entry[];
  readonly heard: (readonly Happening[])[];
  /** Requests already done, by their refs, with the number they were done at. */
  readonly refs: Map<string, number>;
  readonly seats: Occupant[];
  /** What those who sat down with an entry are called since. */
  readonly names: Map<number, Named>;
  clocks: Clocks;
  locked: boolean;
  closed: boolean;
  /** The seal and the cuts of the coming match. */
  sealed: Sealed | undefined;
  shares: (CutShare | undefined)[];
  shuffling: Shuffling | undefined;
  /** Since when the coming match is called for. */
  called: number | undefined;
  /** The seats whose person has said no to a rematch that others ask for. */
  declined: readonly Seat[];
  sitting: Sitting | undefined;
  status: Status | undefined;
  /** The start for all that the match is at, awaited or over. */
  start: Start | undefined;
  /** When the last input was put in. */
  movedAt: number;
  undo: { readonly seat: Seat; readonly agreed: readonly Seat[] } | undefined;
};

export const lastOf = (table: Table): { number: number; at: number } => table.log.at(-1) ?? { number: 0, at: 0 };

/** Matches at a table are counted from 1. */
export const nextNumber = ({ sitting }: Table): number => (sitting?.number ?? 0) + 1;

export const seatsAt = (table: Table): Seat[] => seatsOf(table.opened.count);

/** From the moment the cuts are shown the seats belong to the coming match. */
export const isUnderWay = (table: Table): boolean => table.shuffling !== undefined || isPlaying(table);

export const isPlaying = (table: Table): boolean => table.status !== undefined && table.status.is !== 'over';

/** The level of the computer player who plays for a seat, if one does. */
export function playerAt(table: Table, seat: Seat): Level | undefined {
  const sits = nth(table.seats, seat);
  return sits.is === 'computer' ? sits.level : sits.standIn;
}

export const isPerson = (table: Table, seat: Seat): boolean => table.seats[seat]?.is === 'person';

/** The persons who play themselves, nobody standing in. */
export const personsOf = (table: Table): Seat[] =>
  seatsAt(table).filter(seat => isPerson(table, seat) && playerAt(table, seat) === undefined);

/** Where a member sits, whichever device they come with. */
export function seatOfMember(table: Table, { member }: Asker): (PersonAtTable & { readonly seat: Seat }) | undefined {
  const seat = table.seats.findIndex(
    sits => sits.is === 'person' && sits.member !== undefined && sits.member === member?.id,
  );
  const sits = table.seats[seat];
  return sits?.is === 'person' ? { ...sits, seat } : undefined;
}

/** A seat that was left or taken by another since is no longer theirs. */
export function sitsHere(table: Table, asker: Asker): asker is Asker & { seat: Seat } {
  const sits = asker.seat === null ? undefined : table.seats[asker.seat];
  return sits?.is === 'person' && sits.grant === asker.grant;
}
