/** Attempts to impersonate a member. */
import { assertDefined } from '@parlour/kernel/result';
import { beforeAll, describe, expect, it } from 'vitest';
import { newDevice } from './authenticator.ts';
import { joinClubAs, newBrowser, passkeyOptionsIn, signInBrowser, type TestBrowser } from './test-browser.ts';
import { errorCodeOf, openServer } from './test-server.ts';

let address = '';
beforeAll(async () => {
  ({ address } = await openServer());
});

const isSignedIn = async (browser: TestBrowser): Promise<boolean> =>
  (await browser.ask('GET', '/api/club/me')).body.me !== null;

const BEGIN = '/api/club/sign-in/begin';
const SIGN_IN = '/api/club/sign-in';

describe('what a passkey has signed', () => {
  it('is good once, also if the device does not count', async () => {
    const browser = newBrowser(address, newDevice('never counts'));
    await joinClubAs(browser, 'Replayed');
    const begun = await browser.ask('POST', BEGIN);
    const challenge = assertDefined(browser.cookies.get('parlour-asked'));
    const passkey = browser.device.prove(passkeyOptionsIn(begun), browser.origin);
    expect((await browser.ask('POST', SIGN_IN, { passkey })).status).toBe(200);
    browser.cookies.clear();
    browser.cookies.set('parlour-asked', challenge);
    const again = await browser.ask('POST', SIGN_IN, { passkey });
    expect([again.status, errorCodeOf(again.body)]).toEqual([403, 'bad-proof']);
  });

  it('is good for one of many who send it at the same moment', async () => {
    const browser = newBrowser(address, newDevice('never counts'));
    await joinClubAs(browser, 'Raced');
    const begun = await browser.ask('POST', BEGIN);
    const passkey = browser.device.prove(passkeyOptionsIn(begun), browser.origin);
    const all = await Promise.all(Array.from({ length: 8 }, () => browser.ask('POST', SIGN_IN, { passkey })));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is good in no other browser, for no other purpose, and for no other question', async () => {
    const device = newDevice();
    const [mine, theirs] = [newBrowser(address, device), newBrowser(address, device)];
    await joinClubAs(mine, 'Bound');
    const asked = passkeyOptionsIn(await mine.ask('POST', BEGIN));
    const passkey = device.prove(asked, mine.origin);
    expect((await newBrowser(address).ask('POST', SIGN_IN, { passkey })).status).toBe(403);
    await theirs.ask('POST', BEGIN);
    expect((await theirs.ask('POST', SIGN_IN, { passkey })).status).toBe(403);
    const begun = await mine.ask('POST', '/api/club/me/passkeys/begin');
    const added = device.prove({ ...passkeyOptionsIn(begun), rpId: 'localhost' }, mine.origin);
    expect((await mine.ask('POST', SIGN_IN, { passkey: added })).status).toBe(403);
  });

  it('is good on no foreign page, for no foreign house, with no foreign key, and never backwards', async () => {
    const browser = newBrowser(address);
    await joinClubAs(browser, 'Exact');
    browser.cookies.delete('parlour');
    const { device } = browser;
    const key = assertDefined(device.keys[0]);
    const other = newDevice();
    other.make({ challenge: 'x', rp: { id: 'localhost' }, user: { id: key.user } }, browser.origin);
    const stranger = assertDefined(other.keys[0]);
    const tried = [
      (asked: { challenge: string; rpId?: string }) => device.prove(asked, 'https://evil.example'),
      (asked: { challenge: string; rpId?: string }) => device.prove({ ...asked, rpId: 'evil.example' }, browser.origin),
      (asked: { challenge: string; rpId?: string }) => device.prove({ ...asked, challenge: 'AAAA' }, browser.origin),
      (asked: { challenge: string; rpId?: string }) => {
        const forged = { ...other, keys: other.keys };
        Object.assign(stranger, { id: key.id });
        return forged.prove(asked, browser.origin);
      },
    ];
    for (const forge of tried) {
      const passkey = forge(passkeyOptionsIn(await browser.ask('POST', BEGIN)));
      const refused = await browser.ask('POST', SIGN_IN, { passkey });
      expect([refused.status, errorCodeOf(refused.body)]).toEqual([403, 'bad-proof']);
    }
    expect((await signInBrowser(browser)).status).toBe(200);
    key.counter -= 1;
    expect((await signInBrowser(browser)).status).toBe(403);
    expect((await signInBrowser(browser)).status).toBe(200);
  });
});

