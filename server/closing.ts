/** What the house and its operator do with a table without opening it: whatever its log, it can be closed. */
import { type Entry, stamp, type TableSettings } from '@parlour/table/log';
import type { TableStore } from './store/port.ts';

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

export const isClosedBy = (log: readonly Entry[]): boolean => log.some(({ what }) => what === 'close');

/** The host may have changed them since the table was laid. */
export function settingsIn(log: readonly Entry[]): TableSettings | undefined {
  const entry = log.findLast(({ what }) => what === 'settings' || what === 'open');
  return entry?.what === 'settings' || entry?.what === 'open' ? entry.settings : undefined;
}
