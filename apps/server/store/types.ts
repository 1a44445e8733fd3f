/**
 * What the server needs of a store. A table is an append-only log, unique by `(table, number)`; all else can be
 * derived from it. The first append at a number wins, so servers can share a store. A table with work to do (a
 * computer player's turn, a deadline) is leased to one server. Times follow the store's clock, because servers'
 * clocks may differ.
 */
import type { LogEntry } from '@parlour/table/log';
import type { Documents } from './documents.ts';

export type LobbyVisibility = 'private' | 'listed';

export type NewTableRow = {
  readonly id: string;
  /** For joining; reserved until the table is closed. */
  readonly code: string;
  readonly door: LobbyVisibility;
  readonly laid: number;
  /** The lobby listing, as JSON. */
  readonly card: string;
};

export type TableRow = NewTableRow & {
  readonly closed: boolean;
  /** Whether its log has been replaced by records. */
  readonly archived: boolean;
  /** When a client was last connected. */
  readonly seen: number;
  /** Whether this server holds the lease. */
  readonly held: boolean;
};

/** Undefined leaves a value unchanged. */
export type TableNotes = { readonly card?: string; readonly closed?: true };

/**
 * With `head` the lease is released if the log still ends there; the table is then due for any server after `due`
 * milliseconds, or never.
 */
export type LeaseRenewal = { readonly id: string; readonly due: number | null; readonly head?: number };

export type LimitTally = { readonly mark: string; readonly count: number; readonly lasts: number };

export type AppendOutcome = 'kept' | 'claimed' | 'behind' | 'gone';

export type TableStore = TableMaintenance & {
  readonly documents: Documents;
  /** 'taken' if the id or code exists. With `due` this server takes the lease. */
  create(row: NewTableRow, entries: readonly LogEntry[], due: number | null): Promise<'laid' | 'taken'>;
  /**
   * Resolves when durable. 'behind': entries of these numbers exist, and nothing was written. 'gone': archived or
   * deleted. With `due` this server takes or extends the lease unless another has it; 'claimed' if it did.
   */
  append(id: string, entries: readonly LogEntry[], due?: number): Promise<AppendOutcome>;
  /** From a number on, in order. */
  read(id: string, from: number): Promise<readonly LogEntry[]>;
  /** The last entry number of each table. */
  heads(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  updateNotes(id: string, note: TableNotes): Promise<void>;
  find(by: { readonly id: string } | { readonly code: string }): Promise<TableRow | undefined>;
  /** In recent use, newest first. */
  lobbyTables(limit: number): Promise<readonly TableRow[]>;
  /** Tables whose lease has expired. Each goes to one server. */
  claim(lease: number, limit: number): Promise<readonly string[]>;
  /**
   * A table missing from the result was claimed by another server. A lease that can't be released is held a little
   * longer.
   */
  renew(renewals: readonly LeaseRenewal[]): Promise<ReadonlyMap<string, 'held' | 'given back'>>;
  /**
   * Saves this server's counts and returns the sums of all others. Marks that no other server counted may be missing.
   */
  exchangeTallies(tallies: readonly LimitTally[]): Promise<ReadonlyMap<string, number>>;
  /** Shared by all servers of this store, created once. */
  sharedSecret(name: string, make: () => string): Promise<string>;
  close(): Promise<void>;
};

/** Another entry was written meanwhile. */
export const UNRELEASED_LEASE_MS = 3000;

/** A problem with the store that an operator can fix. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

export const TABLE_STATES = ['open', 'closed', 'archived'] as const;
export type TableState = (typeof TABLE_STATES)[number];

export const zeroPerState = (): Record<TableState, number> => ({ open: 0, closed: 0, archived: 0 });

export type StoredTableInfo = Omit<TableRow, 'held' | 'closed' | 'archived'> & {
  readonly state: TableState;
  readonly entries: number;
  readonly bytes: number;
};

/** Newest first; undefined matches all. */
export type TableFilter = {
  readonly state?: TableState | undefined;
  readonly door?: LobbyVisibility | undefined;
  readonly game?: string | undefined;
  readonly unusedForMs?: number | undefined;
  readonly limit: number;
};

export type StoreSize = { readonly bytes: number; readonly tables: Readonly<Record<TableState, number>> };

/** What retention needs of a store. */
export type TableMaintenance = {
  markInUse(ids: readonly string[]): Promise<void>;
  /** Each table goes to one server, for `lease` milliseconds. */
  claimForMaintenance(lease: number, limit: number): Promise<readonly TableRow[]>;
  postponeMaintenance(id: string, milliseconds: number): Promise<void>;
  /** Replaces the log of a closed table; its retention starts now. Does nothing if already archived. */
  archive(id: string, bytes: Uint8Array, card: string): Promise<void>;
  readArchive(id: string): Promise<Uint8Array | undefined>;
  /** False if there was none. */
  remove(id: string): Promise<boolean>;
  listTables(choice: TableFilter): Promise<readonly StoredTableInfo[]>;
  size(): Promise<StoreSize>;
  /** Writes at least as many bytes as a play. */
  probe(): Promise<void>;
};

/** After creation, and again after closing. */
export const FIRST_MAINTENANCE_MS = 3_600_000;

/** An unused table leaves the lobby until it is used again. */
export const LOBBY_MAX_UNUSED_MS = 10 * 60_000;

export const MAX_LOBBY_CANDIDATES = 1000;

export const tableState = ({
  closed,
  archived,
}: {
  readonly closed: boolean;
  readonly archived: boolean;
}): TableState => (archived ? 'archived' : closed ? 'closed' : 'open');
