/** Whole sessions over real sockets, with all games of the shelf. */

import type { Client } from '@parlour/client/client';
import { socketUrl } from '@parlour/client/transport';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { allSeats } from '@parlour/kernel/authoring/cards';
import { defaultsOf } from '@parlour/kernel/options';
import { PROTOCOL_VERSION } from '@parlour/protocol/wire-constants';
import { verifyRecord } from '@parlour/table/shuffle/verify';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { cleanups } from './cleanup-list.ts';
import {
  connectClient,
  createTableAt,
  errorCodeOf,
  fetchPath,
  newDatabaseFile,
  openServer,
  until,
} from './test-server.ts';

const some = findGame('nations')!;

async function sitDown(
  address: string,
  body: object = {},
  count = 4,
): Promise<{ guests: Client[]; table: string; host: string }> {
  const { table, host } = await createTableAt(address, { game: some.id, seats: count, ...body });
  const clients = allSeats(count).map(() => connectClient(address, { table, plays: true }));
  for (const [seat, client] of clients.entries()) {
    await client.ask({ ask: 'sit', name: `Guest ${seat}`, seat, cut: `cut-${seat}` });
  }
  return { guests: clients, table, host };
}

async function playOut(clients: readonly Client[], max = 100_000): Promise<void> {
  for (let n = 0; n < max; n++) {
    const scene = clients[0]!.state()!.scene!;
    if (scene.over) return;
    const seat = scene.turn[0]!;
    const plays = await until(
      () => clients[seat]!.state()!.number >= clients[0]!.state()!.number && clients[seat]!.state()!.plays,
    );
    const reply = await clients[seat]!.ask({ ask: 'play', play: plays[0] });
    expect(reply).toMatchObject({ ok: true });
    await until(() => clients.every(client => client.state()!.number >= reply.number!));
  }
}

