/** What the house and its operator do with a table without opening it: whatever its log, it can be closed. */
import { type Entry, stamp, type TableSettings } from '@parlour/table/log';
import type { Report } from './report.ts';
import type { TableStore } from './store/port.ts';
import { DamagedLog } from './trouble.ts';

/** Its code is free from then on. Undefined if somebody has written meanwhile, or the table is gone. */
export async function closeTable(
  store: TableStore,
  id: string,
  last: { readonly number: number; readonly at: number },
  now: number,
): Promise<Entry | undefined> {
  const entries = stamp([{ what: 'close' }], last, now);
  const outcome = await store.append(id, entries);
  if (outcome === 'behind' || outcome === 'gone') return undefined;
  await store.note(id, { closed: true });
  return entries[0];
}

/** The log of a table; undefined if it is damaged. One that a newer server wrote is not: it can be read later. */
export const soundLog = (store: TableStore, id: string): Promise<readonly Entry[] | undefined> =>
  store.read(id, 1).catch(error => {
    if (error instanceof DamagedLog && error.damage !== 'unknown') return undefined;
    throw error;
  });

type Damaged = { readonly store: TableStore; readonly report: Report };

/** What has been reported already, by the store it is in. */
const reported = new WeakMap<TableStore, Set<string>>();

/**
 * Tells the operator once of a damaged log. A table that cannot be read leaves the list and gives its code back; one whose
 * log cannot be played any more is left as it is, for other rules may still know how.
 */
export async function closeDamaged({ store, report }: Damaged, error: DamagedLog): Promise<void> {
  const { table, entry, damage } = error;
  const known = reported.get(store) ?? new Set();
  reported.set(store, known);
  if (known.has(table)) return;
  known.add(table);
  report.fault(error, { table, entry }, 'the log of a table is damaged');
  if (damage === 'unreadable') await store.note(table, { closed: true });
}

export const isClosedBy = (log: readonly Entry[]): boolean => log.some(({ what }) => what === 'close');

/** The host may have changed them since the table was laid. */
export function settingsIn(log: readonly Entry[]): TableSettings | undefined {
  const entry = log.findLast(({ what }) => what === 'settings' || what === 'open');
  return entry?.what === 'settings' || entry?.what === 'open' ? entry.settings : undefined;
}
