/** What waits for somebody, and being told of it: once, at a good hour, by whichever server, also after a crash. */
import { must } from '@parlour/kernel/must';
import { sure } from '@parlour/kernel/result';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fresh } from '../club/kept.ts';
import type { Member } from '../club/members.ts';
import { laySeated } from '../club/seated-table.ts';
import { noteSeat } from '../club/seats.ts';
import { addDevice, devicesOf, removeDevice } from '../club/waiting/devices.ts';
import { noteLooked, noticeId, notices } from '../club/waiting/notices.ts';
import { pushKeys } from '../club/waiting/push-keys.ts';
import { waitingArea } from '../club/waiting/routes.ts';
import { tellDevices } from '../club/waiting/telling.ts';
import { holdingsOf, shownHoldings, waitingFor } from '../club/waiting/waits.ts';
import { openTable, type ServerContext } from '../open-tables.ts';
import { type Clubhouse, clubhouse } from './clubhouse.ts';
import { openPushService, type PushService, signedBy } from './push-service.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let service: PushService;
let club: Clubhouse;
let house: ServerContext;
let [ada, bob]: Member[] = [];

beforeAll(async () => {
  service = await openPushService();
});
afterAll(() => service.close());

beforeEach(async () => {
  service.delivered.length = 0;
  service.answers = 201;
  club = clubhouse('telling', { push: { subject: 'mailto:house@example.org', trial: service.origin } });
  house = club.server();
  [ada, bob] = [await club.member('Ada'), await club.member('Bob')];
});

type Sat = { readonly table: string; readonly tokens: readonly (string | null)[]; readonly turn: Member };

/** A match between the two over days, and whose turn it is. */
async function begun(): Promise<Sat> {
  const people = [must(ada), must(bob)];
  const seats = people.map(({ id, name }) => ({ name, member: id }));
  const settings = { clock: { kind: 'days', days: 3 } } as const;
  const { table, tokens } = sure(await laySeated(house, { game: 'monkey', settings }, seats));
  for (const [seat, { id }] of people.entries()) {
    const asker = house.tokens.read(table, { seat: tokens[seat]! });
    await noteSeat(house, { table, seat, grant: must(asker?.grant), member: id, game: 'monkey' });
  }
  await club.sim.pass(MINUTE);
  return { table, tokens, turn: must(people[await turnAt(table)]) };
}

async function turnAt(table: string): Promise<number> {
  const { status } = must(await openTable(house, table)).runner.table;
  return status?.is === 'open' ? status.turn[0]! : -1;
}

async function playOnce(table: string): Promise<void> {
  const { runner } = must(await openTable(house, table));
  const seat = await turnAt(table);
  const sits = runner.table.seats[seat];
  const [play] = runner.table.game.plays(runner.table.sitting!.match.state, seat);
  const grant = sits?.is === 'person' ? { grant: sits.grant } : {};
  expect(await runner.ask({ seat, host: false, ...grant }, { ask: 'play', play })).toMatchObject({ ok: true });
}

/** Until it is somebody's turn again. */
async function playRound(table: string, seat: number): Promise<void> {
  do await playOnce(table);
  while ((await turnAt(table)) !== seat);
}

const waitsOf = async (server: ServerContext, { id }: Member) =>
  (await waitingFor(server, await holdingsOf(server, id), 'here')).waits;

/** Lets time pass, and each of these servers tell what is due by then. */
async function passing(milliseconds: number, ...servers: ServerContext[]): Promise<void> {
  await club.sim.pass(milliseconds);
  await Promise.all(servers.map(tellDevices));
}

