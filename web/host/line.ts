/** The line to the server, as a guest wants it. */

import type { ClientPorts } from '@parlour/client/client';
import { toHex } from '@parlour/kernel/seal';
import { entropy } from './local.ts';

const address = (): string => `${location.origin.replace(/^http/, 'ws')}/api/sit`;

export const newName = (): string => toHex(entropy(12));

/** A request that is sent again keeps its name: `names` holds those to be used next. */
export const lineWith = (names: string[]): ClientPorts => ({
  newId: () => names.shift() ?? newName(),
  chance: Math.random,
  later(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  connect({ opened, heard, closed }) {
    const socket = new WebSocket(address());
    socket.onopen = opened;
    socket.onmessage = ({ data }) => heard(String(data));
    socket.onclose = closed;
    return {
      send: text => socket.readyState === WebSocket.OPEN && socket.send(text),
      close: () => socket.close(),
    };
  },
});
