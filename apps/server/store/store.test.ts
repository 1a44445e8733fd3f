/** The contract of a store, run for all three. */
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Service, startPostgres } from '@parlour/stress/services/services';
import type { LogEntry } from '@parlour/table/log';
import Database from 'libsql';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, usesServices } from '../tests/services.ts';
import { createMemoryDatabase, createMemoryStore } from './memory.ts';
import { openPostgresStore } from './postgres/store.ts';
import { backUpDatabase } from './sqlite/backup.ts';
import { openSqliteStore, openSqliteStoreBeside } from './sqlite/store.ts';
import { testDocuments } from './tests/documents-contract.ts';
import {
  FIRST_MAINTENANCE_MS,
  LOBBY_MAX_UNUSED_MS,
  type NewTableRow,
  StoreError,
  type TableFilter,
  type TableStore,
} from './types.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

const row = (id: string, more: Partial<NewTableRow> = {}): NewTableRow => ({
  id,
  code: `C-${id}`,
  door: 'private',
  laid: 1,
  card: '{}',
  ...more,
});
const entry = (number: number): LogEntry => ({ what: 'lock', number, at: number });
const document = { kind: 'thing', id: 'd', was: 0, body: '{}', keys: ['d key'] };

/** Opened twice, a shared store acts for two servers; `passes` advances its time. */
type Proved = {
  open(): Promise<TableStore>;
  passes(milliseconds: number): Promise<void>;
  /** Makes a table unused for long. */
  unsee(id: string): Promise<void>;
  shared: boolean;
  lasts: boolean;
};

let skew = 0;
const now = (): number => 1_000_000 + skew;
const skip = async (milliseconds: number): Promise<void> => {
  skew += milliseconds;
};
const memory = createMemoryDatabase(now);
let servers = 0;
let service: Service | undefined;

beforeAll(async () => {
  if (hasPostgres) service = await startPostgres('quick');
});
afterAll(() => service?.end());

const makeUnused = (): Promise<void> => skip(LOBBY_MAX_UNUSED_MS);
const ask = async (url: string, sql: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
};

const stores: Record<string, Proved> = {
  memory: {
    open: async () => createMemoryStore(memory, `${++servers}`),
    passes: skip,
    unsee: makeUnused,
    shared: true,
    lasts: false,
  },
  SQLite: {
    open: async () => openSqliteStore(join(folder, 'contract.db'), now),
    passes: skip,
    unsee: makeUnused,
    shared: false,
    lasts: true,
  },
  PostgreSQL: {
    open: () => openPostgresStore(service!.url),
    passes: wait,
    unsee: id => ask(service!.url, `update parlour.tables set seen = seen - ${LOBBY_MAX_UNUSED_MS} where id = '${id}'`),
    shared: true,
    lasts: true,
  },
};

