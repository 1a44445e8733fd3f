/** Raw TCP connections that send exactly these bytes. */
import { connect, type Socket } from 'node:net';
import { fetchPath, until } from './test-server.ts';

const open: Socket[] = [];

export function closeRawConnections(): void {
  for (const socket of open.splice(0)) socket.destroy();
}

export async function openRawConnection(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  open.push(socket);
  socket.on('error', () => undefined);
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return socket;
}

export async function readUntilClosed(socket: Socket): Promise<string> {
  let received = '';
  socket.on('data', data => {
    received += data;
  });
  await new Promise(resolve => socket.once('close', resolve));
  return received;
}

export async function statusOfRaw(address: string, text: string): Promise<number> {
  const socket = await openRawConnection(address);
  let received = '';
  socket.on('data', data => {
    received += data;
  });
  socket.write(text);
  await until(() => received.includes('\r\n') || socket.destroyed);
  socket.destroy();
  return Number(/^HTTP\/1.1 (\d+)/.exec(received)?.[1]);
}

export const upgradeRequest = (path: string, more = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${more}\r\n`;

export const isHealthy = async (address: string): Promise<boolean> =>
  (await fetchPath(address, '/health')).status === 200;
