/** Moderation by raw requests: refusals apply to every caller and every way of asking. */

import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { assertDefined } from '@parlour/kernel/result';
import { MODERATION_ROUTES } from '@parlour/protocol/club/moderation';
import type { RouteSpec } from '@parlour/protocol/http';
import { PROTOCOL_VERSION } from '@parlour/protocol/wire-constants';
import { beforeAll, describe, expect, it } from 'vitest';
import { cookieHeader, joinClubAs, newBrowser, signInBrowser, type TestBrowser } from './test-browser.ts';
import {
  connectClient,
  createTableAt,
  errorCodeOf,
  fetchPath,
  openRawSocket,
  openServer,
  until,
} from './test-server.ts';

const KEY = 'the key of a careful operator';
const GAME = assertDefined(gamesOnShelf().find(({ seats }) => seats[0] <= 2 && seats[1] >= 4)).id;

let address = '';
beforeAll(async () => {
  ({ address } = await openServer({ operatorKey: KEY }));
});

/** Checks the answer against its schema. */
async function asOperator<A>(
  spec: RouteSpec<unknown, unknown, A>,
  params: Record<string, string> = {},
  body?: unknown,
  at = address,
): Promise<{ status: number; answer: A; code: string | undefined }> {
  const path = spec.url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const headers = {
    authorization: `Bearer ${KEY}`,
    ...(spec.method === 'POST' && { 'content-type': 'application/json' }),
  };
  const sent = spec.method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {};
  const response = await fetch(`${at}${path}`, { method: spec.method, headers, ...sent });
  const answer = spec.type === 'text/plain' && response.ok ? await response.text() : await response.json();
  if (response.ok) spec.answer.parse(answer);
  return { status: response.status, answer: answer as A, code: errorCodeOf(answer as object) };
}

const H = MODERATION_ROUTES;

async function member(name: string): Promise<{ browser: TestBrowser; id: string }> {
  const browser = newBrowser(address);
  return { browser, id: (await joinClubAs(browser, name)).me.id };
}

type ReceivedFrame = {
  readonly id?: string;
  readonly tell?: string;
  readonly phrase?: string;
  readonly token?: string;
};

async function atTable(browser: TestBrowser, table: string) {
  const { socket, heard: received } = await openRawSocket(browser.origin, {
    cookie: cookieHeader(browser.cookies),
    origin: browser.origin,
  });
  let asked = 0;
  const frames = (): ReceivedFrame[] => received.map(text => JSON.parse(text));
  const ask = async (frame: object): Promise<ReceivedFrame> => {
    const id = `q${++asked}`;
    socket.send(JSON.stringify({ id, ...frame }));
    return until(() => frames().find(each => each.id === id));
  };
  await ask({ ask: 'hello', table, protocol: PROTOCOL_VERSION });
  return { ask, frames, close: () => socket.close() };
}

const newTable = async (): Promise<string> => (await createTableAt(address, { game: GAME, seats: 4 })).table;

describe('the key of the operator', () => {
  const specs = Object.values(H).filter(({ url }) => url.startsWith('/api/club/house'));

  it('is asked for before anything else is read; without it there is nothing there', async () => {
    expect(specs).toHaveLength(16);
    const { address: keyless } = await openServer();
    for (const { method, url } of specs) {
      const path = url.replace(/:table/, '0123456789abcdef').replace(/:\w+/g, '1');
      for (const [at, bearer] of [
        [keyless, KEY],
        [address, undefined],
        [address, 'x'],
        [address, `${KEY}x`],
      ] as const) {
        const headers = { ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }) };
        const refused = await fetch(`${at}${path}`, { method, headers });
        expect([path, refused.status, await refused.json()]).toEqual([
          path,
          404,
          { error: { code: 'not-found', message: 'Not found.' } },
        ]);
      }
    }
  });

  it('is not found by trying many, and still opens after others have tried from the same address', async () => {
    const { address: narrow } = await openServer({ operatorKey: KEY, requestsPerMinute: 1000, limits: { keys: 3 } });
    const tries = [];
    for (const key of ['a', 'b', 'c', 'd', KEY, 'e'])
      tries.push((await fetchPath(narrow, '/api/club/house', key)).status);
    expect(tries).toEqual([404, 404, 404, 429, 200, 429]);
  });
});

