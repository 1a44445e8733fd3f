/** A guest over a real WebSocket, from Node: for tests, for load, and for whoever writes a program that plays. */
import { randomBytes } from 'node:crypto';
import {
  type Guest,
  type GuestEvents,
  type Invitation,
  visitTable,
  type Wire,
  type WireEvents,
} from '@parlour/table/guest';
import { WebSocket } from 'ws';

export const socketUrl = (address: string): string => `${address.replace(/^http/, 'ws')}/api/sit`;

/**
 * The address may be another at every call, where there are several servers; `from` is our own, where this machine has
 * several.
 */
export function callTable(
  address: string | (() => string),
  invitation: Invitation,
  events: GuestEvents,
  from?: string,
): Guest {
  const next = typeof address === 'string' ? () => address : address;
  const ports = { newId, later, chance: Math.random, connect: (on: WireEvents) => dial(next(), on, from) };
  return visitTable(invitation, ports, events);
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
