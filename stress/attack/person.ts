/** Sockets of strangers who know the protocol and mean no good by it. */
import { setTimeout as wait } from 'node:timers/promises';
import { socketUrl } from '@parlour/client/transport';
import { WebSocket } from 'ws';
import { ask, nameOf, onlyHere, requestText } from './line.ts';
import type { AttackScene } from './scene.ts';

export type AttackHeard = Readonly<Record<string, unknown>> & {
  readonly id?: string;
  readonly ok?: boolean;
  readonly error?: { readonly code?: string };
};

export type Stranger = {
  readonly socket: WebSocket;
  say(frame: object): void;
  /** Asks and waits for the answer; undefined if the line is gone before it comes. */
  ask(frame: object): Promise<AttackHeard | undefined>;
  /** How many frames came that answer nothing they still wait for. */
  told(): number;
  close(): void;
};

/** So long an answer is waited for. What comes too fast is told so without its name, and never answered by it. */
const PATIENCE = 2000;
const SILENCE: AttackHeard = { ok: false, error: { code: 'no answer' } };

export async function come(scene: AttackScene, from: string): Promise<Stranger> {
  onlyHere(scene.address);
  const socket = new WebSocket(socketUrl(scene.address), { localAddress: from, perMessageDeflate: false });
  const waiting = new Map<string, (heard: AttackHeard | undefined) => void>();
  let [told, asked] = [0, 0];
  await opened(socket);
  socket.on('error', () => undefined);
  socket.on('message', data => {
    const heard: AttackHeard = JSON.parse(data.toString());
    told += 1;
    waiting.get(heard.id ?? '')?.(heard);
    waiting.delete(heard.id ?? '');
  });
  socket.on('close', () => {
    for (const done of waiting.values()) done(undefined);
    waiting.clear();
  });
  const say = (frame: object): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
  };
  return {
    socket,
    say,
    told: () => told,
    ask: frame => {
      if (socket.readyState !== WebSocket.OPEN) return Promise.resolve(undefined);
      const id = `${from}-${'x'.repeat(8)}-${++asked}`;
      const answer = new Promise<AttackHeard | undefined>(done => waiting.set(id, done));
      say({ id, ...frame });
      return Promise.race([answer, wait(PATIENCE, SILENCE, { ref: false })]);
    },
    close: () => socket.terminate(),
  };
}

/** An upgrade that is refused is an error that names the status. */
function opened(socket: WebSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', error => reject(new Error(/response: (\d{3})/.exec(error.message)?.[1] ?? error.message)));
  });
}

/** What came of a request, in one word. */
export function wordFor(heard: AttackHeard | undefined): string {
  if (heard === undefined) return 'cut off';
  if (heard.ok === true) return 'ok';
  return heard.refusal ? 'refusal' : (heard.error?.code ?? 'told');
}

export type AttackTable = { readonly table: string; readonly host: string; readonly code: string };

export async function layFrom(scene: AttackScene, from: string, body: object | string): Promise<AttackTable> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await ask(scene.address, from, requestText('POST', '/api/tables', {}, text));
  if (answer.status !== '200') throw new Error(nameOf(answer));
  return JSON.parse(answer.body.slice(answer.body.indexOf('{'), answer.body.lastIndexOf('}') + 1));
}

/** A table of their own, at which they are seated and the computer has the other seats. */
export async function seatHimself(scene: AttackScene, from: string, game: string): Promise<Stranger> {
  const { table, host } = await layFrom(scene, from, { game, settings: { pace: 'instant', hints: 'allowed' } });
  const stranger = await come(scene, from);
  await stranger.ask({ ask: 'hello', table, host });
  await stranger.ask({ ask: 'sit', name: 'Nobody', cut: 'cut' });
  await stranger.ask({ ask: 'start', fill: 'easy' });
  return stranger;
}