describe('a report', () => {
  it('by a member about somebody at a table names the match, is read and settled', async () => {
    const [ada, bob] = [await member('Ada Report'), await member('Bob Report')];
    const table = await newTable();
    const [first, second] = [await atTable(ada.browser, table), await atTable(bob.browser, table)];
    await first.ask({ ask: 'sit', name: 'x', seat: 0 });
    await second.ask({ ask: 'sit', name: 'x', seat: 1 });
    const said = { about: { table, seat: 1 }, reason: 'insult', words: 'He sighed.' };
    const answered = await ada.browser.ask('POST', '/api/club/reports', said);
    expect([answered.status, answered.body]).toEqual([200, {}]);
    await ada.browser.ask('POST', '/api/club/reports', said);
    const { answer } = await asOperator(H.reports, {}, { state: 'open' });
    const mine = answer.reports.filter(({ by }) => by.member === ada.id);
    expect(mine).toMatchObject([
      {
        reason: 'insult',
        words: 'He sighed.',
        about: { member: bob.id, name: 'Bob Report', table, seat: 1 },
        settled: null,
      },
    ]);
    const settled = await asOperator(H.settle, { report: mine[0]!.report }, { words: 'Let it be.' });
    expect(settled.answer.settled).toMatchObject({ words: 'Let it be.' });
    expect((await asOperator(H.settle, { report: 'none' }, { words: '' })).status).toBe(404);
    const about = await asOperator(H.moderatedMember, { member: 'bob report' });
    expect(about.answer.reports).toHaveLength(1);
    first.close();
    second.close();
  });

  it('by a guest takes a seat at that very table', async () => {
    const table = await newTable();
    const [anonymous, other] = [await atTable(newBrowser(address), table), await atTable(newBrowser(address), table)];
    const { token } = await anonymous.ask({ ask: 'sit', name: 'Gus', seat: 0 });
    await other.ask({ ask: 'sit', name: 'Olga', seat: 2 });
    const report = (seat: number, bearer?: string) =>
      fetch(`${address}/api/club/reports`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        },
        body: JSON.stringify({ about: { table, seat }, reason: 'other', words: '' }),
      }).then(async answer => [answer.status, errorCodeOf((await answer.json()) as object)]);
    expect(await report(2)).toEqual([403, 'not-seated']);
    expect(await report(2, 's.0.2.forged')).toEqual([403, 'not-seated']);
    expect(await report(2, token)).toEqual([200, undefined]);
    expect(await report(0, token)).toEqual([400, 'bad-request']);
    expect(await report(3, token)).toEqual([400, 'bad-request']);
    const { answer } = await asOperator(H.reports, {}, { state: 'open' });
    expect(answer.reports.find(({ about }) => about.table === table)).toMatchObject({
      by: { member: null, name: 'Gus' },
      about: { member: null, name: 'Olga', seat: 2 },
    });
    anonymous.close();
    other.close();
  });

  it('is bounded in words and number, and takes a sign-in where it is about a member', async () => {
    const { address: narrow } = await openServer({ operatorKey: KEY, requestsPerMinute: 1000, limits: { reports: 2 } });
    const browser = newBrowser(narrow);
    await joinClubAs(browser, 'Nagger');
    const targets = [];
    for (const name of ['One', 'Two', 'Three']) targets.push((await joinClubAs(newBrowser(narrow), name)).me.id);
    const report = (body: object) => browser.ask('POST', '/api/club/reports', body).then(({ status }) => status);
    const about = { member: targets[0] };
    expect(await report({ about, reason: 'insult', words: 'x'.repeat(301) })).toBe(400);
    expect(await report({ about, reason: 'boredom', words: '' })).toBe(400);
    expect(await report({ about, reason: 'insult', words: '', more: 1 })).toBe(400);
    const statuses = [];
    for (const member of targets) statuses.push(await report({ about: { member }, reason: 'name', words: '' }));
    expect(statuses).toEqual([200, 200, 429]);
    const anonymous = await newBrowser(narrow).ask('POST', '/api/club/reports', { about, reason: 'name', words: '' });
    expect([anonymous.status, errorCodeOf(anonymous.body)]).toEqual([401, 'not-signed-in']);
  });
});

