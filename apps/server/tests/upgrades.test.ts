/**
 * Stores written by earlier versions open in this one: nothing is lost, every seat is found again, and play
 * continues.
 */
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { seededRandom } from '@parlour/kernel/random';
import { assertDefined } from '@parlour/kernel/result';
import { answerError } from '@parlour/protocol/parse-lite';
import type { FailedAnswer } from '@parlour/protocol/server-frames';
import { type Service, startPostgres } from '@parlour/stress/services/services';
import { fetchTournament, playTournament } from '@parlour/stress/tournament/players';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerConfig } from '../config.ts';
import { hasPostgres, usesServices } from './services.ts';
import { newBrowser, signInBrowser, type TestBrowser } from './test-browser.ts';
import { connectClient, fetchPath, newDatabaseFile, openRawSocket, openServer, until } from './test-server.ts';
import { deviceOf, FIXTURES, type Fixture, type FixtureMember, PHASES, readFixture } from './upgrades/fixture.ts';

const versions = readdirSync(FIXTURES, { withFileTypes: true }).filter(entry => entry.isDirectory());
const packed = (version: string, name: string): Buffer => gunzipSync(readFileSync(join(FIXTURES, version, name)));

let postgres: Service | undefined;
afterAll(() => postgres?.end());

type Opened = Pick<ServerConfig, 'file'> | Pick<ServerConfig, 'databaseUrl'>;

