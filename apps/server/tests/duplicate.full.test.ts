/** Duplicate tournaments: who may enter, and how deals stay secret until the round is over. */
import { assertDefined } from '@parlour/kernel/result';
import { PROTOCOL_VERSION } from '@parlour/protocol/wire-constants';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqlite/store.ts';
import { cleanups } from './cleanup-list.ts';
import { cookieHeader, joinClubAs, newBrowser, type TestBrowser } from './test-browser.ts';
import { connectClient, fetchPath, newDatabaseFile, openRawSocket, openServer, until } from './test-server.ts';

const KEY = 'the key of a careful operator';

let address = '';
beforeAll(async () => {
  ({ address } = await openServer({ operatorKey: KEY }));
});

const evening = { title: 'Same deals', game: 'monkey', kind: 'duplicate', rounds: 1 };

type Made = { readonly path: string; readonly organise: (what: string) => Promise<number> };

async function make(asked: object = {}): Promise<Made> {
  const organiser = newBrowser(address);
  const { status, body } = await organiser.ask('POST', '/api/club/tournaments', { ...evening, ...asked });
  expect(status).toBe(200);
  const path = `/api/club/tournaments/${body.tournament}`;
  const headers = { authorization: `Bearer ${body.organiser}` };
  return {
    path,
    organise: async what => (await organiser.ask('POST', `${path}/organise`, { do: what }, headers)).status,
  };
}

async function memberBrowser(name: string): Promise<TestBrowser> {
  const browser = newBrowser(address);
  await joinClubAs(browser, name);
  return browser;
}

type Refused = { readonly status: number; readonly says: string | undefined };

async function enter(browser: TestBrowser, { path }: Made, ...entrants: object[]): Promise<Refused> {
  const { status, body } = await browser.ask('POST', `${path}/join`, { entrants });
  return { status, says: (body.error as { message: string } | undefined)?.message };
}

const ME = { name: 'me', me: true };

type Seat = { readonly table: string; readonly token: string };

/** Waits for the current table of a member, on any of their devices. */
const seatOf = (browser: TestBrowser, { path }: Made): Promise<Seat> =>
  until(async () => {
    const { body } = await browser.ask('POST', `${path}/mine`, { tokens: [] });
    const [seat] = body.seats as { table: string | null; token: string | null }[];
    return seat?.table && seat.token ? { table: seat.table, token: seat.token } : undefined;
  });

type RecordAnswer = { readonly status: number; readonly code?: string; readonly text: string };

async function recordOf({ table }: Seat, bearer?: string): Promise<RecordAnswer> {
  const answer = await fetchPath(address, `/api/tables/${table}/records/1`, bearer);
  const text = await answer.text();
  return { status: answer.status, text, ...(answer.ok ? {} : { code: JSON.parse(text).error.code }) };
}

type SeatedClient = { ask(frame: object): Promise<string>; received: readonly string[] };

async function sitAt(browser: TestBrowser, { table, token }: Seat): Promise<SeatedClient> {
  const headers = { cookie: cookieHeader(browser.cookies), origin: browser.origin };
  const { socket, heard: received } = await openRawSocket(browser.origin, headers);
  cleanups.unshift(() => socket.close());
  let asked = 0;
  const ask = async (frame: object): Promise<string> => {
    const id = `q${++asked}`;
    socket.send(JSON.stringify({ id, ...frame }));
    return until(() => received.find(text => text.startsWith(`{"id":"${id}"`)));
  };
  expect(await ask({ ask: 'hello', table, seat: token, protocol: PROTOCOL_VERSION })).toContain('"ok":true');
  return { ask, received };
}

async function playOut({ ask, received }: SeatedClient): Promise<void> {
  await ask({ ask: 'cut', cut: 'ready' });
  expect(await ask({ ask: 'stand-in', seat: 0 })).toContain('"ok":true');
  await until(() => received.some(text => text.includes('"over":{')));
}

