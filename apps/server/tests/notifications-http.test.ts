/** The daily deal, pending turns and push subscriptions over HTTP. */
import { daysBefore, utcDay } from '@parlour/club/daily';
import { assertDefined } from '@parlour/kernel/result';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playDailyDeal } from './play-daily.ts';
import { openPushService, type PushService } from './push-service.ts';
import { joinClubAs, newBrowser } from './test-browser.ts';
import { connectClient, createTableAt, errorCodeOf, openServer, until } from './test-server.ts';

let address = '';
let service: PushService;
beforeAll(async () => {
  service = await openPushService();
  ({ address } = await openServer({ pushSubject: 'mailto:house@example.org', testPushOrigin: service.origin }));
});
afterAll(() => service.close());

const GAME = 'monkey';
const today = utcDay(new Date());

describe('the daily deal', () => {
  it('is entered by a member, looked at by anybody, and taken along', async () => {
    const ada = newBrowser(address);
    const { me } = await joinClubAs(ada, 'Ada');
    const path = `/api/club/days/${today}/${GAME}`;
    const record = await playDailyDeal(GAME, today);
    expect((await ada.ask('POST', path, { record })).body).toMatchObject({ is: 'kept', place: 1, of: 1, streak: 1 });
    expect((await ada.ask('POST', path, { record })).body).toMatchObject({ is: 'kept before' });
    const anonymous = newBrowser(address);
    expect((await anonymous.ask('POST', path, { record })).body).toMatchObject({ is: 'not kept', place: 1, of: 2 });
    const board = await until(async () => {
      const { body } = await anonymous.ask('GET', path);
      return (body as { levels: unknown }).levels ? body : undefined;
    });
    expect(board).toMatchObject({ of: 1, mine: null, rows: [{ member: (me as { id: string }).id, name: 'Ada' }] });
    expect((await ada.ask('GET', path)).body).toMatchObject({ mine: { place: 1 } });
    const { body } = await ada.ask('GET', '/api/club/me/everything');
    expect((body as { about: object }).about).toMatchObject({ 'daily deals': [{ game: GAME, day: today }] });
  });

  it('is refused in one sentence where there is none', async () => {
    const anonymous = newBrowser(address);
    const ask = async (day: string, game: string, record = 'x') =>
      errorCodeOf((await anonymous.ask('POST', `/api/club/days/${day}/${game}`, { record })).body);
    expect(await ask(today, 'race')).toBe('not-found');
    expect(await ask(today, 'nonsense')).toBe('not-found');
    expect(await ask('2026-02-30', GAME)).toBe('bad-request');
    expect(await ask(daysBefore(today, 8), GAME)).toBe('bad-request');
    expect(await ask(daysBefore(today, -1), GAME)).toBe('bad-request');
    expect(await ask(today, GAME, 'x'.repeat(200_001))).toBe('bad-request');
  });
});

describe('what waits', () => {
  it('for a guest is known by the tokens of their device', async () => {
    const { table } = await createTableAt(address, {
      game: GAME,
      seats: 2,
      settings: { clock: { kind: 'days', days: 2 } },
    });
    const shown: { table: string; seat: string }[] = [];
    for (const name of ['Bob', 'Cis']) {
      const anonymous = connectClient(address, { table });
      await anonymous.ask({ ask: 'sit', name, cut: `a-cut-of-${name}` });
      shown.push({ table, seat: assertDefined(anonymous.token()) });
    }
    const waits = await until(async () => {
      const { body } = await newBrowser(address).ask('POST', '/api/club/waiting', { tables: shown });
      return (body as { waits: object[] }).waits.length > 0 ? (body as { waits: object[] }).waits : undefined;
    });
    expect(waits).toMatchObject([{ table, game: GAME, until: expect.any(Number) }]);
  });

  it('is asked of fifty tables at most, and of none that is not one', async () => {
    const ask = async (tables: unknown) =>
      (await newBrowser(address).ask('POST', '/api/club/waiting', { tables })).status;
    const one = { table: '0'.repeat(16), seat: 's.0.1.x' };
    expect(await ask([])).toBe(200);
    expect(await ask([one])).toBe(200);
    expect(await ask(Array(51).fill(one))).toBe(400);
    expect(await ask([{ table: '../x', seat: '' }])).toBe(400);
  });
});

describe('push messages', () => {
  it('are wanted by members alone, at addresses on the open internet, and taken off again', async () => {
    const device = service.browser();
    const anonymous = newBrowser(address);
    expect((await anonymous.ask('GET', '/api/club/push')).body).toEqual({ key: expect.stringMatching(/^[\w-]{87}$/) });
    expect((await anonymous.ask('POST', '/api/club/push', device)).status).toBe(401);
    const dot = newBrowser(address);
    await joinClubAs(dot, 'Dot');
    expect((await dot.ask('POST', '/api/club/push', device)).body).toEqual({ devices: 1 });
    const inward = { ...device, endpoint: 'https://169.254.169.254/latest' };
    expect(errorCodeOf((await dot.ask('POST', '/api/club/push', inward)).body)).toBe('bad-request');
    const everything = (await dot.ask('GET', '/api/club/me/everything')).body as { about: Record<string, unknown> };
    expect(everything.about['push messages']).toMatchObject([{ endpoint: device.endpoint }]);
    expect(JSON.stringify(everything)).not.toContain(device.keys.auth);
    expect((await dot.ask('POST', '/api/club/push/off', { endpoint: device.endpoint })).status).toBe(200);
    const after = (await dot.ask('GET', '/api/club/me/everything')).body as typeof everything;
    expect(after.about['push messages']).toEqual([]);
  });

  it('are sent by nobody where the operator has named no address', async () => {
    const silent = await openServer();
    expect((await newBrowser(silent.address).ask('GET', '/api/club/push')).body).toEqual({ key: null });
  });
});
