/** Guests who mean harm, or whose programs do. Whatever they send, the server answers or cuts them off, and goes on. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { socketUrl } from '@parlour/client/platform';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { type ClientRequest, frames } from '@parlour/protocol/client-frames';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { watchBacklog } from '../backlog.ts';
import { type Report, silent } from '../report.ts';
import { isOriginAllowed } from '../sockets.ts';
import { signTokens } from '../tokens.ts';
import { lineOf } from '../transport.ts';
import { codeOf, get, layAt, open, rawSocket, until, visit } from './test-server.ts';

const some = gamesOnShelf().find(game => game.seats[0] <= 2 && game.seats[1] >= 2)!;

const closing = (socket: WebSocket): Promise<number> => new Promise(resolve => socket.once('close', resolve));

/** One frame of every kind that needs a right. */
const VERBS: readonly ClientRequest[] = [
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
    const asks = Object.keys(frames);
    expect(asks.filter(ask => !VERBS.some(verb => verb.ask === ask)).sort()).toEqual(['hello', 'ping', 'sit']);
  });

  it('may do nothing without a token', async () => {
    const { address } = await open();
    const { table } = await layAt(address, { game: some.id, seats: 2 });
    const stranger = visit(address, { table });
    for (const verb of VERBS) expect(['not-seated', 'not-host']).toContain(codeOf(await stranger.ask(verb)));
  });

  it('may do nothing with a token of another table, an altered one, or one of a seat that was left', async () => {
    const { address } = await open();
    const [ours, theirs] = [
      await layAt(address, { game: some.id, seats: 2 }),
      await layAt(address, { game: some.id, seats: 2 }),
    ];
    const ada = visit(address, { table: ours.table });
    await ada.ask({ ask: 'sit', name: 'Ada' });
    const token = ada.token();
    const foreign = [
      { table: theirs.table, seat: token! },
      { table: theirs.table, host: ours.host },
      { table: ours.table, seat: token!.replace('s.0', 's.1') },
      { table: ours.table, seat: ours.host },
      { table: ours.table, host: token! },
      { table: ours.table, seat: signTokens('another key').seat(ours.table, 0, 3) },
      { table: ours.table, host: '' },
    ];
    for (const invitation of foreign) {
      const { socket, heard } = await rawSocket(address);
      socket.send(JSON.stringify({ ask: 'hello', ...invitation }));
      for (const verb of VERBS) socket.send(JSON.stringify(verb));
      await until(() => heard.length > VERBS.length);
      expect(heard.map(text => codeOf(JSON.parse(text)))).toEqual(['bad-token', ...VERBS.map(() => 'no-hello')]);
      socket.close();
    }
    await ada.ask({ ask: 'leave' });
    const ghost = visit(address, { table: ours.table, seat: token! });
    for (const verb of VERBS) expect(['not-seated', 'not-host']).toContain(codeOf(await ghost.ask(verb)));
  });

  it('a seat gives no right of the host, and the host’s no right of a seat', async () => {
    const { address } = await open();
    const { table, host } = await layAt(address, { game: some.id, seats: 2 });
    const ada = visit(address, { table });
    await ada.ask({ ask: 'sit', name: 'Ada' });
    for (const ask of ['lock', 'unlock', 'close', 'start'] as const)
      expect(codeOf(await ada.ask({ ask }))).toBe('not-host');
    const owner = visit(address, { table, host });
    for (const ask of ['leave', 'back', 'undo', 'plays'] as const)
      expect(codeOf(await owner.ask({ ask }))).toBe('not-seated');
    expect(await owner.ask({ ask: 'remove', seat: 0 })).toMatchObject({ ok: true });
    expect(codeOf(await ada.ask({ ask: 'cut', cut: 'x' }))).toBe('not-seated');
  });

  it('a page of somebody else cannot connect, a program can', async () => {
    const { address } = await open({ origins: ['https://friend.example'] });
    await expect(rawSocket(address, { origin: 'https://evil.example' })).rejects.toThrow('403');
    await expect(rawSocket(address, { origin: 'null' })).rejects.toThrow('403');
    for (const origin of ['https://friend.example', address]) (await rawSocket(address, { origin })).socket.close();
    expect(isOriginAllowed('https://a.example.evil.example', 'a.example', [])).toBe(false);
    const lost = new WebSocket(`${socketUrl(address)}/elsewhere`);
    await expect(new Promise((_, reject) => lost.once('error', reject))).rejects.toThrow('404');
  });
});

