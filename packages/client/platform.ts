/** What browsers and Node have alike. */
import { toHex } from '@parlour/kernel/seal';
import { SOCKET_PATH } from '@parlour/protocol/version';
import type { Wire, WireEvents } from './client.ts';

/** Where one sits down at a server. */
export const socketUrl = (address: string): string => `${address.replace(/^http/, 'ws')}${SOCKET_PATH}`;

/** A name nobody guesses. */
export const newId = (): string => toHex(crypto.getRandomValues(new Uint8Array(12)));

/** Runs something later; the answer calls it off. */
export function later(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

/** A line over the platform's own WebSocket. */
export function dialOwn(url: string, { opened, heard, closed }: WireEvents): Wire {
  const socket = new WebSocket(url);
  socket.onopen = opened;
  socket.onmessage = ({ data }) => heard(String(data));
  socket.onclose = ({ code }) => closed(code);
  return {
    send: text => socket.readyState === WebSocket.OPEN && socket.send(text),
    close: () => socket.close(),
  };
}
