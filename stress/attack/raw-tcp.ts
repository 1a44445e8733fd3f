/** Raw TCP: HTTP requests and WebSocket frames written byte by byte, as no library would. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type AttackAnswer = {
  readonly status: string;
  readonly code: string | undefined;
  readonly cookies: readonly (readonly [name: string, value: string])[];
  readonly body: string;
};

/** Attacks may only target this machine. */
export function requireLoopback(address: string): URL {
  const url = new URL(address);
  if (!/^(127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)) throw new Error('only loopback addresses are attacked');
  return url;
}

const TIMEOUT_MS = 20_000;

export async function openTcp(address: string, from: string): Promise<Socket> {
  const { hostname, port } = requireLoopback(address);
  const socket = connect({ host: hostname, port: Number(port), localAddress: from, noDelay: true });
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('no answer')));
  await once(socket, 'connect');
  // From here on an error of the connection counts as an answer.
  socket.on('error', () => undefined);
  return socket;
}

export type HttpHeaders = Readonly<Record<string, string>>;

export function requestText(method: string, target: string, headers: HttpHeaders = {}, body = ''): string {
  const all = {
    Host: 'localhost',
    ...(body === '' ? {} : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) }),
    Connection: 'close',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

export const upgradeText = (target = '/api/sit', headers: HttpHeaders = {}): string =>
  requestText('GET', target, {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    ...headers,
  });

/** Sends one request on a new connection and reads until the server closes it. */
export async function requestRaw(address: string, from: string, text: string): Promise<AttackAnswer> {
  const socket = await openTcp(address, from);
  socket.write(text);
  return readAnswer(socket);
}

export async function readAnswer(socket: Socket): Promise<AttackAnswer> {
  let received = '';
  socket.on('data', data => {
    received += data.toString('latin1');
  });
  if (!socket.closed) await new Promise(resolve => socket.once('close', resolve));
  return parseAnswer(received);
}

const CONTINUE_HEAD = 'HTTP/1.1 100 Continue\r\n\r\n';

function parseAnswer(all: string): AttackAnswer {
  const received = all.startsWith(CONTINUE_HEAD) ? all.slice(CONTINUE_HEAD.length) : all;
  const status = /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 'cut off';
  const code = /"code":"([a-z-]+)"/.exec(received)?.[1];
  const end = received.indexOf('\r\n\r\n');
  return { status, code, cookies: parseCookies(received.slice(0, end)), body: received.slice(end + 4) };
}

const parseCookies = (head: string): [string, string][] =>
  Array.from(head.matchAll(/^set-cookie: ([^=]+)=([^;]*)/gim), ([, name = '', value = '']) => [name, value]);

export const formatStatusAndCode = ({ status, code }: AttackAnswer): string =>
  code === undefined ? status : `${status} ${code}`;

/** Returns the first data from the server, or that it closed the connection. */
export async function readFirstData(socket: Socket): Promise<string> {
  const received = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => undefined)]);
  return received ? (received[0] as Buffer).toString('latin1') : 'cut off';
}

/** Opens a WebSocket connection on which frames are written by hand. */
export async function openRawWebSocket(address: string, from: string): Promise<Socket> {
  const socket = await openTcp(address, from);
  socket.write(upgradeText());
  const answer = await readFirstData(socket);
  if (!answer.startsWith('HTTP/1.1 101')) {
    socket.destroy();
    throw new Error(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'cut off');
  }
  return socket;
}

/** A masked frame (RFC 6455, 5.2). The mask is zero, so the payload stays readable. */
export function maskedFrame(first: number, payload: Buffer, claimed: number = payload.length): Buffer {
  const mask = Buffer.alloc(4);
  if (claimed < 126) return Buffer.concat([Buffer.from([first, 0x80 | claimed]), mask, payload]);
  const head = Buffer.alloc(10);
  head[0] = first;
  head[1] = 0x80 | 127;
  head.writeBigUInt64BE(BigInt(claimed), 2);
  return Buffer.concat([head, mask, payload]);
}

export const maskedTextFrame = (text: string): Buffer => maskedFrame(0x81, Buffer.from(text));
