/** Closes tables without opening them, even with a damaged log. */
import { type LogEntry, numberEntries, type TableSettings } from '@parlour/table/log';
import { DamagedLogError } from '../errors.ts';
import type { TableStore } from '../store/types.ts';
import type { Telemetry } from '../telemetry.ts';

/** Frees the code. Undefined if another entry was written meanwhile or the table is gone. */
export async function closeTable(
  store: TableStore,
  id: string,
  last: { readonly number: number; readonly at: number },
  now: number,
): Promise<LogEntry | undefined> {
  const entries = numberEntries([{ what: 'close' }], last, now);
  const outcome = await store.append(id, entries);
  if (outcome === 'behind' || outcome === 'gone') return undefined;
  await store.updateNotes(id, { closed: true });
  return entries[0];
}

/** Undefined if the log is damaged. One that a newer server wrote is not damaged and throws. */
export const readUndamagedLog = (store: TableStore, id: string): Promise<readonly LogEntry[] | undefined> =>
  store.read(id, 1).catch(error => {
    if (error instanceof DamagedLogError && error.damage !== 'unknown') return undefined;
    throw error;
  });

type DamageContext = { readonly store: TableStore; readonly telemetry: Telemetry };

const reportedTables = new WeakMap<TableStore, Set<string>>();

/**
 * Reports once. An unreadable table is closed, which frees its code. A log that no longer replays is left alone:
 * other rules may still replay it.
 */
export async function handleDamagedLog({ store, telemetry }: DamageContext, error: DamagedLogError): Promise<void> {
  const { table, entry, damage } = error;
  const alreadyReported = reportedTables.get(store) ?? new Set();
  reportedTables.set(store, alreadyReported);
  if (alreadyReported.has(table)) return;
  alreadyReported.add(table);
  telemetry.logError(error, { table, entry }, 'damaged table log');
  if (damage === 'unreadable') await store.updateNotes(table, { closed: true });
}

export const isLogClosed = (log: readonly LogEntry[]): boolean => log.some(({ what }) => what === 'close');

/** The host may have changed them. */
export function settingsInLog(log: readonly LogEntry[]): TableSettings | undefined {
  const entry = log.findLast(({ what }) => what === 'settings' || what === 'open');
  return entry?.what === 'settings' || entry?.what === 'open' ? entry.settings : undefined;
}
