/** A table that is open in this server: hosts its runner, publishes its entries, serves its subscribers. */

import { assertDefined } from '@parlour/kernel/result';
import type { Persona } from '@parlour/players/persona';
import type { TableListing } from '@parlour/protocol/http';
import type { Caller } from '@parlour/table/commands';
import type { BotFailure } from '@parlour/table/computer/fallback';
import { needsDriver } from '@parlour/table/computer/moves';
import { computerPersona, computerPlayerNames, type ThinkService } from '@parlour/table/computer/task';
import type { LogEntry } from '@parlour/table/log';
import { type RunnerHost, runTable, type TableRunner } from '@parlour/table/runner';
import { isMatchRunning, lastEntryMark, type Table } from '@parlour/table/table';
import type { BusMessage } from '../bus/types.ts';
import type { TableContext } from '../context.ts';
import { DamagedLogError, NO_TABLE_MESSAGE, TableError } from '../errors.ts';
import type { CpuLedger } from '../limits/cpu-budget.ts';
import type { Transport } from '../net/transport.ts';
import type { TableNotes, TableRow } from '../store/types.ts';
import { broadcastNews, type DelayedTable, type TableAccess } from './broadcast.ts';
import { handleDamagedLog } from './close-table.ts';
import { isLeaseFresh, LEASE_MS } from './lease.ts';
import { isSeatAway, publishPresence, type RemotePresence, receivePresence, sendPhrase } from './presence.ts';

/** A connection that has said hello to the table. */
export type Subscriber = {
  readonly transport: Transport;
  readonly wantsPlays: boolean;
  caller: Caller;
  /** The last entry number sent, and the viewpoint it was sent for. */
  sentNumber: number;
  access: TableAccess;
  /** The request that the next news frame may answer. */
  pendingRequest: { readonly id: string; readonly ref: string } | undefined;
  /** The rate-limit key, and the last presence sent. */
  readonly from: string;
  sentPresence: string;
  /** Does not answer, although the connection is not closed. */
  isSilent: boolean;
  muted: ReadonlySet<string>;
};

export type LiveTable = {
  readonly context: TableContext;
  readonly row: TableRow;
  readonly runner: TableRunner;
  readonly subscribers: Set<Subscriber>;
  readonly remotePresence: Map<string, RemotePresence>;
  readonly lastConnectedAt: number[];
  lastActivityAt: number;
  /** `leasedUntil` is set while this server has the lease. */
  wakeAt: number | null;
  leasedUntil: number | undefined;
  savedListing: string;
  delayedTable: DelayedTable | undefined;
  /** CPU time not yet charged, and the address that last played. */
  readonly cpuLedger: CpuLedger;
  payer: string;
  readonly hintServiceFor: (from: string) => ThinkService;
  presenceSentAt: number;
  /** Cancel scheduled callbacks. */
  cancelPresence: (() => void) | undefined;
  cancelWake: (() => void) | undefined;
  cancelDelayed: (() => void) | undefined;
  unsubscribe: () => void;
  isUnloaded: boolean;
  lastRatedMatch: number;
};

export type LiveTableParts = {
  readonly table: Table;
  readonly personas: readonly Persona[];
  /** The callback returns the address to charge. */
  readonly thinkServiceFor: (payer: () => string) => ThinkService;
  readonly hintServiceFor: (from: string) => ThinkService;
  readonly cpuLedger: CpuLedger;
  readonly payer: string;
  readonly origin: 'fresh' | 'resumed';
};

/** After opening, the log is read once more after READ_RETRY_MS, for entries written meanwhile. */
const READ_RETRY_MS = 500;
const WRITE_RETRY_MS = 3000;

/** After the last activity, without subscribers. */
const IDLE_UNLOAD_MS = 60_000;

