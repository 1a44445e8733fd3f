/** What is attacked: one server with a file, or two on PostgreSQL and NATS, as people run them, with the usual limits. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DEFAULT_CONFIG } from '@parlour/server/config';
import { openSqliteStore } from '@parlour/server/store/sqlite/store';
import type { LogEntry } from '@parlour/table/log';
import { newServer, openFleet, type Server } from '../fleet/fleet.ts';
import { SERVE } from '../services/serve.ts';

export type Target = {
  readonly name: string;
  readonly servers: readonly Server[];
  /** Stops the servers, reads a log out of what they leave behind, and removes everything. */
  end(table: string): Promise<readonly LogEntry[]>;
};

/** Lets the server collect its garbage when it is told to, so that what is left is what it holds. */
const COLLECTS = ['--expose-gc', '--import', 'data:text/javascript,process.on("SIGUSR2",()=>globalThis.gc())'];
export const METRICS_SECRET = 'a secret for the meters only';
export const OPERATOR_KEY = 'the key of the operator of this server';

const SETTINGS = {
  PARLOUR_REQUESTS: String(DEFAULT_CONFIG.requestsPerMinute),
  PARLOUR_METRICS_SECRET: METRICS_SECRET,
  PARLOUR_OPERATOR_KEY: OPERATOR_KEY,
  PARLOUR_PUSH_SUBJECT: 'mailto:attack@example.org',
  DATABASE_URL: '',
  NATS_URL: '',
};

export async function oneServer(settings: Readonly<Record<string, string>> = {}): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-attack-'));
  const file = join(folder, 'parlour.db');
  const server = await newServer({ ...SETTINGS, PARLOUR_FILE: file, ...settings }, [...COLLECTS, ...SERVE]);
  let left: Promise<readonly LogEntry[]> | undefined;
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
      left ??= read(table);
      return left;
    },
  };
}

export async function twoServers(): Promise<Target> {
  const { DATABASE_URL: _, NATS_URL: __, ...settings } = SETTINGS;
  const fleet = await openFleet(2, 'quick', settings, [...COLLECTS, ...SERVE]);
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

/** A server that does not end when it is asked to is ended. */
const stopAll = (servers: readonly Server[]): Promise<unknown> =>
  Promise.all(
    servers.map(server => Promise.race([server.stop('SIGTERM'), wait(20_000).then(() => server.stop('SIGKILL'))])),
  );

export type TargetMeters = {
  readonly rss: number;
  /** What is in use of the heap and beside it. */
  readonly used: number;
  /** Seconds of processor time since it was started. */
  readonly cpu: number;
  readonly sockets: number;
  readonly tables: number;
};

/** Of all servers together, after a pause and a collection; undefined if one does not answer. */
export async function metersOf({ servers }: Pick<Target, 'servers'>): Promise<TargetMeters | undefined> {
  for (const server of servers) collect(server);
  await wait(500);
  const each = await Promise.all(servers.map(metersAt));
  return each.reduce((sum, one) => sum && one && added(sum, one));
}

const added = (a: TargetMeters, b: TargetMeters): TargetMeters => ({
  rss: a.rss + b.rss,
  used: a.used + b.used,
  cpu: a.cpu + b.cpu,
  sockets: a.sockets + b.sockets,
  tables: a.tables + b.tables,
});

function collect(server: Server): void {
  const pid = server.pid();
  if (pid !== undefined) process.kill(pid, 'SIGUSR2');
}

async function metersAt({ address }: Server): Promise<TargetMeters | undefined> {
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
