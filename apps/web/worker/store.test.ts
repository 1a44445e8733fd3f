import 'fake-indexeddb/auto';
import { draftTable } from '@parlour/table/create';
import { type LogEntry, numberEntries } from '@parlour/table/log';
import { highestCard } from '@parlour/table/tests/highest-card';
import { describe, expect, it } from 'vitest';
import { entropy } from './local/local-table.ts';
import { appendEntries, openStore, readEntries, type Store, saveNewTable } from './store.ts';

const entries: readonly LogEntry[] = numberEntries(
  draftTable(highestCard as never, { options: {}, count: 2 }, entropy),
  { number: 0, at: 0 },
  1,
);

/** The same store; the device aborts its next transactions. */
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

/** The same store; it notes the durability of each transaction. */
function watched(store: Store): { readonly store: Store; readonly asked: unknown[] } {
  const asked: unknown[] = [];
  const get = (target: Store, name: string): unknown =>
    name !== 'transaction'
      ? Reflect.get(target, name)
      : (...of: Parameters<Store['transaction']>) => {
          asked.push(of[2]?.durability);
          return target.transaction(...of);
        };
  return { store: new Proxy(store, { get }), asked };
}

const numbered = (number: number, what: object): LogEntry => ({ ...what, number, at: 1 }) as LogEntry;

describe('entries', () => {
  it('are on the disk before they are said to be kept, from the first cut on', async () => {
    const { store, asked } = watched(await openStore());
    await appendEntries(store, 'c', [numbered(1, { what: 'computer', seat: 0 })]);
    await appendEntries(store, 'c', [numbered(2, { what: 'cut', seat: 1 })]);
    await appendEntries(store, 'c', [numbered(3, { what: 'sit', seat: 2 }), numbered(4, { what: 'begin' })]);
    await appendEntries(store, 'c', [numbered(5, { what: 'input' })]);
    expect(asked).toEqual(['relaxed', 'strict', 'strict', 'strict']);
  });

  it('come with their table, or neither does', async () => {
    const store = await openStore();
    const row = { id: 'd', game: 'g', options: {}, count: 2, people: [], laid: 1, touched: 1, isOver: false } as const;
    await saveNewTable(store, { ...row, level: 'easy' }, entries);
    expect([await store.get('tables', 'd'), await readEntries(store, 'd', 1)]).toMatchObject([row, entries]);
    const other = { ...row, id: 'e', level: 'easy' } as const;
    await expect(saveNewTable(aborting(store), other, entries)).rejects.toThrow();
    expect([await store.get('tables', 'e'), await readEntries(store, 'e', 1)]).toEqual([undefined, []]);
  });

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