/** The runner does nothing before `drive` is called on the complete table. */
export function createLiveTable(context: TableContext, row: TableRow, parts: LiveTableParts): LiveTable {
  const { clock, bus } = context;
  const { table, cpuLedger, payer, hintServiceFor } = parts;
  const runner = runTable(
    table,
    createRunnerHost(() => live, context, row, parts),
    parts.origin,
  );
  const live: LiveTable = {
    context,
    row,
    runner,
    subscribers: new Set(),
    remotePresence: new Map(),
    lastConnectedAt: table.seats.map(() => clock.now()),
    lastActivityAt: clock.now(),
    wakeAt: null,
    leasedUntil: row.held ? clock.now() : undefined,
    savedListing: row.card,
    delayedTable: undefined,
    cpuLedger,
    payer,
    hintServiceFor,
    presenceSentAt: Number.NEGATIVE_INFINITY,
    cancelPresence: undefined,
    cancelWake: undefined,
    cancelDelayed: undefined,
    unsubscribe: bus.subscribe(row.id, message => handleBusMessage(live, message)),
    isUnloaded: false,
    lastRatedMatch: 0,
  };
  context.liveTables.add(live);
  runner.updateDriving();
  context.hooks.afterChange(live);
  bus.publish(row.id, { tells: 'who' });
  if (bus.isShared) clock.later(READ_RETRY_MS, () => catchUpTo(live, lastEntryMark(table).number + 1));
  return live;
}

function handleBusMessage(live: LiveTable, message: BusMessage): void {
  if (message.tells === 'moved') catchUpTo(live, message.number, message.entries);
  if (message.tells === 'said') sendPhrase(live, { tell: 'said', seat: message.seat, phrase: message.phrase });
  if (message.tells === 'here') receivePresence(live, message);
  if (message.tells === 'who' && live.subscribers.size > 0) publishPresence(live);
}

/** Takes a function, because the table exists only once its runner does. */
function createRunnerHost(
  live: () => LiveTable,
  context: TableContext,
  row: TableRow,
  { personas, thinkServiceFor }: LiveTableParts,
): RunnerHost {
  return {
    now: context.clock.now,
    entropy: context.entropy,
    think: thinkServiceFor(() => live().payer),
    append: entries => appendEntries(live(), entries),
    readFrom: from => context.store.read(row.id, from).catch(error => dropIfDamaged(live(), error)),
    onChange: () => afterChange(live()),
    scheduleWake: delay => scheduleWake(live(), delay),
    onBotError: failure => reportBotFailure(live(), failure),
    computerNames: level => computerPlayerNames(personas, level, live().runner.table.opened.options),
    tempoOf: level => computerPersona(personas, level).tempo,
    isAway: (seat, forMs) => isSeatAway(live(), seat, forMs),
    isDriver: () => live().leasedUntil !== undefined,
    isShared: context.bus.isShared,
  };
}

/** Abandoned thoughts of an unloaded table are no failure. */
function reportBotFailure(
  { context: { telemetry }, row, isUnloaded }: LiveTable,
  { error, seat, level, outcome }: BotFailure,
): void {
  if (isUnloaded) return;
  telemetry.logError(error, { table: row.id, seat, player: level, outcome }, 'computer player failed');
  telemetry.countBotFailure(outcome);
}

/** Retries until it succeeds. */
function catchUpTo(live: LiveTable, number: number, entries?: readonly LogEntry[]): void {
  const { runner, context, isUnloaded } = live;
  if (isUnloaded || number <= lastEntryMark(runner.table).number) return;
  const reading = entries ? runner.receiveEntries(entries) : runner.catchUp();
  reading.catch(error => {
    reportError(live, error);
    context.clock.later(READ_RETRY_MS, () => catchUpTo(live, number));
  });
}

/** Clients reconnect and learn why. */
async function dropIfDamaged(live: LiveTable, error: unknown): Promise<never> {
  if (error instanceof DamagedLogError) {
    await handleDamagedLog(live.context, error);
    dropTable(live);
  }
  throw error;
}

function reportError({ context, row }: LiveTable, error: unknown): void {
  if (!(error instanceof DamagedLogError))
    context.telemetry.logError(error, { table: row.id }, 'cannot read or write a table');
}

