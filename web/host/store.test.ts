/** What is kept on the device, in a real store that lies in memory. */
import 'fake-indexeddb/auto';
import { layTable } from '@parlour/table/lay';
import { type Entry, stamp } from '@parlour/table/log';
import { highestCard } from '@parlour/table/tests/highest-card';
import { describe, expect, it } from 'vitest';
import { entropy } from './local.ts';
import { appendEntries, openStore, readEntries, type Store } from './store.ts';

const entries: readonly Entry[] = stamp(
  layTable(highestCard as never, { options: {}, count: 2 }, entropy),
  { number: 0, at: 0 },
  1,
);

/** The same store, whose next transactions are called off by the device. */
const aborting = (store: Store): Store =>
  new Proxy(store, {
    get: (target, name) =>
      name !== 'transaction'
        ? Reflect.get(target, name)
        : (...of: Parameters<Store['transaction']>) => {
            const transaction = target.transaction(...of);
            queueMicrotask(() => transaction.abort());
            return transaction;
          },
  });

describe('entries', () => {
  it('are kept once; who comes second is behind', async () => {
    const store = await openStore();
    expect(await appendEntries(store, 'a', entries)).toBe('kept');
    expect(await appendEntries(store, 'a', entries)).toBe('behind');
    expect(await readEntries(store, 'a', 1)).toEqual(entries);
  });

  it('that the device would not take are a failure and not somebody else’s', async () => {
    const store = await openStore();
    await expect(appendEntries(aborting(store), 'b', entries)).rejects.toThrow();
    expect(await readEntries(store, 'b', 1)).toEqual([]);
    expect(await appendEntries(store, 'b', entries)).toBe('kept');
  });
});
