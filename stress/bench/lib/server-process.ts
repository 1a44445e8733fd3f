/** A server process with many open tables, for benches that kill and restart it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client, Credentials } from '@parlour/client/client';
import { connectFromNode } from '@parlour/client/node';
import { assertDefined } from '@parlour/kernel/result';
import { runLoad } from '@parlour/stress/load';
import { SERVE_COMMAND } from '@parlour/stress/services/programs';
import type { PlayCost, PlaySettings } from '../peers/play-cost.ts';

const PORT = '18421';
const ADDRESS = `http://127.0.0.1:${PORT}`;
const METRICS_SECRET = 'bench';
const GAME = 'nations';

export async function startBenchServer(file: string): Promise<ChildProcess> {
  const env = { ...process.env, PARLOUR_REQUESTS: '0', PARLOUR_LOG: 'error', PARLOUR_METRICS_SECRET: METRICS_SECRET };
  const server = spawn(process.execPath, [...SERVE_COMMAND, '--port', PORT, '--file', file], { env, stdio: 'ignore' });
  const answers = (): Promise<boolean> =>
    fetch(`${ADDRESS}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await wait(10);
  return server;
}

export async function stopBenchServer(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(server, 'exit');
  server.kill(signal);
  await gone;
}

/** Measures the cost of a play at tables of four people. */
export async function measurePlaying(playing: PlaySettings): Promise<PlayCost> {
  const { every: playIntervalSeconds, warmUp: warmUpSeconds, ...rest } = playing;
  const load = { ...rest, playIntervalSeconds, warmUpSeconds };
  const report = await runLoad({ address: ADDRESS, game: GAME, metricsSecret: METRICS_SECRET, ...load });
  const { plays, errors, acknowledged } = report;
  const [cpu, kilobytes] = [assertDefined(report.cpuMicrosecondsPerPlay), assertDefined(report.kilobytesPerTable)];
  return { cpu, kilobytes, plays, errors, p50: acknowledged.p50, p99: acknowledged.p99 };
}

/** Runs the work for each number below a limit, some at a time; returns the results in order. */
export async function runConcurrently<T>(atOnce: number, limit: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const brought: T[] = [];
  let next = 0;
  const go = async (): Promise<void> => {
    for (let n = next++; n < limit; n = next++) brought[n] = await work(n);
  };
  await Promise.all(Array.from({ length: atOnce }, go));
  return brought;
}

/** A person who sits among bots in the middle of a match. */
export type BenchSeat = { readonly client: Client; readonly credentials: Credentials };

export async function seatPersonAmongBots(): Promise<BenchSeat> {
  const body = JSON.stringify({ game: GAME });
  const headers = { 'content-type': 'application/json' };
  const laid = await fetch(`${ADDRESS}/api/tables`, { method: 'POST', headers, body });
  const { table, host } = (await laid.json()) as { table: string; host: string };
  const client = connectFromNode(ADDRESS, { table, host }, { onChange: () => undefined });
  await client.ask({ ask: 'sit', name: 'Guest', seat: 0, cut: 'cut' });
  await client.ask({ ask: 'start', fill: 'easy' });
  return { client, credentials: { table, seat: assertDefined(client.token()) } };
}

/** Reconnects to a table and disconnects once its state has arrived. */
export const reconnectOnce = (invitation: Credentials): Promise<void> =>
  new Promise((resolve, reject) => {
    const client = connectFromNode(ADDRESS, invitation, {
      onChange({ scene }) {
        client.close();
        if (scene) resolve();
      },
      onConnection: (state, why) => state === 'refused' && reject(new Error(JSON.stringify(why))),
    });
  });
