import 'fake-indexeddb/auto';
import {
  type Client,
  type ClientEvents,
  type ClientSocketEvents,
  type Credentials,
  connectClient,
} from '@parlour/client/client';
import { findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { defaultsOf } from '@parlour/kernel/options';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { Welcome } from '@parlour/protocol/server-frames';
import { SIGNED_OUT_CLOSE_CODE } from '@parlour/protocol/wire-constants';
import { FAIR_SETTINGS } from '@parlour/table/log';
import { afterEach, expect, it, vi } from 'vitest';
import { openStore } from '../store.ts';
import type { TableMessage } from '../table-handle.ts';
import { runRemoteTable } from './remote-table.ts';

const some = itemAt(gamesOnShelf(), 0);
const clients: Client[] = [];
const messages: TableMessage[] = [];

afterEach(() => {
  for (const client of clients) client.close();
  messages.length = 0;
  vi.unstubAllGlobals();
});

const welcome = (game: string): Welcome => ({
  ...{
    ok: true,
    number: 2,
    seat: null,
    code: 'BCDFG',
    door: 'private',
    here: [false, false],
    onlookers: 1,
    protocols: [1],
  },
  table: { game, rules: 1, options: defaultsOf(some.options), count: 2, settings: FAIR_SETTINGS },
  room: {
    seats: [{ is: 'empty' }, { is: 'empty' }],
    ...{ locked: false, closed: false, match: 0, playing: false },
    cut: [],
  },
  history: [],
});

/** Answers every hello; without an answer there is no connection. */
const connectionAnswering =
  (answer: object | undefined) =>
  (invitation: Credentials, events: ClientEvents): Client => {
    let ids = 0;
    const client = connectClient(
      invitation,
      {
        newId: () => `${++ids}`,
        later: () => () => undefined,
        chance: () => 0,
        connect(on) {
          if (answer) queueMicrotask(on.onOpen);
          return {
            send: text => queueMicrotask(() => on.onMessage(JSON.stringify({ ...answer, id: JSON.parse(text).id }))),
            close: () => undefined,
          };
        },
      },
      events,
    );
    clients.push(client);
    return client;
  };

const noFile = async (): Promise<Uint8Array> => {
  throw new Error('no such file');
};

const openTable = async (id: string, answer: object | undefined) =>
  runRemoteTable(await openStore(), id, noFile, message => messages.push(message), connectionAnswering(answer));

it('of a game that is not on this shelf is said to be so', async () => {
  expect(await openTable('unknown', welcome('no-such-game'))).toBeUndefined();
  expect(messages).toEqual([{ what: 'gone', why: 'The game of this table is not on the shelf.' }]);
});

it('whose server speaks another version is said to be so, with what to do', async () => {
  const error = { code: 'bad-protocol', message: 'You speak protocol 1.' };
  expect(await openTable('newer', { ok: false, error })).toBeUndefined();
  expect(messages).toEqual([{ what: 'gone', why: expect.stringMatching(/Reload the page/) }]);
});

it('is visited as soon as it is seen', async () => {
  expect(await openTable('there', welcome(some.id))).toBeDefined();
  await vi.waitUntil(() => messages.length > 0);
});

it('where a match is over is there for whoever opens it without a line, before its record was fetched', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no line')));
  const { id: _, ok: __, protocols: ___, ...seen } = welcome(some.id);
  const game = await some.open(defaultsOf(some.options), noFile);
  const state = game.begin(defaultsOf(some.options), { count: 4 });
  const scene = { view: game.view(state, 0), turn: [], heard: 0, over: { winners: [0], scores: [1, 0, 0, 0] } };
  const store = await openStore();
  await store.put('far', { id: 'over', touched: 1, seen: { ...seen, seat: 0, scene, history: [] } });
  const handle = await openTable('over', undefined);
  expect(await handle?.history()).toEqual([]);
  await vi.waitUntil(() => messages.length > 0);
  expect(messages[0]).toMatchObject({
    what: 'look',
    tableView: { remote: { isConnected: false }, scene: { over: {} } },
  });
});

it('says so once when its member is signed out, and comes back as a guest', async () => {
  const connections: ClientSocketEvents[] = [];
  const sent: string[] = [];
  const connect = (invitation: Credentials, events: ClientEvents): Client => {
    const later = (wait: number, run: () => void) => {
      if (wait < 1000) queueMicrotask(run);
      return () => undefined;
    };
    const dial = (on: ClientSocketEvents) => {
      connections.push(on);
      return { send: (text: string) => sent.push(text), close: () => undefined };
    };
    const ports = { newId: () => `${sent.length}`, later, chance: () => 0 };
    return connectClient(invitation, { ...ports, connect: dial }, events);
  };
  const answer = (more: object): void =>
    itemAt(connections, connections.length - 1).onMessage(
      JSON.stringify({ ...welcome(some.id), ...more, id: JSON.parse(itemAt(sent, sent.length - 1)).id }),
    );
  void runRemoteTable(await openStore(), 'ended', noFile, message => messages.push(message), connect);
  await vi.waitUntil(() => connections.length === 1);
  itemAt(connections, 0).onOpen();
  answer({ seat: 0 });
  itemAt(connections, 0).onClose(SIGNED_OUT_CLOSE_CODE);
  await vi.waitUntil(() => connections.length === 2);
  itemAt(connections, 1).onOpen();
  answer({ seat: null, signedOut: true });
  await vi.waitUntil(() => messages.some(message => message.what === 'look' && message.tableView.seat === null));
  expect(messages).toContainEqual({ what: 'signed out' });
  expect(connections).toHaveLength(2);
});

it('is shown as it was seen last, however long its game takes to be opened', async () => {
  const game = await some.open(defaultsOf(some.options), noFile);
  const opening: ((opened: typeof game) => void)[] = [];
  vi.spyOn(assertDefined(findGame(some.id)), 'open').mockImplementation(
    () => new Promise(resolve => opening.push(resolve)),
  );
  const lines: ClientEvents[] = [];
  const connect = (invitation: Credentials, events: ClientEvents): Client => {
    lines.push(events);
    return connectionAnswering(undefined)(invitation, events);
  };
  void runRemoteTable(await openStore(), 'slow', noFile, message => messages.push(message), connect);
  await vi.waitUntil(() => lines.length > 0);
  const { id: _, ok: __, protocols: ___, ...first } = welcome(some.id);
  const see = (locked: boolean): void => lines[0]?.onChange({ ...first, history: [], room: { ...first.room, locked } });
  see(false);
  see(false);
  await vi.waitUntil(() => opening.length > 0);
  opening.shift()?.(game);
  await vi.waitUntil(() => messages.length > 0);
  see(true);
  for (const open of opening) open(game);
  await vi.waitUntil(() => messages.length === 3);
  expect(messages.at(-1)).toMatchObject({ tableView: { room: { locked: true } } });
});
