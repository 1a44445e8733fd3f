/**
 * A proxy to a real server that injects faults: errors and refusals the server never gave, lost answers, nonsense,
 * and broken connections.
 */
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';

type SentRequest = { readonly ask: string; readonly id?: string };

export type FaultyProxy = { readonly address: string; readonly asked: readonly SentRequest[]; close(): void };

const error = (code: string) => ({ ok: false, error: { code, message: `It is ${code}.` } });
const refusal = { ok: false, number: 1, refusal: { clause: 'XX-1', why: 'mischief', message: 'No.' } };

/**
 * What the n-th request is answered with; a 'lost' request is executed, but the connection breaks before the answer.
 */
const FAULTS: ReadonlyMap<number, object | 'lost' | 'nonsense'> = new Map<number, object | 'lost' | 'nonsense'>([
  [1, error('try-again')],
  [3, error('too-fast')],
  [4, 'lost'],
  [7, 'lost'],
  [9, refusal],
  [10, error('our-fault')],
  [11, error('too-fast')],
  [13, 'nonsense'],
  [15, 'lost'],
  [18, error('bad-play')],
  [20, 'lost'],
]);

/** `target` may return another server each time, for example one that is restarting. */
export async function openFaultyProxy(target: () => string): Promise<FaultyProxy> {
  const asked: SentRequest[] = [];
  let requests = 0;
  const http = createServer((incoming, outgoing) => {
    if (++requests === 1) return outgoing.writeHead(503).end('{"error":{"code":"try-again","message":"Wait."}}');
    const onward = httpRequest(`${target()}${incoming.url}`, answer => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.writeHead(503).end('{}'));
    return incoming.pipe(onward);
  });
  const sockets = new WebSocketServer({ server: http });
  sockets.on('connection', near => relay(near, target(), asked));
  const port = await listening(http);
  const close = (): void => {
    for (const near of sockets.clients) near.terminate();
    http.close();
  };
  return { address: `http://127.0.0.1:${port}`, asked, close };
}

const listening = (http: Server): Promise<number> =>
  new Promise(resolve => http.listen(0, '127.0.0.1', () => resolve((http.address() as AddressInfo).port)));

function relay(near: WebSocket, server: string, asked: SentRequest[]): void {
  const distant = new WebSocket(`${server.replace('http', 'ws')}/api/sit`);
  const waiting: string[] = [];
  let isDeaf = false;
  const pass = (text: string): void => {
    if (distant.readyState === WebSocket.OPEN) distant.send(text);
    else waiting.push(text);
  };
  near.on('message', data => {
    const frame: SentRequest = JSON.parse(String(data));
    asked.push(frame);
    const injected = FAULTS.get(asked.length);
    if (injected === 'nonsense') near.send('{"tell":"weather","sky":"blue"}');
    if (typeof injected === 'object') return near.send(JSON.stringify({ ...injected, id: frame.id }));
    pass(String(data));
    if (injected === 'lost') {
      isDeaf = true;
      setTimeout(() => near.terminate(), 100);
    }
  });
  distant.on('open', () => waiting.forEach(pass));
  distant.on('message', data => !isDeaf && near.readyState === WebSocket.OPEN && near.send(String(data)));
  distant.on('close', () => near.close());
  distant.on('error', () => near.terminate());
  near.on('close', () => distant.close());
  near.on('error', () => undefined);
}