describe('a ban', () => {
  it('from the house ends every session, keeps from signing in with a reason, and can be lifted', async () => {
    const { browser, id } = await member('Banned One');
    const banned = await asOperator(H.ban, { member: 'Banned One' }, { from: 'house', days: 7, why: 'Cheating.' });
    expect(banned.answer.ban).toMatchObject({ from: 'house', why: 'Cheating.', member: id });
    expect((await browser.ask('GET', '/api/club/me')).body).toEqual({ me: null });
    const refused = await signInBrowser(browser);
    expect([refused.status, errorCodeOf(refused.body)]).toEqual([403, 'not-allowed']);
    expect(JSON.stringify(refused.body)).toMatch(/until \d{4}-\d\d-\d\d: Cheating\./);
    expect((await asOperator(H.bans)).answer.bans.map(({ name }) => name)).toContain('Banned One');
    expect((await asOperator(H.liftBan, { member: id })).answer.ban).toBeNull();
    expect((await asOperator(H.liftBan, { member: id })).status).toBe(404);
    expect((await signInBrowser(browser)).status).toBe(200);
  });

  it('from sitting down lets them in, and up to no table', async () => {
    const { browser } = await member('Staller');
    const table = await newTable();
    const line = await atTable(browser, table);
    await asOperator(H.ban, { member: 'staller' }, { from: 'seats', days: null, why: 'Stalling.' });
    expect(await line.ask({ ask: 'sit', name: 'x' })).toMatchObject({
      ok: false,
      error: { code: 'not-allowed', message: 'You are banned from joining tables: Stalling.' },
    });
    expect((await browser.ask('GET', '/api/club/me')).body.me).toMatchObject({ name: 'Staller' });
    const evening = { title: 'An evening', game: 'monkey', kind: 'swiss', clock: { kind: 'turn', seconds: 30 } };
    const { tournament } = (await browser.ask('POST', '/api/club/tournaments', evening)).body;
    const entrants = [{ name: 'x', me: true }];
    const refused = await browser.ask('POST', `/api/club/tournaments/${tournament}/join`, { entrants });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining('Stalling.')]);
    await asOperator(H.liftBan, { member: 'staller' });
    expect(await line.ask({ ask: 'sit', name: 'x' })).toMatchObject({ ok: true });
    line.close();
  });

  it('needs a reason and a member', async () => {
    await member('Innocent');
    const bad = { from: 'house', days: 1, why: '' };
    expect((await asOperator(H.ban, { member: 'innocent' }, bad)).status).toBe(400);
    expect((await asOperator(H.ban, { member: 'innocent' }, { ...bad, why: 'x', days: -1 })).status).toBe(400);
    expect((await asOperator(H.ban, { member: 'Nobody Here' }, { ...bad, why: 'x' })).status).toBe(404);
  });
});

