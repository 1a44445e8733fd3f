/** A guest over a real WebSocket, from Node: for tests, for load, and for whoever writes a program that plays. */
import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import {
  type Client,
  type ClientEvents,
  type Credentials,
  connectClient,
  type Wire,
  type WireEvents,
} from './client.ts';

export const socketUrl = (address: string): string => `${address.replace(/^http/, 'ws')}/api/sit`;

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

const newId = (): string => randomBytes(12).toString('hex');

function later(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
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
