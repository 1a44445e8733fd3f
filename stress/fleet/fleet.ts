/** A fleet: several real servers on one PostgreSQL and one NATS, all started here, on free ports, and ended here. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { assertDefined } from '@parlour/kernel/result';
import { openPostgresStore } from '@parlour/server/store/postgres/store';
import type { TableStore } from '@parlour/server/store/types';
import { ownNats } from '../services/nats.ts';
import { ownPostgres, type Service } from '../services/postgres.ts';
import { freePort } from '../services/programs.ts';
import { SERVE } from '../services/serve.ts';

export type Server = {
  readonly address: string;
  /** Of the process that was started last; undefined if it has ended. */
  pid(): number | undefined;
  /** The errors in its log, a line each, of all processes so far. */
  readonly errors: readonly string[];
  /** Ends it, by kill -9 or in good order, and waits until it is gone; answers its exit code. */
  stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  start(): Promise<void>;
};

export type Fleet = {
  readonly servers: readonly Server[];
  readonly postgres: Service;
  readonly nats: Service;
  /** The store as nobody of the fleet sees it. */
  readonly store: TableStore;
  end(): Promise<void>;
};

export async function openFleet(
  count: number,
  disk: 'safe' | 'quick',
  settings: Readonly<Record<string, string>> = {},
  program: readonly string[] = SERVE,
): Promise<Fleet> {
  const [postgres, nats] = await Promise.all([ownPostgres(disk), ownNats()]);
  const env = { DATABASE_URL: postgres.url, NATS_URL: nats.url, ...settings };
  const servers = await Promise.all(Array.from({ length: count }, () => newServer(env, program)));
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

export async function newServer(
  settings: Readonly<Record<string, string>>,
  program: readonly string[] = SERVE,
): Promise<Server> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const usual = { PARLOUR_PORT: String(port), PARLOUR_LOG: 'error', PARLOUR_REQUESTS: '0' };
  const env = { ...process.env, ...usual, ...settings };
  const errors: string[] = [];
  let child: ChildProcess;
  const isGone = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const server: Server = {
    address,
    errors,
    pid: () => (isGone() ? undefined : child.pid),
    async start() {
      child = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'inherit'] });
      createInterface({ input: assertDefined(child.stdout) }).on('line', line => errors.push(line));
      await untilReady(address, child);
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

async function untilReady(address: string, child: ChildProcess): Promise<void> {
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
