/** Pending turns and notifications: once per turn, outside quiet hours, by any server, and after a crash. */

import { assertDefined, unwrap } from '@parlour/kernel/result';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newDocumentAt } from '../club/document-collection.ts';
import { addPushDevice, listPushDevices, pushDeviceId, removePushDevice } from '../club/notifications/devices.ts';
import { findPendingTurns, listSeatClaims, seatClaimsOfTokens } from '../club/notifications/pending-turns.ts';
import { readPushKeys } from '../club/notifications/push.ts';
import { notificationPersonalData } from '../club/notifications/routes.ts';
import { noticeDocuments, noticeId, recordTableViewed, sendDueNotifications } from '../club/notifications/scheduler.ts';
import { createSeatedTable } from '../club/seated-table.ts';
import { recordSeat } from '../club/seats.ts';
import type { ServerContext } from '../context.ts';
import type { Member } from '../hooks.ts';
import { openLiveTable } from '../tables/open-table.ts';
import { openPushService, type PushService, signedBy } from './push-service.ts';
import { newSimulatedClub, type SimulatedClub } from './simulated-club.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let service: PushService;
let club: SimulatedClub;
let context: ServerContext;
let [ada, bob]: Member[] = [];

beforeAll(async () => {
  service = await openPushService();
});
afterAll(() => service.close());

beforeEach(async () => {
  service.delivered.length = 0;
  service.answers = 201;
  club = newSimulatedClub('telling', { push: { subject: 'mailto:house@example.org', testOrigin: service.origin } });
  context = club.server();
  [ada, bob] = [await club.member('Ada'), await club.member('Bob')];
});

type StartedMatch = { readonly table: string; readonly tokens: readonly (string | null)[]; readonly turn: Member };

/** Starts a match between the two with a clock of days, and returns whose turn it is. */
async function startMatch(): Promise<StartedMatch> {
  const people = [assertDefined(ada), assertDefined(bob)];
  const seats = people.map(({ id, name }) => ({ name, member: id }));
  const settings = { clock: { kind: 'days', days: 3 } } as const;
  const { table, tokens } = unwrap(await createSeatedTable(context, { game: 'monkey', settings }, seats));
  for (const [seat, { id }] of people.entries()) {
    const caller = context.tokens.verify(table, { seat: tokens[seat]! });
    await recordSeat(context, { table, seat, grant: assertDefined(caller?.grant), member: id, game: 'monkey' });
  }
  await club.sim.advance(MINUTE);
  return { table, tokens, turn: assertDefined(people[await turnAt(table)]) };
}

async function turnAt(table: string): Promise<number> {
  const { status } = assertDefined(await openLiveTable(context, table)).runner.table;
  return status?.is === 'open' ? status.turn[0]! : -1;
}

async function playOnce(table: string): Promise<void> {
  const { runner } = assertDefined(await openLiveTable(context, table));
  const seat = await turnAt(table);
  const sits = runner.table.seats[seat];
  const [play] = runner.table.game.plays(runner.table.current!.match.state, seat);
  const grant = sits?.is === 'person' ? { grant: sits.grant } : {};
  expect(await runner.handleCommand({ seat, host: false, ...grant }, { ask: 'play', play })).toMatchObject({
    ok: true,
  });
}

async function playRound(table: string, seat: number): Promise<void> {
  do await playOnce(table);
  while ((await turnAt(table)) !== seat);
}

const pendingTurnsOf = async (server: ServerContext, { id }: Member) =>
  (await findPendingTurns(server, await listSeatClaims(server, id), 'here')).turns;

async function passAndNotify(milliseconds: number, ...servers: ServerContext[]): Promise<void> {
  await club.sim.advance(milliseconds);
  await Promise.all(servers.map(sendDueNotifications));
}

describe('what waits for somebody', () => {
  it('is known to a member by their seats, and to a guest by their tokens', async () => {
    const { table, tokens, turn } = await startMatch();
    const other = turn === ada ? assertDefined(bob) : assertDefined(ada);
    const pending = { table, game: 'monkey', with: [other.name], until: expect.any(Number) };
    expect(await pendingTurnsOf(context, turn)).toMatchObject([pending]);
    expect(await pendingTurnsOf(context, other)).toEqual([]);
    const shown = tokens.map(seat => ({ table, seat: assertDefined(seat) }));
    const claims = seatClaimsOfTokens(context, [...shown, { table, seat: 's.0.3.forged' }]);
    expect((await findPendingTurns(context, claims, 'here')).turns).toMatchObject([pending]);
  });

  it('is right after days without a server', async () => {
    const { table, turn } = await startMatch();
    await club.sim.advance(10);
    const before = await pendingTurnsOf(context, turn);
    await club.sim.advance(2 * DAY);
    const after = club.server();
    expect(await pendingTurnsOf(after, turn)).toEqual(before);
    const seat = await turnAt(table);
    context = after;
    await playOnce(table);
    const rest = await pendingTurnsOf(club.server(), turn);
    expect(rest.length).toBe((await turnAt(table)) === seat ? 1 : 0);
  });

  it('is nothing any more once the time is up and somebody stands in', async () => {
    const { table, turn } = await startMatch();
    const seat = await turnAt(table);
    expect((await pendingTurnsOf(context, turn))[0]?.until).toBeGreaterThan(club.now());
    await club.sim.advance(3 * DAY + HOUR);
    const { runner } = assertDefined(await openLiveTable(context, table));
    expect(runner.table.seats[seat]).toMatchObject({ standIn: expect.any(String) });
    expect(await pendingTurnsOf(club.server(), turn)).toEqual([]);
  });
});

