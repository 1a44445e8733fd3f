/** Two real servers on PostgreSQL and NATS. `npm run stress -- fleet` goes further. */
import { findGame } from '@parlour/games/shelf/shelf';
import { SIGNED_OUT_CLOSE_CODE } from '@parlour/protocol/wire-constants';
import { type Fleet, startFleet } from '@parlour/stress/fleet/fleet';
import { runKills, runNatsOutage, runPostgresRestart, runRace, runRollingRestart } from '@parlour/stress/fleet/trials';
import { METRICS_SETTINGS, restartServers } from '@parlour/stress/kills/restarts';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectAs } from './browser-at-table.ts';
import { hasNats, hasPostgres } from './services.ts';
import { joinClubAs, newBrowser } from './test-browser.ts';
import { connectClient, createTableAt, fetchPath, openServer, postTable, until } from './test-server.ts';

const some = findGame('nations')!;

describe.runIf(hasPostgres && hasNats)('two servers [needs PostgreSQL and NATS]', { timeout: 300_000 }, () => {
  let fleet: Fleet;
  beforeAll(async () => {
    fleet = await startFleet(2, 'quick', METRICS_SETTINGS);
  });
  afterAll(() => fleet.end());

  it('tell each other who is there and what is said', async () => {
    const urls = { databaseUrl: fleet.postgres.url, natsUrl: fleet.nats.url };
    const [here, there] = await Promise.all([openServer(urls), openServer(urls)]);
    const { table } = await createTableAt(here.address, { game: some.id, seats: 4 });
    const received: object[] = [];
    const ada = connectClient(here.address, { table }, { onMessage: frame => received.push(frame) });
    await ada.ask({ ask: 'sit', name: 'Ada' });
    const bob = connectClient(there.address, { table });
    await bob.ask({ ask: 'sit', name: 'Bob' });
    await until(() => isReceived(received, { tell: 'presence', here: [true, true, false, false], onlookers: 0 }));
    await until(() => {
      void bob.ask({ ask: 'say', phrase: 'hello' });
      return isReceived(received, { tell: 'said', seat: 1, phrase: 'hello' });
    });
    bob.close();
    await until(() =>
      isReceived(received.slice(-1), { tell: 'presence', here: [true, false, false, false], onlookers: 0 }),
    );
    expect(await fetchPath(here.address, '/health').then(answer => answer.json())).toEqual({ ok: true, bus: 'up' });
  });

  it('close the sockets of a member who signs out at the other', async () => {
    const urls = { databaseUrl: fleet.postgres.url, natsUrl: fleet.nats.url };
    const [here, there] = await Promise.all([openServer(urls), openServer(urls)]);
    for (const { address } of [here, there])
      await until(async () => (await (await fetchPath(address, '/health')).text()).includes('"up"'));
    const ada = newBrowser(here.address);
    await joinClubAs(ada, 'Ada of the fleet');
    const elsewhere = newBrowser(there.address);
    for (const [name, value] of ada.cookies) elsewhere.cookies.set(name, value);
    const { socket } = await connectAs(elsewhere);
    const closed = new Promise(resolve => socket.once('close', resolve));
    await ada.ask('POST', '/api/club/sign-out', { where: 'everywhere' });
    expect(await closed).toBe(SIGNED_OUT_CLOSE_CODE);
  });

  it('count together what an address has, and write no address down', async () => {
    const near = { databaseUrl: fleet.postgres.url, requestsPerMinute: 10_000, limits: { tables: 5 } };
    const [here, there] = await Promise.all([openServer(near), openServer(near)]);
    const createTable = ({ address }: { address: string }) => postTable(address, { game: some.id, seats: 4 });
    for (let n = 0; n < 4; n++) expect((await createTable(here)).status).toBe(200);
    expect((await createTable(there)).status).toBe(200);
    const rows = await talliesIn(fleet.postgres.url);
    expect((await createTable(there)).status).toBe(429);
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0|::/);
  });

  /** Returns the counts once both servers have exchanged them. */
  async function talliesIn(url: string): Promise<unknown[]> {
    const client = new Client({ connectionString: url });
    await client.connect();
    const read = async () => (await client.query('select * from parlour.tallies where count in (1, 4)')).rows;
    let rows = await read();
    while (rows.length < 2) rows = await read();
    await new Promise(resolve => setTimeout(resolve, 2500));
    await client.end();
    return rows;
  }

  it('get on without a bus, and say so', async () => {
    const [here, there] = await Promise.all([1, 2].map(() => openServer({ databaseUrl: fleet.postgres.url })));
    const health = await fetchPath(here!.address, '/health').then(answer => answer.json());
    expect(health).toMatchObject({ ok: true, bus: expect.stringContaining('polling the store') });
    const { table } = await createTableAt(here!.address, { game: some.id, seats: 4 });
    const [ada, bob] = [connectClient(here!.address, { table }), connectClient(there!.address, { table })];
    await until(() => bob.state());
    await ada.ask({ ask: 'sit', name: 'Ada' });
    await until(() => JSON.stringify(bob.state()!.room.seats).includes('Ada'));
  });

  const isReceived = (received: readonly object[], frame: object): boolean =>
    received.some(other => JSON.stringify(other) === JSON.stringify(frame));

  const small = { tables: 4, times: 1, pause: 60, computers: 1, game: some.id };

  it('agree on every log although plays race', async () => {
    const { complaints, plays } = await runRace(fleet, { ...small, times: 2, computers: 0, game: undefined });
    expect(complaints).toEqual([]);
    expect(plays).toBeGreaterThan(10);
  });

  it.each([
    ['kill -9 of one', runKills],
    ['NATS going away and coming back', runNatsOutage],
    ['a restart of PostgreSQL', runPostgresRestart],
    ['a restart of both, one after the other', runRollingRestart],
  ])('lose nothing by %s', async (_, trial) => {
    const { complaints } = await trial(fleet, small);
    expect(complaints).toEqual([]);
  });

  it('let experts on turn play on at the server that takes their tables over', async () => {
    const { servers, store } = fleet;
    const read = (table: string) => store.read(table, 1);
    const { onTurn, failures } = await restartServers({ servers, read, restarts: 2, tables: 4 });
    expect(failures).toEqual([]);
    expect(Math.min(onTurn.ordinary, onTurn.rated, onTurn.tournament)).toBeGreaterThan(0);
    await Promise.all(servers.map(server => server.start()));
  });
});
