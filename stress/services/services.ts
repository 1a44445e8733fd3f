/**
 * PostgreSQL and NATS for tests and trials: on free ports, with data in a temporary folder that is removed at the
 * end.
 */
import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { assertDefined } from '@parlour/kernel/result';
import { Client } from 'pg';
import { findProgram, freePort, runProgram, type User, unprivilegedUser } from './programs.ts';

export type Service = {
  readonly url: string;
  readonly pid: () => number;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its data. */
  end(): Promise<void>;
};

/** Starts PostgreSQL. 'safe' syncs to disk, for measurements; 'quick' is for tests. */
export async function startPostgres(disk: 'safe' | 'quick'): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-postgres-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  initializeData(data, user);
  const port = await freePort();
  const url = `postgres://parlour@127.0.0.1:${port}/postgres`;
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...(disk === 'quick' ? { fsync: 'off' } : {}),
  };
  const args = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  let server: ChildProcess;
  const start = async (): Promise<void> => {
    server = runProgram(assertDefined(findProgram('postgres')), args, user);
    await waitUntilReachable(url, server);
  };
  const stop = async (): Promise<void> => {
    const gone = once(server, 'exit');
    server.kill('SIGINT');
    await gone;
  };
  await start();
  return {
    url,
    pid: () => assertDefined(server.pid),
    start,
    stop,
    async end() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

function initializeData(data: string, user: User | undefined): void {
  const args = ['-D', data, '-U', 'parlour', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'];
  const { status, stderr } = spawnSync(assertDefined(findProgram('initdb')), args, {
    ...user,
    cwd: '/',
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
}

async function waitUntilReachable(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with code ${server.exitCode}`);
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    const reached = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end();
    if (reached) return;
    await wait(30);
  }
}

/** Starts NATS on a free port, without storage. */

export async function startNats(): Promise<Service> {
  const port = await freePort();
  let server: ChildProcess;
  const start = async (): Promise<void> => {
    server = runProgram(assertDefined(findProgram('nats-server')), ['-a', '127.0.0.1', '-p', String(port)], undefined);
    while (!(await isListening(port))) await wait(20);
  };
  const stop = async (): Promise<void> => {
    const gone = once(server, 'exit');
    server.kill('SIGINT');
    await gone;
  };
  await start();
  return { url: `nats://127.0.0.1:${port}`, pid: () => assertDefined(server.pid), start, stop, end: stop };
}

const isListening = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
