/** A client over a WebSocket from Node: for bots, tests and load tests. */
import type { WebSocket as Socket } from 'ws';
import {
  type Client,
  type ClientEvents,
  type ClientSocket,
  type ClientSocketEvents,
  type Credentials,
  connectClient,
} from './client.ts';
import { openNativeSocket, randomHexId, runLater, socketUrl } from './transport.ts';

/** Optional: Node 20 has no WebSocket, and that of later versions cannot choose the local address. */
const ws = await import('ws').catch(() => undefined);

/** Options of a connection; both need the package `ws`. */
export type NodeConnectOptions = {
  /** Local address to connect from. */
  readonly from?: string | undefined;
  /** Request headers, such as the session cookie of a member with an `origin`. */
  headers?(address: string): Readonly<Record<string, string>>;
};

/** Connects to a table. With several servers, the address may be a function that returns another one each time. */
export function connectFromNode(
  address: string | (() => string),
  credentials: Credentials,
  events: ClientEvents,
  connectOptions: NodeConnectOptions = {},
): Client {
  const nextAddress = typeof address === 'string' ? () => address : address;
  const platform = {
    newId: randomHexId,
    later: runLater,
    chance: Math.random,
    connect: (on: ClientSocketEvents) => openSocket(nextAddress(), on, connectOptions),
  };
  return connectClient(credentials, platform, events);
}

function openSocket(address: string, on: ClientSocketEvents, { from, headers }: NodeConnectOptions): ClientSocket {
  const url = socketUrl(address);
  const options = { ...(from !== undefined && { localAddress: from }), ...(headers && { headers: headers(address) }) };
  if (ws !== undefined) return wrapSocket(new ws.WebSocket(url, options), on);
  if (Object.keys(options).length > 0 || typeof WebSocket === 'undefined')
    throw new Error('@parlour/client needs the package ws: npm install ws');
  return openNativeSocket(url, on);
}

function wrapSocket(socket: Socket, { onOpen, onMessage, onClose }: ClientSocketEvents): ClientSocket {
  socket.on('open', onOpen);
  socket.on('message', data => onMessage(data.toString()));
  socket.on('close', code => onClose(code));
  socket.on('error', () => undefined);
  return {
    send: text => socket.readyState === socket.OPEN && socket.send(text),
    close: () => socket.close(),
  };
}
