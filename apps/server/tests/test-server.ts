import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client, ClientEvents, Credentials } from '@parlour/client/client';
import { connectFromNode, type NodeConnectOptions } from '@parlour/client/node';
import { socketUrl } from '@parlour/client/transport';
import { WebSocket } from 'ws';
import type { ServerConfig } from '../config.ts';
import { type RunningServer, startServer } from '../main.ts';
import { cleanups } from './cleanup-list.ts';

export const testFolder: string = mkdtempSync(join(tmpdir(), 'parlour-server-'));
process.once('exit', () => rmSync(testFolder, { recursive: true, force: true }));

let files = 0;

export const newDatabaseFile = (): string => join(testFolder, `${++files}.db`);

export async function openServer(config: Partial<ServerConfig> = {}): Promise<RunningServer> {
  const server = await startServer({
    port: 0,
    file: newDatabaseFile(),
    logLevel: 'silent',
    requestsPerMinute: 0,
    webRoot: testFolder,
    ...config,
  });
  let closed: Promise<void> | undefined;
  const once = { ...server, close: () => (closed ??= server.close()) };
  cleanups.push(once.close);
  return once;
}

export function connectClient(
  address: string,
  invitation: Credentials,
  events: Partial<ClientEvents> = {},
  dialing: NodeConnectOptions = {},
): Client {
  const client = connectFromNode(address, invitation, { onChange: () => undefined, ...events }, dialing);
  cleanups.unshift(() => client.close());
  return client;
}

export type TestTable = { table: string; code: string; host: string; look: { room: { seal: string } } };

export async function postTable(address: string, body: unknown): Promise<{ status: number; body: never }> {
  const response = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as never };
}

export const createTableAt = async (address: string, body: object): Promise<TestTable> =>
  (await postTable(address, body)).body;

export const fetchPath = (address: string, path: string, bearer?: string): Promise<Response> =>
  fetch(`${address}${path}`, bearer === undefined ? {} : { headers: { authorization: `Bearer ${bearer}` } });

/** Polls until the result is truthy; only the test's time limit ends it. */
export async function until<T>(find: () => T | undefined | false | Promise<T | undefined | false>): Promise<T> {
  for (;;) {
    const found = await find();
    if (found) return found;
    await new Promise(resolve => setTimeout(resolve, 5));
  }
}

export const errorCodeOf = (reply: object): string | undefined =>
  (reply as { readonly error?: { readonly code: string } }).error?.code;

export async function openRawSocket(
  address: string,
  headers: Record<string, string> = {},
): Promise<{ socket: WebSocket; heard: string[] }> {
  const socket = new WebSocket(socketUrl(address), { headers });
  const received: string[] = [];
  socket.on('message', data => received.push(data.toString()));
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return { socket, heard: received };
}