const STORES: Readonly<Record<string, (version: string) => Promise<Opened>>> = {
  async SQLite(version) {
    const file = newDatabaseFile();
    writeFileSync(file, packed(version, 'store.db.gz'));
    return { file };
  },
  async PostgreSQL(version) {
    postgres ??= await startPostgres('quick');
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

/** A member's browser, with the cookies it kept across the upgrade. */
function browserOf(address: string, member: FixtureMember): TestBrowser {
  const browser = newBrowser(address, deviceOf(member));
  for (const [name, value] of member.cookies) browser.cookies.set(name, value);
  return browser;
}

const stores = Object.keys(STORES).filter(store => store !== 'PostgreSQL' || usesServices);
const cases = versions.flatMap(({ name }) => stores.map(store => [name, store] as const));

for (const [version, store] of cases)
  describe.runIf(store !== 'PostgreSQL' || hasPostgres)(
    `a store of version ${version} in ${store} [needs ${store}]`,
    { timeout: 40_000 },
    () => {
      let fixture: Fixture;
      let address: string;
      beforeAll(async () => {
        fixture = readFixture(version);
        ({ address } = await openServer({
          ...(await assertDefined(STORES[store])(version)),
          pushSubject: 'mailto:house@example.org',
        }));
      });

      it('has tables of every game in every phase', () => {
        const games = gamesOnShelf().filter(({ id }) => fixture.tables.some(({ game }) => game === id));
        expect(games.length).toBeGreaterThanOrEqual(9);
        for (const { id } of games)
          expect(fixture.tables.filter(({ game }) => game === id).map(({ phase }) => phase)).toEqual(PHASES);
      });

      it('has every entry of every log, and gives every seat back to its player', async () => {
        for (const { game, phase, table, host, seat, number, plays } of fixture.tables) {
          const name = `${game}, ${phase}`;
          let refused: string | undefined;
          const line = (state: string, why?: FailedAnswer): void => {
            if (state === 'refused') refused = why && answerError(why)?.message;
          };
          const client = connectClient(
            address,
            { table, host, ...(seat && { seat }), plays: true },
            { onConnection: line },
          );
          await until(() => client.state() ?? refused);
          const latest = client.state();
          if (!latest) {
            expect([name, refused]).toEqual([`${game}, closed`, 'The table is closed.']);
            continue;
          }
          expect(latest.number, name).toBeGreaterThanOrEqual(number);
          expect(latest.seat, name).toBe(seat === undefined ? null : 0);
          expect(latest.room.closed, name).toBe(phase === 'closed');
          if (phase === 'playing' && latest.number === number) expect(latest.plays, name).toEqual(plays);
          client.close();
        }
      });

      it.each(gamesOnShelf().map(({ id, turns }) => [id, turns] as const))(
        'goes on with a match of %s',
        async (game, turns) => {
          const { table, seat } = assertDefined(
            fixture.tables.find(each => each.game === game && each.phase === 'playing'),
          );
          const client = connectClient(address, { table, seat: assertDefined(seat), plays: true });
          // In simultaneous games the others may have ended the match by now.
          const isOver = (): boolean => turns === 'all at once' && client.state()?.room.playing === false;
          await until(() => client.state()?.plays?.length || isOver());
          const before = assertDefined(client.state());
          if (before.room.playing) {
            expect(await client.ask({ ask: 'play', play: assertDefined(before.plays?.[0]) })).toMatchObject({
              ok: true,
            });
            await until(() => assertDefined(client.state()).number > before.number);
          }
          client.close();
        },
      );

      it('begins the match of a table where a player was waiting', async () => {
        const { table, host, seat } = assertDefined(fixture.tables.find(({ phase }) => phase === 'seated'));
        const client = connectClient(address, { table, host, seat: assertDefined(seat), plays: true });
        const { room } = await until(() => client.state());
        for (const [place, { is }] of room.seats.entries())
          if (is === 'empty') await client.ask({ ask: 'computer', seat: place, level: 'easy' });
        await client.ask({ ask: 'cut', cut: 'after-the-upgrade' });
        await until(() => client.state()?.room.playing);
        client.close();
      });

      it('shows the record of a finished match', async () => {
        for (const { game, table, seat } of fixture.tables.filter(({ phase }) => phase === 'over')) {
          const answer = await fetchPath(address, `/api/tables/${table}/records/1`, seat);
          expect([game, answer.status]).toEqual([game, 200]);
          expect(await answer.text()).toContain(`Game: ${game}`);
        }
      });

      it('keeps members signed in, with their passkeys, ratings and push devices', async () => {
        for (const member of fixture.members) {
          const browser = browserOf(address, member);
          expect((await browser.ask('GET', '/api/club/me')).body.me).toMatchObject({
            id: member.id,
            name: member.name,
          });
          const { body } = await browser.ask('GET', `/api/club/members/${member.id}`);
          expect(body).toMatchObject(member.page as object);
          const everything = JSON.stringify((await browser.ask('GET', '/api/club/me/everything')).body);
          if (member === fixture.members[0]) expect(everything).toContain(fixture.pushEndpoint);
          expect((await signInBrowser(browser)).status).toBe(200);
        }
      });

      it('goes on with its tournaments', async () => {
        for (const { phase, path, organiser, tokens, standings } of fixture.tournaments) {
          const tournament = assertDefined(path.split('/').at(-1));
          const crowd = { addresses: [address], tournament, random: seededRandom(version) };
          expect((await fetchTournament(crowd)).standings, phase).toMatchObject(standings as object[]);
          if (phase === 'open') {
            const headers = { 'content-type': 'application/json', authorization: `Bearer ${organiser}` };
            const begun = await fetch(`${address}${path}/organise`, {
              method: 'POST',
              headers,
              body: '{"do":"begin"}',
            });
            expect(begun.status).toBe(200);
          }
          if (phase !== 'over') await playTournament(crowd, tokens, () => undefined);
          expect(await fetchTournament(crowd)).toMatchObject({ phase: 'over' });
        }
      });

      it('answers a page of that version that was left open', async () => {
        const { socket, heard: received } = await openRawSocket(address);
        socket.send(JSON.stringify({ ...fixture.page.hello, id: randomBytes(12).toString('hex') }));
        const answer = JSON.parse(await until(() => received[0]));
        // It is either served as before or asked to reload; it always gets an answer.
        expect(answer.ok === true || answer.error.code === 'bad-protocol').toBe(true);
        socket.close();
      });
    },
  );
