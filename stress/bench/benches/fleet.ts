/**
 * The cost of a play on one server with SQLite, one with PostgreSQL, and two with PostgreSQL and NATS, with the seats
 * of every table spread over both. All run on one machine with their clients, so compare processor times.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertDefined } from '@parlour/kernel/result';
import { type Fleet, startFleet, startServerProcess } from '@parlour/stress/fleet/fleet';
import { type LoadReport, runLoad } from '@parlour/stress/load';
import { cpuSecondsOf } from '@parlour/stress/services/programs';
import type { BenchRow } from '../lib/measure.ts';
import { parseRunsOption, repeatBench } from '../lib/measure.ts';

export const title = 'A play through one server and through two';

const TABLES = Number(process.env.TABLES ?? 200);
const SECONDS = Number(process.env.SECONDS ?? 15);
const EVERY = Number(process.env.EVERY ?? 1);
const SECRET = 'bench';

export async function run(words: readonly string[]): Promise<BenchRow[]> {
  return repeatBench(parseRunsOption(words), async () => [await onSqlite(), await onPostgres(1), await onPostgres(2)]);
}

const defaults = {
  tables: TABLES,
  seconds: SECONDS,
  playIntervalSeconds: EVERY,
  game: 'nations',
  metricsSecret: SECRET,
};

async function onSqlite(): Promise<BenchRow> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  const server = await startServerProcess({ PARLOUR_FILE: join(folder, 'parlour.db'), PARLOUR_METRICS_SECRET: SECRET });
  const report = await runLoad({ ...defaults, address: server.address });
  await server.stop('SIGTERM');
  rmSync(folder, { recursive: true });
  return rowOf('one, SQLite', 1, report);
}

async function onPostgres(count: 1 | 2): Promise<BenchRow> {
  const fleet = await startFleet(count, 'safe', { PARLOUR_METRICS_SECRET: SECRET });
  const [address, ...others] = fleet.servers.map(server => server.address);
  const before = usedBy(fleet);
  const report = await runLoad({ ...defaults, address: assertDefined(address), otherAddresses: others });
  const after = usedBy(fleet);
  await fleet.end();
  // The services also work while tables are created and before the measurement, but plays are most of it.
  const seconds = SECONDS + 3.5;
  const perPlay = (used: number): number => Math.round((1e6 * used * SECONDS) / seconds / report.plays);
  return {
    ...rowOf(count === 1 ? 'one, PostgreSQL' : 'two, PostgreSQL and NATS', count, report),
    'PostgreSQL a play (µs)': perPlay(after.postgres - before.postgres),
    'NATS a play (µs)': perPlay(after.nats - before.nats),
  };
}

const usedBy = ({ postgres, nats }: Fleet): { postgres: number; nats: number } => ({
  postgres: cpuSecondsOf(postgres.pid()),
  nats: cpuSecondsOf(nats.pid()),
});

const rowOf = (servers: string, count: number, report: LoadReport): BenchRow => ({
  servers,
  'plays/s': Math.round(report.plays / SECONDS),
  errors: report.errors,
  'p50 (ms)': report.acknowledged.p50,
  'p99 (ms)': report.acknowledged.p99,
  'CPU a play, each server (µs)': Math.round(assertDefined(report.cpuMicrosecondsPerPlay) / count),
  'KB a table, all servers': assertDefined(report.kilobytesPerTable),
});
