/**
 * What a play costs on one server with its SQLite file, on one with PostgreSQL, and on two that share PostgreSQL and NATS,
 * the seats of every table spread over both. All of it runs on one machine, guests included, so compare processor times.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertDefined } from '@parlour/kernel/result';
import { type Fleet, newServer, openFleet } from '@parlour/stress/fleet/fleet';
import { type LoadReport, load } from '@parlour/stress/load';
import { cpuOf } from '@parlour/stress/services/programs';
import type { CpuRow } from './cpu.ts';
import { runsOf } from './options.ts';
import { repeated } from './spread.ts';

export const title = 'A play through one server and through two';

const TABLES = Number(process.env.TABLES ?? 200);
const SECONDS = Number(process.env.SECONDS ?? 15);
const EVERY = Number(process.env.EVERY ?? 1);
const SECRET = 'bench';

export async function run(words: readonly string[]): Promise<CpuRow[]> {
  return repeated(runsOf(words), async () => [await onSqlite(), await onPostgres(1), await onPostgres(2)]);
}

const usual = { tables: TABLES, seconds: SECONDS, every: EVERY, game: 'nations', metricsSecret: SECRET };

async function onSqlite(): Promise<CpuRow> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  const server = await newServer({ PARLOUR_FILE: join(folder, 'parlour.db'), PARLOUR_METRICS_SECRET: SECRET });
  const report = await load({ ...usual, address: server.address });
  await server.stop('SIGTERM');
  rmSync(folder, { recursive: true });
  return rowOf('one, SQLite', 1, report);
}

async function onPostgres(count: 1 | 2): Promise<CpuRow> {
  const fleet = await openFleet(count, 'safe', { PARLOUR_METRICS_SECRET: SECRET });
  const [address, ...others] = fleet.servers.map(server => server.address);
  const before = usedBy(fleet);
  const report = await load({ ...usual, address: assertDefined(address), others });
  const after = usedBy(fleet);
  await fleet.end();
  // The services also worked while tables were laid and while nothing was measured yet; plays were most of it.
  const seconds = SECONDS + 3.5;
  const perPlay = (used: number): number => Math.round((1e6 * used * SECONDS) / seconds / report.plays);
  return {
    ...rowOf(count === 1 ? 'one, PostgreSQL' : 'two, PostgreSQL and NATS', count, report),
    'PostgreSQL a play (µs)': perPlay(after.postgres - before.postgres),
    'NATS a play (µs)': perPlay(after.nats - before.nats),
  };
}

const usedBy = ({ postgres, nats }: Fleet): { postgres: number; nats: number } => ({
  postgres: cpuOf(postgres.pid()),
  nats: cpuOf(nats.pid()),
});

const rowOf = (servers: string, count: number, report: LoadReport): CpuRow => ({
  servers,
  'plays/s': Math.round(report.plays / SECONDS),
  errors: report.errors,
  'p50 (ms)': report.acknowledged.p50,
  'p99 (ms)': report.acknowledged.p99,
  'CPU a play, each server (µs)': Math.round(assertDefined(report.cpuMicrosecondsPerPlay) / count),
  'KB a table, all servers': assertDefined(report.kilobytesPerTable),
});
