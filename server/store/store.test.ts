/** The contract of a store, proved for every store there is. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entry } from '@parlour/table/log';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStore } from './memory.ts';
import type { Row, Store } from './port.ts';
import { sqliteStore } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

const row = (id: string, more: Partial<Row> = {}): Omit<Row, 'closed'> => ({
  id,
  code: `C-${id}`,
  door: 'private',
  laid: 1,
  card: '{}',
  ...more,
});
const entry = (number: number): Entry => ({ what: 'lock', number, at: number });

const stores: Record<string, { open: () => Store; lasts: boolean }> = {
  memory: { open: memoryStore, lasts: false },
  SQLite: { open: () => sqliteStore(join(folder, 'contract.db')), lasts: true },
};

for (const [name, { open, lasts }] of Object.entries(stores)) {
  describe(`the store in ${name}`, () => {
    let store: Store;
    beforeAll(() => {
      store = open();
    });

    it('gives back what was laid and appended, from any number on', async () => {
      expect(await store.lay(row('a'), [entry(1), entry(2)], null)).toBe('laid');
      expect(await store.append('a', [entry(3), entry(4)])).toBe('kept');
      expect(await store.read('a', 1)).toEqual([1, 2, 3, 4].map(entry));
      expect(await store.read('a', 4)).toEqual([entry(4)]);
      expect(await store.read('a', 5)).toEqual([]);
      expect(await store.read('nobody', 1)).toEqual([]);
    });

    it('lets the number decide a race, and writes nothing of the loser', async () => {
      await store.lay(row('race'), [entry(1)], null);
      const writers = [2, 3, 4, 5].map(at =>
        store.append('race', [
          { ...entry(2), at },
          { ...entry(3), at },
        ]),
      );
      const outcomes = await Promise.all(writers);
      expect(outcomes.filter(outcome => outcome === 'kept')).toHaveLength(1);
      const winner = 2 + outcomes.indexOf('kept');
      expect((await store.read('race', 2)).map(({ at }) => at)).toEqual([winner, winner]);
    });

    it('takes an id and a code once; a code is free again when its table is closed', async () => {
      await store.lay(row('b', { code: 'BBBBB' }), [entry(1)], null);
      expect(await store.lay(row('b', { code: 'OTHER' }), [entry(1)], null)).toBe('taken');
      expect(await store.lay(row('c', { code: 'BBBBB' }), [entry(1)], null)).toBe('taken');
      expect(await store.read('c', 1)).toEqual([]);
      expect((await store.find({ code: 'BBBBB' }))?.id).toBe('b');
      await store.note('b', { closed: true });
      expect(await store.find({ code: 'BBBBB' })).toBeUndefined();
      expect(await store.find({ id: 'b' })).toMatchObject({ id: 'b', closed: true });
      expect(await store.lay(row('c', { code: 'BBBBB' }), [entry(1)], null)).toBe('laid');
    });

    it('lists open listed tables with their cards, newest first', async () => {
      await store.lay(row('l1', { door: 'listed', laid: 10, card: 'one' }), [entry(1)], null);
      await store.lay(row('l2', { door: 'listed', laid: 20 }), [entry(1)], null);
      await store.lay(row('l3', { door: 'listed', laid: 30 }), [entry(1)], null);
      await store.note('l2', { card: 'two' });
      await store.note('l3', { closed: true });
      expect((await store.listed(10)).map(({ id, card }) => [id, card])).toEqual([
        ['l2', 'two'],
        ['l1', 'one'],
      ]);
      expect(await store.listed(1)).toHaveLength(1);
    });

    it('gives a table that is due to one asker, until it is seen to or its time is over', async () => {
      await store.lay(row('d1'), [entry(1)], 100);
      await store.lay(row('d2'), [entry(1)], null);
      await store.append('d2', [entry(2)], { due: 200 });
      expect(await store.claim(100, 500, 10)).toEqual([]);
      const claims = await Promise.all([store.claim(150, 500, 10), store.claim(150, 500, 10)]);
      expect(claims.flat()).toEqual(['d1']);
      expect(await store.claim(300, 500, 10)).toEqual(['d2']);
      await store.note('d1', { due: null });
      expect(await store.claim(501, 900, 10)).toEqual(['d2']);
      expect(await store.claim(902, 999, 0)).toEqual([]);
      await store.note('d2', { closed: true, due: null });
    });

    it('makes a key once', async () => {
      const keys = await Promise.all([store.key('k', () => 'first'), store.key('k', () => 'second')]);
      expect(keys).toEqual(['first', 'first']);
    });

    it.runIf(lasts)('has everything after it was closed and opened again', async () => {
      await store.close();
      store = open();
      expect(await store.read('a', 1)).toHaveLength(4);
      expect(await store.find({ id: 'b' })).toMatchObject({ closed: true });
      expect(await store.key('k', () => 'third')).toBe('first');
      await store.close();
    });
  });
}

describe('the SQLite file', () => {
  const file = (name: string): string => join(folder, name);

  it('is kept by one server at a time', () => {
    const store = sqliteStore(file('locked.db'));
    expect(() => sqliteStore(file('locked.db'))).toThrow(/Another Parlour is using .*locked\.db/);
    void store.close();
  });

  it('can be copied while it is used', async () => {
    const store = sqliteStore(file('live.db'));
    await store.lay(row('a'), [entry(1)], null);
    new Database(file('live.db')).exec(`vacuum into '${file('copy.db')}'`);
    await store.close();
    const copy = sqliteStore(file('copy.db'));
    expect(await copy.read('a', 1)).toHaveLength(1);
    await copy.close();
  });

  it('is refused and left alone if it is no database, damaged, or newer', async () => {
    writeFileSync(file('text.db'), 'Dear diary,\n'.repeat(500));
    expect(() => sqliteStore(file('text.db'))).toThrow(/text\.db is damaged or is no Parlour database/);
    expect(readFileSync(file('text.db'), 'utf8')).toMatch(/^Dear diary/);

    const store = sqliteStore(file('sound.db'));
    for (let n = 0; n < 50; n++) await store.lay(row(`t${n}`), [entry(1)], null);
    await store.close();
    const bytes = readFileSync(file('sound.db'));
    writeFileSync(file('broken.db'), bytes.fill(0x5a, 4096, 16_384));
    expect(() => sqliteStore(file('broken.db'))).toThrow(/broken\.db is damaged/);
    expect(readFileSync(file('broken.db'))).toEqual(bytes);

    const newer = new Database(file('newer.db'));
    newer.exec('pragma user_version = 99');
    newer.close();
    expect(() => sqliteStore(file('newer.db'))).toThrow(/newer Parlour/);
    expect(() => sqliteStore(folder)).toThrow(/cannot be opened/);
  });
});
