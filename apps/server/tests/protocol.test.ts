/** Checks all traffic against /api/asyncapi.json and /api/openapi.json of the server. */
import { type Client, connectClient } from '@parlour/client/client';
import { randomHexId, runLater, socketUrl } from '@parlour/client/transport';
import { type BoxedGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { allSeats } from '@parlour/kernel/authoring/cards';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type ClientRequest, clientFrameSchemas } from '@parlour/protocol/client-frames';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { fetchApiDescription, type SentFrame } from './api-description.ts';
import { createTableAt, errorCodeOf, fetchPath, openRawSocket, openServer, postTable, until } from './test-server.ts';

const clients: Client[] = [];
afterAll(() => {
  for (const client of clients) client.close();
});

type Overheard = { readonly client: Client; readonly spoken: SentFrame[] };

/** A client whose frames are recorded in both directions. */
function overhear(address: string, invitation: { table: string; host?: string }): Overheard {
  const spoken: SentFrame[] = [];
  const client = connectClient(
    { ...invitation, plays: true },
    {
      newId: randomHexId,
      later: runLater,
      chance: Math.random,
      connect({ onOpen: opened, onMessage: received, onClose: closed }) {
        const socket = new WebSocket(socketUrl(address));
        socket.on('open', opened);
        socket.on('close', closed);
        socket.on('message', data => {
          spoken.push({ by: 'server', text: data.toString() });
          received(data.toString());
        });
        return {
          send(text) {
            spoken.push({ by: 'client', text });
            socket.send(text);
          },
          close: () => socket.close(),
        };
      },
    },
    { onChange: () => undefined },
  );
  clients.push(client);
  return { client, spoken };
}

/** Some plays, hints and refusals of a game, seen by players and by a spectator of all hands. */
async function sitting(address: string, { id, seats }: BoxedGame): Promise<Overheard[]> {
  const settings = { hints: 'allowed', onlookers: 'hands', delay: 30, undo: 'easy', pace: 'instant' };
  const { table, host } = await createTableAt(address, { game: id, seats: seats[0], settings });
  const persons = allSeats(seats[0]).map(() => overhear(address, { table, host }));
  const viewpoint = overhear(address, { table });
  for (const [seat, { client }] of persons.entries())
    await client.ask({ ask: 'sit', name: `Guest ${seat}`, seat, cut: `cut-${seat}` });
  const first = itemAt(persons, 0).client;
  for (let n = 0; n < 6; n++) {
    const { turn } = assertDefined((await until(() => first.state()?.scene)) ?? undefined);
    const { client } = itemAt(persons, turn[0] ?? 0);
    const offered = await client.ask({ ask: 'plays', limit: 3 });
    if (!offered.ok || offered.plays.length === 0) break;
    await client.ask({ ask: 'hint', level: n === 0 ? 'strong' : 'easy' });
    for (const play of [{ do: 'nonsense' }, itemAt(offered.plays, 0), itemAt(offered.plays, 0)])
      await client.ask({ ask: 'play', play });
    await until(() => assertDefined(first.state()).number >= assertDefined(client.state()).number);
  }
  await first.ask({ ask: 'undo' });
  return [...persons, viewpoint];
}

/** One of every other kind. */
const REST: readonly ClientRequest[] = [
  { ask: 'settings', settings: { hints: 'allowed' } },
  { ask: 'computer', seat: 1, level: 'easy' },
  { ask: 'remove', seat: 1 },
  { ask: 'say', phrase: 'hello' },
  { ask: 'cut', commitment: '0'.repeat(64) },
  { ask: 'reveal', cut: 'x' },
  { ask: 'lock' },
  { ask: 'unlock' },
  { ask: 'start', fill: 'easy' },
  { ask: 'stand-in', seat: 0 },
  { ask: 'back' },
  { ask: 'ready' },
  { ask: 'agree' },
  { ask: 'decline' },
  { ask: 'ping' },
  { ask: 'leave' },
  { ask: 'close' },
];

