/** A server with many open tables, for benches that kill it and start it again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client, Credentials } from '@parlour/client/client';
import { connectFromNode } from '@parlour/client/node';
import { assertDefined } from '@parlour/kernel/result';
import { load } from '@parlour/stress/load';
import { SERVE } from '@parlour/stress/services/serve';
import type { PlayCost, Playing } from './peers/play-cost.ts';

const PORT = '18421';
const ADDRESS = `http://127.0.0.1:${PORT}`;
const METRICS_SECRET = 'bench';
const GAME = 'nations';

export async function rise(file: string): Promise<ChildProcess> {
  const env = { ...process.env, PARLOUR_REQUESTS: '0', PARLOUR_LOG: 'error', PARLOUR_METRICS_SECRET: METRICS_SECRET };
  const server = spawn(process.execPath, [...SERVE, '--port', PORT, '--file', file], { env, stdio: 'ignore' });
  const answers = (): Promise<boolean> =>
    fetch(`${ADDRESS}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await wait(10);
  return server;
}

export async function stop(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(server, 'exit');
  server.kill(signal);
  await gone;
}

/** Tables of four come to it, and all their seats are guests. */
export async function measurePlaying(playing: Playing): Promise<PlayCost> {
  const report = await load({ address: ADDRESS, game: GAME, metricsSecret: METRICS_SECRET, ...playing });
  const { plays, errors, acknowledged } = report;
  const [cpu, kilobytes] = [assertDefined(report.cpuMicrosecondsPerPlay), assertDefined(report.kilobytesPerTable)];
  return { cpu, kilobytes, plays, errors, p50: acknowledged.p50, p99: acknowledged.p99 };
}

/** Work for each number below a limit, some at a time; what each brought, in order. */
export async function inTurns<T>(atOnce: number, limit: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const brought: T[] = [];
  let next = 0;
  const go = async (): Promise<void> => {
    for (let n = next++; n < limit; n = next++) brought[n] = await work(n);
  };
  await Promise.all(Array.from({ length: atOnce }, go));
  return brought;
}

/** Somebody who sits among computer players, in the middle of a match. */
export type SomebodyPlaying = { readonly client: Client; readonly credentials: Credentials };

export async function comeAndPlay(): Promise<SomebodyPlaying> {
  const body = JSON.stringify({ game: GAME });
  const headers = { 'content-type': 'application/json' };
  const laid = await fetch(`${ADDRESS}/api/tables`, { method: 'POST', headers, body });
  const { table, host } = (await laid.json()) as { table: string; host: string };
  const client = connectFromNode(ADDRESS, { table, host }, { onChange: () => undefined });
  await client.ask({ ask: 'sit', name: 'Guest', seat: 0, cut: 'cut' });
  await client.ask({ ask: 'start', fill: 'easy' });
  return { client, credentials: { table, seat: assertDefined(client.token()) } };
}

/** Comes back to a table and goes as soon as it has shown itself. */
export const returnTo = (invitation: Credentials): Promise<void> =>
  new Promise((resolve, reject) => {
    const client = connectFromNode(ADDRESS, invitation, {
      onChange({ scene }) {
        client.close();
        if (scene) resolve();
      },
      onConnection: (state, why) => state === 'refused' && reject(new Error(JSON.stringify(why))),
    });
  });
