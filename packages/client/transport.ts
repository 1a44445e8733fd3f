/** HTTP requests before sitting down, WebSocket, timers and ids: what browsers and Node share. */

import { toHex } from '@parlour/kernel/seal';
import type { CreateTableAnswer, CreateTableRequest, HttpErrorBody, ListedTables } from '@parlour/protocol/http';
import {
  isCreatedTable,
  isFoundTable,
  isHttpErrorBody,
  isListedTables,
  isPublicSnapshot,
} from '@parlour/protocol/parse-lite';
import type { PublicSnapshot } from '@parlour/protocol/server-frames';
import { SOCKET_PATH } from '@parlour/protocol/wire-constants';
import type { ClientSocket, ClientSocketEvents } from './client.ts';

/** Whether an answer is an error. */
export const isHttpError = (answer: object): answer is HttpErrorBody => isHttpErrorBody(answer);

const UNEXPECTED_RESPONSE: HttpErrorBody = {
  error: { code: 'our-fault', message: 'The server sent an invalid answer.' },
};

/** Rejects if the server cannot be reached. The address may be empty on the server's own pages. */
async function fetchJson<T>(url: string, is: (json: unknown) => json is T, body?: object): Promise<T | HttpErrorBody> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {});
  const json: unknown = await response.json().catch(() => undefined);
  if (response.ok && is(json)) return json;
  return isHttpErrorBody(json) ? json : UNEXPECTED_RESPONSE;
}

/** Creates a table. The `host` token of the answer allows closing it. */
export const createRemoteTable = (
  address: string,
  request: CreateTableRequest,
): Promise<CreateTableAnswer | HttpErrorBody> => fetchJson(`${address}/api/tables`, isCreatedTable, request);

/** Finds a table by the code people read out to each other. */
export const requestTableByCode = (
  address: string,
  code: string,
): Promise<{ readonly table: string } | HttpErrorBody> =>
  fetchJson(`${address}/api/codes/${encodeURIComponent(code)}`, isFoundTable);

export const fetchTableSnapshot = (address: string, table: string): Promise<PublicSnapshot | HttpErrorBody> =>
  fetchJson(`${address}/api/tables/${encodeURIComponent(table)}`, isPublicSnapshot);

/** Returns the tables of the lobby. */
export const fetchListedTables = (address: string): Promise<ListedTables | HttpErrorBody> =>
  fetchJson(`${address}/api/tables`, isListedTables);

/** Returns the WebSocket URL of a server. */
export const socketUrl = (address: string): string => `${address.replace(/^http/, 'ws')}${SOCKET_PATH}`;

/** Returns an unguessable id. */
export const randomHexId = (): string => toHex(crypto.getRandomValues(new Uint8Array(12)));

/** Starts a timer; the returned function cancels it. */
export function runLater(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

/** Opens the platform's own WebSocket. */
export function openNativeSocket(url: string, { onOpen, onMessage, onClose }: ClientSocketEvents): ClientSocket {
  const socket = new WebSocket(url);
  socket.onopen = onOpen;
  socket.onmessage = ({ data }) => onMessage(String(data));
  socket.onclose = ({ code }) => onClose(code);
  return {
    send: text => socket.readyState === WebSocket.OPEN && socket.send(text),
    close: () => socket.close(),
  };
}
