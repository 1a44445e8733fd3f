/** A real server on a free port with a file of its own, and real guests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client, ClientEvents, Credentials } from '@parlour/client/client';
import { connectFromNode, type NodeDialing } from '@parlour/client/node';
import { socketUrl } from '@parlour/client/platform';
import { WebSocket } from 'ws';
import type { Config } from '../config.ts';
import { type Running, startServer } from '../main.ts';
import { opened } from './opened.ts';

export const folder: string = mkdtempSync(join(tmpdir(), 'parlour-server-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

let files = 0;

export const newFile = (): string => join(folder, `${++files}.db`);

export async function open(config: Partial<Config> = {}): Promise<Running> {
  const server = await startServer({
    port: 0,
    file: newFile(),
    logLevel: 'silent',
    requestsPerMinute: 0,
    site: folder,
    ...config,
  });
  let closed: Promise<void> | undefined;
  const once = { ...server, close: () => (closed ??= server.close()) };
  opened.push(once.close);
  return once;
}

export function visit(
  address: string,
  invitation: Credentials,
  events: Partial<ClientEvents> = {},
  dialing: NodeDialing = {},
): Client {
  const client = connectFromNode(address, invitation, { seen: () => undefined, ...events }, dialing);
  opened.unshift(() => client.close());
  return client;
}

export type Laid = { table: string; code: string; host: string; look: { room: { seal: string } } };

export async function post(address: string, body: unknown): Promise<{ status: number; body: never }> {
  const response = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as never };
}

export const layAt = async (address: string, body: object): Promise<Laid> => (await post(address, body)).body;

export const get = (address: string, path: string, bearer?: string): Promise<Response> =>
  fetch(`${address}${path}`, bearer === undefined ? {} : { headers: { authorization: `Bearer ${bearer}` } });

/** Waits until something is so; the test's own time limit is the only clock. */
export async function until<T>(find: () => T | undefined | false | Promise<T | undefined | false>): Promise<T> {
  for (;;) {
    const found = await find();
    if (found) return found;
    await new Promise(resolve => setTimeout(resolve, 5));
  }
}

export const codeOf = (reply: object): string | undefined =>
  (reply as { readonly error?: { readonly code: string } }).error?.code;

/** A connection that says exactly what it is told to. */
export async function rawSocket(
  address: string,
  headers: Record<string, string> = {},
): Promise<{ socket: WebSocket; heard: string[] }> {
  const socket = new WebSocket(socketUrl(address), { headers });
  const heard: string[] = [];
  socket.on('message', data => heard.push(data.toString()));
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return { socket, heard };
}