describe('a page of another site', () => {
  const FOREIGN: readonly Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];

  it('changes nothing with the cookie of whoever looks at it', async () => {
    const browser = newBrowser(address);
    await joinClubAs(browser, 'Framed');
    for (const headers of FOREIGN) {
      const refused = await browser.ask('POST', '/api/club/sign-out', { where: 'everywhere' }, headers);
      expect([headers, refused.status, errorCodeOf(refused.body)]).toEqual([headers, 403, 'not-allowed']);
      const created = await browser.ask('POST', '/api/tables', { game: 'none' }, headers);
      expect(errorCodeOf(created.body)).toBe('not-allowed');
    }
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('signs nobody in, and a program without a page neither', async () => {
    const browser = newBrowser(address);
    for (const headers of FOREIGN) {
      const refused = await browser.ask('POST', BEGIN, {}, headers);
      expect([headers, refused.status]).toEqual([headers, 403]);
    }
    const bare = await fetch(`${browser.origin}${BEGIN}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(bare.status).toBe(403);
  });

  it('where the address is a number nobody signs in, and is told why', async () => {
    const browser = newBrowser(address);
    const response = await fetch(`${address}${BEGIN}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: '{}',
    });
    expect(response.status).toBe(403);
    expect(JSON.stringify(await response.json())).toContain('localhost');
    expect(browser.cookies.size).toBe(0);
  });

  it('a house that is told its address goes by it, and gives cookies that are tied to it', async () => {
    const server = await openServer({ publicOrigin: 'https://parlour.example' });
    const post = (path: string, origin: string) =>
      fetch(`${server.address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: '{}',
      });
    expect((await post(BEGIN, server.address)).status).toBe(403);
    const begun = await post(BEGIN, 'https://parlour.example');
    expect(await begun.json()).toMatchObject({ options: { rpId: 'parlour.example' } });
    expect(begun.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-parlour-asked=[\w-]{43}; Path=\/; Max-Age=300; HttpOnly; SameSite=Lax; Secure$/),
    ]);
  });
});

describe('a cookie', () => {
  it('that was never given, or was given for another thing, is nobody’s', async () => {
    const browser = newBrowser(address);
    await joinClubAs(browser, 'Cookie');
    const real = assertDefined(browser.cookies.get('parlour'));
    for (const token of [
      '',
      'x',
      'A'.repeat(43),
      real.toLowerCase(),
      `${real}x`,
      real.slice(1),
      '"; DROP',
      'a'.repeat(8000),
    ]) {
      const thief = newBrowser(address);
      thief.cookies.set('parlour', token);
      expect([token, await isSignedIn(thief)]).toEqual([token, false]);
    }
  });

  it('is no use after a sign-out, a sign-in elsewhere with the end of all others, or an erasure', async () => {
    const browser = newBrowser(address);
    const { code } = await joinClubAs(browser, 'Stolen');
    const stolen = newBrowser(address);
    const steal = () => stolen.cookies.set('parlour', assertDefined(browser.cookies.get('parlour')));
    steal();
    expect(await isSignedIn(stolen)).toBe(true);
    await browser.ask('POST', '/api/club/sign-out', { where: 'here' });
    expect(await isSignedIn(stolen)).toBe(false);
    await signInBrowser(browser);
    steal();
    const owner = newBrowser(address);
    await owner.ask('POST', '/api/club/sign-in/code', { code, elsewhere: 'end' });
    expect(await isSignedIn(stolen)).toBe(false);
    stolen.cookies.set('parlour', assertDefined(owner.cookies.get('parlour')));
    expect((await owner.ask('POST', '/api/club/me/erase', { name: 'Stolen' })).status).toBe(200);
    expect(await isSignedIn(stolen)).toBe(false);
  });
});

describe('what is too much', () => {
  it('is not read, and nothing is lost by it', async () => {
    const browser = newBrowser(address);
    await joinClubAs(browser, 'Burdened');
    const long = 'A'.repeat(30_000);
    const passkey = { id: long, rawId: long, type: 'public-key', clientExtensionResults: {}, response: {} };
    const seats = Array.from({ length: 51 }, () => ({ table: '0'.repeat(16), token: 'x' }));
    const asked: readonly (readonly [string, unknown])[] = [
      ['/api/club/join/begin', { name: long }],
      ['/api/club/join/begin', { name: 7 }],
      ['/api/club/join', { passkey }],
      [SIGN_IN, { passkey }],
      [SIGN_IN, null],
      ['/api/club/sign-in/code', { code: long, elsewhere: 'end' }],
      ['/api/club/me/seats', { seats }],
      ['/api/club/me/passkeys/0123456789abcdef/name', { device: long }],
      ['/api/club/me/passkeys/..%2F..%2Fx/name', { device: 'x' }],
      ['/api/club/sign-out', { where: 'everywhere', also: 1 }],
    ];
    for (const [path, body] of asked)
      expect([path, (await browser.ask('POST', path, body)).status]).toEqual([path, 400]);
    const huge = await browser.ask('POST', SIGN_IN, { passkey: 'x'.repeat(300_000) });
    expect(huge.status).toBe(413);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('of guesses, questions and members from one address comes to an end', async () => {
    const limits = { challenges: 5, members: 2, recoveries: 3 };
    const server = await openServer({ requestsPerMinute: 10_000, limits });
    const browser = newBrowser(server.address);
    const { code } = await joinClubAs(browser, 'First');
    await joinClubAs(newBrowser(server.address), 'Second');
    await expect(joinClubAs(newBrowser(server.address), 'Third')).rejects.toThrow('too-fast');
    const guess = (written: string) =>
      newBrowser(server.address).ask('POST', '/api/club/sign-in/code', { code: written, elsewhere: 'stay' });
    const guessed = [];
    for (let n = 0; n < 4; n++) guessed.push((await guess(`guess ${n}`)).status);
    expect(guessed).toEqual([403, 403, 403, 429]);
    expect((await guess(code)).status).toBe(200);
    expect((await guess('guess 4')).status).toBe(429);
    const begun = [];
    for (let n = 0; n < 4; n++) begun.push((await browser.ask('POST', BEGIN)).status);
    expect(begun.at(-1)).toBe(429);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('of wrong codes does not keep the right one from removing the last passkey', async () => {
    const server = await openServer({ requestsPerMinute: 10_000, limits: { recoveries: 1 } });
    const browser = newBrowser(server.address);
    const { code } = await joinClubAs(browser, 'Owner');
    const { body } = await browser.ask('GET', '/api/club/me/devices');
    const [{ key }] = body.passkeys as [{ key: string }];
    const remove = async (written: string) =>
      (await browser.ask('POST', `/api/club/me/passkeys/${key}/remove`, { code: written })).status;
    expect([await remove('wrong'), await remove('wrong'), await remove(code)]).toEqual([403, 429, 200]);
  });

  it('of codes comes to an end too: each is written down in the log of the house', async () => {
    const server = await openServer({ requestsPerMinute: 10_000, limits: { challenges: 4 } });
    const browser = newBrowser(server.address);
    let { code } = await joinClubAs(browser, 'Scribe');
    const used = await newBrowser(server.address).ask('POST', '/api/club/sign-in/code', { code, elsewhere: 'stay' });
    expect(used.status).toBe(200);
    const remove = () => browser.ask('POST', '/api/club/me/passkeys/0123456789abcdef/remove', {});
    expect((await remove()).status).toBe(404);
    const made = await browser.ask('POST', '/api/club/me/code');
    expect(made.status).toBe(200);
    code = `${made.body.code}`;
    expect((await browser.ask('POST', '/api/club/me/code')).status).toBe(429);
    expect((await remove()).status).toBe(429);
    const again = await newBrowser(server.address).ask('POST', '/api/club/sign-in/code', { code, elsewhere: 'stay' });
    expect(again.status).toBe(429);
  });
});