describe('a sitting', () => {
  it('goes from laying the table to a record that verifies', async () => {
    const { address } = await openServer();
    const { guests: clients, table } = await sitDown(address);
    expect(await fetchPath(address, `/api/tables/${table}/records/1`).then(response => response.status)).toBe(409);
    await playOut(clients);
    const record = await fetchPath(address, `/api/tables/${table}/records/1`).then(response => response.text());
    const game = await some.open(defaultsOf(some.options), readShelfData);
    expect(verifyRecord(game, record, { cut: 'cut-2' })).toMatchObject({ ok: true });
  });

  it('shows every seat the same match through its own eyes', async () => {
    const { address } = await openServer();
    const { guests: clients } = await sitDown(address);
    await playOut(clients, 5);
    const latest = clients.map(client => client.state()!);
    expect(latest.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(new Set(latest.map(({ scene }) => JSON.stringify(scene!.view.hand))).size).toBe(4);
    expect(new Set(latest.map(({ history }) => history.length)).size).toBe(1);
  });

  it('brings a guest back into their seat with everything they missed', async () => {
    const { address } = await openServer();
    const { guests: clients, table } = await sitDown(address);
    await playOut(clients, 2);
    const [first] = clients as [Client];
    const before = first.state()!;
    const token = first.token()!;
    first.close();
    const seat = clients[1]!.state()!.scene!.turn[0]!;
    if (seat !== 0) await clients[seat]!.ask({ ask: 'play', play: clients[seat]!.state()!.plays![0] });
    const back = connectClient(address, { table, seat: token, plays: true });
    const latest = await until(() => back.state());
    expect(latest.seat).toBe(0);
    expect(latest.number).toBeGreaterThanOrEqual(before.number);
    expect(latest.history.length).toBe(clients[1]!.state()!.history.length);
  });

  it('goes on after a restart, with the guests coming back by themselves', async () => {
    const file = newDatabaseFile();
    const first = await openServer({ file });
    const { guests: clients, table } = await sitDown(first.address);
    await playOut(clients, 3);
    const before = clients.map(client => client.state()!);
    await first.close();
    await openServer({ file, port: Number(new URL(first.address).port) });
    await playOut(clients, 3);
    expect(clients[0]!.state()!.number).toBeGreaterThan(before[0]!.number);
    expect(await fetchPath(first.address, `/api/tables/${table}`).then(response => response.status)).toBe(200);
  });

  it('tells who is there, and carries polite phrases only', async () => {
    const { address } = await openServer();
    const received: object[] = [];
    const { table } = await createTableAt(address, { game: some.id, seats: 4 });
    const ada = connectClient(address, { table }, { onMessage: frame => received.push(frame) });
    await ada.ask({ ask: 'sit', name: 'Ada' });
    const bob = connectClient(address, { table });
    expect(errorCodeOf(await bob.ask({ ask: 'say', phrase: 'hello' }))).toBe('not-seated');
    await bob.ask({ ask: 'sit', name: 'Bob' });
    await bob.ask({ ask: 'say', phrase: 'well-played' });
    await until(() => received.some(frame => JSON.stringify(frame).includes('well-played')));
    expect(received).toContainEqual({ tell: 'said', seat: 1, phrase: 'well-played' });
    expect(errorCodeOf(await bob.ask({ ask: 'say', phrase: 'You cheat!' }))).toBe('bad-request');
    const isReceived = (here: boolean[]) =>
      received.some(frame => JSON.stringify(frame) === JSON.stringify({ tell: 'presence', here, onlookers: 0 }));
    await until(() => isReceived([true, true, false, false]));
    bob.close();
    await until(() => isReceived([true, false, false, false]));
  });

  it('counts a player whose turn it is as away while nothing is heard of them, though the line is open', async () => {
    const { address } = await openServer();
    const { table, host } = await createTableAt(address, { game: 'monkey', seats: 2 });
    const received: string[] = [];
    const ada = connectClient(
      address,
      { table, host, plays: true },
      { onMessage: one => received.push(JSON.stringify(one)) },
    );
    await ada.ask({ ask: 'sit', name: 'Ada', seat: 0 });
    const socket = new WebSocket(socketUrl(address), { autoPong: false });
    cleanups.unshift(async () => socket.terminate());
    const tell = (frame: object): void => socket.send(JSON.stringify(frame));
    await new Promise(resolve => socket.once('open', resolve));
    tell({ ask: 'hello', id: 'a', protocol: PROTOCOL_VERSION, table });
    tell({ ask: 'sit', id: 'b', name: 'Bob', seat: 1 });
    await until(() => ada.state()!.room.seats[1]!.is === 'person');
    await ada.ask({ ask: 'start' });
    const isHere = (here: boolean): boolean => JSON.parse(received.at(-1) ?? '{}').here?.[1] === here;
    await until(async () => {
      const [play] = ada.state()!.plays ?? [];
      if (play) await ada.ask({ ask: 'play', play });
      return ada.state()!.scene?.turn.includes(1);
    });
    await until(() => isHere(false));
    expect(socket.readyState).toBe(WebSocket.OPEN);
    tell({ ask: 'ping' });
    await until(() => isHere(true));
  });

  it('plays with computer players, and gives hints', async () => {
    const { address } = await openServer();
    const { table, host } = await createTableAt(address, {
      game: some.id,
      seats: 4,
      settings: { pace: 'instant', hints: 'allowed' },
    });
    const ada = connectClient(address, { table, host, plays: true });
    await ada.ask({ ask: 'sit', name: 'Ada' });
    await ada.ask({ ask: 'start', fill: 'easy' });
    await until(() => ada.state()!.scene?.turn.includes(0));
    const hint = await ada.ask({ ask: 'hint' });
    if (!hint.ok) throw new Error(errorCodeOf(hint));
    expect(ada.state()!.plays).toContainEqual(hint.play);
    expect(await ada.ask({ ask: 'play', play: hint.play })).toMatchObject({ ok: true });
    const { number } = ada.state()!;
    // If their card won the trick, they lead the next.
    await until(() => ada.state()!.number > number || ada.state()!.scene?.turn.includes(0));
  });

  it('lets onlookers see what the table allows', async () => {
    const { address } = await openServer();
    for (const onlookers of ['none', 'open', 'hands'] as const) {
      const { guests: clients, table } = await sitDown(address, { settings: { onlookers, delay: 30 } });
      const viewpoint = connectClient(address, { table });
      const latest = await until(() => viewpoint.state());
      const hands = clients.map(client => JSON.stringify(client.state()!.scene!.view.hand));
      for (const hand of hands) expect(JSON.stringify(latest)).not.toContain(hand);
      expect(latest.scene === undefined).toBe(onlookers !== 'open');
    }
  });

  it('carries on a match begun elsewhere, judged again', async () => {
    const { address } = await openServer();
    const { guests: clients, table } = await sitDown(address);
    await playOut(clients);
    const record = await fetchPath(address, `/api/tables/${table}/records/1`).then(response => response.text());
    const lines = record.trimEnd().split('\n');
    const begun = `${lines.slice(0, lines.indexOf('') + 4).join('\n')}\n`.replace(
      /^(Shuffle|Seal|Commitments|Secret|Cuts): .*\n/gm,
      '',
    );
    const moved = await createTableAt(address, { record: begun });
    const ada = connectClient(address, { table: moved.table });
    const reply = await ada.ask({ ask: 'sit', name: 'Ada', seat: 0 });
    expect(reply).toMatchObject({ ok: true, room: { playing: true } });
    const invalid = await createTableAt(address, { record: `${begun}0 nonsense\n` });
    expect(invalid).toMatchObject({ error: { code: 'bad-request', message: expect.stringMatching(/^Line \d+: /) } });
  });
});

describe('between strangers', () => {
  it('gives no hints and no hands, unless the host has loosened that, and everybody sees what is agreed', async () => {
    const { address } = await openServer();
    const { guests: clients, table } = await sitDown(address, {});
    expect(errorCodeOf(await clients[0]!.ask({ ask: 'hint' }))).toBe('no-hints');
    const viewpoint = connectClient(address, { table });
    const { settings } = (await until(() => viewpoint.state())).table!;
    expect(settings).toMatchObject({ hints: 'none', undo: 'consent', seats: 'kept', onlookers: 'open', delay: 'over' });
  });

  it('shows hands to onlookers only when the match is over', async () => {
    const { address } = await openServer();
    const { guests: clients, table } = await sitDown(address, { settings: { onlookers: 'hands' } });
    const viewpoint = connectClient(address, { table });
    expect((await until(() => viewpoint.state())).scene).toBeUndefined();
    await playOut(clients);
    await until(() => viewpoint.state()!.scene?.over);
    expect(viewpoint.state()!.scene!.hands).toHaveLength(clients.length);
  });

  it('tells everybody when the host changes what is agreed', async () => {
    const { address } = await openServer();
    const { table, host } = await createTableAt(address, { game: some.id, seats: some.seats[0] });
    const [ada, bob] = [connectClient(address, { table, host }), connectClient(address, { table })];
    await ada.ask({ ask: 'sit', name: 'Ada', cut: 'a' });
    await until(() => bob.state()?.room.cut[0]);
    expect(errorCodeOf(await bob.ask({ ask: 'settings', settings: { hints: 'allowed' } }))).toBe('not-host');
    await ada.ask({ ask: 'settings', settings: { hints: 'allowed' } });
    await until(() => bob.state()!.table!.settings.hints === 'allowed' && !bob.state()!.room.cut[0]);
  });
});

describe('a hint', () => {
  it('is no fault of ours, whoever of the table asks for it', async () => {
    const { address } = await openServer();
    for (const { id, seats } of gamesOnShelf()) {
      const count = Math.max(seats[0], Math.min(2, seats[1]));
      const { table } = await createTableAt(address, { game: id, seats: count, settings: { hints: 'allowed' } });
      const persons = Array.from({ length: count }, () => connectClient(address, { table }));
      await Promise.all(persons.map((person, seat) => person.ask({ ask: 'sit', name: `P${seat}`, seat, cut: 'c' })));
      await until(() => persons.every(person => person.state()?.room.playing));
      const hints = await Promise.all(persons.map(person => person.ask({ ask: 'hint', level: 'easy' })));
      const { turn, interrupt = [] } = persons[0]!.state()!.scene!;
      const expected = persons.map((_, seat) => ([...turn, ...interrupt].includes(seat) ? undefined : 'no-hints'));
      expect([id, hints.map(errorCodeOf)]).toEqual([id, expected]);
    }
  });
});
