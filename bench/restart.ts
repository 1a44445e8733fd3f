/**
 * A server with many open tables is killed in the middle of everything and started again: how long until it answers,
 * and until every table has shown itself again to a guest with a seat at it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Credentials } from '@parlour/client/client';
import { connectFromNode } from '@parlour/client/node';
import { must, nth } from '@parlour/kernel/must';
import type { CpuRow } from './cpu.ts';

export const title = 'Open tables after kill -9 and a restart';

const TABLES = Number(process.env.TABLES ?? 1000);
const PORT = '18421';
const ADDRESS = `http://127.0.0.1:${PORT}`;
const GAME = 'nations';
const PARLOUR = join(import.meta.dirname, '..', 'cli', 'dist', 'parlour.mjs');

export async function run(): Promise<CpuRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-restart-'));
  const file = join(folder, 'parlour.db');
  const first = await rise(file);
  const invitations = await inTurns(25, TABLES, layOne);
  await stop(first, 'SIGKILL');
  const begun = performance.now();
  const second = await rise(file);
  const answering = performance.now() - begun;
  await inTurns(50, TABLES, n => lookAgain(nth(invitations, n)));
  const back = performance.now() - begun;
  await stop(second, 'SIGTERM');
  rmSync(folder, { recursive: true });
  return [
    { tables: TABLES, 'server answers (ms)': Math.round(answering), 'all tables are back (ms)': Math.round(back) },
  ];
}

async function rise(file: string): Promise<ChildProcess> {
  const env = { ...process.env, PARLOUR_REQUESTS: '0', PARLOUR_LOG: 'error' };
  const server = spawn(process.execPath, [PARLOUR, 'serve', '--port', PORT, '--file', file], { env, stdio: 'ignore' });
  const answers = (): Promise<boolean> =>
    fetch(`${ADDRESS}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await wait(10);
  return server;
}

async function stop(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(server, 'exit');
  server.kill(signal);
  await gone;
}

/** Work for each number below a limit, some at a time; what each brought, in order. */
async function inTurns<T>(atOnce: number, limit: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const brought: T[] = [];
  let next = 0;
  const go = async (): Promise<void> => {
    for (let n = next++; n < limit; n = next++) brought[n] = await work(n);
  };
  await Promise.all(Array.from({ length: atOnce }, go));
  return brought;
}

/** A table with one guest among computer players, in the middle of a match. */
async function layOne(): Promise<Credentials> {
  const body = JSON.stringify({ game: GAME });
  const headers = { 'content-type': 'application/json' };
  const laid = await fetch(`${ADDRESS}/api/tables`, { method: 'POST', headers, body });
  const { table, host } = (await laid.json()) as { table: string; host: string };
  const client = connectFromNode(ADDRESS, { table, host }, { seen: () => undefined });
  await client.ask({ ask: 'sit', name: 'Guest', seat: 0, cut: 'cut' });
  await client.ask({ ask: 'start', fill: 'easy' });
  const seat = must(client.token());
  client.close();
  return { table, seat };
}

const lookAgain = (invitation: Credentials): Promise<void> =>
  new Promise((resolve, reject) => {
    const client = connectFromNode(ADDRESS, invitation, {
      seen({ scene }) {
        client.close();
        if (scene) resolve();
      },
      line: (state, why) => state === 'refused' && reject(new Error(JSON.stringify(why))),
    });
  });
