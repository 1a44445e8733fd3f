/** A PostgreSQL of our own: on a free port, with its data in a temporary folder, stopped and removed when done. */
import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { assertDefined } from '@parlour/kernel/result';
import { Client } from 'pg';
import { findProgram, freePort, plainUser, runProgram, type User } from './programs.ts';

export type Service = {
  readonly url: string;
  readonly pid: () => number;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its data. */
  end(): Promise<void>;
};

/** `safe` writes to the disk as in earnest, for measurements; `quick` is for tests. */
export async function ownPostgres(disk: 'safe' | 'quick'): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-postgres-'));
  const user = plainUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  initialise(data, user);
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
    await untilReached(url, server);
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

function initialise(data: string, user: User | undefined): void {
  const args = ['-D', data, '-U', 'parlour', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'];
  const { status, stderr } = spawnSync(assertDefined(findProgram('initdb')), args, {
    ...user,
    cwd: '/',
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
}

async function untilReached(url: string, server: ChildProcess): Promise<void> {
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
