/** Bare lines of TCP and what is said over them letter by letter, as no well-bred client would. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type AttackAnswer = {
  readonly status: string;
  readonly code: string | undefined;
  readonly cookies: readonly (readonly [name: string, value: string])[];
  readonly body: string;
};

/** Attacks are for our own machine, never for anybody else's. */
export function onlyHere(address: string): URL {
  const url = new URL(address);
  if (!/^(127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)) throw new Error('only loopback addresses are attacked');
  return url;
}

/** How long anybody waits for anything. */
const PATIENCE = 20_000;

export async function reach(address: string, from: string): Promise<Socket> {
  const { hostname, port } = onlyHere(address);
  const socket = connect({ host: hostname, port: Number(port), localAddress: from, noDelay: true });
  socket.setTimeout(PATIENCE, () => socket.destroy(new Error('no answer')));
  await once(socket, 'connect');
  // From here on whatever befalls the line is an answer.
  socket.on('error', () => undefined);
  return socket;
}

export type Headers = Readonly<Record<string, string>>;

export function requestText(method: string, target: string, headers: Headers = {}, body = ''): string {
  const all = {
    Host: 'localhost',
    ...(body === '' ? {} : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) }),
    Connection: 'close',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

export const upgradeText = (target = '/api/sit', headers: Headers = {}): string =>
  requestText('GET', target, {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    ...headers,
  });

/** Asks once over a line of its own and reads until the other end hangs up. */
export async function ask(address: string, from: string, text: string): Promise<AttackAnswer> {
  const socket = await reach(address, from);
  socket.write(text);
  return readAll(socket);
}

export async function readAll(socket: Socket): Promise<AttackAnswer> {
  let heard = '';
  socket.on('data', data => {
    heard += data.toString('latin1');
  });
  if (!socket.closed) await new Promise(resolve => socket.once('close', resolve));
  return answerIn(heard);
}

const GO_ON = 'HTTP/1.1 100 Continue\r\n\r\n';

function answerIn(all: string): AttackAnswer {
  const heard = all.startsWith(GO_ON) ? all.slice(GO_ON.length) : all;
  const status = /^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 'cut off';
  const code = /"code":"([a-z-]+)"/.exec(heard)?.[1];
  const end = heard.indexOf('\r\n\r\n');
  return { status, code, cookies: cookiesIn(heard.slice(0, end)), body: heard.slice(end + 4) };
}

const cookiesIn = (head: string): [string, string][] =>
  Array.from(head.matchAll(/^set-cookie: ([^=]+)=([^;]*)/gim), ([, name = '', value = '']) => [name, value]);

export const nameOf = ({ status, code }: AttackAnswer): string => (code === undefined ? status : `${status} ${code}`);

/** The first letters the other end says, or that it hung up. */
export async function firstWords(socket: Socket): Promise<string> {
  const heard = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => undefined)]);
  return heard ? (heard[0] as Buffer).toString('latin1') : 'cut off';
}

/** A line that speaks WebSocket, on which frames are written by hand. */
export async function upgraded(address: string, from: string): Promise<Socket> {
  const socket = await reach(address, from);
  socket.write(upgradeText());
  const words = await firstWords(socket);
  if (!words.startsWith('HTTP/1.1 101')) {
    socket.destroy();
    throw new Error(/^HTTP\/1\.1 (\d{3})/.exec(words)?.[1] ?? 'cut off');
  }
  return socket;
}

/** A masked frame (RFC 6455, 5.2); the mask is nothing, so that what is written can be read. */
export function frame(first: number, payload: Buffer, claimed: number = payload.length): Buffer {
  const mask = Buffer.alloc(4);
  if (claimed < 126) return Buffer.concat([Buffer.from([first, 0x80 | claimed]), mask, payload]);
  const head = Buffer.alloc(10);
  head[0] = first;
  head[1] = 0x80 | 127;
  head.writeBigUInt64BE(BigInt(claimed), 2);
  return Buffer.concat([head, mask, payload]);
}

export const textFrame = (text: string): Buffer => frame(0x81, Buffer.from(text));
