/** Hostile clients: the server answers or disconnects them and goes on. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { socketUrl } from '@parlour/client/transport';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { type ClientRequest, clientFrameSchemas } from '@parlour/protocol/client-frames';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { isOriginAllowed } from '../net/socket-server.ts';
import { createBacklogLimiter, createTransport } from '../net/transport.ts';
import { silentTelemetry, type Telemetry } from '../telemetry.ts';
import { createTokens } from '../tokens.ts';
import {
  connectClient,
  createTableAt,
  errorCodeOf,
  fetchPath,
  openRawSocket,
  openServer,
  until,
} from './test-server.ts';

const some = gamesOnShelf().find(game => game.seats[0] <= 2 && game.seats[1] >= 2)!;

const closing = (socket: WebSocket): Promise<number> => new Promise(resolve => socket.once('close', resolve));

/** One frame of every kind that needs permission. */
const COMMANDS: readonly ClientRequest[] = [
  { ask: 'play', play: {} },
  { ask: 'plays' },
  { ask: 'hint' },
  { ask: 'say', phrase: 'hello' },
  { ask: 'cut', cut: 'x' },
  { ask: 'reveal', cut: 'x' },
  { ask: 'settings', settings: { hints: 'allowed' } },
  { ask: 'start' },
  { ask: 'computer', seat: 0, level: 'easy' },
  { ask: 'remove', seat: 0 },
  { ask: 'stand-in', seat: 0 },
  ...(['leave', 'back', 'ready', 'undo', 'agree', 'decline', 'lock', 'unlock', 'close'] as const).map(ask => ({ ask })),
];

describe('foreign hands', () => {
  it('has a right to every verb that is not free to all', () => {
    const asks = Object.keys(clientFrameSchemas);
    expect(asks.filter(ask => !COMMANDS.some(command => command.ask === ask)).sort()).toEqual(['hello', 'ping', 'sit']);
  });

  it('may do nothing without a token', async () => {
    const { address } = await openServer();
    const { table } = await createTableAt(address, { game: some.id, seats: 2 });
    const stranger = connectClient(address, { table });
    for (const command of COMMANDS)
      expect(['not-seated', 'not-host']).toContain(errorCodeOf(await stranger.ask(command)));
  });

  it('may do nothing with a token of another table, an altered one, or one of a seat that was left', async () => {
    const { address } = await openServer();
    const [ours, theirs] = [
      await createTableAt(address, { game: some.id, seats: 2 }),
      await createTableAt(address, { game: some.id, seats: 2 }),
    ];
    const ada = connectClient(address, { table: ours.table });
    await ada.ask({ ask: 'sit', name: 'Ada' });
    const token = ada.token();
    const foreign = [
      { table: theirs.table, seat: token! },
      { table: theirs.table, host: ours.host },
      { table: ours.table, seat: token!.replace('s.0', 's.1') },
      { table: ours.table, seat: ours.host },
      { table: ours.table, host: token! },
      { table: ours.table, seat: createTokens('another key').seat(ours.table, 0, 3) },
      { table: ours.table, host: '' },
    ];
    for (const invitation of foreign) {
      const { socket, heard: received } = await openRawSocket(address);
      socket.send(JSON.stringify({ ask: 'hello', ...invitation }));
      for (const command of COMMANDS) socket.send(JSON.stringify(command));
      await until(() => received.length > COMMANDS.length);
      expect(received.map(text => errorCodeOf(JSON.parse(text)))).toEqual([
        'bad-token',
        ...COMMANDS.map(() => 'no-hello'),
      ]);
      socket.close();
    }
    await ada.ask({ ask: 'leave' });
    const ghost = connectClient(address, { table: ours.table, seat: token! });
    for (const command of COMMANDS) expect(['not-seated', 'not-host']).toContain(errorCodeOf(await ghost.ask(command)));
  });

  it('a seat gives no right of the host, and the host’s no right of a seat', async () => {
    const { address } = await openServer();
    const { table, host } = await createTableAt(address, { game: some.id, seats: 2 });
    const ada = connectClient(address, { table });
    await ada.ask({ ask: 'sit', name: 'Ada' });
    for (const ask of ['lock', 'unlock', 'close', 'start'] as const)
      expect(errorCodeOf(await ada.ask({ ask }))).toBe('not-host');
    const owner = connectClient(address, { table, host });
    for (const ask of ['leave', 'back', 'undo', 'plays'] as const)
      expect(errorCodeOf(await owner.ask({ ask }))).toBe('not-seated');
    expect(await owner.ask({ ask: 'remove', seat: 0 })).toMatchObject({ ok: true });
    expect(errorCodeOf(await ada.ask({ ask: 'cut', cut: 'x' }))).toBe('not-seated');
  });

  it('a page of somebody else cannot connect, a program can', async () => {
    const { address } = await openServer({ origins: ['https://friend.example'] });
    await expect(openRawSocket(address, { origin: 'https://evil.example' })).rejects.toThrow('403');
    await expect(openRawSocket(address, { origin: 'null' })).rejects.toThrow('403');
    for (const origin of ['https://friend.example', address]) (await openRawSocket(address, { origin })).socket.close();
    expect(isOriginAllowed('https://a.example.evil.example', 'a.example', [])).toBe(false);
    const lost = new WebSocket(`${socketUrl(address)}/elsewhere`);
    await expect(new Promise((_, reject) => lost.once('error', reject))).rejects.toThrow('404');
  });
});

