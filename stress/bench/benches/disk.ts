/** The disk space of a match: as a log while its table is open, and as a record when it is archived. */

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { unwrap } from '@parlour/kernel/result';
import type { ServerContext } from '@parlour/server/context';
import { createGameRegistry } from '@parlour/server/game-registry';
import { createMemoryDatabase } from '@parlour/server/store/memory';
import { openPostgresStore } from '@parlour/server/store/postgres/store';
import { openSqliteStore } from '@parlour/server/store/sqlite/store';
import type { TableStore } from '@parlour/server/store/types';
import { createTable } from '@parlour/server/tables/create-table';
import type { LiveTable } from '@parlour/server/tables/live-table';
import { packArchive, replayLog } from '@parlour/server/tables/match-records';
import { startPostgres } from '@parlour/stress/services/services';
import { type Simulation, startSimulation } from '@parlour/stress/storm/simulated-time';
import { newSingleServer } from '@parlour/stress/storm/single-server';
import type { BenchRow } from '../lib/measure.ts';

export const title = 'Disk space per match, by game (bytes; computer players at every seat)';

const MATCHES = Number(process.env.MATCHES ?? 3);
/** Each is stored this often, so that half-empty pages do not count. */
const COPIES = 40;
/** A game against the clock takes this long, in simulated time. */
const MINUTES = 600;

export async function run(): Promise<BenchRow[]> {
  const postgres = await startPostgres('quick');
  const database = await openPostgresStore(postgres.url);
  const rows: BenchRow[] = [];
  for (const { id, seats } of gamesOnShelf()) rows.push(await measure(id, Math.min(4, seats[1]), database));
  await database.close();
  await postgres.end();
  return rows;
}

async function measure(game: string, seats: number, database: TableStore): Promise<BenchRow> {
  const rooms: LiveTable[] = [];
  console.error(`  ${game} …`);
  for (let n = 0; n < MATCHES; n++) rooms.push(await playOut(game, seats, `${game} ${n}`));
  const logs = rooms.map(({ runner }) => runner.table.log);
  const archives = await Promise.all(
    rooms.map(async ({ runner }) => packArchive((await replayLog(runner.table.game, runner.table.log)).archive)),
  );
  return {
    game,
    seats,
    entries: mean(logs.map(log => log.length)),
    'text of the log': mean(logs.map(log => JSON.stringify(log).length)),
    SQLite: await onSqlite(game, rooms),
    PostgreSQL: await onPostgres(database, game, rooms),
    archived: mean(archives.map(({ length }) => length)),
  };
}

const mean = (numbers: readonly number[]): number =>
  Math.round(numbers.reduce((sum, number) => sum + number, 0) / numbers.length);

/** Growth of the closed file per log. */
async function onSqlite(game: string, rooms: readonly LiveTable[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  const file = join(folder, 'parlour.db');
  await openSqliteStore(file).close();
  const before = statSync(file).size;
  const store = openSqliteStore(file);
  await storeAll(store, game, rooms);
  await store.close();
  const { size } = statSync(file);
  rmSync(folder, { recursive: true });
  return Math.round((size - before) / (COPIES * rooms.length));
}

async function onPostgres(store: TableStore, game: string, rooms: readonly LiveTable[]): Promise<number> {
  const before = (await store.size()).bytes;
  await storeAll(store, game, rooms);
  return Math.round(((await store.size()).bytes - before) / (COPIES * rooms.length));
}

async function storeAll(store: TableStore, game: string, rooms: readonly LiveTable[]): Promise<void> {
  for (const [n, { row, runner }] of rooms.entries()) {
    const ids = Array.from({ length: COPIES }, (_, copy) => `${game}-${n}-${copy}`);
    await Promise.all(ids.map(id => store.create({ ...row, id, code: id }, runner.table.log, null)));
  }
}

async function playOut(game: string, seats: number, seed: string): Promise<LiveTable> {
  const sim = startSimulation(seed);
  const laid = unwrap(await createTable(serverIn(sim), { game, seats, settings: { pace: 'instant' } }, ''));
  const { runner } = laid.live;
  await runner.handleCommand({ seat: null, host: true }, { ask: 'start', fill: 'easy' });
  for (let n = 0; n < MINUTES && runner.table.status?.is !== 'over'; n++) await sim.advance(60_000);
  return laid.live;
}

const library = createGameRegistry(readShelfData);

const serverIn = (sim: Simulation): ServerContext => newSingleServer(sim, createMemoryDatabase(sim.now), library);