it('of what is kept besides nothing stays long, and nothing of a member who is erased', async () => {
  const { table, turn } = await startMatch();
  const { documents } = context.store;
  await addPushDevice(context, turn.id, service.browser());
  await passAndNotify(3 * MINUTE, context);
  await recordTableViewed(context, turn.id, table);
  const about = async () => {
    const lists = ['push', 'notice', 'looked'].map(kind => documents.count(kind, `member/${turn.id}`));
    return [...(await Promise.all(lists)), (await documents.fetch('table-standing', [table])).length];
  };
  expect(await about()).toEqual([1, 1, 1, 1]);
  expect(await notificationPersonalData.collect(context, turn)).toMatchObject([{ quiet: null }]);
  await notificationPersonalData.erase(context, turn);
  await notificationPersonalData.erase(context, turn);
  expect(await about()).toEqual([0, 0, 0, 1]);
  await club.sim.advance(3 * DAY);
  expect(await about()).toEqual([0, 0, 0, 0]);
});

describe('a push message', () => {
  it('is sealed for the browser, signed by the house, and gives nothing away', async () => {
    const { table, turn } = await startMatch();
    await addPushDevice(context, turn.id, service.browser());
    await passAndNotify(3 * MINUTE, context);
    expect(service.delivered).toHaveLength(1);
    const [message] = service.delivered;
    expect(message!.notice).toEqual({ table, title: 'Your turn', text: 'The Game of the Monkey' });
    expect(message!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: table, ttl: '86400' });
    const { publicKey } = await readPushKeys(context.store);
    const claims = { aud: service.origin, sub: 'mailto:house@example.org', key: publicKey };
    expect(signedBy(message!)).toMatchObject(claims);
    expect(await readPushKeys(club.server().store)).toEqual(await readPushKeys(context.store));
  });

  it('comes once for a table until somebody has looked, from two servers that are at it together', async () => {
    const { table, turn } = await startMatch();
    const seat = await turnAt(table);
    const two = club.server();
    await addPushDevice(context, turn.id, service.browser());
    for (let n = 0; n < 10; n++) await passAndNotify(2 * MINUTE, context, two);
    expect(service.delivered).toHaveLength(1);
    await recordTableViewed(context, turn.id, table);
    for (let n = 0; n < 5; n++) await passAndNotify(2 * MINUTE, context, two);
    expect(service.delivered).toHaveLength(1);
    await playRound(table, seat);
    for (let n = 0; n < 5; n++) await passAndNotify(2 * MINUTE, context, two);
    expect(service.delivered).toHaveLength(2);
  });

  it('does not come again for a turn that came round while a stand-in played', async () => {
    const { table, turn } = await startMatch();
    await addPushDevice(context, turn.id, service.browser());
    await passAndNotify(3 * MINUTE, context);
    const pending = assertDefined((await pendingTurnsOf(context, turn))[0]);
    const notice = assertDefined(
      (await noticeDocuments.list(context.store.documents, `member/${turn.id}`, { order: 'rising', limit: 5 }))[0],
    );
    expect(notice.value).toMatchObject({ turn: pending.since, is: 'sent' });
    await context.store.documents.commit([
      noticeDocuments.write(notice, { ...notice.value, turn: pending.since - 1 }, {}),
    ]);
    for (let n = 0; n < 5; n++) await passAndNotify(2 * MINUTE, context);
    expect(service.delivered).toHaveLength(1);
    expect(await turnAt(table)).toBeGreaterThanOrEqual(0);
  });

  it('is sent by another if a server died with it on its way', async () => {
    const { table, turn } = await startMatch();
    const device = service.browser();
    await addPushDevice(context, turn.id, device);
    await club.sim.advance(3 * MINUTE);
    const [stored] = await listPushDevices(context, turn.id);
    const [pending] = await pendingTurnsOf(context, turn);
    const dying = { member: turn.id, turn: assertDefined(pending).since, at: club.now(), is: 'on its way' } as const;
    await context.store.documents.commit([
      noticeDocuments.write(newDocumentAt(noticeId(assertDefined(stored).id, table)), dying),
    ]);
    const other = club.server();
    await passAndNotify(10, other);
    expect(service.delivered).toHaveLength(0);
    for (let n = 0; n < 3; n++) await passAndNotify(2 * MINUTE, other);
    expect(service.delivered).toHaveLength(1);
  });

  it('waits for the morning where somebody sleeps', async () => {
    const { turn } = await startMatch();
    // It is midnight in UTC, and eight in the morning in Singapore.
    await addPushDevice(context, turn.id, service.browser({ from: 22, to: 7, zone: 'UTC' }));
    await addPushDevice(context, turn.id, service.browser({ from: 22, to: 7, zone: 'Asia/Singapore' }));
    for (let n = 0; n < 6; n++) await passAndNotify(HOUR, context);
    expect(service.delivered).toHaveLength(1);
    for (let n = 0; n < 2; n++) await passAndNotify(HOUR, context);
    expect(service.delivered).toHaveLength(2);
    expect(new Set(service.delivered.map(({ to }) => to)).size).toBe(2);
  });

  it('that finds nobody any more is the last; one that fails is tried again', async () => {
    const { turn } = await startMatch();
    await addPushDevice(context, turn.id, service.browser());
    service.answers = 503;
    for (let n = 0; n < 3; n++) await passAndNotify(5 * MINUTE, context);
    expect(await listPushDevices(context, turn.id)).toMatchObject([{ value: { failed: expect.any(Number) } }]);
    service.answers = 201;
    for (let n = 0; n < 3; n++) await passAndNotify(10 * MINUTE, context);
    expect(service.delivered).toHaveLength(1);
    await addPushDevice(context, turn.id, service.browser());
    service.answers = 410;
    for (let n = 0; n < 3; n++) await passAndNotify(5 * MINUTE, context);
    expect(await listPushDevices(context, turn.id)).toHaveLength(1);
  });
});

