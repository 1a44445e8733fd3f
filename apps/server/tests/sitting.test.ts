/** Sittings over real sockets, with whatever is on the shelf. */

import type { Client } from '@parlour/client/client';
import { readData } from '@parlour/games/shelf/node';
import { findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { seatsOf } from '@parlour/kernel/cards';
import { defaultsOf } from '@parlour/kernel/options';
import { verifyRecord } from '@parlour/table/verify';
import { describe, expect, it } from 'vitest';
import { codeOf, get, layAt, newFile, open, until, visit } from './test-server.ts';

const some = findGame('nations')!;

/** Persons at every seat, each with a cut, so that the match begins. */
async function sitDown(
  address: string,
  body: object = {},
  count = 4,
): Promise<{ guests: Client[]; table: string; host: string }> {
  const { table, host } = await layAt(address, { game: some.id, seats: count, ...body });
  const guests = seatsOf(count).map(() => visit(address, { table, plays: true }));
  for (const [seat, client] of guests.entries()) {
    await client.ask({ ask: 'sit', name: `Guest ${seat}`, seat, cut: `cut-${seat}` });
  }
  return { guests, table, host };
}

async function playOut(guests: readonly Client[], most = 100_000): Promise<void> {
  for (let n = 0; n < most; n++) {
    const scene = guests[0]!.seen()!.scene!;
    if (scene.over) return;
    const seat = scene.turn[0]!;
    const plays = await until(
      () => guests[seat]!.seen()!.number >= guests[0]!.seen()!.number && guests[seat]!.seen()!.plays,
    );
    const reply = await guests[seat]!.ask({ ask: 'play', play: plays[0] });
    expect(reply).toMatchObject({ ok: true });
    await until(() => guests.every(client => client.seen()!.number >= reply.number!));
  }
}

describe('a sitting', () => {
  it('goes from laying the table to a record that verifies', async () => {
    const { address } = await open();
    const { guests, table } = await sitDown(address);
    expect(await get(address, `/api/tables/${table}/records/1`).then(response => response.status)).toBe(409);
    await playOut(guests);
    const record = await get(address, `/api/tables/${table}/records/1`).then(response => response.text());
    const game = await some.open(defaultsOf(some.options), readData);
    expect(verifyRecord(game, record, { cut: 'cut-2' })).toMatchObject({ ok: true });
  });

  it('shows every seat the same match through its own eyes', async () => {
    const { address } = await open();
    const { guests } = await sitDown(address);
    await playOut(guests, 5);
    const seen = guests.map(client => client.seen()!);
    expect(seen.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(new Set(seen.map(({ scene }) => JSON.stringify(scene!.view.hand))).size).toBe(4);
    expect(new Set(seen.map(({ history }) => history.length)).size).toBe(1);
  });

  it('brings a guest back into their seat with everything they missed', async () => {
    const { address } = await open();
    const { guests, table } = await sitDown(address);
    await playOut(guests, 2);
    const [first] = guests as [Client];
    const before = first.seen()!;
    const token = first.token()!;
    first.close();
    const seat = guests[1]!.seen()!.scene!.turn[0]!;
    if (seat !== 0) await guests[seat]!.ask({ ask: 'play', play: guests[seat]!.seen()!.plays![0] });
    const back = visit(address, { table, seat: token, plays: true });
    const seen = await until(() => back.seen());
    expect(seen.seat).toBe(0);
    expect(seen.number).toBeGreaterThanOrEqual(before.number);
    expect(seen.history.length).toBe(guests[1]!.seen()!.history.length);
  });

  it('goes on after a restart, with the guests coming back by themselves', async () => {
    const file = newFile();
    const first = await open({ file });
    const { guests, table } = await sitDown(first.address);
    await playOut(guests, 3);
    const before = guests.map(client => client.seen()!);
    await first.close();
    await open({ file, port: Number(new URL(first.address).port) });
    await playOut(guests, 3);
    expect(guests[0]!.seen()!.number).toBeGreaterThan(before[0]!.number);
    expect(await get(first.address, `/api/tables/${table}`).then(response => response.status)).toBe(200);
  });

  it('tells who is there, and carries polite phrases only', async () => {
    const { address } = await open();
    const told: object[] = [];
    const { table } = await layAt(address, { game: some.id, seats: 4 });
    const ada = visit(address, { table }, { told: frame => told.push(frame) });
    await ada.ask({ ask: 'sit', name: 'Ada' });
    const bob = visit(address, { table });
    expect(codeOf(await bob.ask({ ask: 'say', phrase: 'hello' }))).toBe('not-seated');
    await bob.ask({ ask: 'sit', name: 'Bob' });
    await bob.ask({ ask: 'say', phrase: 'well-played' });
    await until(() => told.some(frame => JSON.stringify(frame).includes('well-played')));
    expect(told).toContainEqual({ tell: 'said', seat: 1, phrase: 'well-played' });
    expect(codeOf(await bob.ask({ ask: 'say', phrase: 'You cheat!' }))).toBe('bad-request');
    const isTold = (here: boolean[]) =>
      told.some(frame => JSON.stringify(frame) === JSON.stringify({ tell: 'presence', here, onlookers: 0 }));
    await until(() => isTold([true, true, false, false]));
    bob.close();
    await until(() => isTold([true, false, false, false]));
  });

  it('plays with computer players, and gives hints', async () => {
    const { address } = await open();
    const { table, host } = await layAt(address, {
      game: some.id,
      seats: 4,
      settings: { pace: 'instant', hints: 'allowed' },
    });
    const ada = visit(address, { table, host, plays: true });
    await ada.ask({ ask: 'sit', name: 'Ada' });
    await ada.ask({ ask: 'start', fill: 'easy' });
    await until(() => ada.seen()!.scene?.turn.includes(0));
    const hint = await ada.ask({ ask: 'hint' });
    if (!hint.ok) throw new Error(codeOf(hint));
    expect(ada.seen()!.plays).toContainEqual(hint.play);
    expect(await ada.ask({ ask: 'play', play: hint.play })).toMatchObject({ ok: true });
    const { number } = ada.seen()!;
    // If their card ended the trick and took it, they lead the next.
    await until(() => ada.seen()!.number > number || ada.seen()!.scene?.turn.includes(0));
  });

  it('lets onlookers see what the table allows', async () => {
    const { address } = await open();
    for (const onlookers of ['none', 'open', 'hands'] as const) {
      const { guests, table } = await sitDown(address, { settings: { onlookers, delay: 30 } });
      const eye = visit(address, { table });
      const seen = await until(() => eye.seen());
      const hands = guests.map(client => JSON.stringify(client.seen()!.scene!.view.hand));
      for (const hand of hands) expect(JSON.stringify(seen)).not.toContain(hand);
      expect(seen.scene === undefined).toBe(onlookers !== 'open');
    }
  });

  it('carries on a match begun elsewhere, judged again', async () => {
    const { address } = await open();
    const { guests, table } = await sitDown(address);
    await playOut(guests);
    const record = await get(address, `/api/tables/${table}/records/1`).then(response => response.text());
    const lines = record.trimEnd().split('\n');
    const begun = `${lines.slice(0, lines.indexOf('') + 4).join('\n')}\n`.replace(
      /^(Shuffle|Seal|Commitments|Secret|Cuts): .*\n/gm,
      '',
    );
    const moved = await layAt(address, { record: begun });
    const ada = visit(address, { table: moved.table });
    const reply = await ada.ask({ ask: 'sit', name: 'Ada', seat: 0 });
    expect(reply).toMatchObject({ ok: true, room: { playing: true } });
    const wrong = await layAt(address, { record: `${begun}0 nonsense\n` });
    expect(wrong).toMatchObject({ error: { code: 'bad-request', message: expect.stringMatching(/^Line \d+: /) } });
  });
});

describe('between strangers', () => {
  it('gives no hints and no hands, unless the host has loosened that, and everybody sees what is agreed', async () => {
    const { address } = await open();
    const { guests, table } = await sitDown(address, {});
    expect(codeOf(await guests[0]!.ask({ ask: 'hint' }))).toBe('no-hints');
    const eye = visit(address, { table });
    const { settings } = (await until(() => eye.seen())).table!;
    expect(settings).toMatchObject({ hints: 'none', undo: 'consent', seats: 'kept', onlookers: 'open', delay: 'over' });
  });

  it('shows hands to onlookers only when the match is over', async () => {
    const { address } = await open();
    const { guests, table } = await sitDown(address, { settings: { onlookers: 'hands' } });
    const eye = visit(address, { table });
    expect((await until(() => eye.seen())).scene).toBeUndefined();
    await playOut(guests);
    await until(() => eye.seen()!.scene?.over);
    expect(eye.seen()!.scene!.hands).toHaveLength(guests.length);
  });

  it('tells everybody when the host changes what is agreed', async () => {
    const { address } = await open();
    const { table, host } = await layAt(address, { game: some.id, seats: some.seats[0] });
    const [ada, bob] = [visit(address, { table, host }), visit(address, { table })];
    await ada.ask({ ask: 'sit', name: 'Ada', cut: 'a' });
    await until(() => bob.seen()?.room.cut[0]);
    expect(codeOf(await bob.ask({ ask: 'settings', settings: { hints: 'allowed' } }))).toBe('not-host');
    await ada.ask({ ask: 'settings', settings: { hints: 'allowed' } });
    await until(() => bob.seen()!.table!.settings.hints === 'allowed' && !bob.seen()!.room.cut[0]);
  });
});

describe('a hint', () => {
  it('is no fault of ours, whoever of the table asks for it', async () => {
    const { address } = await open();
    for (const { id, seats } of gamesOnShelf()) {
      const count = Math.max(seats[0], Math.min(2, seats[1]));
      const { table } = await layAt(address, { game: id, seats: count, settings: { hints: 'allowed' } });
      const persons = Array.from({ length: count }, () => visit(address, { table }));
      await Promise.all(persons.map((person, seat) => person.ask({ ask: 'sit', name: `P${seat}`, seat, cut: 'c' })));
      await until(() => persons.every(person => person.seen()?.room.playing));
      const hints = await Promise.all(persons.map(person => person.ask({ ask: 'hint', level: 'easy' })));
      const { turn, interrupt = [] } = persons[0]!.seen()!.scene!;
      const expected = persons.map((_, seat) => ([...turn, ...interrupt].includes(seat) ? undefined : 'no-hints'));
      expect([id, hints.map(codeOf)]).toEqual([id, expected]);
    }
  });
});
