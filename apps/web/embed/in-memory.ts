/** Keeps a table as long as its page is open, and nothing beyond it. */
import type { Entry } from '@parlour/table/log';
import type { LocalKeeping } from '../host/keeping.ts';
import type { KeptRecord } from '../host/store.ts';

export type InMemory = LocalKeeping & { records(): KeptRecord[] };

export function openMemory(first: readonly Entry[]): InMemory {
  const entries = [...first];
  const records = new Map<string, KeptRecord>();
  return {
    read: async number => entries.filter(entry => entry.number >= number),
    async append(more) {
      entries.push(...more);
      return 'kept';
    },
    note: async () => undefined,
    record: async id => records.get(id),
    async keep(record) {
      records.set(record.id, record);
      return [];
    },
    finishDay: async () => undefined,
    records: () => [...records.values()],
  };
}
