/** Strangers and their connections: broken off, half-said, silent, too many. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { SERVE } from '@parlour/stress/services/serve';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { watchBacklog } from '../backlog.ts';
import { DEFAULTS } from '../config.ts';
import { dial, hangUpAll, isWell, listen, say, upgradeTo } from './raw.ts';
import { codeOf, get, layAt, newFile, open, rawSocket, until, visit } from './test-server.ts';

const some = gamesOnShelf().find(game => game.seats[0] <= 2 && game.seats[1] >= 2)!;
const impatient = { ...DEFAULTS.patience, head: 100, request: 200 };
const hasty = { ...DEFAULTS.patience, hello: 50 };

afterEach(hangUpAll);

describe('a connection that is reset', () => {
  const upgrades = {
    'at a wrong path': upgradeTo('/elsewhere'),
    'from a foreign page': upgradeTo('/api/sit', 'Origin: https://evil.example\r\n'),
    'with a bad handshake': upgradeTo('/api/sit').replace('13', '99'),
    'while it is let in': upgradeTo('/api/sit'),
    'with garbage behind': `${upgradeTo('/api/sit')}${'\xff'.repeat(2000)}`,
  };
  for (const [when, text] of Object.entries(upgrades)) {
    it(`${when} does no harm`, async () => {
      const { address } = await open();
      for (let n = 0; n < 60; n++) {
        const socket = await dial(address);
        socket.write(text);
        if (n % 3 === 1) await new Promise(resolve => setImmediate(resolve));
        if (n % 3 === 2) await new Promise(resolve => setTimeout(resolve, 1));
        socket.resetAndDestroy();
      }
      expect(await isWell(address)).toBe(true);
    });
  }

  it('while the house is full or closing does no harm either', async () => {
    const { address, close } = await open({ mostConnections: 0 });
    for (let n = 0; n < 40; n++) {
      const socket = await dial(address);
      socket.write(upgradeTo('/api/sit'));
      socket.resetAndDestroy();
    }
    expect(await say(address, upgradeTo('/api/sit'))).toBe(503);
    await close();
  });

  it('is not kept by a guest who is turned away and does not hang up', async () => {
    const { address } = await open();
    const socket = await dial(address);
    socket.write(upgradeTo('/elsewhere'));
    expect(await listen(socket)).toMatch(/^HTTP\/1.1 404/);
  });
});

describe('a request that is never finished', () => {
  const half = 'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{';

  it('is cut off after a while, in its head or in its body', async () => {
    const { address } = await open({ patience: impatient });
    for (const text of ['GET /api/she', 'GET /health HTTP/1.1\r\nHost: x\r\nX-More', half]) {
      const socket = await dial(address);
      socket.write(text);
      await listen(socket);
    }
    expect(await isWell(address)).toBe(true);
  });

  it('does not keep the house from closing', async () => {
    const { address, close } = await open({ patience: { ...DEFAULTS.patience, closing: 100 } });
    for (const text of [half, half, 'GET /hea', '']) (await dial(address)).write(text || '\r\n');
    const held = await rawSocket(address);
    held.socket.pause();
    await until(() => true);
    await close();
    await expect(get(address, '/health')).rejects.toThrow();
  });

  it('does not keep a real process from ending on SIGTERM', async () => {
    const env = { ...process.env, PARLOUR_PORT: '0', PARLOUR_FILE: newFile(), PARLOUR_LOG: 'info' };
    const child = spawn(process.execPath, SERVE, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = await once(child.stdout, 'data');
    const { address } = JSON.parse(String(said));
    for (let n = 0; n < 20; n++) (await dial(address)).write(half);
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  });
});

describe('a guest who never says hello', () => {
  it('is shown out', async () => {
    const { address } = await open({ patience: hasty });
    const { socket } = await rawSocket(address);
    socket.send('{"ask":"ping"}');
    const [code, reason] = await once(socket, 'close');
    expect([code, String(reason)]).toEqual([1008, 'nobody said hello']);
  });

  it('who does may stay', async () => {
    const { address } = await open({ patience: hasty });
    const { table } = await layAt(address, { game: some.id, seats: 2 });
    const { socket, heard } = await rawSocket(address);
    socket.send(JSON.stringify({ ask: 'hello', table }));
    await until(() => heard.length > 0);
    await new Promise(resolve => setTimeout(resolve, 3 * hasty.hello));
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.close();
  });
});

describe('many guests from one address', () => {
  it('find the door shut, and open again when some have gone', async () => {
    const { address } = await open({ requestsPerMinute: 1000, limits: { connections: 3 } });
    const sockets = [1, 2, 3].map(() => rawSocket(address));
    const [first] = await Promise.all(sockets);
    await expect(rawSocket(address)).rejects.toThrow('429');
    first!.socket.terminate();
    await until(() => first!.socket.readyState === WebSocket.CLOSED);
    for (;;) if (await rawSocket(address).catch(() => undefined)) break;
  });

  it('cannot hold more connections than browsers need', async () => {
    const { address } = await open({ requestsPerMinute: 1000, limits: { connections: 1 } });
    const sockets = await Promise.all(Array.from({ length: 8 }, () => dial(address)));
    await until(() => sockets.filter(socket => socket.destroyed || socket.readableEnded).length === 2);
  });

  it('are counted by the address that a trusted proxy tells, and by no other', async () => {
    const near = { requestsPerMinute: 1000, limits: { connections: 1 } };
    const dialFrom = (address: string, from: string) => rawSocket(address, { 'x-forwarded-for': from });
    const trusting = await open({ ...near, trustProxy: '127.0.0.1' });
    await dialFrom(trusting.address, '6.6.6.6, 192.0.2.1');
    await expect(dialFrom(trusting.address, '7.7.7.7, 192.0.2.1')).rejects.toThrow('429');
    await dialFrom(trusting.address, '2001:db8::1');
    await expect(dialFrom(trusting.address, '2001:db8::2')).rejects.toThrow('429');
    const alone = await open(near);
    await dialFrom(alone.address, '192.0.2.1');
    await expect(dialFrom(alone.address, '192.0.2.2')).rejects.toThrow('429');
  });
});

describe('a crowd of onlookers', () => {
  it('is told who is there a few times, and not once for everybody who comes', async () => {
    const { address } = await open();
    const { table } = await layAt(address, { game: some.id, seats: 2 });
    const guests = await Promise.all(Array.from({ length: 40 }, () => rawSocket(address)));
    for (const { socket } of guests) socket.send(JSON.stringify({ ask: 'hello', table }));
    const last = (heard: string[]) => heard.findLast(text => text.includes('"onlookers"')) ?? '';
    await until(() => guests.every(({ heard }) => last(heard).includes('"onlookers":40')));
    const told = guests.flatMap(({ heard }) => heard.filter(text => text.includes('"presence"')));
    expect(told.length).toBeLessThan(40 * 10);
    for (const { socket } of guests) socket.terminate();
  });

  it('has an end, which keeps out nobody who sits there or laid the table', async () => {
    const { address } = await open({ mostOnlookers: 5 });
    const { table, host } = await layAt(address, { game: some.id, seats: 2 });
    const ada = visit(address, { table });
    await ada.ask({ ask: 'sit', name: 'Ada' });
    const token = ada.token();
    const hello = async (more: object) => {
      const { socket, heard } = await rawSocket(address);
      socket.send(JSON.stringify({ ask: 'hello', table, ...more }));
      return JSON.parse(await until(() => heard.find(text => text.includes('"ok"'))));
    };
    expect((await hello({})).ok).toBe(true);
    expect(codeOf(await hello({}))).toBe('crowded');
    expect((await hello({ seat: token })).ok).toBe(true);
    expect((await hello({ host })).ok).toBe(true);
  });
});

describe('slow readers, all together', () => {
  it('are cut off, those with most first, when too much waits for them', () => {
    const cut: string[] = [];
    const socket = (name: string, bufferedAmount: number) => ({ name, bufferedAmount }) as unknown as WebSocket;
    const backlog = watchBacklog(1_000_000, gone => cut.push((gone as unknown as { name: string }).name));
    const readers = [socket('small', 50_000), socket('large', 600_000), socket('middle', 340_000)];
    for (const reader of readers) backlog.note(reader, reader.bufferedAmount);
    expect([cut, backlog.bytes()]).toEqual([[], 990_000]);
    const last = socket('last', 30_000);
    backlog.note(last, last.bufferedAmount);
    expect([cut, backlog.bytes()]).toEqual([['large'], 420_000]);
    backlog.forget(readers[2]!);
    expect(backlog.bytes()).toBe(80_000);
  });

  it('are real: a house bears no more than it is allowed to', async () => {
    const { address } = await open({ mostBacklog: 300_000, metricsSecret: 'hush' });
    const { table } = await layAt(address, { game: some.id, seats: 2 });
    const lazy = await Promise.all(Array.from({ length: 6 }, () => rawSocket(address)));
    for (const { socket } of lazy) socket.pause();
    const more = JSON.stringify({ ask: 'hello', table, id: 'x'.repeat(64) });
    const meter = async () => (await get(address, '/metrics', 'hush')).text();
    for (;;) {
      for (const { socket } of lazy) for (let n = 0; n < 20; n++) socket.send(more);
      const text = await meter();
      expect(Number(/parlour_backlog_bytes (\d+)/.exec(text)![1])).toBeLessThan(600_000);
      if (Number(/parlour_dropped_total (\d+)/.exec(text)![1]) > 0) break;
    }
    for (const { socket } of lazy) socket.terminate();
  });
});
