/** Hostile connections: aborted, incomplete, silent, too many. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { SERVE_COMMAND } from '@parlour/stress/services/programs';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULT_CONFIG } from '../config.ts';
import { createBacklogLimiter } from '../net/transport.ts';
import {
  closeRawConnections,
  isHealthy,
  openRawConnection,
  readUntilClosed,
  statusOfRaw,
  upgradeRequest,
} from './raw-http.ts';
import {
  connectClient,
  createTableAt,
  errorCodeOf,
  fetchPath,
  newDatabaseFile,
  openRawSocket,
  openServer,
  until,
} from './test-server.ts';

const some = gamesOnShelf().find(game => game.seats[0] <= 2 && game.seats[1] >= 2)!;
const impatient = { ...DEFAULT_CONFIG.timeoutsMs, head: 100, request: 200 };
const hasty = { ...DEFAULT_CONFIG.timeoutsMs, hello: 50 };

afterEach(closeRawConnections);

describe('a connection that is reset', () => {
  const upgrades = {
    'at a wrong path': upgradeRequest('/elsewhere'),
    'from a foreign page': upgradeRequest('/api/sit', 'Origin: https://evil.example\r\n'),
    'with a bad handshake': upgradeRequest('/api/sit').replace('13', '99'),
    'while it is let in': upgradeRequest('/api/sit'),
    'with garbage behind': `${upgradeRequest('/api/sit')}${'\xff'.repeat(2000)}`,
  };
  for (const [when, text] of Object.entries(upgrades)) {
    it(`${when} does no harm`, async () => {
      const { address } = await openServer();
      for (let n = 0; n < 60; n++) {
        const socket = await openRawConnection(address);
        socket.write(text);
        if (n % 3 === 1) await new Promise(resolve => setImmediate(resolve));
        if (n % 3 === 2) await new Promise(resolve => setTimeout(resolve, 1));
        socket.resetAndDestroy();
      }
      expect(await isHealthy(address)).toBe(true);
    });
  }

  it('while the house is full or closing does no harm either', async () => {
    const { address, close } = await openServer({ maxConnections: 0 });
    for (let n = 0; n < 40; n++) {
      const socket = await openRawConnection(address);
      socket.write(upgradeRequest('/api/sit'));
      socket.resetAndDestroy();
    }
    expect(await statusOfRaw(address, upgradeRequest('/api/sit'))).toBe(503);
    await close();
  });

  it('is not kept by a guest who is turned away and does not hang up', async () => {
    const { address } = await openServer();
    const socket = await openRawConnection(address);
    socket.write(upgradeRequest('/elsewhere'));
    expect(await readUntilClosed(socket)).toMatch(/^HTTP\/1.1 404/);
  });
});

describe('a request that is never finished', () => {
  const half = 'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{';

  it('is cut off after a while, in its head or in its body', async () => {
    const { address } = await openServer({ timeoutsMs: impatient });
    for (const text of ['GET /api/she', 'GET /health HTTP/1.1\r\nHost: x\r\nX-More', half]) {
      const socket = await openRawConnection(address);
      socket.write(text);
      await readUntilClosed(socket);
    }
    expect(await isHealthy(address)).toBe(true);
  });

  it('does not keep the house from closing', async () => {
    const { address, close } = await openServer({ timeoutsMs: { ...DEFAULT_CONFIG.timeoutsMs, shutdown: 100 } });
    for (const text of [half, half, 'GET /hea', '']) (await openRawConnection(address)).write(text || '\r\n');
    const held = await openRawSocket(address);
    held.socket.pause();
    await until(() => true);
    await close();
    await expect(fetchPath(address, '/health')).rejects.toThrow();
  });

  it('does not keep a real process from ending on SIGTERM', async () => {
    const env = { ...process.env, PARLOUR_PORT: '0', PARLOUR_FILE: newDatabaseFile(), PARLOUR_LOG: 'info' };
    const child = spawn(process.execPath, SERVE_COMMAND, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = await once(child.stdout, 'data');
    const { address } = JSON.parse(String(said));
    for (let n = 0; n < 20; n++) (await openRawConnection(address)).write(half);
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  });
});

describe('a guest who never says hello', () => {
  it('is shown out', async () => {
    const { address } = await openServer({ timeoutsMs: hasty });
    const { socket } = await openRawSocket(address);
    socket.send('{"ask":"ping"}');
    const [code, reason] = await once(socket, 'close');
    expect([code, String(reason)]).toEqual([1008, 'no hello in time']);
  });

  it('who does may stay', async () => {
    const { address } = await openServer({ timeoutsMs: hasty });
    const { table } = await createTableAt(address, { game: some.id, seats: 2 });
    const { socket, heard: received } = await openRawSocket(address);
    socket.send(JSON.stringify({ ask: 'hello', table }));
    await until(() => received.length > 0);
    await new Promise(resolve => setTimeout(resolve, 3 * hasty.hello));
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.close();
  });
});

describe('many guests from one address', () => {
  it('find the door shut, and open again when some have gone', async () => {
    const { address } = await openServer({ requestsPerMinute: 1000, limits: { connections: 3 } });
    const sockets = [1, 2, 3].map(() => openRawSocket(address));
    const [first] = await Promise.all(sockets);
    await expect(openRawSocket(address)).rejects.toThrow('429');
    first!.socket.terminate();
    await until(() => first!.socket.readyState === WebSocket.CLOSED);
    for (;;) if (await openRawSocket(address).catch(() => undefined)) break;
  });

  it('cannot hold more connections than browsers need', async () => {
    const { address } = await openServer({ requestsPerMinute: 1000, limits: { connections: 1 } });
    const sockets = await Promise.all(Array.from({ length: 8 }, () => openRawConnection(address)));
    await until(() => sockets.filter(socket => socket.destroyed || socket.readableEnded).length === 2);
  });

  it('are counted by the address that a trusted proxy tells, and by no other', async () => {
    const near = { requestsPerMinute: 1000, limits: { connections: 1 } };
    const dialFrom = (address: string, from: string) => openRawSocket(address, { 'x-forwarded-for': from });
    const trusting = await openServer({ ...near, trustProxy: '127.0.0.1' });
    await dialFrom(trusting.address, '6.6.6.6, 192.0.2.1');
    await expect(dialFrom(trusting.address, '7.7.7.7, 192.0.2.1')).rejects.toThrow('429');
    await dialFrom(trusting.address, '2001:db8::1');
    await expect(dialFrom(trusting.address, '2001:db8::2')).rejects.toThrow('429');
    const alone = await openServer(near);
    await dialFrom(alone.address, '192.0.2.1');
    await expect(dialFrom(alone.address, '192.0.2.2')).rejects.toThrow('429');
  });
});

describe('a crowd of onlookers', () => {
  it('is told who is there a few times, and not once for everybody who comes', async () => {
    const { address } = await openServer();
    const { table } = await createTableAt(address, { game: some.id, seats: 2 });
    const clients = await Promise.all(Array.from({ length: 40 }, () => openRawSocket(address)));
    for (const { socket } of clients) socket.send(JSON.stringify({ ask: 'hello', table }));
    const last = (received: string[]) => received.findLast(text => text.includes('"onlookers"')) ?? '';
    await until(() => clients.every(({ heard: received }) => last(received).includes('"onlookers":40')));
    const frames = clients.flatMap(({ heard: received }) => received.filter(text => text.includes('"presence"')));
    expect(frames.length).toBeLessThan(40 * 10);
    for (const { socket } of clients) socket.terminate();
  });

  it('has an end, which keeps out nobody who sits there or laid the table', async () => {
    const { address } = await openServer({ maxSpectators: 5 });
    const { table, host } = await createTableAt(address, { game: some.id, seats: 2 });
    const ada = connectClient(address, { table });
    await ada.ask({ ask: 'sit', name: 'Ada' });
    const token = ada.token();
    const hello = async (more: object) => {
      const { socket, heard: received } = await openRawSocket(address);
      socket.send(JSON.stringify({ ask: 'hello', table, ...more }));
      return JSON.parse(await until(() => received.find(text => text.includes('"ok"'))));
    };
    expect((await hello({})).ok).toBe(true);
    expect(errorCodeOf(await hello({}))).toBe('crowded');
    expect((await hello({ seat: token })).ok).toBe(true);
    expect((await hello({ host })).ok).toBe(true);
  });
});

describe('slow readers, all together', () => {
  it('are cut off, those with most first, when too much waits for them', () => {
    const cut: string[] = [];
    const socket = (name: string, bufferedAmount: number) => ({ name, bufferedAmount }) as unknown as WebSocket;
    const backlog = createBacklogLimiter(1_000_000, gone => cut.push((gone as unknown as { name: string }).name));
    const readers = [socket('small', 50_000), socket('large', 600_000), socket('middle', 340_000)];
    for (const reader of readers) backlog.update(reader, reader.bufferedAmount);
    expect([cut, backlog.bytes()]).toEqual([[], 990_000]);
    const last = socket('last', 30_000);
    backlog.update(last, last.bufferedAmount);
    expect([cut, backlog.bytes()]).toEqual([['large'], 420_000]);
    backlog.remove(readers[2]!);
    expect(backlog.bytes()).toBe(80_000);
  });

  it('are real: a house bears no more than it is allowed to', async () => {
    const { address } = await openServer({ maxBacklogBytes: 300_000, metricsSecret: 'hush' });
    const { table } = await createTableAt(address, { game: some.id, seats: 2 });
    const lazy = await Promise.all(Array.from({ length: 6 }, () => openRawSocket(address)));
    for (const { socket } of lazy) socket.pause();
    const more = JSON.stringify({ ask: 'hello', table, id: 'x'.repeat(64) });
    const meter = async () => (await fetchPath(address, '/metrics', 'hush')).text();
    for (;;) {
      for (const { socket } of lazy) for (let n = 0; n < 20; n++) socket.send(more);
      const text = await meter();
      expect(Number(/parlour_backlog_bytes (\d+)/.exec(text)![1])).toBeLessThan(600_000);
      if (Number(/parlour_dropped_total (\d+)/.exec(text)![1]) > 0) break;
    }
    for (const { socket } of lazy) socket.terminate();
  });
});