const testedStores = Object.entries(stores).filter(([name]) => name !== 'PostgreSQL' || usesServices);
for (const [name, { open, passes, unsee, shared, lasts }] of testedStores) {
  describe.runIf(name !== 'PostgreSQL' || hasPostgres)(`the store in ${name} [needs ${name}]`, () => {
    let store: TableStore;
    let other: TableStore;
    beforeAll(async () => {
      [store, other] = shared ? await Promise.all([open(), open()]) : [await open(), undefined!];
      other ??= store;
    });

    it('adds up what the others have counted, as long as it lasts', async () => {
      expect(await store.exchangeTallies([{ mark: 'a', count: 3, lasts: 1000 }])).not.toContain(['a', 3]);
      const tallies = [
        { mark: 'a', count: 5, lasts: 60_000 },
        { mark: 'b', count: 1, lasts: 60_000 },
      ];
      expect((await other.exchangeTallies(tallies)).get('a') ?? 0).toBe(shared ? 3 : 0);
      expect((await store.exchangeTallies([{ mark: 'a', count: 4, lasts: 1000 }])).get('a') ?? 0).toBe(shared ? 5 : 0);
      expect((await other.exchangeTallies(tallies)).get('a') ?? 0).toBe(shared ? 4 : 0);
      await passes(1100);
      expect((await other.exchangeTallies(tallies)).get('a') ?? 0).toBe(0);
      expect(await other.exchangeTallies([])).toEqual(new Map());
    });

    it('gives back what was laid and appended, from any number on', async () => {
      expect(await store.create(row('a'), [entry(1), entry(2)], null)).toBe('laid');
      expect(await store.append('a', [entry(3), entry(4)])).toBe('kept');
      expect(await other.read('a', 1)).toEqual([1, 2, 3, 4].map(entry));
      expect(await store.read('a', 4)).toEqual([entry(4)]);
      expect(await store.read('a', 5)).toEqual([]);
      expect(await store.read('nobody', 1)).toEqual([]);
      expect(await store.append('nobody', [entry(1)])).toBe('gone');
      expect(await store.read('nobody', 1)).toEqual([]);
      expect(await other.heads(['a', 'nobody'])).toEqual(new Map([['a', 4]]));
    });

    it('keeps every letter of an entry', async () => {
      const odd: LogEntry = { what: 'sit', number: 1, at: 1, seat: 0, name: 'Zoë \u0000\\ "𝕏" \u2028 {}' };
      await store.create(row('odd'), [odd], null);
      expect(await other.read('odd', 1)).toEqual([odd]);
    });

    it('lets the number decide a race, and writes nothing of the loser', async () => {
      for (let n = 0; n < 20; n++) {
        const id = `race-${n}`;
        await store.create(row(id), [entry(1)], null);
        const writers = [2, 3, 4, 5].map(at =>
          (at % 2 ? store : other).append(
            id,
            [2, 3, 4].slice(0, 1 + (at % 3)).map(number => ({ ...entry(number), at })),
          ),
        );
        const outcomes = await Promise.all(writers);
        expect(outcomes.filter(outcome => outcome === 'kept')).toHaveLength(1);
        const winner = 2 + outcomes.indexOf('kept');
        const written = await store.read(id, 2);
        expect(written.map(({ at }) => at)).toEqual(Array.from({ length: 1 + (winner % 3) }, () => winner));
      }
    });

    it('lets two servers write to many tables at once, each in its own order', async () => {
      const ids = Array.from({ length: 40 }, (_, n) => `many-${n}`);
      await Promise.all(ids.map(id => store.create(row(id), [entry(1)], null)));
      for (let number = 2; number < 8; number++) {
        const outcomes = await Promise.all([
          ...ids.map(id => store.append(id, [entry(number)], 60_000)),
          ...ids.toReversed().map(id => other.append(id, [entry(number)], 60_000)),
        ]);
        expect(outcomes.filter(outcome => outcome !== 'behind')).toHaveLength(ids.length);
      }
      expect([...(await store.heads(ids)).values()]).toEqual(ids.map(() => 7));
      await Promise.all(ids.map(id => store.updateNotes(id, { closed: true })));
    });

    it('takes an id and a code once; a code is free again when its table is closed', async () => {
      await store.create(row('b', { code: 'BBBBB' }), [entry(1)], null);
      expect(await other.create(row('b', { code: 'OTHER' }), [entry(1)], null)).toBe('taken');
      expect(await other.create(row('c', { code: 'BBBBB' }), [entry(1)], null)).toBe('taken');
      expect(await store.read('c', 1)).toEqual([]);
      expect((await store.find({ code: 'BBBBB' }))?.id).toBe('b');
      await store.updateNotes('b', { closed: true });
      expect(await store.find({ code: 'BBBBB' })).toBeUndefined();
      expect(await other.find({ id: 'b' })).toMatchObject({ id: 'b', closed: true });
      expect(await store.create(row('c', { code: 'BBBBB' }), [entry(1)], null)).toBe('laid');
    });

    it('lists open listed tables with their cards, newest first', async () => {
      await store.create(row('l1', { door: 'listed', laid: 10, card: '"one"' }), [entry(1)], null);
      await store.create(row('l2', { door: 'listed', laid: 20 }), [entry(1)], null);
      await store.create(row('l3', { door: 'listed', laid: 30 }), [entry(1)], null);
      await store.updateNotes('l2', { card: '"two"' });
      await store.updateNotes('l3', { closed: true });
      expect((await other.lobbyTables(10)).map(({ id, card, laid }) => [id, card, laid])).toEqual([
        ['l2', '"two"', 20],
        ['l1', '"one"', 10],
      ]);
      expect(await store.lobbyTables(1)).toHaveLength(1);
    });

    it('lists only where somebody has been lately', async () => {
      await store.create(row('quiet', { door: 'listed', laid: 40 }), [entry(1)], null);
      const isListed = async (): Promise<boolean> => (await other.lobbyTables(100)).some(({ id }) => id === 'quiet');
      expect(await isListed()).toBe(true);
      await unsee('quiet');
      expect(await isListed()).toBe(false);
      await store.markInUse(['quiet', 'nobody']);
      expect(await isListed()).toBe(true);
      await store.remove('quiet');
    });

    it('gives what wants looking after to one asker, and again when the time has come', async () => {
      await store.create(row('u1'), [entry(1)], null);
      await store.create(row('u2'), [entry(1)], null);
      const ids = async (caller: TableStore) => (await caller.claimForMaintenance(60_000, 100)).map(({ id }) => id);
      expect(await ids(store)).toEqual([]);
      await Promise.all(['u1', 'u2', 'nobody'].map(id => store.postponeMaintenance(id, -1)));
      const [ours, theirs] = await Promise.all([ids(store), ids(other)]);
      expect([...ours, ...theirs].sort()).toEqual(['u1', 'u2']);
      await store.postponeMaintenance('u1', 20);
      await passes(30);
      expect(await other.claimForMaintenance(60_000, 1)).toMatchObject([{ id: 'u1', closed: false, archived: false }]);
      await Promise.all(['u1', 'u2'].map(id => store.remove(id)));
    });

    if (name !== 'PostgreSQL')
      it('has a table looked after again soon after it was closed', async () => {
        await store.create(row('shut'), [entry(1)], null);
        await store.postponeMaintenance('shut', 100 * FIRST_MAINTENANCE_MS);
        await store.updateNotes('shut', { closed: true });
        await passes(FIRST_MAINTENANCE_MS + 1);
        expect((await store.claimForMaintenance(60_000, 100)).map(({ id }) => id)).toContain('shut');
        await store.remove('shut');
      });

    it('puts bytes in the place of a closed log, once', async () => {
      await store.create(row('f', { card: '{"game":"a","seats":["Zoë"]}' }), [entry(1), entry(2)], null);
      await store.archive('f', Uint8Array.of(1, 0, 255), '{"game":"a"}');
      expect(await other.readArchive('f')).toBeUndefined();
      await store.updateNotes('f', { closed: true });
      await store.archive('f', Uint8Array.of(1, 0, 255), '{"game":"a"}');
      await other.archive('f', Uint8Array.of(2), '{}');
      expect([...(await other.readArchive('f'))!]).toEqual([1, 0, 255]);
      expect(await store.read('f', 1)).toEqual([]);
      expect(await store.heads(['f'])).toEqual(new Map());
      expect(await store.append('f', [entry(3)])).toBe('gone');
      expect(await store.find({ id: 'f' })).toMatchObject({ closed: true, archived: true, card: '{"game":"a"}' });
      await store.remove('f');
      expect(await store.readArchive('f')).toBeUndefined();
    });

    it('leaves nothing of a table that is removed, and its code and id are free', async () => {
      await store.create(row('r', { code: 'RRRRR' }), [entry(1)], 60_000);
      expect(await other.remove('r')).toBe(true);
      expect(await store.remove('r')).toBe(false);
      expect(await store.find({ code: 'RRRRR' })).toBeUndefined();
      expect(await store.append('r', [entry(2)], 60_000)).toBe('gone');
      expect(await store.renew([{ id: 'r', due: 60_000 }])).toEqual(new Map());
      await store.updateNotes('r', { closed: true });
      expect(await store.create(row('r', { code: 'RRRRR' }), [entry(1)], null)).toBe('laid');
      expect(await store.read('r', 1)).toHaveLength(1);
      await store.remove('r');
    });

    it('lists for an operator by state, door, game and age, with sizes', async () => {
      const before = await store.size();
      await store.create(row('o1', { laid: 1e12, card: '{"game":"x"}' }), [entry(1), entry(2)], null);
      await store.create(row('o2', { laid: 2e12, card: '{"game":"y"}', door: 'listed' }), [entry(1)], null);
      await store.create(row('o3', { laid: 3e12, card: '{"game":"x"}' }), [entry(1)], null);
      await store.updateNotes('o3', { closed: true });
      const ids = async (choice: Partial<TableFilter>) =>
        (await other.listTables({ limit: 100, ...choice }))
          .map(({ id }) => id)
          .filter(id => id.startsWith('o') && id !== 'odd');
      expect(await ids({})).toEqual(['o3', 'o2', 'o1']);
      expect(await ids({ limit: 1 })).toEqual(['o3']);
      expect(await ids({ state: 'open' })).toEqual(['o2', 'o1']);
      expect(await ids({ state: 'open', door: 'private', game: 'x' })).toEqual(['o1']);
      expect(await ids({ unusedForMs: 60_000 })).toEqual([]);
      const [listing] = await store.listTables({ limit: 1, game: 'x', state: 'open' });
      expect(listing).toMatchObject({
        id: 'o1',
        state: 'open',
        entries: 2,
        bytes: 2 * JSON.stringify(entry(1)).length,
      });
      const after = await store.size();
      expect(after.tables.open - before.tables.open).toBe(2);
      expect(after.tables.closed - before.tables.closed).toBe(1);
      expect(after.bytes).toBeGreaterThan(0);
      await Promise.all(['o1', 'o2', 'o3'].map(id => store.remove(id)));
    });

    it('tries whether it can be written to', async () => {
      await store.probe();
      await other.probe();
    });

    it('gives what nobody has seen to in time to one asker, and only then', async () => {
      await store.create(row('d1'), [entry(1)], 1500);
      await store.create(row('d2'), [entry(1)], null);
      expect(await store.append('d2', [entry(2)], 60_000)).toBe('claimed');
      expect(await store.claim(500, 10)).toEqual([]);
      await passes(1600);
      const claims = await Promise.all([store.claim(60_000, 10), other.claim(60_000, 10)]);
      expect(claims.flat()).toEqual(['d1']);
      expect(await store.claim(60_000, 10)).toEqual([]);
      await store.updateNotes('d1', { closed: true });
      await store.updateNotes('d2', { closed: true });
    });

    it('lets one server have a table, until it gives it back', async () => {
      await store.create(row('h'), [entry(1)], null);
      expect(await store.append('h', [entry(2)], 60_000)).toBe('claimed');
      expect(await other.append('h', [entry(3)], 60_000)).toBe(shared ? 'kept' : 'claimed');
      expect(await store.append('h', [entry(4)], 60_000)).toBe('claimed');
      expect((await store.find({ id: 'h' }))?.held).toBe(true);
      expect(await store.renew([{ id: 'h', due: 50_000 }])).toEqual(new Map([['h', 'held']]));
      expect(await store.renew([{ id: 'h', due: null, head: 3 }])).toEqual(new Map([['h', 'held']]));
      expect(await store.renew([{ id: 'h', due: null, head: 4 }])).toEqual(new Map([['h', 'given back']]));
      expect(await store.renew([{ id: 'h', due: 50 }])).toEqual(new Map());
      expect((await store.find({ id: 'h' }))?.held).toBe(false);
      expect(await other.append('h', [entry(5)], 20)).toBe('claimed');
      await passes(30);
      expect(await store.claim(60_000, 10)).toEqual(['h']);
      expect(await store.renew([{ id: 'h', due: 20, head: 5 }])).toEqual(new Map([['h', 'given back']]));
      await passes(30);
      expect(await other.claim(60_000, 10)).toEqual(['h']);
      await store.updateNotes('h', { closed: true });
    });

    if (shared)
      it('tells a server that another has taken over its table', async () => {
        await store.create(row('lost'), [entry(1)], 20);
        await passes(30);
        expect(await other.claim(60_000, 10)).toEqual(['lost']);
        expect((await store.find({ id: 'lost' }))?.held).toBe(false);
        expect(await store.renew([{ id: 'lost', due: 50_000 }])).toEqual(new Map());
        expect(await other.renew([{ id: 'lost', due: null, head: 1 }])).toEqual(new Map([['lost', 'given back']]));
      });

    describe('its documents', () =>
      testDocuments({ ours: () => store.documents, theirs: () => other.documents, passes }));

    it('makes a key once', async () => {
      const keys = await Promise.all([store.sharedSecret('k', () => 'same'), other.sharedSecret('k', () => 'same')]);
      expect(keys).toEqual(['same', 'same']);
      expect(await other.sharedSecret('k', () => 'other')).toBe('same');
    });

    if (lasts)
      it('has everything after it was closed and opened again', async () => {
        await store.close();
        if (other !== store) await other.close();
        store = await open();
        expect(await store.read('a', 1)).toHaveLength(4);
        expect(await store.find({ id: 'b' })).toMatchObject({ closed: true });
        expect(await store.sharedSecret('k', () => 'third')).toBe('same');
        expect(await store.documents.byKey('thing', 'second')).toMatchObject({ kind: 'thing', id: 'a' });
        expect(await store.documents.count('thing', 'row')).toBe(3);
        await store.close();
      });
  });
}

