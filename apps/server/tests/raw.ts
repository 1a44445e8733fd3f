/** Connections that say exactly what an attacker says, byte by byte. */
import { connect, type Socket } from 'node:net';
import { get, until } from './test-server.ts';

const open: Socket[] = [];

/** Ends whatever a test has left open. */
export function hangUpAll(): void {
  for (const socket of open.splice(0)) socket.destroy();
}

export async function dial(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  open.push(socket);
  socket.on('error', () => undefined);
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return socket;
}

/** What the server says until it hangs up. */
export async function listen(socket: Socket): Promise<string> {
  let heard = '';
  socket.on('data', data => {
    heard += data;
  });
  await new Promise(resolve => socket.once('close', resolve));
  return heard;
}

/** The status of the first answer; the connection is closed afterwards. */
export async function say(address: string, text: string): Promise<number> {
  const socket = await dial(address);
  let heard = '';
  socket.on('data', data => {
    heard += data;
  });
  socket.write(text);
  await until(() => heard.includes('\r\n') || socket.destroyed);
  socket.destroy();
  return Number(/^HTTP\/1.1 (\d+)/.exec(heard)?.[1]);
}

export const upgradeTo = (path: string, more = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${more}\r\n`;

export const isWell = async (address: string): Promise<boolean> => (await get(address, '/health')).status === 200;