describe('who may enter a duplicate', () => {
  it('is a member, once for each member and each device', async () => {
    const made = await make();
    const browser = await memberBrowser('Scout');
    expect(await enter(browser, made, ME)).toMatchObject({ status: 200 });
    expect(await enter(browser, made, { name: 'Sharp' })).toEqual({
      status: 400,
      says: 'Only members can enter this duplicate. Sign in and enter under your own name.',
    });
    await browser.ask('POST', '/api/club/sign-out');
    expect(await enter(browser, made, { name: 'Sharp' })).toMatchObject({ status: 400, says: /^Only members/ });
    await joinClubAs(browser, 'Sharp');
    expect(await enter(browser, made, ME)).toEqual({
      status: 400,
      says: 'This device has already entered this duplicate as Scout. It takes one entry per device.',
    });
    const anonymous = newBrowser(address);
    expect(await enter(anonymous, made, { name: 'Guest' })).toMatchObject({ status: 400, says: /^Only members/ });
    const other = await memberBrowser('Otto');
    expect(await enter(other, made, ME, { name: 'Otto too' })).toMatchObject({ status: 400 });
    expect(await enter(other, made, ME)).toMatchObject({ status: 200 });
    const { body } = await anonymous.ask('GET', made.path);
    expect(body.seen).toMatchObject({ entry: 'members', entrants: [{ name: 'Scout' }, { name: 'Otto' }] });
  });

  it('may enter from a device again when its first player has left', async () => {
    const made = await make();
    const browser = await memberBrowser('Leaver');
    await enter(browser, made, ME);
    await browser.ask('POST', `${made.path}/leave`, { who: 0 });
    await browser.ask('POST', '/api/club/sign-out');
    await joinClubAs(browser, 'Successor');
    expect(await enter(browser, made, ME)).toMatchObject({ status: 200 });
  });

  it('is anyone, under several names from one device, where the event says so', async () => {
    const made = await make({ entry: 'shared' });
    const tablet = newBrowser(address);
    expect(await enter(tablet, made, { name: 'Ann' }, { name: 'Bob' })).toMatchObject({ status: 200 });
    expect(await enter(tablet, made, { name: 'Cis' })).toMatchObject({ status: 200 });
    expect((await tablet.ask('GET', made.path)).body.seen).toMatchObject({ entry: 'shared' });
  });

  it('is anyone in every other kind of tournament, which cannot be limited', async () => {
    const made = await make({ kind: 'swiss' });
    expect(await enter(newBrowser(address), made, { name: 'Ann' }, { name: 'Bob' })).toMatchObject({ status: 200 });
    const asked = { ...evening, kind: 'swiss', entry: 'members' };
    expect((await newBrowser(address).ask('POST', '/api/club/tournaments', asked)).status).toBe(400);
  });
});

it('a duplicate made before there was a choice still takes in guests, several from one device', async () => {
  const file = newDatabaseFile();
  const before = await openServer({ file });
  const { body } = await newBrowser(before.address).ask('POST', '/api/club/tournaments', {
    ...evening,
    entry: 'shared',
  });
  await before.close();
  const store = openSqliteStore(file);
  const [page] = await store.documents.fetch('tournament page', [`${body.tournament}/0`]);
  const { kind, id, version: was, body: text } = assertDefined(page);
  expect(text).toContain(',"entry":"shared"');
  const old = { kind, id, was, body: text.replace(',"entry":"shared"', ''), lasts: 1e10 };
  expect(await store.documents.commit([old])).toBe('kept');
  await store.close();
  const anonymous = newBrowser((await openServer({ file })).address);
  const path = `/api/club/tournaments/${body.tournament}`;
  const entrants = [{ name: 'Ann' }, { name: 'Bob' }];
  expect((await anonymous.ask('POST', `${path}/join`, { entrants })).status).toBe(200);
  expect((await anonymous.ask('GET', path)).body.seen).toMatchObject({ entry: 'shared', entrants });
});

it('gives a browser one device cookie that no script and no other house can read', async () => {
  const browser = await memberBrowser('Cookie');
  const first = await browser.ask('POST', `${(await make()).path}/join`, { entrants: [ME] });
  expect(first.setCookies).toEqual([
    expect.stringMatching(/^parlour-device=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/),
  ]);
  const known = browser.cookies.get('parlour-device');
  await browser.ask('POST', `${(await make()).path}/join`, { entrants: [ME] });
  expect(browser.cookies.get('parlour-device')).toBe(known);
});

it('no one gets the record of a deal before its round is over, and no one takes a seat to see it', async () => {
  const made = await make();
  const [scout, sharp] = [await memberBrowser('Early'), await memberBrowser('Later')];
  for (const browser of [scout, sharp]) expect(await enter(browser, made, ME)).toMatchObject({ status: 200 });
  expect(await made.organise('begin')).toBe(200);
  const [mine, theirs] = [await seatOf(scout, made), await seatOf(sharp, made)];
  await playOut(await sitAt(scout, mine));

  const held = await recordOf(mine, mine.token);
  expect(held).toMatchObject({ status: 409, code: 'round-running' });
  expect(held.text).toContain('Others are still playing this deal. You can read the record when the round is over.');
  for (const bearer of [theirs.token, undefined]) expect((await recordOf(mine, bearer)).status).toBe(403);
  const operator = await fetchPath(address, `/api/club/house/tables/${mine.table}/records/1`, KEY);
  expect([operator.status, await operator.text()]).toEqual([409, expect.stringContaining('when the round is over')]);
  const spectator = connectClient(address, { table: mine.table });
  expect((await until(() => spectator.state())).scene).toBeUndefined();
  expect(await (await fetchPath(address, `/api/tables/${mine.table}`)).text()).not.toContain('"scene"');

  expect(await (await sitAt(sharp, theirs)).ask({ ask: 'leave' })).toContain('"ok":true');
  const seated = await connectClient(address, { table: theirs.table }).ask({ ask: 'sit', name: 'Peeper' });
  expect(seated).toMatchObject({ ok: false, error: { code: 'table-locked' } });

  expect(await made.organise('close round')).toBe(200);
  const revealed = await recordOf(mine, mine.token);
  expect(revealed.status).toBe(200);
  expect(revealed.text).toMatch(/^Game: monkey\n/);
}, 60_000);