describe('what waits for somebody', () => {
  it('is known to a member by their seats, and to a guest by their tokens', async () => {
    const { table, tokens, turn } = await begun();
    const other = turn === ada ? must(bob) : must(ada);
    const wait = { table, game: 'monkey', with: [other.name], until: expect.any(Number) };
    expect(await waitsOf(house, turn)).toMatchObject([wait]);
    expect(await waitsOf(house, other)).toEqual([]);
    const shown = tokens.map(seat => ({ table, seat: must(seat) }));
    const held = shownHoldings(house, [...shown, { table, seat: 's.0.3.forged' }]);
    expect((await waitingFor(house, held, 'here')).waits).toMatchObject([wait]);
  });

  it('is right after days without a server', async () => {
    const { table, turn } = await begun();
    await club.sim.pass(10);
    const before = await waitsOf(house, turn);
    await club.sim.pass(2 * DAY);
    const after = club.server();
    expect(await waitsOf(after, turn)).toEqual(before);
    const seat = await turnAt(table);
    house = after;
    await playOnce(table);
    const rest = await waitsOf(club.server(), turn);
    expect(rest.length).toBe((await turnAt(table)) === seat ? 1 : 0);
  });

  it('is nothing any more once the time is up and somebody stands in', async () => {
    const { table, turn } = await begun();
    const seat = await turnAt(table);
    expect((await waitsOf(house, turn))[0]?.until).toBeGreaterThan(club.now());
    await club.sim.pass(3 * DAY + HOUR);
    const { runner } = must(await openTable(house, table));
    expect(runner.table.seats[seat]).toMatchObject({ standIn: expect.any(String) });
    expect(await waitsOf(club.server(), turn)).toEqual([]);
  });
});

it('of what is kept besides nothing stays long, and nothing of a member who is erased', async () => {
  const { table, turn } = await begun();
  const { documents } = house.store;
  await addDevice(house, turn.id, service.browser());
  await passing(3 * MINUTE, house);
  await noteLooked(house, turn.id, table);
  const about = async () => {
    const lists = ['push', 'notice', 'looked'].map(kind => documents.count(kind, `member/${turn.id}`));
    return [...(await Promise.all(lists)), (await documents.fetch('table-standing', [table])).length];
  };
  expect(await about()).toEqual([1, 1, 1, 1]);
  expect(await waitingArea.collect(house, turn)).toMatchObject([{ quiet: null }]);
  await waitingArea.forget(house, turn);
  await waitingArea.forget(house, turn);
  expect(await about()).toEqual([0, 0, 0, 1]);
  await club.sim.pass(3 * DAY);
  expect(await about()).toEqual([0, 0, 0, 0]);
});

