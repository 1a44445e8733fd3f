/** A table created under rules that were amended later continues under them, also after a restart. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@parlour/games/shelf/node-files';
import { identifyRecord } from '@parlour/games/shelf/open-record';
import { unwrap } from '@parlour/kernel/result';
import type { PublicSnapshot } from '@parlour/protocol/server-frames';
import { expect, it } from 'vitest';
import { connectClient, createTableAt, fetchPath, newDatabaseFile, openServer, postTable } from './test-server.ts';

const old = readFileSync(join(ROOT, 'games/kan-u-go/records/old/race-1-for-7.txt'), 'utf8');
/** The match in its first heat, close to a stop. */
const begun = old.split('\n').slice(0, 12).join('\n');

const snapshotOf = async (address: string, table: string): Promise<PublicSnapshot> =>
  (await fetchPath(address, `/api/tables/${table}`)).json() as Promise<PublicSnapshot>;

it('is carried on from a record, kept, and opened again under the rules it names', async () => {
  const named = unwrap(identifyRecord(begun));
  expect(named.boxed.versions.at(-1)).toBeGreaterThan(1);
  const file = newDatabaseFile();
  const first = await openServer({ file });
  const { table, host } = await createTableAt(first.address, { record: begun });
  const before = await snapshotOf(first.address, table);
  expect(before).toMatchObject({ table: { rules: 1 } });
  await first.close();
  const second = await openServer({ file });
  expect(await snapshotOf(second.address, table)).toMatchObject({ table: { rules: 1 }, number: before.number });
  const client = connectClient(second.address, { table, host, plays: true });
  await client.ask({ ask: 'sit', name: 'Ada', seat: 0 });
  const play = client.state()!.plays!.find(({ do: name }) => name === 'exchange');
  expect(await client.ask({ ask: 'play', play })).toMatchObject({ ok: true });
});

it('keeps the defaults of the rules it names, also after a restart', async () => {
  const text = readFileSync(join(ROOT, 'games/kan-u-go/records/old/race-2-by-lot.txt'), 'utf8');
  const file = newDatabaseFile();
  const first = await openServer({ file });
  const { table } = await createTableAt(first.address, { record: text.split('\n').slice(0, 10).join('\n') });
  await first.close();
  const second = await openServer({ file });
  expect(await snapshotOf(second.address, table)).toMatchObject({ table: { rules: 2, options: { opening: 'lot' } } });
});

it('is refused in one sentence if nobody knows such rules', async () => {
  const { address } = await openServer();
  const { status, body } = await postTable(address, { record: begun.replace('Rules: 1', 'Rules: 9') });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { message: expect.stringMatching(/^Line 1: .* has no rules 9;/) } });
});
