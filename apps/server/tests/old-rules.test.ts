/** A table that was laid under rules which have been amended since goes on under them, also after a restart. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@parlour/games/shelf/node';
import { gameOfRecord } from '@parlour/games/shelf/open-record';
import { sure } from '@parlour/kernel/result';
import type { PublicSnapshot } from '@parlour/protocol/server-frames';
import { expect, it } from 'vitest';
import { get, layAt, newFile, open, post, visit } from './test-server.ts';

const old = readFileSync(join(ROOT, 'games/kan-u-go/records/old/race-1-for-7.txt'), 'utf8');
/** The match in its first heat, not far from a stop. */
const begun = old.split('\n').slice(0, 12).join('\n');

const lookAt = async (address: string, table: string): Promise<PublicSnapshot> =>
  (await get(address, `/api/tables/${table}`)).json() as Promise<PublicSnapshot>;

it('is carried on from a record, kept, and opened again under the rules it names', async () => {
  const named = sure(gameOfRecord(begun));
  expect(named.boxed.versions.at(-1)).toBeGreaterThan(1);
  const file = newFile();
  const first = await open({ file });
  const { table, host } = await layAt(first.address, { record: begun });
  const before = await lookAt(first.address, table);
  expect(before).toMatchObject({ table: { rules: 1 } });
  await first.close();
  const second = await open({ file });
  expect(await lookAt(second.address, table)).toMatchObject({ table: { rules: 1 }, number: before.number });
  const client = visit(second.address, { table, host, plays: true });
  await client.ask({ ask: 'sit', name: 'Ada', seat: 0 });
  const play = client.seen()!.plays!.find(({ do: what }) => what === 'exchange');
  expect(await client.ask({ ask: 'play', play })).toMatchObject({ ok: true });
});

it('keeps the defaults of the rules it names, also after a restart', async () => {
  const text = readFileSync(join(ROOT, 'games/kan-u-go/records/old/race-2-by-lot.txt'), 'utf8');
  const file = newFile();
  const first = await open({ file });
  const { table } = await layAt(first.address, { record: text.split('\n').slice(0, 10).join('\n') });
  await first.close();
  const second = await open({ file });
  expect(await lookAt(second.address, table)).toMatchObject({ table: { rules: 2, options: { opening: 'lot' } } });
});

it('is refused in one sentence if nobody knows such rules', async () => {
  const { address } = await open();
  const { status, body } = await post(address, { record: begun.replace('Rules: 1', 'Rules: 9') });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { message: expect.stringMatching(/^Line 1: There are no rules 9 of/) } });
});
