/** Members in tournaments: their own name, no token, and erasure. */
import { assertDefined } from '@parlour/kernel/result';
import type { TournamentView } from '@parlour/protocol/club/tournaments';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinClubAs, newBrowser, type TestBrowser } from './test-browser.ts';
import { openServer } from './test-server.ts';

let address = '';
beforeAll(async () => {
  ({ address } = await openServer());
});

const quick = { title: 'Club night', game: 'monkey', kind: 'swiss', rounds: 1 };

async function createBy(by: TestBrowser): Promise<string> {
  const { body } = await by.ask('POST', '/api/club/tournaments', quick);
  return `/api/club/tournaments/${body.tournament}`;
}

const viewOf = async (by: TestBrowser, path: string): Promise<TournamentView> =>
  (await by.ask('GET', path)).body.seen as TournamentView;

type Mine = { organises: boolean; seats: { who: number; table: string | null; token: string | null }[] };
const mineOf = async (by: TestBrowser, path: string): Promise<Mine> =>
  (await by.ask('POST', `${path}/mine`, { tokens: [] })).body as unknown as Mine;

describe('a member in a tournament', () => {
  it('comes in by their own name, once, and finds their table on any device', async () => {
    const [ada, anonymous] = [newBrowser(address), newBrowser(address)];
    const { me } = await joinClubAs(ada, 'Ada');
    const path = await createBy(ada);
    const joined = await ada.ask('POST', `${path}/join`, { entrants: [{ name: 'whatever', me: true }] });
    expect(joined.status).toBe(200);
    expect((await ada.ask('POST', `${path}/join`, { entrants: [{ name: 'x', me: true }] })).status).toBe(400);
    expect((await anonymous.ask('POST', `${path}/join`, { entrants: [{ name: 'Аdа' }] })).status).toBe(400);
    expect((await anonymous.ask('POST', `${path}/join`, { entrants: [{ name: 'Bob' }] })).status).toBe(200);
    expect((await anonymous.ask('POST', `${path}/organise`, { do: 'begin' })).status).toBe(403);
    expect((await ada.ask('POST', `${path}/organise`, { do: 'begin' })).status).toBe(200);
    const { organises, seats } = await mineOf(ada, path);
    expect(organises).toBe(true);
    expect(seats).toMatchObject([{ who: 0, table: expect.any(String), token: expect.any(String) }]);
    expect(await mineOf(anonymous, path)).toEqual({ organises: false, seats: [] });
    expect((await viewOf(anonymous, path)).entrants[0]).toEqual({ name: 'Ada', member: me.id });
  });

  it('is nobody a team could be taken for, and nothing unseen is in a name', async () => {
    const olga = newBrowser(address);
    await joinClubAs(olga, 'Olga');
    const path = await createBy(olga);
    for (const entrant of [{ name: 'Pia', team: '0lga' }, { name: 'Pia', team: 'The House' }, { name: 'a\u202eb' }])
      expect((await newBrowser(address).ask('POST', `${path}/join`, { entrants: [entrant] })).status).toBe(400);
    const turned = { ...quick, title: 'Night \u202egnineve' };
    expect((await olga.ask('POST', '/api/club/tournaments', turned)).status).toBe(400);
  });

  it('is told what is known of them, and is a former member when they are gone', async () => {
    const cleo = newBrowser(address);
    await joinClubAs(cleo, 'Cleo');
    const path = await createBy(cleo);
    await cleo.ask('POST', `${path}/join`, { entrants: [{ name: 'Cleo', me: true }, { name: 'Dora' }] });
    await cleo.ask('POST', `${path}/organise`, { do: 'begin' });
    const exported = await cleo.ask('GET', '/api/club/me/everything');
    expect(assertDefined(exported.body.about)).toMatchObject({
      tournaments: { entered: [{ title: 'Club night', who: 0 }], organised: [{ title: 'Club night' }] },
    });
    const erased = await cleo.ask('POST', '/api/club/me/erase', { name: 'Cleo' });
    expect(erased.status).toBe(200);
    const view = await viewOf(newBrowser(address), path);
    expect(view.entrants).toEqual([{ name: 'a former member', left: true }, { name: 'Dora' }]);
    expect(view).not.toHaveProperty('organiser');
    expect(view.standings.length).toBe(2);
  });
});

it('what the tables of a tournament will hold is counted for whoever brings its players', async () => {
  const server = await openServer({ requestsPerMinute: 10_000, limits: { bytes: 1000 } });
  const anonymous = newBrowser(server.address);
  const { body } = await anonymous.ask('POST', '/api/club/tournaments', { ...quick, rounds: 30 });
  const names = Array.from({ length: 40 }, (_, n) => ({ name: `Guest ${n}` }));
  const join = (entrants: object[]) =>
    anonymous.ask('POST', `/api/club/tournaments/${body.tournament}/join`, { entrants });
  expect((await join(names.slice(0, 1))).status).toBe(200);
  expect((await join(names.slice(1))).status).toBe(429);
});