/** Appends entries. The same write takes the lease if the table now needs a driver. */
async function appendEntries(live: LiveTable, entries: readonly LogEntry[]): Promise<'kept' | 'behind'> {
  const { store, clock, telemetry, bus, hooks } = live.context;
  const started = clock.now();
  const leaseMs = !isLeaseFresh(live) && needsDriver(live.runner.table, entries) ? LEASE_MS : undefined;
  await hooks.beforeAppend(live.context, live.row.id, live.runner.table, entries);
  const outcome = await store.append(live.row.id, entries, leaseMs);
  telemetry.observeWrite((clock.now() - started) / 1000);
  if (outcome === 'gone') {
    dropTable(live);
    throw new TableError(NO_TABLE_MESSAGE);
  }
  if (outcome === 'claimed') live.leasedUntil = started + LEASE_MS;
  if (outcome === 'behind') telemetry.count('behind');
  else bus.publish(live.row.id, movedMessage(entries));
  return outcome === 'behind' ? 'behind' : 'kept';
}

/** Longer changes are read from the store. */
const MAX_INLINE_ENTRIES = 50;

const movedMessage = (entries: readonly LogEntry[]): BusMessage => ({
  tells: 'moved',
  number: assertDefined(entries.at(-1)).number,
  ...(entries.length <= MAX_INLINE_ENTRIES ? { entries } : {}),
});

function afterChange(live: LiveTable): void {
  const { context, row, runner } = live;
  live.lastActivityAt = context.clock.now();
  broadcastNews(live);
  context.hooks.afterChange(live);
  if (runner.table.closed) saveNotes(live, { closed: true });
  else if (row.door === 'listed') saveListing(live);
}

function saveListing(live: LiveTable): void {
  const listing = JSON.stringify(lobbyListingOf(live.runner.table));
  if (listing !== live.savedListing) saveNotes(live, { card: listing });
  live.savedListing = listing;
}

function saveNotes(live: LiveTable, notes: TableNotes): void {
  void live.context.store.updateNotes(live.row.id, notes).catch(error => reportError(live, error));
}

function scheduleWake(live: LiveTable, delay: number | undefined): void {
  const { clock } = live.context;
  live.cancelWake?.();
  live.cancelWake = undefined;
  live.wakeAt = delay === undefined ? null : clock.now() + delay;
  if (live.isUnloaded || delay === undefined) return;
  live.cancelWake = clock.later(delay, () => runDue(live));
}

function runDue(live: LiveTable): void {
  live.runner.runDue().catch(error => {
    if (error instanceof TableError) return;
    reportError(live, error);
    scheduleWake(live, WRITE_RETRY_MS);
  });
}

export function isTableIdle(live: LiveTable): boolean {
  const now = live.context.clock.now();
  const isDueSoon = live.wakeAt !== null && live.wakeAt < now + 2 * IDLE_UNLOAD_MS;
  return live.subscribers.size === 0 && !isDueSoon && now - live.lastActivityAt > IDLE_UNLOAD_MS;
}

/** Clients reconnect and learn why. */
export function dropTable(live: LiveTable): void {
  live.context.tables.delete(live.row.id);
  unloadTable(live);
  for (const subscriber of live.subscribers) subscriber.transport.close(1012, 'the table was deleted');
}

/** Writes under way finish; nothing new starts. */
export function unloadTable(live: LiveTable): void {
  live.isUnloaded = true;
  live.context.liveTables.delete(live);
  live.cancelWake?.();
  live.cancelDelayed?.();
  live.cancelPresence?.();
  live.unsubscribe();
}

/** Returns what the lobby shows of a table. */
export const lobbyListingOf = (table: Table): TableListing => ({
  game: table.opened.game,
  seats: table.seats.map(sits => (sits.is === 'empty' ? null : sits.name)),
  playing: isMatchRunning(table),
  locked: table.locked,
  onlookers: table.opened.settings.onlookers,
  rated: table.opened.settings.rated === true,
});
