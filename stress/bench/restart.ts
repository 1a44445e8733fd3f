/**
 * A server with many open tables is killed in the middle of everything and started again: how long until it answers,
 * and until every table has shown itself again to a guest with a seat at it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Credentials } from '@parlour/client/client';
import { itemAt } from '@parlour/kernel/result';
import type { CpuRow } from './cpu.ts';
import { comeAndPlay, inTurns, returnTo, rise, stop } from './house.ts';
import { runsOf } from './options.ts';
import { repeated } from './spread.ts';

export const title = 'Open tables after kill -9 and a restart';

const TABLES = Number(process.env.TABLES ?? 1000);

export async function run(words: readonly string[]): Promise<CpuRow[]> {
  return repeated(runsOf(words), killAndRise);
}

async function killAndRise(): Promise<CpuRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-restart-'));
  const file = join(folder, 'parlour.db');
  const first = await rise(file);
  const invitations = await inTurns(25, TABLES, comeAndGo);
  await stop(first, 'SIGKILL');
  const begun = performance.now();
  const second = await rise(file);
  const answering = performance.now() - begun;
  await inTurns(50, TABLES, n => returnTo(itemAt(invitations, n)));
  const back = performance.now() - begun;
  await stop(second, 'SIGTERM');
  rmSync(folder, { recursive: true });
  return [
    { tables: TABLES, 'server answers (ms)': Math.round(answering), 'all tables are back (ms)': Math.round(back) },
  ];
}

async function comeAndGo(): Promise<Credentials> {
  const { client, credentials } = await comeAndPlay();
  client.close();
  return credentials;
}