describe('nonsense', () => {
  it('is answered, and too much of it is cut off', async () => {
    const { address } = await openServer();
    const { socket, heard: received } = await openRawSocket(address);
    for (const text of [
      '',
      'x',
      'null',
      '[]',
      '{}',
      '{"ask":"fly"}',
      '{"ask":"ping","more":1}',
      '{"ask":1,"id":"7"}',
      '{"__proto__":{"ask":"ping"}}',
    ]) {
      socket.send(text);
    }
    await until(() => received.length === 9);
    expect(received.every(text => errorCodeOf(JSON.parse(text)) === 'bad-request')).toBe(true);
    expect(JSON.parse(received[7]!).id).toBe('7');
    const gone = closing(socket);
    for (let n = 0; n < 200; n++) socket.send('nonsense');
    expect(await gone).toBe(1008);
  });

  it('that is too large or not text ends the connection', async () => {
    const { address } = await openServer();
    const large = await openRawSocket(address);
    large.socket.send(JSON.stringify({ ask: 'ping', id: 'x'.repeat(70_000) }));
    expect(await closing(large.socket)).toBe(1009);
    const binary = await openRawSocket(address);
    binary.socket.send(Buffer.from('{"ask":"ping"}'));
    expect(await closing(binary.socket)).toBe(1003);
    expect((await fetchPath(address, '/health')).status).toBe(200);
  });

  it('of any shape never brings the server down, nor anything into a log', async () => {
    const { address } = await openServer();
    const { table, host } = await createTableAt(address, { game: some.id, seats: 2 });
    const ada = connectClient(address, { table, host });
    await ada.ask({ ask: 'sit', name: 'Ada' });
    await ada.ask({ ask: 'start', fill: 'easy' });
    const frame = fc.record(
      {
        ask: fc.constantFrom(...COMMANDS.map(command => command.ask), 'sit', 'hello', 'ping'),
        play: fc.jsonValue(),
        seat: fc.jsonValue(),
        cut: fc.jsonValue(),
        level: fc.jsonValue(),
        name: fc.jsonValue(),
        table: fc.constantFrom(table, 'x'),
        id: fc.string(),
      },
      { requiredKeys: ['ask'] },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            frame.map(value => JSON.stringify(value)),
            fc.string(),
            fc.json(),
          ),
          { maxLength: 25 },
        ),
        async frames => {
          const { socket, heard: received } = await openRawSocket(address);
          for (const text of frames) socket.send(text);
          socket.send('{"ask":"ping","id":"last"}');
          await until(() => received.some(text => text.includes('"last"')));
          socket.close();
        },
      ),
      { numRuns: 40 },
    );
    expect((await fetchPath(address, `/api/tables/${table}`)).status).toBe(200);
    expect(ada.state()!.room.playing).toBe(true);
  });

  it('sent too fast is refused, and the others are not held up', async () => {
    const { address } = await openServer();
    const { socket, heard: received } = await openRawSocket(address);
    for (let n = 0; n < 60; n++) socket.send(`{"ask":"ping","id":"ping ${n}"}`);
    await until(() => received.length === 60);
    const refused = received.filter(text => text.includes('too-fast')).length;
    expect(refused).toBeGreaterThan(15);
    expect(refused).toBeLessThan(40);
    expect(new Set(received.map(text => JSON.parse(text).id)).size).toBe(60);
    const { table } = await createTableAt(address, { game: some.id, seats: 2 });
    expect((await until(() => connectClient(address, { table }))).ask).toBeTypeOf('function');
  });
});

/** Both ends of a connection, and the server's transport. */
async function connect(report: Telemetry) {
  const server = new WebSocketServer({ port: 0, maxPayload: 1e6 });
  const reader = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}`);
  const [socket, { socket: stream }] = await once(server, 'connection');
  await once(reader, 'open');
  return {
    server,
    reader,
    socket: socket as WebSocket,
    line: createTransport(
      report,
      socket,
      stream,
      createBacklogLimiter(1e9, () => undefined),
    ),
  };
}

describe('what is sent', () => {
  it('comes as it was, in whatever letters and at whatever length', async () => {
    const { server, reader, line: transport } = await connect(silentTelemetry);
    const received: string[] = [];
    reader.on('message', data => received.push(data.toString()));
    const texts = [1, 125, 126, 127, 255, 256, 65_535, 65_536, 200_000].flatMap(length => [
      'x'.repeat(length),
      'é'.repeat(length),
      `${'x'.repeat(length - 1)}é`,
    ]);
    for (const text of texts) transport.send(text);
    await until(() => received.length === texts.length);
    expect(received).toEqual(texts);
    reader.terminate();
    server.close();
  });
});

describe('a guest who does not read', () => {
  it('is cut off before they fill the memory', async () => {
    let dropped = 0;
    const {
      server,
      reader,
      socket,
      line: transport,
    } = await connect({
      ...silentTelemetry,
      count: name => name === 'dropped' && dropped++,
    });
    reader.pause();
    const gone = closing(socket);
    let max = 0;
    while (dropped === 0) {
      transport.send('x'.repeat(100_000));
      max = Math.max(max, socket.bufferedAmount);
      await new Promise(resolve => setImmediate(resolve));
    }
    await gone;
    expect(max).toBeLessThan(1.2 * 1024 * 1024);
    reader.terminate();
    server.close();
  });
});
