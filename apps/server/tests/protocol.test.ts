/** What goes over the line is what the server says of itself at /api/asyncapi.json and /api/openapi.json. */
import { type Client, connectClient } from '@parlour/client/client';
import { later, newId, socketUrl } from '@parlour/client/platform';
import { type BoxedGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { seatsOf } from '@parlour/kernel/cards';
import { must, nth } from '@parlour/kernel/must';
import { type ClientRequest, frames } from '@parlour/protocol/client-frames';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { descriptionOf, type Spoken } from './described.ts';
import { codeOf, get, layAt, open, post, rawSocket, until } from './test-server.ts';

const clients: Client[] = [];
afterAll(() => {
  for (const client of clients) client.close();
});

type Overheard = { readonly client: Client; readonly spoken: Spoken[] };

/** A client whose every frame is kept, in both directions. */
function overhear(address: string, invitation: { table: string; host?: string }): Overheard {
  const spoken: Spoken[] = [];
  const client = connectClient(
    { ...invitation, plays: true },
    {
      newId,
      later,
      chance: Math.random,
      connect({ opened, heard, closed }) {
        const socket = new WebSocket(socketUrl(address));
        socket.on('open', opened);
        socket.on('close', closed);
        socket.on('message', data => {
          spoken.push({ by: 'server', text: data.toString() });
          heard(data.toString());
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
    { seen: () => undefined },
  );
  clients.push(client);
  return { client, spoken };
}

/** A few plays, hints and refusals of a game, told to those who play and to somebody who sees all hands. */
async function sitting(address: string, { id, seats }: BoxedGame): Promise<Overheard[]> {
  const settings = { hints: 'allowed', onlookers: 'hands', delay: 30, undo: 'easy', pace: 'instant' };
  const { table, host } = await layAt(address, { game: id, seats: seats[0], settings });
  const persons = seatsOf(seats[0]).map(() => overhear(address, { table, host }));
  const eye = overhear(address, { table });
  for (const [seat, { client }] of persons.entries())
    await client.ask({ ask: 'sit', name: `Guest ${seat}`, seat, cut: `cut-${seat}` });
  const first = nth(persons, 0).client;
  for (let n = 0; n < 6; n++) {
    const { turn } = must((await until(() => first.seen()?.scene)) ?? undefined);
    const { client } = nth(persons, turn[0] ?? 0);
    const offered = await client.ask({ ask: 'plays', limit: 3 });
    if (!offered.ok || offered.plays.length === 0) break;
    await client.ask({ ask: 'hint', level: n === 0 ? 'strong' : 'easy' });
    for (const play of [{ do: 'nonsense' }, nth(offered.plays, 0), nth(offered.plays, 0)])
      await client.ask({ ask: 'play', play });
    await until(() => must(first.seen()).number >= must(client.seen()).number);
  }
  await first.ask({ ask: 'undo' });
  return [...persons, eye];
}

/** One of every kind that is left. */
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
    const { address } = await open();
    const description = await descriptionOf(address);
    const texts: string[] = [];
    for (const game of gamesOnShelf()) {
      const heard = await sitting(address, game);
      texts.push(...heard.flatMap(({ spoken }) => spoken.map(({ text }) => text)));
      expect([game.id, heard.flatMap(({ spoken }) => description.complaints(spoken))]).toEqual([game.id, []]);
    }
    expect(texts.some(text => /"why":".*"steps":\{"look":"/.test(text))).toBe(true);
    const { table, host } = await layAt(address, { game: nth(gamesOnShelf(), 0).id });
    const owner = overhear(address, { table, host });
    await owner.client.ask({ ask: 'sit', name: 'Ada', seat: 0 });
    for (const request of REST) {
      await owner.client.ask(request);
      await until(() => owner.client.seen());
    }
    expect(description.complaints(owner.spoken)).toEqual([]);
    expect(description.unsaid()).toEqual([]);
  });

  it('is described for every kind of frame', async () => {
    const { address } = await open();
    const { operations } = (await (await get(address, '/api/asyncapi.json')).json()) as { operations: object };
    expect(Object.keys(operations)).toEqual([...Object.keys(frames), 'tell-news', 'tell-presence', 'tell-said']);
  });
});

describe('the version', () => {
  it('is told with the welcome; who speaks a newer one is told so, and may say hello again', async () => {
    const { address } = await open();
    const { table } = await layAt(address, { game: nth(gamesOnShelf(), 0).id });
    const { socket, heard } = await rawSocket(address);
    for (const more of [{ protocol: 2, colour: 'red' }, { protocol: 1 }, {}])
      socket.send(JSON.stringify({ ask: 'hello', id: 'h', table, ...more }));
    await until(() => heard.length >= 3);
    const [newer, same, none] = heard.map(text => JSON.parse(text));
    expect(codeOf(newer)).toBe('bad-protocol');
    expect([same, none]).toMatchObject([
      { ok: true, protocols: [1] },
      { ok: true, protocols: [1] },
    ]);
    socket.close();
  });
});

type Answers = { readonly content: Readonly<Record<string, { readonly schema: object }>> };
type Paths = Readonly<Record<string, Record<string, { responses: Readonly<Record<string, Answers>> }>>>;

describe('HTTP', () => {
  it('answers what the description says', async () => {
    const { address } = await open();
    const { table, code } = await layAt(address, { game: nth(gamesOnShelf(), 0).id, door: 'listed' });
    const { paths } = (await (await get(address, '/api/openapi.json')).json()) as { paths: Paths };
    const ajv = new Ajv2020({ strict: false });
    const faults = (path: string, method: string, status: string, answer: unknown): string => {
      const { schema } = nth(Object.values(must(paths[path]?.[method]?.responses[status]).content), 0);
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
      expect([path, faults(path, 'get', status, await (await get(address, url)).json())]).toEqual([path, '']);
    const laid = await post(address, { game: nth(gamesOnShelf(), 0).id });
    expect(faults('/api/tables', 'post', '200', laid.body)).toBe('');
    expect(faults('/api/tables', 'post', 'default', (await post(address, { game: 'none' })).body)).toBe('');
    // Answers about members are held against their schemas where there are members (browsing.ts).
    const others = Object.keys(paths).filter(path => !path.startsWith('/api/club/'));
    expect(asked.map(([path]) => path).sort()).toEqual(others.sort());
  });
});
