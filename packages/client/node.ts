/** A client over a real WebSocket, from Node: for bots, for tests and for load. */
import type { WebSocket as Socket } from 'ws';
import {
  type Client,
  type ClientEvents,
  type Credentials,
  connectClient,
  type Wire,
  type WireEvents,
} from './client.ts';
import { dialOwn, later, newId, socketUrl } from './platform.ts';

/** Where `ws` is installed it is used: Node 20 has no WebSocket of its own, and that of later ones cannot choose `from`. */
const ws = await import('ws').catch(() => undefined);

/** How a connection is made. Both need the package `ws`. */
export type NodeDialing = {
  /** The local address to connect from, where this machine has several. */
  readonly from?: string | undefined;
  /** Headers to send to a server, such as the cookie of a member's session with an `origin`. */
  headers?(address: string): Readonly<Record<string, string>>;
};

/** Connects to a table. The address may be another at every call, where there are several servers. */
export function connectFromNode(
  address: string | (() => string),
  invitation: Credentials,
  events: ClientEvents,
  dialing: NodeDialing = {},
): Client {
  const next = typeof address === 'string' ? () => address : address;
  const ports = { newId, later, chance: Math.random, connect: (on: WireEvents) => dial(next(), on, dialing) };
  return connectClient(invitation, ports, events);
}

function dial(address: string, on: WireEvents, { from, headers }: NodeDialing): Wire {
  const url = socketUrl(address);
  const options = { ...(from !== undefined && { localAddress: from }), ...(headers && { headers: headers(address) }) };
  if (ws !== undefined) return lineOf(new ws.WebSocket(url, options), on);
  if (Object.keys(options).length > 0 || typeof WebSocket === 'undefined')
    throw new Error('This needs the package ws beside @parlour/client: npm install ws');
  return dialOwn(url, on);
}

function lineOf(socket: Socket, { opened, heard, closed }: WireEvents): Wire {
  socket.on('open', opened);
  socket.on('message', data => heard(data.toString()));
  socket.on('close', code => closed(code));
  socket.on('error', () => undefined);
  return {
    send: text => socket.readyState === socket.OPEN && socket.send(text),
    close: () => socket.close(),
  };
}
