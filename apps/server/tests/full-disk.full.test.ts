/** A disk that is really full. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqlite/store.ts';
import { StoreError } from '../store/types.ts';
import { createTableAt, fetchPath, newDatabaseFile, openServer, postTable, testFolder } from './test-server.ts';

const some = gamesOnShelf().find(game => game.seats[0] <= 2 && game.seats[1] >= 2)!;

const small = join(testFolder, 'small');
mkdirSync(small);
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'parlour-test', small]).status === 0;
afterAll(() => {
  if (isMounted) execFileSync('umount', ['-l', small]);
});

const readyAt = async (address: string): Promise<[number, unknown]> => {
  const answer = await fetchPath(address, '/ready');
  return [answer.status, await answer.json()];
};

/** The result of the write probe is cached for a second. */
const aSecond = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 1100));

describe.runIf(isMounted)('a full disk [needs the right to mount]', () => {
  it('makes /ready say no, loses nothing, and is well again when there is room', async () => {
    const { address } = await openServer({ file: join(small, 'parlour.db'), metricsSecret: 'm' });
    const { table } = await createTableAt(address, { game: some.id, seats: 2 });
    expect(await readyAt(address)).toEqual([200, { ready: true }]);
    fillUp();
    await aSecond();
    expect(await readyAt(address)).toEqual([503, { ready: false, why: 'cannot write to the store' }]);
    expect(await (await fetchPath(address, '/metrics', 'm')).text()).toContain('parlour_store_writable 0');
    const refused = await postTable(address, { game: some.id, seats: 2 });
    expect([refused.status, refused.body]).toEqual([503, { error: expect.objectContaining({ code: 'try-again' }) }]);
    expect((await fetchPath(address, `/api/tables/${table}`)).status).toBe(200);
    rmSync(join(small, 'ballast'));
    await aSecond();
    expect(await readyAt(address)).toEqual([200, { ready: true }]);
    expect((await postTable(address, { game: some.id, seats: 2 })).status).toBe(200);
  });
});

describe.runIf(isMounted)('documents on a full disk [needs the right to mount]', () => {
  it('are refused as plays are, and nothing that was kept is lost', async () => {
    const store = openSqliteStore(join(small, 'documents.db'));
    const write = (id: string, was: number) => ({ kind: 'thing', id, was, body: JSON.stringify('x'.repeat(50_000)) });
    expect(await store.documents.commit([write('a', 0)])).toBe('kept');
    const [stored] = await store.documents.fetch('thing', ['a']);
    fillUp();
    await expect(store.documents.commit([write('a', stored!.version), write('b', 0)])).rejects.toThrow(StoreError);
    expect(await store.documents.fetch('thing', ['a', 'b'])).toEqual([stored]);
    rmSync(join(small, 'ballast'));
    expect(await store.documents.commit([write('a', stored!.version), write('b', 0)])).toBe('kept');
    await store.close();
  });
});

function fillUp(): void {
  try {
    writeFileSync(join(small, 'ballast'), Buffer.alloc(2 * 1024 * 1024));
  } catch {
    // The disk is filled now.
  }
}

it('the meters tell how large the store is and how many tables are in it', async () => {
  const { address } = await openServer({ metricsSecret: 'm', file: newDatabaseFile() });
  await createTableAt(address, { game: some.id, seats: 2 });
  const meters = await (await fetchPath(address, '/metrics', 'm')).text();
  expect(meters).toContain('parlour_tables{state="open"} 1');
  expect(meters).toContain('parlour_tables{state="archived"} 0');
  expect(meters).toMatch(/^parlour_store_bytes [1-9]\d{3,}$/m);
  expect(meters).toContain('parlour_store_writable 1');
});
