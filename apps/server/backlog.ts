/** What waits for slow readers, all of them together. Who holds most of it is cut off first when it is too much. */
import type { WebSocket } from 'ws';

export type Backlog = {
  /** Notes what waits for a reader, and cuts off whoever holds most if all hold too much. */
  note(socket: WebSocket, waiting: number): void;
  forget(socket: WebSocket): void;
  bytes(): number;
};

/** Less than this is on its way, and does not count. */
export const SLOW = 16 * 1024;

/** Cut down below the limit, so that the next cut is far off. */
const ENOUGH = 0.9;

export function watchBacklog(most: number, cut: (socket: WebSocket) => void): Backlog {
  const slow = new Map<WebSocket, number>();
  let total = 0;
  const set = (socket: WebSocket, waiting: number): void => {
    total += waiting - (slow.get(socket) ?? 0);
    if (waiting < SLOW) slow.delete(socket);
    else slow.set(socket, waiting);
    if (waiting < SLOW) total -= waiting;
  };
  const refresh = (): void => {
    for (const socket of [...slow.keys()]) set(socket, socket.bufferedAmount);
  };
  const relieve = (): void => {
    refresh();
    const greediest = [...slow].sort(([, a], [, b]) => b - a);
    for (const [socket] of greediest) {
      if (total <= ENOUGH * most) return;
      set(socket, 0);
      cut(socket);
    }
  };
  return {
    note(socket, waiting) {
      set(socket, waiting);
      if (total > most) relieve();
    },
    forget: socket => set(socket, 0),
    bytes() {
      refresh();
      return total;
    },
  };
}
