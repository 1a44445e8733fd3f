/** WebSocket connections with the cookies of a test browser. */
import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import { cookieHeader, namedAddress, type TestBrowser } from './test-browser.ts';
import { openRawSocket, until } from './test-server.ts';

export type TableConnection = { readonly socket: WebSocket; ask(frame: object): Promise<Record<string, unknown>> };

export async function connectAs(browser: TestBrowser, headers: Record<string, string> = {}): Promise<TableConnection> {
  const given = { origin: browser.origin, cookie: cookieHeader(browser.cookies), ...headers };
  const { socket, heard: received } = await openRawSocket(namedAddress(browser.origin), given);
  return {
    socket,
    async ask(frame) {
      const id = randomUUID();
      socket.send(JSON.stringify({ id, ...frame }));
      const answers = () => received.map(text => JSON.parse(text)).find(answer => answer.id === id);
      return until(answers);
    },
  };
}
