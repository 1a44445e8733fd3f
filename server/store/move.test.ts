import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entry } from '@parlour/table/log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownPostgres, type Service } from '../services/postgres.ts';
import { hasPostgres } from '../tests/services.ts';
import { moveStore } from './move.ts';
import { postgresStore } from './postgres.ts';
import { sqliteStore } from './sqlite.ts';

describe.runIf(hasPostgres)('moving from SQLite to PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-move-'));
  const file = join(folder, 'club.db');
  const entry = (number: number): Entry => ({ what: 'sit', number, at: number, seat: 0, name: `Zoë ${number}` });
  const log = (length: number): Entry[] => Array.from({ length }, (_, i) => entry(i + 1));
  const TABLES = 250;
  let service: Service;

  beforeAll(async () => {
    service = await ownPostgres('quick');
    const store = sqliteStore(file);
    await store.key('tokens', () => 'the key of the club');
    await Promise.all(
      Array.from({ length: TABLES }, (_, n) =>
        store.lay(
          { id: `t${n}`, code: `C${n}`, door: 'listed', laid: n, card: `{"n":${n}}` },
          log(1 + (n % 7)),
          n % 2 ? 1 : null,
        ),
      ),
    );
    await store.note('t3', { closed: true });
    await store.close();
  });
  afterAll(async () => {
    await service.end();
    rmSync(folder, { recursive: true });
  });

  it('goes on where it was interrupted, and loses nothing', async () => {
    const interrupted = moveStore(file, service.url, () => {
      throw new Error('the power went');
    });
    await expect(interrupted).rejects.toThrow(/the power went/);
    const again = await moveStore(file, service.url, () => undefined);
    expect(again).toEqual({ tables: TABLES, entries: expect.any(Number), thereAlready: 100 });
    const [before, after] = [sqliteStore(file), await postgresStore(service.url)];
    for (let n = 0; n < TABLES; n++) {
      const { held: _, ...row } = (await before.find({ id: `t${n}` }))!;
      expect(await after.find({ id: `t${n}` })).toEqual({ ...row, held: false });
      expect(await after.read(`t${n}`, 1)).toEqual(await before.read(`t${n}`, 1));
    }
    expect(await after.key('tokens', () => 'another')).toBe('the key of the club');
    expect((await after.claim(60_000, 1000)).length).toBe(TABLES / 2 - 1);
    await Promise.all([before.close(), after.close()]);
  });

  it('leaves alone what was played on since, and refuses what is not the same', async () => {
    const store = await postgresStore(service.url);
    await store.append('t0', [entry(2)]);
    expect((await moveStore(file, service.url, () => undefined)).thereAlready).toBe(TABLES);
    expect(await store.read('t0', 1)).toHaveLength(2);
    const club = sqliteStore(file);
    await club.append('t1', [{ ...entry(3), at: 77 }]);
    await club.close();
    await store.append('t1', [entry(3)]);
    await expect(moveStore(file, service.url, () => undefined)).rejects.toThrow(/Table t1 \(C1\) is another/);
    await expect(moveStore(join(folder, 'none.db'), service.url, () => undefined)).rejects.toThrow(/There is no file/);
    await store.close();
  });
});
