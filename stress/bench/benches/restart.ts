/**
 * Kills and restarts a server with many open tables: the time until it answers, and until every table has shown its
 * state to a seated client.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Credentials } from '@parlour/client/client';
import { itemAt } from '@parlour/kernel/result';
import type { BenchRow } from '../lib/measure.ts';
import { parseRunsOption, repeatBench } from '../lib/measure.ts';
import {
  reconnectOnce,
  runConcurrently,
  seatPersonAmongBots,
  startBenchServer,
  stopBenchServer,
} from '../lib/server-process.ts';

export const title = 'Open tables after kill -9 and a restart';

const TABLES = Number(process.env.TABLES ?? 1000);

export async function run(words: readonly string[]): Promise<BenchRow[]> {
  return repeatBench(parseRunsOption(words), measureRestart);
}

async function measureRestart(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-restart-'));
  const file = join(folder, 'parlour.db');
  const first = await startBenchServer(file);
  const invitations = await runConcurrently(25, TABLES, seatAndLeave);
  await stopBenchServer(first, 'SIGKILL');
  const begun = performance.now();
  const second = await startBenchServer(file);
  const answering = performance.now() - begun;
  await runConcurrently(50, TABLES, n => reconnectOnce(itemAt(invitations, n)));
  const back = performance.now() - begun;
  await stopBenchServer(second, 'SIGTERM');
  rmSync(folder, { recursive: true });
  return [
    { tables: TABLES, 'server answers (ms)': Math.round(answering), 'all tables are restored (ms)': Math.round(back) },
  ];
}

async function seatAndLeave(): Promise<Credentials> {
  const { client, credentials } = await seatPersonAmongBots();
  client.close();
  return credentials;
}