describe('the sitting', () => {
  it('of every game says what the description says, and nothing is described that is not said', async () => {
    const { address } = await openServer();
    const description = await fetchApiDescription(address);
    const texts: string[] = [];
    for (const game of gamesOnShelf()) {
      const received = await sitting(address, game);
      texts.push(...received.flatMap(({ spoken }) => spoken.map(({ text }) => text)));
      expect([game.id, received.flatMap(({ spoken }) => description.violations(spoken))]).toEqual([game.id, []]);
    }
    expect(texts.some(text => /"why":".*"steps":\{"look":"/.test(text))).toBe(true);
    const { table, host } = await createTableAt(address, { game: itemAt(gamesOnShelf(), 0).id });
    const owner = overhear(address, { table, host });
    await owner.client.ask({ ask: 'sit', name: 'Ada', seat: 0 });
    for (const request of REST) {
      await owner.client.ask(request);
      await until(() => owner.client.state());
    }
    expect(description.violations(owner.spoken)).toEqual([]);
    expect(description.unusedMessages()).toEqual([]);
  });

  it('is described for every kind of frame', async () => {
    const { address } = await openServer();
    const { operations } = (await (await fetchPath(address, '/api/asyncapi.json')).json()) as { operations: object };
    expect(Object.keys(operations)).toEqual([
      ...Object.keys(clientFrameSchemas),
      'tell-news',
      'tell-presence',
      'tell-said',
    ]);
  });
});

describe('the version', () => {
  it('is told with the welcome; who speaks a newer one is told so, and may say hello again', async () => {
    const { address } = await openServer();
    const { table } = await createTableAt(address, { game: itemAt(gamesOnShelf(), 0).id });
    const { socket, heard: received } = await openRawSocket(address);
    for (const more of [{ protocol: 3, colour: 'red' }, { protocol: 2 }, {}])
      socket.send(JSON.stringify({ ask: 'hello', id: 'h', table, ...more }));
    await until(() => received.length >= 3);
    const [newer, same, none] = received.map(text => JSON.parse(text));
    expect(errorCodeOf(newer)).toBe('bad-protocol');
    expect([same, none]).toMatchObject([
      { ok: true, protocols: [2] },
      { ok: true, protocols: [2] },
    ]);
    socket.close();
  });
});

type Answers = { readonly content: Readonly<Record<string, { readonly schema: object }>> };
type Paths = Readonly<Record<string, Record<string, { responses: Readonly<Record<string, Answers>> }>>>;

describe('HTTP', () => {
  it('answers what the description says', async () => {
    const { address } = await openServer();
    const { table, code } = await createTableAt(address, { game: itemAt(gamesOnShelf(), 0).id, door: 'listed' });
    const { paths } = (await (await fetchPath(address, '/api/openapi.json')).json()) as { paths: Paths };
    const ajv = new Ajv2020({ strict: false });
    const faults = (path: string, method: string, status: string, answer: unknown): string => {
      const { schema } = itemAt(Object.values(assertDefined(paths[path]?.[method]?.responses[status]).content), 0);
      return ajv.validate(schema, answer) ? '' : ajv.errorsText(ajv.errors);
    };
    const asked: readonly (readonly [string, string, string])[] = [
      ['/api/shelf', '/api/shelf', '200'],
      ['/api/tables', '/api/tables', '200'],
      ['/api/tables/{table}', `/api/tables/${table}`, '200'],
      ['/api/codes/{code}', `/api/codes/${code}`, '200'],
      ['/api/tables/{table}/records/{match}', `/api/tables/${table}/records/1`, 'default'],
      ['/health', '/health', '200'],
      ['/ready', '/ready', '200'],
    ];
    for (const [path, url, status] of asked)
      expect([path, faults(path, 'get', status, await (await fetchPath(address, url)).json())]).toEqual([path, '']);
    const created = await postTable(address, { game: itemAt(gamesOnShelf(), 0).id });
    expect(faults('/api/tables', 'post', '200', created.body)).toBe('');
    expect(faults('/api/tables', 'post', 'default', (await postTable(address, { game: 'none' })).body)).toBe('');
    // Answers about members are checked in test-browser.ts.
    const others = Object.keys(paths).filter(path => !path.startsWith('/api/club/'));
    expect(asked.map(([path]) => path).sort()).toEqual(others.sort());
  });
});
