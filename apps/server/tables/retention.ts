/**
 * Retention: closes unused tables, replaces the logs of closed ones by their records, and deletes those when they
 * expire. Operators set the periods.
 */

import type { LogEntry } from '@parlour/table/log';
import { isMatchUnderWay } from '@parlour/table/table';
import { forEachChunkYielding } from '../clock.ts';
import type { RetentionDays } from '../config.ts';
import type { ServerContext } from '../context.ts';
import { DamagedLogError, TableError } from '../errors.ts';
import type { TableRow } from '../store/types.ts';
import { closeTable, handleDamagedLog, isLogClosed, settingsInLog } from './close-table.ts';
import { dropTable } from './live-table.ts';
import { packArchive, type ReplayedLog, replayLog } from './match-records.ts';
import { openGameOfLog } from './open-table.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** If the server dies, another takes over. */
const MAINTENANCE_LEASE_MS = HOUR_MS;
const MAINTENANCE_BATCH = 25;

/** Clients can still see a closed table for this long. */
const ARCHIVE_DELAY_MS = HOUR_MS;

export async function maintainTables(context: ServerContext): Promise<void> {
  for (;;) {
    const rows = await context.store.claimForMaintenance(MAINTENANCE_LEASE_MS, MAINTENANCE_BATCH);
    for (const row of rows) {
      await maintainTable(context, row).catch(error =>
        context.telemetry.logError(error, { table: row.id }, 'cannot clean up a table'),
      );
    }
    if (rows.length < MAINTENANCE_BATCH || context.isClosing) return;
  }
}

/** So that no server closes them. */
export async function markTablesInUse({ liveTables: live, store, clock }: ServerContext): Promise<void> {
  const inUse = [...live].flatMap(({ subscribers, row }) => (subscribers.size > 0 ? [row.id] : []));
  await forEachChunkYielding(clock, inUse, chunk => store.markInUse(chunk));
}

async function maintainTable(context: ServerContext, row: TableRow): Promise<void> {
  if (row.archived) return deleteWhenExpired(context, row, context.retentionDays.records, row.seen);
  const log = await readLogOrClose(context, row);
  if (!log) return row.closed ? deleteWhenExpired(context, row, context.retentionDays.records, row.seen) : undefined;
  const at = Math.max(row.seen, log.at(-1)?.at ?? 0);
  if (row.closed) return archiveTable(context, row, log, at);
  if (isLogClosed(log)) return context.store.updateNotes(row.id, { closed: true });
  const left = timeLeft(await retentionFor(context, log), at, context.clock.now());
  if (left > 0 || (await hasSubscribers(context, row.id))) return postponeMaintenance(context, row, left);
  await closeUnusedTable(context, row, log);
}

/** Undefined, and the table is closed, if the log is damaged. */
function readLogOrClose(context: ServerContext, { id }: TableRow): Promise<readonly LogEntry[] | undefined> {
  return context.store.read(id, 1).catch(async error => {
    if (!(error instanceof DamagedLogError)) throw error;
    await handleDamagedLog(context, error);
    return undefined;
  });
}

/** A change of settings takes effect within a day. */
const postponeMaintenance = ({ store }: ServerContext, { id }: TableRow, left: number): Promise<void> =>
  store.postponeMaintenance(id, Math.min(Math.max(left, HOUR_MS), DAY_MS));

const timeLeft = (days: number, since: number, now: number): number =>
  days === 0 ? Number.POSITIVE_INFINITY : since + days * DAY_MS - now;

async function hasSubscribers({ tables }: ServerContext, id: string): Promise<boolean> {
  const live = await tables.get(id)?.catch(() => undefined);
  return (live?.subscribers.size ?? 0) > 0;
}

/** With a clock that counts days, players have those days and one more to return. */
async function retentionFor(context: ServerContext, log: readonly LogEntry[]): Promise<number> {
  const clock = settingsInLog(log)?.clock;
  const days = context.retentionDays[await stageOf(context, log)];
  return days === 0 || clock?.kind !== 'days' ? days : Math.max(days, clock.days + 1);
}

/** Counts a log that can't be replayed as in the middle of a match. */
async function stageOf(context: ServerContext, log: readonly LogEntry[]): Promise<keyof RetentionDays> {
  if (!log.some(({ what }) => what === 'begin')) return 'unstarted';
  const replayed = await tryReplay(context, log);
  return replayed && !isMatchUnderWay(replayed.table) ? 'finished' : 'playing';
}

async function tryReplay(context: ServerContext, log: readonly LogEntry[]): Promise<ReplayedLog | undefined> {
  try {
    return await replayLog((await openGameOfLog(context, log[0])).game, log);
  } catch (error) {
    if (error instanceof TableError) return undefined;
    context.telemetry.logError(error, {}, 'cannot read a log');
    return undefined;
  }
}

async function closeUnusedTable(context: ServerContext, { id }: TableRow, log: readonly LogEntry[]): Promise<void> {
  const { store, clock, bus, tables, telemetry } = context;
  const entry = await closeTable(store, id, log.at(-1) ?? { number: 0, at: 0 }, clock.now());
  if (!entry) return store.postponeMaintenance(id, DAY_MS);
  telemetry.count('closed');
  bus.publish(id, { tells: 'moved', number: entry.number, entries: [entry] });
  await (await tables.get(id))?.runner.receiveEntries([entry]);
}

/** Without a finished match the table is deleted. A log that can't be replayed is kept. */
async function archiveTable(
  context: ServerContext,
  row: TableRow,
  log: readonly LogEntry[],
  at: number,
): Promise<void> {
  const { store, retentionDays, clock, telemetry } = context;
  if (at + ARCHIVE_DELAY_MS > clock.now()) return store.postponeMaintenance(row.id, ARCHIVE_DELAY_MS);
  const replayed = await tryReplay(context, log);
  if (!replayed) return deleteWhenExpired(context, row, retentionDays.records, at);
  if (replayed.archive.records.every(record => record === null)) return deleteTable(context, row);
  const { game } = replayed.table.opened;
  await store.archive(row.id, await packArchive(replayed.archive), JSON.stringify({ game }));
  telemetry.count('archived');
  await dropIfOpen(context, row.id);
}

async function deleteWhenExpired(context: ServerContext, row: TableRow, days: number, since: number): Promise<void> {
  const left = timeLeft(days, since, context.clock.now());
  return left > 0 ? postponeMaintenance(context, row, left) : deleteTable(context, row);
}

async function deleteTable(context: ServerContext, { id }: TableRow): Promise<void> {
  await context.store.remove(id);
  context.telemetry.count('deleted');
  await dropIfOpen(context, id);
}

async function dropIfOpen({ tables }: ServerContext, id: string): Promise<void> {
  const live = await tables.get(id)?.catch(() => undefined);
  if (live) dropTable(live);
}