describe('nonsense', () => {
  it('is answered, and too much of it is cut off', async () => {
    const { address } = await open();
    const { socket, heard } = await rawSocket(address);
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
    await until(() => heard.length === 9);
    expect(heard.every(text => codeOf(JSON.parse(text)) === 'bad-request')).toBe(true);
    expect(JSON.parse(heard[7]!).id).toBe('7');
    const gone = closing(socket);
    for (let n = 0; n < 200; n++) socket.send('nonsense');
    expect(await gone).toBe(1008);
  });

  it('that is too large or not text ends the connection', async () => {
    const { address } = await open();
    const large = await rawSocket(address);
    large.socket.send(JSON.stringify({ ask: 'ping', id: 'x'.repeat(70_000) }));
    expect(await closing(large.socket)).toBe(1009);
    const binary = await rawSocket(address);
    binary.socket.send(Buffer.from('{"ask":"ping"}'));
    expect(await closing(binary.socket)).toBe(1003);
    expect((await get(address, '/health')).status).toBe(200);
  });

  it('of any shape never brings the server down, nor anything into a log', async () => {
    const { address } = await open();
    const { table, host } = await layAt(address, { game: some.id, seats: 2 });
    const ada = visit(address, { table, host });
    await ada.ask({ ask: 'sit', name: 'Ada' });
    await ada.ask({ ask: 'start', fill: 'easy' });
    const frame = fc.record(
      {
        ask: fc.constantFrom(...VERBS.map(verb => verb.ask), 'sit', 'hello', 'ping'),
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
          const { socket, heard } = await rawSocket(address);
          for (const text of frames) socket.send(text);
          socket.send('{"ask":"ping","id":"last"}');
          await until(() => heard.some(text => text.includes('"last"')));
          socket.close();
        },
      ),
      { numRuns: 40 },
    );
    expect((await get(address, `/api/tables/${table}`)).status).toBe(200);
    expect(ada.seen()!.room.playing).toBe(true);
  });

  it('sent too fast is refused, and the others are not held up', async () => {
    const { address } = await open();
    const { socket, heard } = await rawSocket(address);
    for (let n = 0; n < 60; n++) socket.send(`{"ask":"ping","id":"ping ${n}"}`);
    await until(() => heard.length === 60);
    const refused = heard.filter(text => text.includes('too-fast')).length;
    expect(refused).toBeGreaterThan(15);
    expect(refused).toBeLessThan(40);
    expect(new Set(heard.map(text => JSON.parse(text).id)).size).toBe(60);
    const { table } = await layAt(address, { game: some.id, seats: 2 });
    expect((await until(() => visit(address, { table }))).ask).toBeTypeOf('function');
  });
});

/** Both ends of a connection, and the line of the near one. */
async function connect(report: Report) {
  const server = new WebSocketServer({ port: 0, maxPayload: 1e6 });
  const reader = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}`);
  const [socket, { socket: stream }] = await once(server, 'connection');
  await once(reader, 'open');
  return {
    server,
    reader,
    socket: socket as WebSocket,
    line: lineOf(
      report,
      socket,
      stream,
      watchBacklog(1e9, () => undefined),
    ),
  };
}

describe('what is sent', () => {
  it('comes as it was, in whatever letters and at whatever length', async () => {
    const { server, reader, line: transport } = await connect(silent);
    const heard: string[] = [];
    reader.on('message', data => heard.push(data.toString()));
    const texts = [1, 125, 126, 127, 255, 256, 65_535, 65_536, 200_000].flatMap(length => [
      'x'.repeat(length),
      'é'.repeat(length),
      `${'x'.repeat(length - 1)}é`,
    ]);
    for (const text of texts) transport.send(text);
    await until(() => heard.length === texts.length);
    expect(heard).toEqual(texts);
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
      ...silent,
      count: what => what === 'dropped' && dropped++,
    });
    reader.pause();
    const gone = closing(socket);
    let most = 0;
    while (dropped === 0) {
      transport.send('x'.repeat(100_000));
      most = Math.max(most, socket.bufferedAmount);
      await new Promise(resolve => setImmediate(resolve));
    }
    await gone;
    expect(most).toBeLessThan(1.2 * 1024 * 1024);
    reader.terminate();
    server.close();
  });
});