describe('blocking and muting', () => {
  it('two of whom one has blocked the other never sit together, and only one knows why', async () => {
    const [ada, bob] = [await member('Ada Block'), await member('Bob Block')];
    const stance = (body: object) => ada.browser.ask('POST', '/api/club/me/stances', body);
    expect((await stance({ member: bob.id, stance: 'block' })).body.people).toMatchObject([
      { member: bob.id, name: 'Bob Block', stance: 'block' },
    ]);
    const [table, another] = [await newTable(), await newTable()];
    const sits = [await atTable(ada.browser, table), await atTable(bob.browser, table)];
    expect(await sits[0]!.ask({ ask: 'sit', name: 'x' })).toMatchObject({ ok: true });
    expect(await sits[1]!.ask({ ask: 'sit', name: 'x' })).toMatchObject({ error: { code: 'table-full' } });
    const later = [await atTable(bob.browser, another), await atTable(ada.browser, another)];
    expect(await later[0]!.ask({ ask: 'sit', name: 'x' })).toMatchObject({ ok: true });
    expect(await later[1]!.ask({ ask: 'sit', name: 'x' })).toMatchObject({
      error: { code: 'not-allowed', message: 'A player you blocked sits at this table.' },
    });
    expect((await stance({ member: bob.id, stance: 'none' })).body).toEqual({ people: [] });
    expect(await later[1]!.ask({ ask: 'sit', name: 'x' })).toMatchObject({ ok: true });
    for (const line of [...sits, ...later]) line.close();
  });

  it('two of whom one has blocked the other are not put together; whoever may not sit down looks in vain', async () => {
    const [ada, bob, cat] = [await member('Ada Seeks'), await member('Bob Seeks'), await member('Cat Seeks')];
    await ada.browser.ask('POST', '/api/club/me/stances', { member: bob.id, stance: 'block' });
    const seek = async ({ browser, id }: typeof ada) =>
      (await browser.ask('POST', '/api/club/seek', { ticket: `${id}-${id}`, games: [GAME], seats: 2 })).body;
    await asOperator(H.ban, { member: cat.id }, { from: 'seats', days: 1, why: 'Not now.' });
    expect(await seek(cat)).toMatchObject({
      error: { message: expect.stringMatching(/banned from joining tables.*Not now\.$/) },
    });
    await asOperator(H.liftBan, { member: cat.id });
    const three = [ada, bob, cat];
    const sought = await until(async () => {
      const found = await Promise.all(three.map(seek));
      return found[2]?.is === 'met' && found;
    });
    expect(sought.filter(({ is, table }) => is === 'met' && table === sought[2]?.table)).toHaveLength(2);
    expect(sought.filter(({ is }) => is === 'waiting')).toHaveLength(1);
  });

  it('what somebody says who is muted comes to everybody else, from that moment on and after coming back', async () => {
    const [ada, bob, cat] = [await member('Ada Mute'), await member('Bob Mute'), await member('Cat Mute')];
    const table = await newTable();
    const [a, b, c] = [
      await atTable(ada.browser, table),
      await atTable(bob.browser, table),
      await atTable(cat.browser, table),
    ];
    for (const line of [a, b, c]) await line.ask({ ask: 'sit', name: 'x' });
    await ada.browser.ask('POST', '/api/club/me/stances', { member: bob.id, stance: 'mute' });
    const again = await atTable(ada.browser, table);
    await b.ask({ ask: 'say', phrase: 'thanks' });
    await c.ask({ ask: 'say', phrase: 'hello' });
    const said = (line: typeof a) => line.frames().flatMap(({ tell, phrase }) => (tell === 'said' ? [phrase] : []));
    await until(() => [a, c, again].every(line => said(line).includes('hello')));
    expect([said(c), said(a), said(again)]).toEqual([['thanks', 'hello'], ['hello'], ['hello']]);
    for (const line of [a, b, c, again]) line.close();
  });

  it('is for members, and about others who are', async () => {
    const { browser, id } = await member('Lonely');
    const ask = (from: TestBrowser, body: object, headers?: Record<string, string>) =>
      from.ask('POST', '/api/club/me/stances', body, headers).then(({ status }) => status);
    expect(await ask(newBrowser(address), { member: id, stance: 'block' })).toBe(401);
    expect(await ask(browser, { member: id, stance: 'block' })).toBe(400);
    expect(await ask(browser, { member: '0000000000000000', stance: 'block' })).toBe(404);
    expect(await ask(browser, { member: id, stance: 'love' })).toBe(400);
    expect(await ask(browser, { member: id, stance: 'none' }, { origin: 'https://elsewhere.example' })).toBe(403);
  });
});

