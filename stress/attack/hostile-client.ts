/** WebSocket clients that know the protocol and abuse it. */
import { setTimeout as wait } from 'node:timers/promises';
import { socketUrl } from '@parlour/client/transport';
import { WebSocket } from 'ws';
import type { AttackContext } from './attack.ts';
import { formatStatusAndCode, requestRaw, requestText, requireLoopback } from './raw-tcp.ts';

export type AttackMessage = Readonly<Record<string, unknown>> & {
  readonly id?: string;
  readonly ok?: boolean;
  readonly error?: { readonly code?: string };
};

export type HostileClient = {
  readonly socket: WebSocket;
  send(frame: object): void;
  /** Sends a request and waits for its answer; undefined if the connection closes first. */
  ask(frame: object): Promise<AttackMessage | undefined>;
  /** The number of frames received so far. */
  frameCount(): number;
  close(): void;
};

/** Waits this long for an answer: a rate-limited request is rejected without its id, so it never gets one. */
const ANSWER_TIMEOUT_MS = 2000;
const NO_ANSWER: AttackMessage = { ok: false, error: { code: 'no answer' } };

export async function connectHostileClient(scene: AttackContext, from: string): Promise<HostileClient> {
  requireLoopback(scene.address);
  const socket = new WebSocket(socketUrl(scene.address), { localAddress: from, perMessageDeflate: false });
  const waiting = new Map<string, (message: AttackMessage | undefined) => void>();
  let [frameCount, requestCount] = [0, 0];
  await waitUntilOpen(socket);
  socket.on('error', () => undefined);
  socket.on('message', data => {
    const message: AttackMessage = JSON.parse(data.toString());
    frameCount += 1;
    waiting.get(message.id ?? '')?.(message);
    waiting.delete(message.id ?? '');
  });
  socket.on('close', () => {
    for (const done of waiting.values()) done(undefined);
    waiting.clear();
  });
  const send = (frame: object): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
  };
  return {
    socket,
    send,
    frameCount: () => frameCount,
    ask: frame => {
      if (socket.readyState !== WebSocket.OPEN) return Promise.resolve(undefined);
      const id = `${from}-${'x'.repeat(8)}-${++requestCount}`;
      const answer = new Promise<AttackMessage | undefined>(done => waiting.set(id, done));
      send({ id, ...frame });
      return Promise.race([answer, wait(ANSWER_TIMEOUT_MS, NO_ANSWER, { ref: false })]);
    },
    close: () => socket.terminate(),
  };
}

/** A refused upgrade is an error that names the status. */
function waitUntilOpen(socket: WebSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', error => reject(new Error(/response: (\d{3})/.exec(error.message)?.[1] ?? error.message)));
  });
}

/** Returns the outcome of a request in one word. */
export function messageLabel(message: AttackMessage | undefined): string {
  if (message === undefined) return 'cut off';
  if (message.ok === true) return 'ok';
  return message.refusal ? 'refusal' : (message.error?.code ?? 'told');
}

export type AttackTable = { readonly table: string; readonly host: string; readonly code: string };

export async function createTableFrom(scene: AttackContext, from: string, body: object | string): Promise<AttackTable> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await requestRaw(scene.address, from, requestText('POST', '/api/tables', {}, text));
  if (answer.status !== '200') throw new Error(formatStatusAndCode(answer));
  return JSON.parse(answer.body.slice(answer.body.indexOf('{'), answer.body.lastIndexOf('}') + 1));
}

/** Creates a table with the client in one seat and bots in the others. */
export async function seatHostileClient(scene: AttackContext, from: string, game: string): Promise<HostileClient> {
  const { table, host } = await createTableFrom(scene, from, { game, settings: { pace: 'instant', hints: 'allowed' } });
  const client = await connectHostileClient(scene, from);
  await client.ask({ ask: 'hello', table, host });
  await client.ask({ ask: 'sit', name: 'Nobody', cut: 'cut' });
  await client.ask({ ask: 'start', fill: 'easy' });
  return client;
}
