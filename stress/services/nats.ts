/** A NATS of our own, on a free port. It keeps nothing. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { assertDefined } from '@parlour/kernel/result';
import type { Service } from './postgres.ts';
import { findProgram, freePort, runProgram } from './programs.ts';

export async function ownNats(): Promise<Service> {
  const port = await freePort();
  let server: ChildProcess;
  const start = async (): Promise<void> => {
    server = runProgram(assertDefined(findProgram('nats-server')), ['-a', '127.0.0.1', '-p', String(port)], undefined);
    while (!(await answers(port))) await wait(20);
  };
  const stop = async (): Promise<void> => {
    const gone = once(server, 'exit');
    server.kill('SIGINT');
    await gone;
  };
  await start();
  return { url: `nats://127.0.0.1:${port}`, pid: () => assertDefined(server.pid), start, stop, end: stop };
}

const answers = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
