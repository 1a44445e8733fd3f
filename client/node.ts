/** A client over a real WebSocket, from Node: for bots, for tests and for load. */
import { WebSocket } from 'ws';
import {
  type Client,
  type ClientEvents,
  type Credentials,
  connectClient,
  type Wire,
  type WireEvents,
} from './client.ts';
import { later, newId, socketUrl } from './platform.ts';

/**
 * The address may be another at every call, where there are several servers; `from` is our own, where this machine has
 * several.
 */
export function connectFromNode(
  address: string | (() => string),
  invitation: Credentials,
  events: ClientEvents,
  from?: string,
): Client {
  const next = typeof address === 'string' ? () => address : address;
  const ports = { newId, later, chance: Math.random, connect: (on: WireEvents) => dial(next(), on, from) };
  return connectClient(invitation, ports, events);
}

function dial(address: string, { opened, heard, closed }: WireEvents, from: string | undefined): Wire {
  const socket = new WebSocket(socketUrl(address), from === undefined ? {} : { localAddress: from });
  socket.on('open', opened);
  socket.on('message', data => heard(data.toString()));
  socket.on('close', closed);
  socket.on('error', () => undefined);
  return {
    send: text => socket.readyState === WebSocket.OPEN && socket.send(text),
    close: () => socket.close(),
  };
}
