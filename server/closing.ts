/** Closing a table that nobody may be at: by the house, or by its operator from another process. */
import { type Entry, stamp } from '@parlour/table/log';
import type { Store } from './store/port.ts';

/** Its code is free from then on. Undefined if somebody has written meanwhile, or the table is gone. */
export async function closeTable(
  store: Store,
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
