/** Members over HTTP and at tables, as browsers see them. */
import { connectFromNode } from '@parlour/client/node';
import { gamesOnShelf } from '@parlour/games/shelf';
import { must } from '@parlour/kernel/must';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinAs, newBrowser, optionsIn, signInTo } from './browsing.ts';
import { codeOf, open } from './test-server.ts';

let address = '';
beforeAll(async () => {
  ({ address } = await open());
});

const meOf = async (browser: ReturnType<typeof newBrowser>) => (await browser.ask('GET', '/api/club/me')).body.me;

describe('becoming a member', () => {
  it('takes a name and a passkey, and gives a code once', async () => {
    const ada = newBrowser(address);
    expect(await meOf(ada)).toBeNull();
    const { me, code } = await joinAs(ada, ' Ada  Byron ');
    expect(me).toMatchObject({ name: 'Ada Byron' });
    expect(code).toMatch(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
    expect(await meOf(ada)).toEqual(me);
    expect([...ada.cookies.keys()]).toEqual(['parlour']);
  });

  it('is refused to whoever copies a name, by letters or by look', async () => {
    await joinAs(newBrowser(address), 'Helen Olsen');
    for (const name of ['helen olsen', 'Неlеn Оlsеn', 'He1en-0lsen', 'Hélèn Olsen']) {
      const refused = await newBrowser(address).ask('POST', '/api/club/join/begin', { name });
      expect([name, refused.status, codeOf(refused.body)]).toEqual([name, 409, 'name-taken']);
    }
  });

  it('goes to one of two who want the same name at the same moment', async () => {
    const both = [newBrowser(address), newBrowser(address)];
    const begun = await Promise.all(both.map(one => one.ask('POST', '/api/club/join/begin', { name: 'Twin' })));
    const made = both.map((one, i) => ({ passkey: one.device.make(optionsIn(must(begun[i])), one.origin) }));
    const ended = await Promise.all(both.map((one, i) => one.ask('POST', '/api/club/join', made[i])));
    expect(ended.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('signing in', () => {
  it('by the passkey alone; the session before it ends', async () => {
    const bert = newBrowser(address);
    const { me } = await joinAs(bert, 'Bert');
    const before = must(bert.cookies.get('parlour'));
    expect((await signInTo(bert)).body).toEqual({ me });
    const after = must(bert.cookies.get('parlour'));
    expect(after).not.toBe(before);
    bert.cookies.set('parlour', before);
    expect(await meOf(bert)).toBeNull();
    bert.cookies.set('parlour', after);
    expect(await meOf(bert)).toEqual(me);
  });
});

describe('at a table', () => {
  const GAME = must(gamesOnShelf().find(({ seats }) => seats[0] <= 2 && seats[1] >= 2)).id;

  it('a guest may not have the name of a member', async () => {
    await joinAs(newBrowser(address), 'Carla');
    const { body } = await newBrowser(address).ask('POST', '/api/tables', { game: GAME, seats: 2 });
    const guest = connectFromNode(address, { table: (body as { table: string }).table }, { seen: () => undefined });
    const refused = await guest.ask({ ask: 'sit', name: 'Саrla' });
    expect(refused).toMatchObject({ ok: false, error: { code: 'name-taken' } });
    expect(await guest.ask({ ask: 'sit', name: 'Karla' })).toMatchObject({ ok: true });
    guest.close();
  });
});