describe('the devices of a member', () => {
  it('are eight at most, the oldest goes; and each is taken off by its owner alone', async () => {
    const member = assertDefined(ada);
    const browsers = Array.from({ length: 10 }, () => service.browser());
    for (const browser of browsers) {
      await club.sim.advance(1000);
      await addPushDevice(context, member.id, browser);
    }
    const stored = (await listPushDevices(context, member.id)).map(({ value }) => value.endpoint);
    expect(stored).toEqual(browsers.slice(2).map(({ endpoint }) => endpoint));
    const id = pushDeviceId(stored[0]!);
    await removePushDevice(context, { member: assertDefined(bob).id, id });
    expect(await listPushDevices(context, member.id)).toHaveLength(8);
    await removePushDevice(context, { member: member.id, id });
    expect(await listPushDevices(context, member.id)).toHaveLength(7);
  });

  it('are removed and erased although the scheduler writes at the same time', async () => {
    const member = assertDefined(ada);
    const { documents } = context.store;
    /** The scheduler plans the device's next check right after it was read. */
    const afterReading = <A extends readonly unknown[], R>(read: (...args: A) => Promise<R>) => {
      let hasRaced = false;
      return async (...args: A): Promise<R> => {
        const found = await read(...args);
        if (!hasRaced) await sendDueNotifications(context);
        hasRaced = true;
        return found;
      };
    };
    const racing = (): ServerContext => ({
      ...context,
      store: {
        ...context.store,
        documents: { ...documents, fetch: afterReading(documents.fetch), list: afterReading(documents.list) },
      },
    });
    const removed = service.browser();
    await addPushDevice(context, member.id, removed);
    await removePushDevice(racing(), { member: member.id, id: pushDeviceId(removed.endpoint) });
    expect(await listPushDevices(context, member.id)).toEqual([]);
    await addPushDevice(context, member.id, service.browser());
    await notificationPersonalData.erase(racing(), member);
    expect(await listPushDevices(context, member.id)).toEqual([]);
  });

  it('are on the open internet, and in a time zone that there is', async () => {
    const browser = service.browser();
    const add = (more: object) => addPushDevice(context, assertDefined(ada).id, { ...browser, ...more });
    await expect(add({ endpoint: 'https://10.0.0.1/x' })).rejects.toThrow('public https address');
    await expect(add({ endpoint: 'http://push.example.org/x' })).rejects.toThrow('public https address');
    await expect(add({ quiet: { from: 1, to: 2, zone: 'Mars/Olympus' } })).rejects.toThrow('time zone');
    const { push, ...without } = context;
    await expect(addPushDevice(without, assertDefined(ada).id, browser)).rejects.toThrow(
      'Push messages are not set up',
    );
    expect(push).toBeDefined();
  });
});