describe('names', () => {
  it('that are forbidden are nobody’s, by look, also for guests', async () => {
    const { answer } = await asOperator(H.forbidName, {}, { name: 'Grendel', is: 'forbidden' });
    expect(answer.names.map(({ name }) => name)).toEqual(['Grendel']);
    await expect(joinClubAs(newBrowser(address), 'GRENDEI')).rejects.toThrow(/not allowed/);
    const line = await atTable(newBrowser(address), await newTable());
    expect(await line.ask({ ask: 'sit', name: 'Grendel' })).toMatchObject({ error: { code: 'name-taken' } });
    expect((await asOperator(H.forbidName, {}, { name: 'grendel', is: 'allowed' })).answer.names).toEqual([]);
    expect(await line.ask({ ask: 'sit', name: 'Grendel' })).toMatchObject({ ok: true });
    expect((await asOperator(H.forbidName, {}, { name: '…', is: 'forbidden' })).status).toBe(400);
    line.close();
  });

  it('are given by the operator, and told where somebody sits', async () => {
    const [rude, other] = [await member('Rude Name'), await member('Plain Name')];
    const table = await newTable();
    const line = await atTable(rude.browser, table);
    await line.ask({ ask: 'sit', name: 'x' });
    expect((await asOperator(H.rename, { member: rude.id }, { name: 'Plain Name' })).status).toBe(409);
    expect((await asOperator(H.rename, { member: rude.id }, { name: '!' })).status).toBe(400);
    expect((await asOperator(H.rename, { member: rude.id }, { name: 'Polite Name' })).answer.name).toBe('Polite Name');
    expect((await rude.browser.ask('GET', '/api/club/me')).body.me).toMatchObject({ name: 'Polite Name' });
    const room = await (await fetchPath(address, `/api/tables/${table}`)).text();
    expect([room.includes('Polite Name'), room.includes('Rude Name'), room.includes(rude.id)]).toEqual([
      true,
      false,
      true,
    ]);
    expect((await other.browser.ask('GET', '/api/club/me')).body.me).toMatchObject({ name: 'Plain Name' });
    line.close();
  });
});

describe('tables', () => {
  it('are listed without what is played, closed and deleted', async () => {
    const [open, gone] = [await newTable(), await newTable()];
    const line = await atTable(newBrowser(address), open);
    const { answer } = await asOperator(H.adminTables, {}, { state: 'open', limit: 200 });
    expect(answer.tables.map(({ table }) => table)).toEqual(expect.arrayContaining([open, gone]));
    expect(await asOperator(H.closeTable, { table: open })).toMatchObject({ status: 200 });
    await until(() => line.frames().some(frame => JSON.stringify(frame).includes('"closed":true')));
    expect((await asOperator(H.deleteTable, { table: gone })).status).toBe(200);
    expect((await fetchPath(address, `/api/tables/${gone}`)).status).toBe(404);
    expect((await asOperator(H.deleteTable, { table: gone })).code).toBe('no-table');
    expect((await asOperator(H.adminRecord, { table: open, match: '1' })).status).toBe(404);
    line.close();
  });
});

