/** Members over HTTP and at tables, as browsers see them. */
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { assertDefined } from '@parlour/kernel/result';
import { MEMBER_ROUTES } from '@parlour/protocol/club/members';
import { SIGNED_OUT_CLOSE_CODE } from '@parlour/protocol/wire-constants';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqlite/store.ts';
import { newDevice, type TestDevice } from './authenticator.ts';
import { connectAs, type TableConnection } from './browser-at-table.ts';
import {
  answeredRoutes,
  type BrowserAnswer,
  joinClubAs,
  newBrowser,
  passkeyOptionsIn,
  signInBrowser,
  type TestBrowser,
} from './test-browser.ts';
import { createTableAt, errorCodeOf, fetchPath, newDatabaseFile, openServer } from './test-server.ts';

const GAME = assertDefined(gamesOnShelf().find(({ seats }) => seats[0] <= 2 && seats[1] >= 2)).id;

let address = '';
beforeAll(async () => {
  ({ address } = await openServer());
});

const meOf = async (browser: TestBrowser) => (await browser.ask('GET', '/api/club/me')).body.me;

describe('becoming a member', () => {
  it('takes a name and a passkey, and gives a code once', async () => {
    const ada = newBrowser(address);
    expect(await meOf(ada)).toBeNull();
    const { me, code } = await joinClubAs(ada, ' Ada  Byron ');
    expect(me).toMatchObject({ name: 'Ada Byron' });
    expect(code).toMatch(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
    expect(await meOf(ada)).toEqual(me);
    expect([...ada.cookies.keys()]).toEqual(['parlour']);
  });

  it('is refused to whoever copies a name, by letters or by look', async () => {
    await joinClubAs(newBrowser(address), 'Helen Olsen');
    for (const name of ['helen olsen', 'HeIen 0Isen', 'He1en-0lsen', 'Hélèn Olsen']) {
      const refused = await newBrowser(address).ask('POST', '/api/club/join/begin', { name });
      expect([name, refused.status, errorCodeOf(refused.body)]).toEqual([name, 409, 'name-taken']);
    }
  });

  const LIKE_BOB = ['ꓐob', 'Β᧐b', 'Bㅇb', 'Boɓ', '8ob', 'Bo6', 'Bob١', 'ВОВ', 'ꓐꓳꓐ'];

  it('and a guest, is refused the name of Bob in every disguise', async () => {
    await joinClubAs(newBrowser(address), 'Bob');
    const anonymous = await connectAs(newBrowser(address));
    await anonymous.ask({ ask: 'hello', table: (await createTableAt(address, { game: GAME, seats: 2 })).table });
    for (const name of LIKE_BOB) {
      const refused = await newBrowser(address).ask('POST', '/api/club/join/begin', { name });
      expect([name, [400, 409].includes(refused.status)]).toEqual([name, true]);
      expect(refused.body).toMatchObject({ error: { message: expect.stringMatching(/writing system|looks like it/) } });
      expect(await anonymous.ask({ ask: 'sit', name })).toMatchObject({ ok: false, error: { code: 'name-taken' } });
    }
    expect(await anonymous.ask({ ask: 'sit', name: 'Rob 8' })).toMatchObject({ ok: true });
    anonymous.socket.close();
  });

  it('leaves the members of an earlier version their names, and protects them', async () => {
    const file = newDatabaseFile();
    const store = openSqliteStore(file);
    const old = ['Bob', 'Boɓ', 'Юlia'].map((name, n) => ({
      kind: 'member',
      id: `member-${n}`,
      was: 0,
      body: JSON.stringify({ name, since: 1, passkeys: [], code: { hash: `${n}`, made: 1 } }),
      keys: [`glance/${n}`, `code/${n}`],
      places: [{ list: 'everybody', place: 1 }],
    }));
    expect(await store.documents.commit(old)).toBe('kept');
    await store.close();
    const upgraded = await openServer({ file });
    for (const name of ['Bob', 'bob', '8ob', 'Boɓ']) {
      const refused = await newBrowser(upgraded.address).ask('POST', '/api/club/join/begin', { name });
      expect([name, refused.status]).toEqual([name, 409]);
    }
    const named = async (name: string): Promise<unknown> => {
      const shown = await fetchPath(upgraded.address, `/api/club/members/${encodeURIComponent(name)}`);
      return ((await shown.json()) as { member: { name: string } }).member.name;
    };
    expect(await Promise.all(['bob', 'Boɓ', 'Юlia'].map(named))).toEqual(['Bob', 'Boɓ', 'Юlia']);
  });

  it('goes to one of two who want the same name at the same moment', async () => {
    const both = [newBrowser(address), newBrowser(address)];
    const begun = await Promise.all(both.map(one => one.ask('POST', '/api/club/join/begin', { name: 'Twin' })));
    const made = both.map((one, i) => ({
      passkey: one.device.make(passkeyOptionsIn(assertDefined(begun[i])), one.origin),
    }));
    const ended = await Promise.all(both.map((one, i) => one.ask('POST', '/api/club/join', made[i])));
    expect(ended.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('signing in', () => {
  it('by the passkey alone; the session before it ends', async () => {
    const bert = newBrowser(address);
    const { me } = await joinClubAs(bert, 'Bert');
    const before = assertDefined(bert.cookies.get('parlour'));
    expect((await signInBrowser(bert)).body).toEqual({ me });
    const after = assertDefined(bert.cookies.get('parlour'));
    expect(after).not.toBe(before);
    bert.cookies.set('parlour', before);
    expect(await meOf(bert)).toBeNull();
    bert.cookies.set('parlour', after);
    expect(await meOf(bert)).toEqual(me);
  });
});

describe('signing out', () => {
  it('ends the session here, or everywhere', async () => {
    const device = newDevice();
    const [one, two] = [newBrowser(address, device), newBrowser(address, device)];
    const { me } = await joinClubAs(one, 'Dora');
    await signInBrowser(two);
    const cookie = assertDefined(one.cookies.get('parlour'));
    await one.ask('POST', '/api/club/sign-out', { where: 'here' });
    expect(one.cookies.size).toBe(0);
    one.cookies.set('parlour', cookie);
    expect(await meOf(one)).toBeNull();
    expect(await meOf(two)).toEqual(me);
    await signInBrowser(one);
    await two.ask('POST', '/api/club/sign-out', { where: 'everywhere' });
    expect(await meOf(one)).toBeNull();
  });
});

type Devices = { passkeys: { key: string; device: string }[]; sessions: { session: string; here: boolean }[] };

async function addDevice(browser: TestBrowser, device: TestDevice, name: string): Promise<BrowserAnswer> {
  const begun = await browser.ask('POST', '/api/club/me/passkeys/begin');
  const passkey = device.make(passkeyOptionsIn(begun), browser.origin);
  return browser.ask('POST', '/api/club/me/passkeys', { passkey, device: name });
}

describe('devices', () => {
  const devicesOf = async (browser: TestBrowser): Promise<Devices> =>
    (await browser.ask('GET', '/api/club/me/devices')).body as Devices;

  it('are added, named and removed, and the last one only with the code', async () => {
    const [phone, tablet] = [newBrowser(address), newBrowser(address)];
    const { me, code } = await joinClubAs(phone, 'Ernst');
    await addDevice(phone, tablet.device, 'tablet');
    expect((await signInBrowser(tablet)).body).toEqual({ me });
    const [first, second] = (await devicesOf(phone)).passkeys;
    await phone.ask('POST', `/api/club/me/passkeys/${second?.key}/name`, { device: 'in the kitchen' });
    expect((await devicesOf(phone)).passkeys.map(({ device }) => device)).toEqual(['a device', 'in the kitchen']);
    await phone.ask('POST', `/api/club/me/passkeys/${first?.key}/remove`);
    expect((await signInBrowser(newBrowser(address, phone.device))).status).toBe(403);
    const remove = (more: object) => phone.ask('POST', `/api/club/me/passkeys/${second?.key}/remove`, more);
    expect((await remove({})).status).toBe(403);
    expect((await remove({ code: 'AAAA-AAAA' })).status).toBe(403);
    expect((await remove({ code: code.toLowerCase() })).body).toMatchObject({ passkeys: [] });
  });

  it('that are removed are signed out at once, and can do nothing more', async () => {
    const [owner, stolen, tablet] = [newBrowser(address), newBrowser(address), newBrowser(address)];
    const { me } = await joinClubAs(owner, 'Ottilie');
    await addDevice(owner, stolen.device, 'stolen');
    await addDevice(owner, tablet.device, 'tablet');
    for (const browser of [stolen, tablet]) await signInBrowser(browser);
    const taken = assertDefined((await devicesOf(owner)).passkeys.find(({ device }) => device === 'stolen'));
    const removed = await owner.ask('POST', `/api/club/me/passkeys/${taken.key}/remove`);
    expect(removed.body).toMatchObject({ sessions: [{}, {}] });
    expect([await meOf(stolen), await meOf(tablet), await meOf(owner)]).toEqual([null, me, me]);
    expect((await stolen.ask('POST', '/api/club/me/code')).status).toBe(401);
    expect((await stolen.ask('POST', '/api/club/me/passkeys/begin')).status).toBe(401);
    const first = assertDefined((await devicesOf(tablet)).passkeys[0]);
    await tablet.ask('POST', `/api/club/me/passkeys/${first.key}/remove`);
    expect([await meOf(owner), await meOf(tablet)]).toEqual([null, me]);
  });

  it('whose passkey opened this session can be removed without signing out here', async () => {
    const [here, there] = [newBrowser(address), newBrowser(address)];
    const { me } = await joinClubAs(here, 'Paula');
    await addDevice(here, there.device, 'there');
    const copy = newBrowser(address, here.device);
    await signInBrowser(copy);
    await here.ask('POST', `/api/club/me/passkeys/${assertDefined((await devicesOf(here)).passkeys[0]).key}/remove`);
    expect([await meOf(here), await meOf(copy)]).toEqual([me, null]);
  });

  it('that are not yours are not found, and nothing is noted', async () => {
    const [one, other] = [newBrowser(address), newBrowser(address)];
    await joinClubAs(one, 'Quentin');
    await joinClubAs(other, 'Rosa');
    const { key } = assertDefined((await devicesOf(other)).passkeys[0]);
    for (const [act, body] of [['remove'], ['name', { device: 'mine' }]] as const) {
      const refused = await one.ask('POST', `/api/club/me/passkeys/${key}/${act}`, body);
      expect([refused.status, errorCodeOf(refused.body)]).toEqual([404, 'not-found']);
    }
    const { about } = (await one.ask('GET', '/api/club/me/everything')).body as { about: { order: object } };
    expect(about.order).toMatchObject({ acts: [{ what: 'export' }, { what: 'joined' }] });
    expect((await devicesOf(other)).passkeys).toHaveLength(1);
  });

  it('are signed out everywhere else by a new recovery code', async () => {
    const device = newDevice();
    const [here, there] = [newBrowser(address, device), newBrowser(address, device)];
    const { me } = await joinClubAs(here, 'Selma');
    await signInBrowser(there);
    await here.ask('POST', '/api/club/me/code');
    expect([await meOf(here), await meOf(there)]).toEqual([me, null]);
  });

  it('that one has signed in on are listed and can be signed out', async () => {
    const device = newDevice();
    const [here, there] = [newBrowser(address, device), newBrowser(address, device)];
    await joinClubAs(here, 'Flora');
    await signInBrowser(there);
    const { sessions } = await devicesOf(here);
    const other = assertDefined(sessions.find(session => !session.here));
    await here.ask('POST', `/api/club/me/sessions/${other.session}/end`);
    expect(await meOf(there)).toBeNull();
    expect((await devicesOf(here)).sessions).toHaveLength(1);
  });

  it('when all are lost, the code lets one in once, and a new device is added', async () => {
    const lost = newBrowser(address);
    const { me, code } = await joinClubAs(lost, 'Gustav');
    const found = newBrowser(address);
    const written = code.replaceAll('-', ' ').toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
    const back = await found.ask('POST', '/api/club/sign-in/code', { code: written, elsewhere: 'end' });
    expect(back.body).toMatchObject({ me });
    expect(back.body.code).not.toBe(code);
    expect(await meOf(lost)).toBeNull();
    const again = await newBrowser(address).ask('POST', '/api/club/sign-in/code', { code, elsewhere: 'stay' });
    expect([again.status, errorCodeOf(again.body)]).toEqual([403, 'bad-proof']);
    await addDevice(found, found.device, 'new phone');
    expect((await signInBrowser(found)).body).toEqual({ me });
    const fresh = (await found.ask('POST', '/api/club/me/code')).body.code;
    const old = { code: back.body.code, elsewhere: 'stay' };
    expect((await newBrowser(address).ask('POST', '/api/club/sign-in/code', old)).status).toBe(403);
    const last = await newBrowser(address).ask('POST', '/api/club/sign-in/code', { code: fresh, elsewhere: 'stay' });
    expect(last.status).toBe(200);
  });
});

describe('an open socket', () => {
  const KEY = 'the key of whoever runs the house';
  let serverAddress = '';
  beforeAll(async () => {
    serverAddress = (await openServer({ operatorKey: KEY })).address;
  });

  type Ways = Record<string, (thief: TestBrowser, owner: TestBrowser, name: string) => Promise<BrowserAnswer>>;

  /** Ways to end the session of the first browser: there, by its owner elsewhere, or by the operator. */
  const WAYS: Ways = {
    'signing out': thief => thief.ask('POST', '/api/club/sign-out', { where: 'here' }),
    'signing out everywhere': (_, owner) => owner.ask('POST', '/api/club/sign-out', { where: 'everywhere' }),
    'signing out there': async (_, owner) => {
      const { sessions } = (await owner.ask('GET', '/api/club/me/devices')).body as Devices;
      const { session } = assertDefined(sessions.find(({ here }) => !here));
      return owner.ask('POST', `/api/club/me/sessions/${session}/end`);
    },
    'removing the passkey': async (_, owner) => {
      const { passkeys } = (await owner.ask('GET', '/api/club/me/devices')).body as Devices;
      return owner.ask('POST', `/api/club/me/passkeys/${assertDefined(passkeys[1]).key}/remove`);
    },
    'a new recovery code': (_, owner) => owner.ask('POST', '/api/club/me/code'),
    'a ban': async (_, owner, name) => {
      const me = assertDefined(await meOf(owner)) as { id: string };
      expect(me).toMatchObject({ name });
      const ban = { from: 'house', days: 1, why: 'Unkind.' };
      const headers = { authorization: `Bearer ${KEY}` };
      return owner.ask('POST', `/api/club/house/members/${me.id}/ban`, ban, headers);
    },
    erasing: (_, owner, name) => owner.ask('POST', '/api/club/me/erase', { name }),
  };

  let members = 0;

  it.each(Object.keys(WAYS))('is closed at once by %s, and the seat waits for its member', async way => {
    const name = `Member ${String.fromCharCode(97 + members++)}`;
    const [owner, thief, anonymous] = [newBrowser(serverAddress), newBrowser(serverAddress), newBrowser(serverAddress)];
    await joinClubAs(owner, name);
    await addDevice(owner, thief.device, 'stolen');
    await signInBrowser(thief);
    const { table } = await createTableAt(serverAddress, { game: GAME, seats: 2 });
    const [sitting, other] = [await connectAs(thief), await connectAs(anonymous)];
    for (const each of [sitting, other]) await each.ask({ ask: 'hello', table });
    const { token } = await sitting.ask({ ask: 'sit', name: 'whatever' });
    const cookies = new Map(thief.cookies);
    const closed = new Promise(resolve => sitting.socket.once('close', (code, why) => resolve([code, `${why}`])));
    expect(await assertDefined(WAYS[way])(thief, owner, name)).toMatchObject({ status: 200 });
    expect(await closed).toEqual([SIGNED_OUT_CLOSE_CODE, 'signed out']);
    expect(await other.ask({ ask: 'ping' })).toMatchObject({ ok: true });
    for (const [key, value] of cookies) thief.cookies.set(key, value);
    const again = await connectAs(thief);
    const hello = await again.ask({ ask: 'hello', table, seat: token });
    // Of an erased member nothing is left that could be impersonated.
    expect(hello).toMatchObject(way === 'erasing' ? { seat: 0 } : { seat: null, signedOut: true });
    expect(await again.ask({ ask: 'say', phrase: 'hello' })).toMatchObject({ ok: way === 'erasing' });
    for (const { socket } of [again, other]) socket.close();
  });

  it('comes back as the same member after signing in anew, without a word', async () => {
    const browser = newBrowser(serverAddress);
    await joinClubAs(browser, 'Anew');
    const sitting = await connectAs(browser);
    const closed = new Promise(resolve => sitting.socket.once('close', resolve));
    await signInBrowser(browser);
    expect(await closed).toBe(1012);
  });
});

describe('at a table', () => {
  const createTableHere = async (more: object = {}): Promise<string> =>
    (await createTableAt(address, { game: GAME, seats: 2, ...more })).table;

  const seatsAt = async (table: string): Promise<unknown[]> =>
    ((await (await fetchPath(address, `/api/tables/${table}`)).json()) as { room: { seats: unknown[] } }).room.seats;

  async function comeAs(browser: TestBrowser, table: string): Promise<TableConnection & { seat: unknown }> {
    const sitting = await connectAs(browser);
    return { ...sitting, seat: (await sitting.ask({ ask: 'hello', table })).seat };
  }

  it('a guest may not have the name of a member, nor speak for the house', async () => {
    await joinClubAs(newBrowser(address), 'Carla');
    const anonymous = await comeAs(newBrowser(address), await createTableHere());
    for (const name of ['Саrla', 'CARLA', 'Operator'])
      expect(await anonymous.ask({ ask: 'sit', name })).toMatchObject({ ok: false, error: { code: 'name-taken' } });
    expect(await anonymous.ask({ ask: 'sit', name: 'Karla' })).toMatchObject({ ok: true });
    anonymous.socket.close();
  });

  it('a member sits by their own name, and has their seat on every device', async () => {
    const device = newDevice();
    const [phone, tablet] = [newBrowser(address, device), newBrowser(address, device)];
    const { me } = await joinClubAs(phone, 'Hedda');
    await signInBrowser(tablet);
    const table = await createTableHere();
    const first = await comeAs(phone, table);
    const sat = await first.ask({ ask: 'sit', name: 'Queen Victoria', seat: 1 });
    expect(sat).toMatchObject({ ok: true, seat: 1 });
    expect((await seatsAt(table))[1]).toEqual({ is: 'person', name: 'Hedda', member: me.id });
    const second = await comeAs(tablet, table);
    expect(second.seat).toBe(1);
    const stranger = await comeAs(newBrowser(address), table);
    expect(stranger.seat).toBeNull();
    for (const { socket } of [first, second, stranger]) socket.close();
  });

  it('a page of another site comes as a guest, whoever looks at it', async () => {
    const { address: friendly } = await openServer({ origins: ['https://friend.example'] });
    const browser = newBrowser(friendly);
    await joinClubAs(browser, 'Ida');
    const { table } = await createTableAt(friendly, { game: GAME, seats: 2 });
    const sitting = await connectAs(browser, { origin: 'https://friend.example' });
    await sitting.ask({ ask: 'hello', table });
    expect(await sitting.ask({ ask: 'sit', name: 'Ida' })).toMatchObject({ error: { code: 'name-taken' } });
    sitting.socket.close();
  });

  it('what a guest has played comes along, under the name of the member', async () => {
    const browser = newBrowser(address);
    const table = await createTableHere({ door: 'listed' });
    const anonymous = await comeAs(browser, table);
    const { token } = await anonymous.ask({ ask: 'sit', name: 'Somebody New' });
    const { me } = await joinClubAs(browser, 'Jonas');
    const seats = [
      { table, token },
      { table, token: `${token}`.replace(/.$/, '~') },
    ];
    const bring = () => browser.ask('POST', '/api/club/me/seats', { seats });
    expect((await bring()).body).toEqual({ came: 1 });
    expect((await bring()).body).toEqual({ came: 0 });
    expect((await seatsAt(table))[0]).toEqual({ is: 'person', name: 'Jonas', member: me.id });
    const listed = (await (await fetchPath(address, '/api/tables')).json()) as {
      tables: { table: string; seats: unknown[] }[];
    };
    expect(listed.tables.find(one => one.table === table)?.seats[0]).toBe('Jonas');
    const thief = newBrowser(address);
    await joinClubAs(thief, 'Thief');
    expect((await thief.ask('POST', '/api/club/me/seats', { seats })).body).toEqual({ came: 0 });
    anonymous.socket.close();
  });

  it('of two seats that a guest had at one table one comes along under their name', async () => {
    const browser = newBrowser(address);
    const table = await createTableHere();
    const sittings = [await comeAs(browser, table), await comeAs(browser, table)];
    const seats = [];
    for (const [n, anonymous] of sittings.entries()) {
      // A different request number, or it would count as a repeated request.
      for (let more = 0; more < n; more++) await anonymous.ask({ ask: 'ping' });
      const { token } = await anonymous.ask({ ask: 'sit', name: `Both ${n}` });
      seats.push({ table, token });
    }
    const { me } = await joinClubAs(browser, 'Janus');
    await browser.ask('POST', '/api/club/me/seats', { seats });
    expect(await seatsAt(table)).toEqual([
      { is: 'person', name: 'Janus', member: me.id },
      { is: 'person', name: 'Both 1' },
    ]);
    for (const { socket } of sittings) socket.close();
  });

  it('all that is known is given as one file, and erased; others keep what they have', async () => {
    const browser = newBrowser(address);
    const { me, code } = await joinClubAs(browser, 'Klara');
    const table = await createTableHere({ door: 'listed' });
    const sitting = await comeAs(browser, table);
    await sitting.ask({ ask: 'sit', name: 'Klara' });
    const { about } = (await browser.ask('GET', '/api/club/me/everything')).body as { about: { membership: object } };
    expect(about.membership).toMatchObject({ id: me.id, name: 'Klara', seats: [{ table, seat: 0, game: GAME }] });
    expect(JSON.stringify(about)).not.toMatch(/hash|publicKey|token/);
    const wrong = await browser.ask('POST', '/api/club/me/erase', { name: 'Carla' });
    expect(wrong.status).toBe(400);
    expect((await browser.ask('POST', '/api/club/me/erase', { name: 'klara' })).status).toBe(200);
    expect(await meOf(browser)).toBeNull();
    expect((await signInBrowser(newBrowser(address, browser.device))).status).toBe(403);
    expect((await newBrowser(address).ask('POST', '/api/club/sign-in/code', { code, elsewhere: 'stay' })).status).toBe(
      403,
    );
    expect((await seatsAt(table))[0]).toEqual({ is: 'person', name: 'a former member' });
    const spectator = await connectAs(newBrowser(address));
    const hello = await spectator.ask({ ask: 'hello', table, since: 1 });
    expect(JSON.stringify(hello)).toContain('a former member');
    expect(JSON.stringify(hello)).not.toMatch(new RegExp(`Klara|${me.id}`));
    expect(await (await fetchPath(address, '/api/tables')).text()).not.toContain('Klara');
    await joinClubAs(newBrowser(address), 'Klara');
    for (const { socket } of [sitting, spectator]) socket.close();
  });
});

it('every route has been asked, and has answered as it is described', () =>
  expect(Object.keys(MEMBER_ROUTES).filter(name => !answeredRoutes.has(name))).toEqual([]));
