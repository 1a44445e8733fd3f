/** Sitting at a table with the cookies of a browser. */
import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import { cookieHeader, namedAddress, type TestBrowser } from './browsing.ts';
import { rawSocket, until } from './test-server.ts';

export type Sitting = { readonly socket: WebSocket; ask(frame: object): Promise<Record<string, unknown>> };

export async function connectAs(browser: TestBrowser, headers: Record<string, string> = {}): Promise<Sitting> {
  const given = { origin: browser.origin, cookie: cookieHeader(browser.cookies), ...headers };
  const { socket, heard } = await rawSocket(namedAddress(browser.origin), given);
  return {
    socket,
    async ask(frame) {
      const id = randomUUID();
      socket.send(JSON.stringify({ id, ...frame }));
      const answers = () => heard.map(text => JSON.parse(text)).find(answer => answer.id === id);
      return until(answers);
    },
  };
}
