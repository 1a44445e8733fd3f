/** Stores that earlier versions wrote open in this one: nothing is lost, every seat is found again, and play goes on. */
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { must } from '@parlour/kernel/must';
import { seeded } from '@parlour/kernel/random';
import { errorOf } from '@parlour/protocol/read';
import type { Failed } from '@parlour/protocol/server-frames';
import { ownPostgres, type Service } from '@parlour/stress/services/postgres';
import { playOn, readView } from '@parlour/stress/tournament/crowd';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../config.ts';
import { newBrowser, signInTo, type TestBrowser } from './browsing.ts';
import { hasPostgres } from './services.ts';
import { get, newFile, open, rawSocket, until, visit } from './test-server.ts';
import { deviceOf, FIXTURES, type Fixture, type FixtureMember, PHASES, readFixture } from './upgrades/contents.ts';

const versions = readdirSync(FIXTURES, { withFileTypes: true }).filter(entry => entry.isDirectory());
const packed = (version: string, name: string): Buffer => gunzipSync(readFileSync(join(FIXTURES, version, name)));

let postgres: Service | undefined;
afterAll(() => postgres?.end());

type Opened = Pick<Config, 'file'> | Pick<Config, 'databaseUrl'>;

const STORES: Readonly<Record<string, (version: string) => Promise<Opened>>> = {
  async SQLite(version) {
    const file = newFile();
    writeFileSync(file, packed(version, 'store.db.gz'));
    return { file };
  },
  async PostgreSQL(version) {
    postgres ??= await ownPostgres('quick');
    const name = `from_${version.replaceAll('.', '_')}`;
    const url = postgres.url.replace(/postgres$/, name);
    await query(postgres.url, `create database ${name}`);
    await query(url, packed(version, 'store.sql.gz').toString());
    return { databaseUrl: url };
  },
};

async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** The browser of a member, with the cookies it kept across the upgrade. */
function browserOf(address: string, member: FixtureMember): TestBrowser {
  const browser = newBrowser(address, deviceOf(member));
  for (const [name, value] of member.cookies) browser.cookies.set(name, value);
  return browser;
}

const stores = Object.keys(STORES).filter(store => store !== 'PostgreSQL' || hasPostgres);
const cases = versions.flatMap(({ name }) => stores.map(store => [name, store] as const));

describe.each(cases)('a store of version %s in %s', { timeout: 40_000 }, (version, store) => {
  let fixture: Fixture;
  let address: string;
  beforeAll(async () => {
    fixture = readFixture(version);
    ({ address } = await open({ ...(await must(STORES[store])(version)), pushSubject: 'mailto:house@example.org' }));
  });

  it('has tables of every game in every phase', () => {
    const games = gamesOnShelf().filter(({ id }) => fixture.tables.some(({ game }) => game === id));
    expect(games.length).toBeGreaterThanOrEqual(9);
    for (const { id } of games)
      expect(fixture.tables.filter(({ game }) => game === id).map(({ phase }) => phase)).toEqual(PHASES);
  });

  it('has every entry of every log, and gives every seat back to its player', async () => {
    for (const { game, phase, table, host, seat, number, plays } of fixture.tables) {
      const what = `${game}, ${phase}`;
      let refused: string | undefined;
      const line = (state: string, why?: Failed): void => {
        if (state === 'refused') refused = why && errorOf(why)?.message;
      };
      const client = visit(address, { table, host, ...(seat && { seat }), plays: true }, { line });
      await until(() => client.seen() ?? refused);
      const seen = client.seen();
      if (!seen) {
        expect([what, refused]).toEqual([`${game}, closed`, 'The table is closed.']);
        continue;
      }
      expect(seen.number, what).toBeGreaterThanOrEqual(number);
      expect(seen.seat, what).toBe(seat === undefined ? null : 0);
      expect(seen.room.closed, what).toBe(phase === 'closed');
      if (phase === 'playing' && seen.number === number) expect(seen.plays, what).toEqual(plays);
      client.close();
    }
  });

  it.each(gamesOnShelf().map(({ id, turns }) => [id, turns] as const))(
    'goes on with a match of %s',
    async (game, turns) => {
      const { table, seat } = must(fixture.tables.find(each => each.game === game && each.phase === 'playing'));
      const client = visit(address, { table, seat: must(seat), plays: true });
      // Where all play at once, the others may have ended the match by now.
      const isOver = (): boolean => turns === 'all at once' && client.seen()?.room.playing === false;
      await until(() => client.seen()?.plays?.length || isOver());
      const before = must(client.seen());
      if (before.room.playing) {
        expect(await client.ask({ ask: 'play', play: must(before.plays?.[0]) })).toMatchObject({ ok: true });
        await until(() => must(client.seen()).number > before.number);
      }
      client.close();
    },
  );

  it('begins the match of a table where a player was waiting', async () => {
    const { table, host, seat } = must(fixture.tables.find(({ phase }) => phase === 'seated'));
    const client = visit(address, { table, host, seat: must(seat), plays: true });
    const { room } = await until(() => client.seen());
    for (const [place, { is }] of room.seats.entries())
      if (is === 'empty') await client.ask({ ask: 'computer', seat: place, level: 'easy' });
    await client.ask({ ask: 'cut', cut: 'after-the-upgrade' });
    await until(() => client.seen()?.room.playing);
    client.close();
  });

  it('shows the record of a finished match', async () => {
    for (const { game, table, seat } of fixture.tables.filter(({ phase }) => phase === 'over')) {
      const answer = await get(address, `/api/tables/${table}/records/1`, seat);
      expect([game, answer.status]).toEqual([game, 200]);
      expect(await answer.text()).toContain(`Game: ${game}`);
    }
  });

  it('keeps members signed in, with their passkeys, ratings and push devices', async () => {
    for (const member of fixture.members) {
      const browser = browserOf(address, member);
      expect((await browser.ask('GET', '/api/club/me')).body.me).toMatchObject({ id: member.id, name: member.name });
      const { body } = await browser.ask('GET', `/api/club/members/${member.id}`);
      expect(body).toMatchObject(member.page as object);
      const everything = JSON.stringify((await browser.ask('GET', '/api/club/me/everything')).body);
      if (member === fixture.members[0]) expect(everything).toContain(fixture.pushEndpoint);
      expect((await signInTo(browser)).status).toBe(200);
    }
  });

  it('goes on with its tournaments', async () => {
    for (const { phase, path, organiser, tokens, standings } of fixture.tournaments) {
      const tournament = must(path.split('/').at(-1));
      const crowd = { addresses: [address], tournament, random: seeded(version) };
      expect((await readView(crowd)).standings, phase).toMatchObject(standings as object[]);
      if (phase === 'open') {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${organiser}` };
        const begun = await fetch(`${address}${path}/organise`, { method: 'POST', headers, body: '{"do":"begin"}' });
        expect(begun.status).toBe(200);
      }
      if (phase !== 'over') await playOn(crowd, tokens, () => undefined);
      expect(await readView(crowd)).toMatchObject({ phase: 'over' });
    }
  });

  it('answers a page of that version that was left open', async () => {
    const { socket, heard } = await rawSocket(address);
    socket.send(JSON.stringify({ ...fixture.page.hello, id: randomBytes(12).toString('hex') }));
    const answer = JSON.parse(await until(() => heard[0]));
    // Either it is served as before, or it is told to reload; it is never left without an answer.
    expect(answer.ok === true || answer.error.code === 'bad-protocol').toBe(true);
    socket.close();
  });
});
