import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Service, startPostgres } from '@parlour/stress/services/services';
import type { LogEntry } from '@parlour/table/log';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres } from '../tests/services.ts';
import type { DocumentWrite } from './documents.ts';
import { migrateToPostgres } from './migrate-to-postgres.ts';
import { openPostgresStore } from './postgres/store.ts';
import { openSqliteStore } from './sqlite/store.ts';

describe.runIf(hasPostgres)('moving from SQLite to PostgreSQL [needs PostgreSQL]', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-move-'));
  const file = join(folder, 'club.db');
  const entry = (number: number): LogEntry => ({ what: 'sit', number, at: number, seat: 0, name: `Zoë ${number}` });
  const log = (length: number): LogEntry[] => Array.from({ length }, (_, i) => entry(i + 1));
  const TABLES = 250;
  const DOCUMENTS = 321;
  const document = (n: number): DocumentWrite => ({
    kind: 'thing',
    id: `d${n}`,
    was: 0,
    body: JSON.stringify(`Zoë ${n} \u0000`),
    keys: [`key ${n}`],
    places: [{ list: 'all', place: n / 2 }],
    ...(n % 2 ? { lasts: 3_600_000 } : {}),
  });
  let service: Service;

  beforeAll(async () => {
    service = await startPostgres('quick');
    const store = openSqliteStore(file);
    await store.sharedSecret('tokens', () => 'the key of the club');
    await Promise.all(
      Array.from({ length: TABLES }, (_, n) =>
        store.create(
          { id: `t${n}`, code: `C${n}`, door: 'listed', laid: n, card: `{"n":${n}}` },
          log(1 + (n % 7)),
          n % 2 ? 1 : null,
        ),
      ),
    );
    await store.updateNotes('t3', { closed: true });
    await store.updateNotes('t5', { closed: true });
    await store.archive('t5', Uint8Array.of(5, 0, 255), '{"n":5}');
    for (let n = 0; n < DOCUMENTS; n++) await store.documents.commit([document(n)]);
    const [last] = await store.documents.fetch('thing', [`d${DOCUMENTS - 1}`]);
    await store.documents.commit([{ ...document(DOCUMENTS - 1), was: last!.version, body: null }]);
    await store.close();
  });
  afterAll(async () => {
    await service.end();
    rmSync(folder, { recursive: true });
  });

  it('goes on where it was interrupted, and loses nothing', async () => {
    const interrupted = migrateToPostgres(file, service.url, () => {
      throw new Error('the power went');
    });
    await expect(interrupted).rejects.toThrow(/the power went/);
    const again = await migrateToPostgres(file, service.url, () => undefined);
    expect(again).toEqual({ tables: TABLES, entries: expect.any(Number), thereAlready: 100, documents: DOCUMENTS - 1 });
    const [before, after] = [openSqliteStore(file), await openPostgresStore(service.url)];
    for (let n = 0; n < TABLES; n++) {
      const { held: _, ...row } = (await before.find({ id: `t${n}` }))!;
      expect(await after.find({ id: `t${n}` })).toEqual({ ...row, held: false });
      expect(await after.read(`t${n}`, 1)).toEqual(await before.read(`t${n}`, 1));
      expect(await after.readArchive(`t${n}`)).toEqual(await before.readArchive(`t${n}`));
    }
    const ids = Array.from({ length: DOCUMENTS }, (_, n) => `d${n}`);
    const span = { order: 'rising', beyond: 100, limit: 1000 } as const;
    expect(await after.documents.fetch('thing', ids)).toEqual(await before.documents.fetch('thing', ids));
    expect(await after.documents.list('thing', 'all', span)).toEqual(await before.documents.list('thing', 'all', span));
    expect((await after.documents.byKey('thing', 'key 7'))?.id).toBe('d7');
    expect(await after.documents.commit([document(7)])).toBe('behind');
    expect(await after.sharedSecret('tokens', () => 'another')).toBe('the key of the club');
    expect((await after.claim(60_000, 1000)).length).toBe(TABLES / 2 - 2);
    await Promise.all([before.close(), after.close()]);
  });

  it('leaves alone what was played on since, and refuses what is not the same', async () => {
    const store = await openPostgresStore(service.url);
    await store.append('t0', [entry(2)]);
    expect((await migrateToPostgres(file, service.url, () => undefined)).thereAlready).toBe(TABLES);
    expect(await store.read('t0', 1)).toHaveLength(2);
    const club = openSqliteStore(file);
    await club.append('t1', [{ ...entry(3), at: 77 }]);
    await club.close();
    await store.append('t1', [entry(3)]);
    await expect(migrateToPostgres(file, service.url, () => undefined)).rejects.toThrow(
      /has another table t1 or code C1/,
    );
    await expect(migrateToPostgres(join(folder, 'none.db'), service.url, () => undefined)).rejects.toThrow(
      /there is no such file/,
    );
    await store.close();
  });

  it('brings nothing back that was taken away in the database, and no later documents of the file', async () => {
    const url = await newDatabase(service.url, 'erased');
    const small = join(folder, 'small.db');
    const club = openSqliteStore(small);
    await club.documents.commit([document(1), document(2)]);
    await club.close();
    expect(await migrateToPostgres(small, url, () => undefined)).toMatchObject({ tables: 0, documents: 2 });
    const store = await openPostgresStore(url);
    const [first] = await store.documents.fetch('thing', ['d1']);
    expect(await store.documents.commit([{ ...document(1), was: first!.version, body: null }])).toBe('kept');
    expect(await store.documents.commit([document(3)])).toBe('kept');
    const [third] = await store.documents.fetch('thing', ['d3']);
    expect(third!.version).toBeGreaterThan(first!.version + 1);
    await migrateToPostgres(small, url, () => undefined);
    expect((await store.documents.fetch('thing', ['d1', 'd2'])).map(({ id }) => id)).toEqual(['d2']);
    const played = openSqliteStore(small);
    await played.documents.commit([document(4)]);
    await played.close();
    await expect(migrateToPostgres(small, url, () => undefined)).rejects.toThrow(/erased already has other documents/);
    await store.close();
  });

  it('killed in the middle and run again, has everything', async () => {
    const many = join(folder, 'many.db');
    const store = openSqliteStore(many);
    const ids = Array.from({ length: 4000 }, (_, n) => `many-${n}`);
    await Promise.all(
      ids.map(id => store.create({ id, code: id, door: 'private', laid: 1, card: '{}' }, log(10), null)),
    );
    await store.close();
    const url = await newDatabase(service.url, 'killed');
    const first = migrate(many, url);
    const there = await untilSomeAreThere(url);
    first.kill('SIGKILL');
    expect((await once(first, 'exit'))[1]).toBe('SIGKILL');
    const moved = await countIn(url);
    expect(moved).toBeGreaterThanOrEqual(there);
    expect(moved).toBeLessThan(ids.length);
    expect(moved % 100).toBe(0);
    expect(await once(migrate(many, url), 'exit')).toEqual([0, null]);
    const after = await openPostgresStore(url);
    const logs = await Promise.all(ids.map(id => after.read(id, 1)));
    expect(logs).toEqual(ids.map(() => log(10)));
    await after.close();
  });
});

const ROOT = join(import.meta.dirname, '..', '..', '..');

/**
 * Moves a SQLite file into PostgreSQL. Each batch is a transaction that skips tables already moved, so the migration
 * can be interrupted and run again. Every log is compared afterwards.
 */
const migrate = (from: string, to: string): ChildProcess =>
  spawn(process.execPath, ['apps/cli/dist/parlour.mjs', 'migrate-store', '--from', from, '--to', to], {
    cwd: ROOT,
    stdio: 'ignore',
  });

async function newDatabase(url: string, name: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace(/postgres$/, name);
}

async function countIn(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("select to_regclass('parlour.tables') is not null as made");
    if (!rows[0].made) return 0;
    return (await client.query('select count(*)::int as count from parlour.tables')).rows[0].count;
  } finally {
    await client.end();
  }
}

async function untilSomeAreThere(url: string): Promise<number> {
  for (;;) {
    const count = await countIn(url);
    if (count > 0) return count;
    await wait(5);
  }
}