describe('the record of a match', () => {
  it('is read by the operator once it is over, also where onlookers are not allowed, and that is noted', async () => {
    const settings = { onlookers: 'none', pace: 'instant' };
    const { table, host } = await createTableAt(address, { game: GAME, seats: 2, settings });
    const anonymous = connectClient(address, { table, host });
    expect((await anonymous.ask({ ask: 'sit', name: 'Host', seat: 0, cut: 'x' })).ok).toBe(true);
    expect((await anonymous.ask({ ask: 'start', fill: 'easy' })).ok).toBe(true);
    const read = () => asOperator(H.adminRecord, { table, match: '1' });
    await until(async () => (await read()).code === 'match-running');
    await anonymous.ask({ ask: 'leave' });
    const record = await until(async () => {
      const { status, answer } = await read();
      return status === 200 && answer;
    });
    expect(record).toMatch(/^Game: /);
    expect((await fetchPath(address, `/api/tables/${table}/records/1`)).status).toBe(403);
    const { answer } = await asOperator(H.audit, {}, {});
    expect(answer.acts[0]).toMatchObject({ by: 'operator', what: 'record read', about: `${table}/1` });
  });
});

describe('the audit log', () => {
  it('has every act of the operator and how members came and went, and no address', async () => {
    const { browser, id } = await member('Watched');
    await signInBrowser(browser);
    await browser.ask('GET', '/api/club/me/everything');
    await asOperator(H.ban, { member: id }, { from: 'seats', days: 1, why: 'Just so.' });
    await asOperator(H.liftBan, { member: id });
    await browser.ask('POST', '/api/club/sign-out', { where: 'everywhere' });
    const { answer } = await asOperator(H.audit, {}, { member: id });
    expect(answer.acts.map(({ by, what }) => `${by} ${what}`).toSorted()).toEqual(
      [
        'member joined',
        'member signed in',
        'member export',
        'operator banned',
        'operator ban lifted',
        'member signed out everywhere',
      ].toSorted(),
    );
    expect(answer.acts.every(({ name }) => name === 'Watched')).toBe(true);
    const all = await asOperator(H.audit, {}, {});
    const older = await asOperator(H.audit, {}, { before: assertDefined(all.answer.acts.at(5)).at });
    expect(older.answer.acts[0]).toEqual(all.answer.acts[6]);
    expect(JSON.stringify(all.answer)).not.toMatch(/127\.0\.0\.1|::1/);
    const whats = [...all.answer.acts, ...older.answer.acts].map(({ what }) => what);
    expect(whats).toEqual(expect.arrayContaining(['name forbidden', 'name allowed', 'renamed', 'table closed']));
  });
});

describe('what is known of a member', () => {
  it('is given to them, and goes when they are erased; others keep what is theirs', async () => {
    const [leaver, stays] = [await member('Leaver'), await member('Stays')];
    await leaver.browser.ask('POST', '/api/club/me/stances', { member: stays.id, stance: 'block' });
    await stays.browser.ask('POST', '/api/club/me/stances', { member: leaver.id, stance: 'mute' });
    const report = (from: TestBrowser, about: string) =>
      from.ask('POST', '/api/club/reports', { about: { member: about }, reason: 'other', words: 'Hm.' });
    await report(leaver.browser, stays.id);
    await report(stays.browser, leaver.id);
    const { about } = (await leaver.browser.ask('GET', '/api/club/me/everything')).body as { about: { order: object } };
    expect(about.order).toMatchObject({
      ban: null,
      stances: [{ of: stays.id, stance: 'block' }],
      reports: [{ words: 'Hm.', about: { member: stays.id } }],
      acts: expect.arrayContaining([expect.objectContaining({ what: 'joined' })]),
    });
    await leaver.browser.ask('POST', '/api/club/me/erase', { name: 'Leaver' });
    expect((await stays.browser.ask('GET', '/api/club/me/stances')).body).toEqual({ people: [] });
    const { answer } = await asOperator(H.moderatedMember, { member: stays.id });
    expect(answer.reports).toMatchObject([{ by: { member: null, name: 'a former member' } }]);
    const open = await asOperator(H.reports, {}, { state: 'open' });
    expect(JSON.stringify(open.answer)).not.toContain(leaver.id);
    const acts = await asOperator(H.audit, {}, {});
    expect(JSON.stringify(acts.answer)).not.toContain(leaver.id);
    expect(acts.answer.acts.filter(({ what }) => what === 'erased')).toMatchObject([{ member: null }]);
  });
});
