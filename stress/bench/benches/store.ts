/** The cost of a durable entry, alone and when many tables write at once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Play } from '@parlour/kernel/game';
import { openPostgresStore } from '@parlour/server/store/postgres/store';
import { openSqliteStore } from '@parlour/server/store/sqlite/store';
import type { TableStore } from '@parlour/server/store/types';
import { percentiles } from '@parlour/stress/load';
import { cpuSecondsOf } from '@parlour/stress/services/programs';
import { startPostgres } from '@parlour/stress/services/services';
import type { LogEntry } from '@parlour/table/log';
import type { BenchRow } from '../lib/measure.ts';
import { parseRunsOption, repeatBench } from '../lib/measure.ts';

export const title = 'Durable log entries per second, by number of tables writing';

const SECONDS = Number(process.env.SECONDS ?? 3);
const WRITERS = [1, 10, 100, 400];

export async function run(words: readonly string[]): Promise<BenchRow[]> {
  return repeatBench(parseRunsOption(words), async () => [...(await onSqlite()), ...(await onPostgres())]);
}

async function onSqlite(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  const store = openSqliteStore(join(folder, 'parlour.db'));
  const rows: BenchRow[] = [];
  for (const writers of WRITERS) rows.push(await measure('SQLite', store, writers, () => 0));
  await store.close();
  rmSync(folder, { recursive: true });
  return rows;
}

async function onPostgres(): Promise<BenchRow[]> {
  const postgres = await startPostgres('safe');
  const store = await openPostgresStore(postgres.url);
  const rows: BenchRow[] = [];
  for (const writers of WRITERS)
    rows.push(await measure('PostgreSQL', store, writers, () => cpuSecondsOf(postgres.pid())));
  await store.close();
  await postgres.end();
  return rows;
}

const PLAY: Play & { card: string } = { do: 'card', card: 'eu-woman' };

/** An entry of typical size: a play with a request id. */
const entry = (number: number): LogEntry => ({
  what: 'input',
  input: { by: 2, play: PLAY },
  number,
  at: 1_794_700_826_332,
  ref: '2/0123456789abcdef01234567',
});

async function measure(name: string, store: TableStore, writers: number, databaseCpu: () => number): Promise<BenchRow> {
  const times: number[] = [];
  const until = performance.now() + 1000 * SECONDS;
  const ids = Array.from({ length: writers }, (_, n) => `${writers}-${n}`);
  await Promise.all(
    ids.map(id => store.create({ id, code: id, door: 'private', laid: 1, card: '{}' }, [entry(1)], null)),
  );
  const [cpu, database] = [process.cpuUsage(), databaseCpu()];
  await Promise.all(ids.map(id => keepWriting(store, id, until, times)));
  const { user, system } = process.cpuUsage(cpu);
  return {
    store: name,
    tables: writers,
    'entries/s': Math.round(times.length / SECONDS),
    'p50 (ms)': percentiles(times).p50,
    'p99 (ms)': percentiles(times).p99,
    'server CPU an entry (µs)': Math.round((user + system) / times.length),
    'database CPU an entry (µs)': Math.round((1e6 * (databaseCpu() - database)) / times.length),
  };
}

async function keepWriting(store: TableStore, id: string, until: number, times: number[]): Promise<void> {
  for (let number = 2; performance.now() < until; number++) {
    const begun = performance.now();
    await store.append(id, [entry(number)]);
    times.push(performance.now() - begun);
  }
}
