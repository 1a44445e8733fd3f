/**
 * Where the club joins in. The core calls these hooks and imports nothing of the club; main.ts passes them in.
 */
import type { FailedAnswer } from '@parlour/protocol/server-frames';
import type { TableMember } from '@parlour/table/commands';
import type { LogEntry } from '@parlour/table/log';
import type { Table } from '@parlour/table/table';
import type { ServerContext, TableContext } from './context.ts';
import type { Route } from './http/route.ts';
import type { TableStore } from './store/types.ts';
import type { LiveTable } from './tables/live-table.ts';

/** What tables call. */
export type TableHooks = {
  /** Before entries are written; they are not written if it rejects. May run twice for the same entries. */
  beforeAppend(context: TableContext, id: string, table: Table, entries: readonly LogEntry[]): Promise<void>;
  /** After a table was opened, and after each of its changes. */
  afterChange(live: LiveTable): void;
};

/** A member as everyone may see them. The id is the address of the member's page and never changes. */
export type Member = TableMember & { readonly since: number };

export type MemberSession = { readonly id: string; readonly member: Member; readonly isFresh: boolean };

/** Who a connection belongs to, and the members whose phrases they have muted. */
export type IdentifiedCaller = { readonly member: TableMember; readonly muted: ReadonlySet<string> };

export type TakenSeat = {
  readonly table: string;
  readonly seat: number;
  readonly grant: number;
  readonly member: string;
  readonly game: string;
};

export type SeatRefusal = Extract<FailedAnswer, { error: unknown }>['error'];

export type BackgroundJob = (context: ServerContext) => Promise<void>;

export type ServerHooks = TableHooks & {
  /** Before the server starts. */
  prepareStore(store: TableStore): Promise<void>;
  readonly backgroundJobs: readonly { readonly intervalMs: number; readonly run: BackgroundJob }[];
  readonly routes: readonly Route[];
  /** By the token of a session cookie; undefined without a valid session. */
  findSession(context: ServerContext, token: string | undefined): Promise<MemberSession | undefined>;
  identifyCaller(context: ServerContext, sessionToken: string): Promise<IdentifiedCaller | undefined>;
  /** Why a guest may not use a name. */
  nameRefusal(context: ServerContext, name: string): Promise<string | undefined>;
  /** Why a member may not sit down beside these members. */
  seatRefusal(context: ServerContext, member: string, seated: readonly string[]): Promise<SeatRefusal | undefined>;
  /** Also called when a member returns to their seat. Idempotent. */
  recordSeat(context: ServerContext, seat: TakenSeat): Promise<unknown>;
  /** Whether others still play the deal of a table, so that its record must stay hidden. */
  isDealOpen(context: ServerContext, table: string): Promise<boolean>;
};
