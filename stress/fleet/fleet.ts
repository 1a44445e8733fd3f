/** A fleet: several real servers on one PostgreSQL and one NATS, started on free ports and stopped here. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { assertDefined } from '@parlour/kernel/result';
import { openPostgresStore } from '@parlour/server/store/postgres/store';
import type { TableStore } from '@parlour/server/store/types';
import { freePort, SERVE_COMMAND } from '../services/programs.ts';
import { type Service, startNats, startPostgres } from '../services/services.ts';

export type ServerProcess = {
  readonly address: string;
  /** The process id of the current process; undefined if it has ended. */
  pid(): number | undefined;
  /** The error lines in its log, of all processes so far. */
  readonly errors: readonly string[];
  /** Stops the process, waits until it has ended and returns its exit code. */
  stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  start(): Promise<void>;
};

export type Fleet = {
  readonly servers: readonly ServerProcess[];
  readonly postgres: Service;
  readonly nats: Service;
  /** A store on the same database, independent of the servers. */
  readonly store: TableStore;
  end(): Promise<void>;
};

export async function startFleet(
  count: number,
  disk: 'safe' | 'quick',
  settings: Readonly<Record<string, string>> = {},
  program: readonly string[] = SERVE_COMMAND,
): Promise<Fleet> {
  const [postgres, nats] = await Promise.all([startPostgres(disk), startNats()]);
  const env = { DATABASE_URL: postgres.url, NATS_URL: nats.url, ...settings };
  const servers = await Promise.all(Array.from({ length: count }, () => startServerProcess(env, program)));
  const store = await openPostgresStore(postgres.url);
  return {
    servers,
    postgres,
    nats,
    store,
    async end() {
      await Promise.all(servers.map(server => server.stop('SIGTERM')));
      await store.close();
      await Promise.all([postgres.end(), nats.end()]);
    },
  };
}

/** Starts a server on a free port and waits until it is ready. */
export async function startServerProcess(
  settings: Readonly<Record<string, string>>,
  program: readonly string[] = SERVE_COMMAND,
): Promise<ServerProcess> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const defaults = { PARLOUR_PORT: String(port), PARLOUR_LOG: 'error', PARLOUR_REQUESTS: '0' };
  const env = { ...process.env, ...defaults, ...settings };
  const errors: string[] = [];
  let child: ChildProcess;
  const isGone = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const server: ServerProcess = {
    address,
    errors,
    pid: () => (isGone() ? undefined : child.pid),
    async start() {
      child = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'inherit'] });
      createInterface({ input: assertDefined(child.stdout) }).on('line', line => errors.push(line));
      await waitUntilReady(address, child);
    },
    async stop(signal) {
      if (isGone()) return child.exitCode;
      const gone = once(child, 'close');
      child.kill(signal);
      await gone;
      return child.exitCode;
    },
  };
  await server.start();
  return server;
}

async function waitUntilReady(address: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('a server does not start');
    const ready = await fetch(`${address}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await wait(20);
  }
}
