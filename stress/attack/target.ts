/** The target of the attacks: one server with an SQLite file, or two on PostgreSQL and NATS, with default limits. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DEFAULT_CONFIG } from '@parlour/server/config';
import { openSqliteStore } from '@parlour/server/store/sqlite/store';
import type { LogEntry } from '@parlour/table/log';
import { type ServerProcess, startFleet, startServerProcess } from '../fleet/fleet.ts';
import { SERVE_COMMAND } from '../services/programs.ts';

export type Target = {
  readonly name: string;
  readonly servers: readonly ServerProcess[];
  /** Stops the servers, reads a log from their store, and removes everything. */
  end(table: string): Promise<readonly LogEntry[]>;
};

/** Makes the server collect garbage on SIGUSR2, so that the rest is memory in use. */
const GC_FLAGS = ['--expose-gc', '--import', 'data:text/javascript,process.on("SIGUSR2",()=>globalThis.gc())'];
export const METRICS_SECRET = 'a secret for the meters only';
export const OPERATOR_KEY = 'the operator key of this server';

const SERVER_SETTINGS = {
  PARLOUR_REQUESTS: String(DEFAULT_CONFIG.requestsPerMinute),
  PARLOUR_METRICS_SECRET: METRICS_SECRET,
  PARLOUR_OPERATOR_KEY: OPERATOR_KEY,
  PARLOUR_PUSH_SUBJECT: 'mailto:attack@example.org',
  DATABASE_URL: '',
  NATS_URL: '',
};

export async function startOneServer(settings: Readonly<Record<string, string>> = {}): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-attack-'));
  const file = join(folder, 'parlour.db');
  const server = await startServerProcess({ ...SERVER_SETTINGS, PARLOUR_FILE: file, ...settings }, [
    ...GC_FLAGS,
    ...SERVE_COMMAND,
  ]);
  let log: Promise<readonly LogEntry[]> | undefined;
  const read = async (table: string): Promise<readonly LogEntry[]> => {
    await stopAll([server]);
    const store = openSqliteStore(file);
    const log = await store.read(table, 1);
    await store.close();
    rmSync(folder, { recursive: true });
    return log;
  };
  return {
    name: 'one server, SQLite',
    servers: [server],
    end(table) {
      log ??= read(table);
      return log;
    },
  };
}

export async function startTwoServers(): Promise<Target> {
  const { DATABASE_URL: _, NATS_URL: __, ...settings } = SERVER_SETTINGS;
  const fleet = await startFleet(2, 'quick', settings, [...GC_FLAGS, ...SERVE_COMMAND]);
  return {
    name: 'two servers, PostgreSQL and NATS',
    servers: fleet.servers,
    async end(table) {
      await stopAll(fleet.servers);
      const log = await fleet.store.read(table, 1);
      await fleet.end();
      return log;
    },
  };
}

/** Kills a server that does not stop within 20 s. */
const stopAll = (servers: readonly ServerProcess[]): Promise<unknown> =>
  Promise.all(
    servers.map(server => Promise.race([server.stop('SIGTERM'), wait(20_000).then(() => server.stop('SIGKILL'))])),
  );

export type TargetMetrics = {
  readonly rss: number;
  /** Memory in use in the heap and outside it. */
  readonly used: number;
  /** Seconds of processor time since its start. */
  readonly cpu: number;
  readonly sockets: number;
  readonly tables: number;
};

/** Sums all servers after a pause and a garbage collection; undefined if one does not answer. */
export async function readTargetMetrics({ servers }: Pick<Target, 'servers'>): Promise<TargetMetrics | undefined> {
  for (const server of servers) collectGarbage(server);
  await wait(500);
  const each = await Promise.all(servers.map(readServerMetrics));
  return each.reduce((sum, one) => sum && one && addMetrics(sum, one));
}

const addMetrics = (a: TargetMetrics, b: TargetMetrics): TargetMetrics => ({
  rss: a.rss + b.rss,
  used: a.used + b.used,
  cpu: a.cpu + b.cpu,
  sockets: a.sockets + b.sockets,
  tables: a.tables + b.tables,
});

function collectGarbage(server: ServerProcess): void {
  const pid = server.pid();
  if (pid !== undefined) process.kill(pid, 'SIGUSR2');
}

async function readServerMetrics({ address }: ServerProcess): Promise<TargetMetrics | undefined> {
  const headers = { authorization: `Bearer ${METRICS_SECRET}` };
  const signal = AbortSignal.timeout(30_000);
  const text = await fetch(`${address}/metrics`, { headers, signal }).then(
    answer => answer.text(),
    () => undefined,
  );
  if (text === undefined) return undefined;
  const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    rss: read('process_resident_memory_bytes'),
    used: read('nodejs_heap_size_used_bytes') + read('nodejs_external_memory_bytes'),
    cpu: read('process_cpu_seconds_total'),
    sockets: read('parlour_sockets_open'),
    tables: read('parlour_tables_open'),
  };
}