describe('the SQLite file', () => {
  const file = (name: string): string => join(folder, name);

  it('is kept by one server at a time', () => {
    const store = openSqliteStore(file('locked.db'));
    expect(() => openSqliteStore(file('locked.db'))).toThrow(/locked\.db: another Parlour uses it/);
    void store.close();
  });

  it('is read by nobody but its owner, whatever the umask, and so is a copy', async () => {
    const before = process.umask(0);
    try {
      await openSqliteStore(file('open.db')).close();
      chmodSync(file('open.db'), 0o666);
      const store = openSqliteStore(file('open.db'));
      await store.create(row('a'), [entry(1)], null);
      backUpDatabase(file('open.db'), file('open-copy.db'));
      const names = readdirSync(folder).filter(name => name.startsWith('open'));
      const modes = names.map(name => (statSync(file(name)).mode & 0o777).toString(8));
      expect(names).toEqual(expect.arrayContaining(['open-copy.db', 'open.db', 'open.db-wal', 'open.db.lock']));
      expect(new Set(modes)).toEqual(new Set(['600']));
      await store.close();
    } finally {
      process.umask(before);
    }
  });

  it('has nothing of a deleted table in its bytes, and gives the room back', async () => {
    const store = openSqliteStore(file('erased.db'));
    const name = 'Rumpelstiltskin';
    const log = (id: string): LogEntry[] =>
      Array.from({ length: 500 }, (_, n) => ({ ...entry(n + 1), what: 'sit', seat: 0, name: `${name} ${id}` }));
    for (const id of ['e1', 'e2', 'e3']) await store.create(row(id, { card: JSON.stringify({ name }) }), log(id), null);
    await store.updateNotes('e2', { closed: true });
    const full = (await store.size()).bytes;
    await store.archive('e2', Uint8Array.of(1), '{}');
    await store.remove('e1');
    await store.remove('e3');
    await store.close();
    expect(readFileSync(file('erased.db')).includes(name)).toBe(false);
    expect(statSync(file('erased.db')).size).toBeLessThan(full / 2);
  });

  it('is looked after by an operator while a server has it', async () => {
    const store = openSqliteStore(file('beside.db'));
    await store.create(row('a'), [entry(1)], null);
    const beside = openSqliteStoreBeside(file('beside.db'));
    expect(await beside.append('a', [entry(2)])).toBe('kept');
    expect(await store.append('a', [entry(2)])).toBe('behind');
    const both = [1, 2, 3, 4, 5].flatMap(n => [store, beside].map(each => each.append('a', [entry(n + 2)])));
    expect((await Promise.all(both)).filter(outcome => outcome === 'kept')).toHaveLength(5);
    await beside.remove('a');
    await beside.close();
    expect(await store.append('a', [entry(8)])).toBe('gone');
    await store.close();
    expect(() => openSqliteStoreBeside(file('none.db'))).toThrow(/none\.db: there is no such file/);
    const old = new Database(file('old.db'));
    old.exec('create table tables (id); create table entries (id); create table keys (id); pragma user_version = 1');
    old.close();
    expect(() => openSqliteStoreBeside(file('old.db'))).toThrow(/old\.db was written by an older Parlour/);
  });

  it('of an earlier version is opened and goes on', async () => {
    const old = new Database(file('earlier.db'));
    old.exec(`
      create table tables (id text primary key, code text not null, door text not null, laid integer not null,
        closed integer not null default 0, due integer, card text not null,
        held integer not null default 0) without rowid;
      create unique index open_codes on tables (code) where closed = 0;
      create index due_tables on tables (due) where due is not null;
      create index listed_tables on tables (laid) where door = 'listed' and closed = 0;
      create table entries (table_id text not null, number integer not null, entry text not null,
        primary key (table_id, number)) without rowid;
      create table keys (name text primary key, value text not null) without rowid;
      insert into tables values ('a', 'AAAAA', 'private', 1, 0, null, '{}', 0);
      insert into entries values ('a', 1, '${JSON.stringify(entry(1))}');
      pragma user_version = 2;`);
    old.close();
    const store = openSqliteStore(file('earlier.db'));
    expect(await store.append('a', [entry(2)])).toBe('kept');
    expect((await store.claimForMaintenance(1000, 10)).map(({ id }) => id)).toEqual(['a']);
    await store.close();
  });

  it('of the version before documents is opened with all that is in it, and has room for them', async () => {
    const old = new Database(file('yesterday.db'));
    old.exec(readFileSync(join(import.meta.dirname, 'yesterday.sqlite.sql'), 'utf8'));
    old.close();
    expect(() => openSqliteStoreBeside(file('yesterday.db'))).toThrow(/was written by an older Parlour/);
    const store = openSqliteStore(file('yesterday.db'));
    expect(await store.read('a', 1)).toEqual([entry(1), entry(2)]);
    expect([...(await store.readArchive('b'))!]).toEqual([1, 0, 255]);
    expect(await store.sharedSecret('tokens', () => 'another')).toBe('the key of yesterday');
    expect(await store.documents.fetch('thing', ['d'])).toEqual([]);
    expect(await store.documents.commit([document])).toBe('kept');
    await store.close();
    const again = openSqliteStore(file('yesterday.db'));
    expect(await again.documents.byKey('thing', 'd key')).toMatchObject({ id: 'd', body: '{}' });
    await again.close();
  });

  it('can be copied while it is used', async () => {
    const store = openSqliteStore(file('live.db'));
    await store.create(row('a'), [entry(1)], null);
    await store.documents.commit([document]);
    expect(backUpDatabase(file('live.db'), file('copy.db'))).toBe(1);
    await store.append('a', [entry(2)]);
    await store.create(row('b'), [entry(1)], null);
    expect(backUpDatabase(file('live.db'), file('copy.db'))).toBe(2);
    expect(() => backUpDatabase(file('none.db'), file('other.db'))).toThrow(/none\.db: there is no such file/);
    await store.close();
    expect(readdirSync(folder).filter(name => /^(copy|other)\./.test(name))).toEqual(['copy.db']);
    const copy = openSqliteStore(file('copy.db'));
    expect(await copy.read('a', 1)).toHaveLength(2);
    expect(await copy.documents.byKey('thing', 'd key')).toMatchObject({ id: 'd', body: '{}' });
    await copy.close();
  });

  it('is copied over an earlier copy, and over nothing else', async () => {
    const [first, second] = [openSqliteStore(file('first.db')), openSqliteStore(file('second.db'))];
    writeFileSync(file('diary.txt'), 'Dear diary');
    symlinkSync(file('first.db'), file('same.db'));
    const refusals: [string, RegExp][] = [
      ['first.db', /first\.db is the file to copy/],
      ['same.db', /same\.db is the file to copy/],
      ['second.db', /second\.db is in use by a server\. Name another file for the copy/],
      ['diary.txt', /diary\.txt exists and is not a backup of Parlour\. Name another file for the copy/],
      ['nowhere/copy.db', /Can't open .*copy\.db/],
    ];
    for (const [to, sentence] of refusals) expect(() => backUpDatabase(file('first.db'), file(to))).toThrow(sentence);
    expect(await first.create(row('a'), [entry(1)], null)).toBe('laid');
    expect(await second.create(row('a'), [entry(1)], null)).toBe('laid');
    await Promise.all([first.close(), second.close()]);
    expect(() => backUpDatabase(file('first.db'), file('second.db'))).toThrow(/is in use by a server/);
    expect(readFileSync(file('diary.txt'), 'utf8')).toBe('Dear diary');
  });

  it('is written ahead of by a few megabytes at most, however much is played', async () => {
    const store = openSqliteStore(file('busy.db'));
    await store.create(row('a'), [entry(1)], null);
    for (let n = 2; n <= 2500; n++) await store.append('a', [entry(n)]);
    expect(statSync(file('busy.db-wal')).size).toBeLessThan(8 * 1024 * 1024);
    expect(statSync(file('busy.db')).size).toBeGreaterThan(100_000);
    await store.close();
    const again = openSqliteStore(file('busy.db'));
    expect(await again.read('a', 1)).toHaveLength(2500);
    await again.close();
  });

  describe('is refused, and nothing in its folder changes by one byte, if it', () => {
    const at = (name: string): string => join(folder, name.replaceAll(' ', '-'), 'a.db');
    const other = (name: string, sql: string): void => {
      const db = new Database(at(name));
      db.exec(sql);
      db.close();
    };
    /** Leaves what a killed server leaves: most data in the file, the rest only in the log next to it. */
    const leaveCrashed = async (name: string, more = ''): Promise<void> => {
      const live = file(`live-${name.replaceAll(' ', '-')}.db`);
      const first = openSqliteStore(live);
      for (let n = 0; n < 50; n++) await first.create(row(`t${n}`), [entry(1)], null);
      await first.close();
      const store = openSqliteStore(live);
      await store.append('t1', [entry(2)]);
      if (more) new Database(live).exec(more);
      for (const part of ['', '-wal', '-shm']) copyFileSync(`${live}${part}`, `${at(name)}${part}`);
      await store.close();
    };
    const damage = (name: string): void => writeFileSync(at(name), readFileSync(at(name)).fill(0x5a, 4096, 16_384));
    const cases: [string, (name: string) => unknown, RegExp][] = [
      [
        'is text',
        name => writeFileSync(at(name), 'Dear diary,\n'.repeat(500)),
        /it is damaged or not a Parlour database/,
      ],
      ['is empty', name => writeFileSync(at(name), ''), /a\.db: it is empty \(0 bytes\).*Delete it to start/],
      [
        'is damaged',
        async name => {
          await leaveCrashed(name);
          for (const part of ['-wal', '-shm']) rmSync(`${at(name)}${part}`);
          damage(name);
        },
        /a\.db: it is damaged or not a Parlour database\. Nothing was changed/,
      ],
      ['is damaged and was in use', name => leaveCrashed(name).then(() => damage(name)), /is damaged/],
      ['is newer', name => other(name, 'pragma user_version = 99'), /newer Parlour/],
      ['is newer and was in use', name => leaveCrashed(name, 'pragma user_version = 99'), /newer Parlour/],
      [
        'belongs to another program',
        name => other(name, 'create table notes (id)'),
        /is the database of another program\. Nothing was changed/,
      ],
      [
        'belongs to another program that counts its versions',
        name => other(name, 'create table notes (id); pragma user_version = 2'),
        /is the database of another program/,
      ],
    ];

    it.each(cases)('%s', async (name, make, sentence) => {
      mkdirSync(dirname(at(name)));
      await make(name);
      const before = hashesOf(dirname(at(name)));
      expect(() => openSqliteStore(at(name))).toThrow(sentence);
      expect(hashesOf(dirname(at(name)))).toEqual(before);
    });

    it('is a folder', () => {
      expect(() => openSqliteStore(folder)).toThrow(/Can't open/);
    });
  });
});

const hashesOf = (at: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(at).map(name => [
      name,
      createHash('sha256')
        .update(readFileSync(join(at, name)))
        .digest('hex'),
    ]),
  );

if (usesServices)
  describe.runIf(hasPostgres)('the PostgreSQL database [needs PostgreSQL]', () => {
    const database = async (name: string): Promise<string> => {
      await ask(service!.url, `create database ${name}`);
      return service!.url.replace(/postgres$/, name);
    };

    it('is made ready once when several servers start together', async () => {
      const url = await database('together');
      const opened = await Promise.all(Array.from({ length: 5 }, () => openPostgresStore(url)));
      expect(await opened[0]!.create(row('a'), [entry(1)], null)).toBe('laid');
      expect(await opened[4]!.read('a', 1)).toHaveLength(1);
      await Promise.all(opened.map(store => store.close()));
    });

    it('of an earlier version is opened and goes on', async () => {
      const url = await database('earlier');
      await ask(
        url,
        `create schema parlour;
       create table parlour.version (steps integer); insert into parlour.version values (1);
       create table parlour.tables (id text primary key, code text not null, door text not null, laid bigint not null,
         closed boolean not null default false, head integer not null, due bigint, holder text, card text not null);
       create table parlour.entries (table_id text not null, number integer not null, entry text not null,
         primary key (table_id, number));
       create table parlour.keys (name text primary key, value text not null);
       insert into parlour.tables values ('a', 'AAAAA', 'private', 1, false, 1, null, null, '{}');
       insert into parlour.entries values ('a', 1, '${JSON.stringify(entry(1))}')`,
      );
      const store = await openPostgresStore(url);
      expect(await store.append('a', [entry(2)])).toBe('kept');
      expect((await store.claimForMaintenance(1000, 10)).map(({ id }) => id)).toEqual(['a']);
      await store.close();
    });

    it('of the version before documents is opened with all that is in it, and has room for them', async () => {
      const url = await database('yesterday');
      await ask(url, readFileSync(join(import.meta.dirname, 'yesterday.postgres.sql'), 'utf8'));
      const opened = await Promise.all([openPostgresStore(url), openPostgresStore(url)]);
      expect(await opened[0].read('a', 1)).toEqual([entry(1), entry(2)]);
      expect([...(await opened[1].readArchive('b'))!]).toEqual([1, 0, 255]);
      expect(await opened[0].sharedSecret('tokens', () => 'another')).toBe('the key of yesterday');
      expect(await opened[0].documents.commit([document])).toBe('kept');
      expect(await opened[1].documents.byKey('thing', 'd key')).toMatchObject({ id: 'd', body: '{}' });
      await Promise.all(opened.map(store => store.close()));
    });

    it('is refused if it is newer, unsafe, or does not let us in', async () => {
      const url = await database('newer');
      await openPostgresStore(url).then(store => store.close());
      await ask(url, 'update parlour.version set steps = 99');
      await expect(openPostgresStore(url)).rejects.toThrow(/PostgreSQL at .*\/newer was written by a newer Parlour/);
      await ask(url, 'alter database newer set synchronous_commit = off');
      await expect(openPostgresStore(url)).rejects.toThrow(/synchronous_commit off/);
      await expect(openPostgresStore(url.replace(/newer$/, 'nowhere'))).rejects.toThrow(/refuses the login/);
      await expect(openPostgresStore('postgres://x:secret@127.0.0.1:1/x')).rejects.toThrow(
        /^PostgreSQL at 127.0.0.1:1\/x is unreachable/,
      );
    });

    it('that goes away and comes back is used again, and what was acknowledged is there', async () => {
      const store = await openPostgresStore(await database('away'));
      await store.create(row('a'), [entry(1)], null);
      expect(await store.append('a', [entry(2)])).toBe('kept');
      await service!.stop();
      await expect(store.append('a', [entry(3)])).rejects.toThrow(StoreError);
      await service!.start();
      expect(await store.append('a', [entry(3)])).toBe('kept');
      expect(await store.read('a', 1)).toHaveLength(3);
      await store.close();
    });
  });