describe('a push message', () => {
  it('is sealed for the browser, signed by the house, and gives nothing away', async () => {
    const { table, turn } = await begun();
    await addDevice(house, turn.id, service.browser());
    await passing(3 * MINUTE, house);
    expect(service.delivered).toHaveLength(1);
    const [message] = service.delivered;
    expect(message!.notice).toEqual({ table, title: 'It is your turn', text: 'The Game of the Monkey' });
    expect(message!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: table, ttl: '86400' });
    const { publicKey } = await pushKeys(house.store);
    const claims = { aud: service.origin, sub: 'mailto:house@example.org', key: publicKey };
    expect(signedBy(message!)).toMatchObject(claims);
    expect(await pushKeys(club.server().store)).toEqual(await pushKeys(house.store));
  });

  it('comes once for a table until somebody has looked, from two servers that are at it together', async () => {
    const { table, turn } = await begun();
    const seat = await turnAt(table);
    const two = club.server();
    await addDevice(house, turn.id, service.browser());
    for (let n = 0; n < 10; n++) await passing(2 * MINUTE, house, two);
    expect(service.delivered).toHaveLength(1);
    await noteLooked(house, turn.id, table);
    for (let n = 0; n < 5; n++) await passing(2 * MINUTE, house, two);
    expect(service.delivered).toHaveLength(1);
    await playRound(table, seat);
    for (let n = 0; n < 5; n++) await passing(2 * MINUTE, house, two);
    expect(service.delivered).toHaveLength(2);
  });

  it('does not come again for a turn that came round while a stand-in played', async () => {
    const { table, turn } = await begun();
    await addDevice(house, turn.id, service.browser());
    await passing(3 * MINUTE, house);
    const wait = must((await waitsOf(house, turn))[0]);
    const told = must(
      (await notices.list(house.store.documents, `member/${turn.id}`, { order: 'rising', limit: 5 }))[0],
    );
    expect(told.value).toMatchObject({ turn: wait.since, is: 'sent' });
    await house.store.documents.commit([notices.write(told, { ...told.value, turn: wait.since - 1 }, {})]);
    for (let n = 0; n < 5; n++) await passing(2 * MINUTE, house);
    expect(service.delivered).toHaveLength(1);
    expect(await turnAt(table)).toBeGreaterThanOrEqual(0);
  });

  it('is sent by another if a server died with it on its way', async () => {
    const { table, turn } = await begun();
    const device = service.browser();
    await addDevice(house, turn.id, device);
    await club.sim.pass(3 * MINUTE);
    const [kept] = await devicesOf(house, turn.id);
    const [wait] = await waitsOf(house, turn);
    const dying = { member: turn.id, turn: must(wait).since, at: club.now(), is: 'on its way' } as const;
    await house.store.documents.commit([notices.write(fresh(noticeId(must(kept).id, table)), dying)]);
    const other = club.server();
    await passing(10, other);
    expect(service.delivered).toHaveLength(0);
    for (let n = 0; n < 3; n++) await passing(2 * MINUTE, other);
    expect(service.delivered).toHaveLength(1);
  });

  it('waits for the morning where somebody sleeps', async () => {
    const { turn } = await begun();
    // It is midnight in UTC, and eight in the morning in Singapore.
    await addDevice(house, turn.id, service.browser({ from: 22, to: 7, zone: 'UTC' }));
    await addDevice(house, turn.id, service.browser({ from: 22, to: 7, zone: 'Asia/Singapore' }));
    for (let n = 0; n < 6; n++) await passing(HOUR, house);
    expect(service.delivered).toHaveLength(1);
    for (let n = 0; n < 2; n++) await passing(HOUR, house);
    expect(service.delivered).toHaveLength(2);
    expect(new Set(service.delivered.map(({ to }) => to)).size).toBe(2);
  });

  it('that finds nobody any more is the last; one that fails is tried again', async () => {
    const { turn } = await begun();
    await addDevice(house, turn.id, service.browser());
    service.answers = 503;
    for (let n = 0; n < 3; n++) await passing(5 * MINUTE, house);
    expect(await devicesOf(house, turn.id)).toMatchObject([{ value: { failed: expect.any(Number) } }]);
    service.answers = 201;
    for (let n = 0; n < 3; n++) await passing(10 * MINUTE, house);
    expect(service.delivered).toHaveLength(1);
    await addDevice(house, turn.id, service.browser());
    service.answers = 410;
    for (let n = 0; n < 3; n++) await passing(5 * MINUTE, house);
    expect(await devicesOf(house, turn.id)).toHaveLength(1);
  });
});

describe('the devices of a member', () => {
  it('are eight at most, the oldest goes; and each is taken off by its owner alone', async () => {
    const member = must(ada);
    const browsers = Array.from({ length: 10 }, () => service.browser());
    for (const browser of browsers) {
      await club.sim.pass(1000);
      await addDevice(house, member.id, browser);
    }
    const kept = (await devicesOf(house, member.id)).map(({ value }) => value.endpoint);
    expect(kept).toEqual(browsers.slice(2).map(({ endpoint }) => endpoint));
    await removeDevice(house, must(bob).id, kept[0]!);
    expect(await devicesOf(house, member.id)).toHaveLength(8);
    await removeDevice(house, member.id, kept[0]!);
    expect(await devicesOf(house, member.id)).toHaveLength(7);
  });

  it('are on the open internet, and in a time zone that there is', async () => {
    const browser = service.browser();
    const add = (more: object) => addDevice(house, must(ada).id, { ...browser, ...more });
    await expect(add({ endpoint: 'https://10.0.0.1/x' })).rejects.toThrow('open internet');
    await expect(add({ endpoint: 'http://push.example.org/x' })).rejects.toThrow('open internet');
    await expect(add({ quiet: { from: 1, to: 2, zone: 'Mars/Olympus' } })).rejects.toThrow('time zone');
    const { push, ...without } = house;
    await expect(addDevice(without, must(ada).id, browser)).rejects.toThrow('Nobody is told');
    expect(push).toBeDefined();
  });
});
