/**
 * Writes a small store of this version, to test that later versions open it. Run it once per release: `npx tsx
 * apps/server/tests/upgrades/write-fixture.ts 0.2.0`. It contains tables of every game in every phase, members with
 * passkeys, ratings, tournaments and a push subscription, as a SQLite file and as an SQL dump of PostgreSQL.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Client, ClientState } from '@parlour/client/client';
import { type BoxedGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { defaultSeatCount } from '@parlour/games/shelf/table-defaults';
import type { Options } from '@parlour/kernel/options';
import { pick, seededRandom } from '@parlour/kernel/random';
import { assertDefined } from '@parlour/kernel/result';
import { findProgram } from '@parlour/stress/services/programs';
import { startPostgres } from '@parlour/stress/services/services';
import { fetchTournament, playTournament } from '@parlour/stress/tournament/players';
import { WebSocketServer } from 'ws';
import { migrateToPostgres } from '../../store/migrate-to-postgres.ts';
import { backUpDatabase } from '../../store/sqlite/backup.ts';
import { connectAs } from '../browser-at-table.ts';
import { openPushService } from '../push-service.ts';
import { cookieHeader, joinClubAs, newBrowser, type TestBrowser } from '../test-browser.ts';
import { connectClient, createTableAt, newDatabaseFile, openServer, testFolder, until } from '../test-server.ts';
import {
  FIXTURES,
  type Fixture,
  type FixtureMember,
  type FixtureTable,
  type FixtureTournament,
  PHASES,
  type Phase,
} from './fixture.ts';

const version = process.argv[2];
if (!version || !/^\d+\.\d+\.\d+$/.test(version)) {
  console.error(
    'Name the version this store is of, for example: npx tsx apps/server/tests/upgrades/write-fixture.ts 0.2.0',
  );
  process.exit(2);
}

const random = seededRandom('fixture');
const file = newDatabaseFile();
const push = await openPushService();
const server = await openServer({ file, pushSubject: 'mailto:fixture@example.org', testPushOrigin: push.origin });
const { address } = server;

/** The shortest match of a game: the lowest target it allows. */
const shortOptions = ({ options }: BoxedGame): Options =>
  Object.fromEntries(
    Object.entries(options).flatMap(([name, spec]) =>
      spec.kind === 'number' && name === 'target' ? [[name, spec.least]] : [],
    ),
  );

/** Cuts for the first match, then plays at random. Undefined when it is not their turn. */
function nextRequest({ seat, room, scene, plays = [] }: ClientState, until: 'the end' | 'soon') {
  if (seat === null || room.shuffling) return undefined;
  if (!room.playing)
    return room.match === 0 && !room.cut[seat] ? ({ ask: 'cut', cut: 'a-fixture' } as const) : undefined;
  if (!scene?.turn.includes(seat)) return undefined;
  const chosen = plays.filter(play => until === 'the end' || (play as { do: string }).do !== 'give-up');
  return chosen.length > 0 ? ({ ask: 'play', play: pick(random, chosen) } as const) : undefined;
}

const isOver = ({ room }: ClientState): boolean => room.match > 0 && !room.playing;

/** Plays to the end of the match, or 'soon': until it is the person's turn after three plays. */
async function playUntil(client: Client, end: 'the end' | 'soon'): Promise<void> {
  for (let made = 0; ; made++) {
    const latest = await until(() => {
      const now = client.state();
      return now && (isOver(now) || nextRequest(now, end)) ? now : undefined;
    });
    if (isOver(latest) || (end === 'soon' && made > 3)) return;
    await client.ask(assertDefined(nextRequest(latest, end)));
    await until(() => client.state() !== latest);
  }
}

async function tableOf(boxed: BoxedGame, phase: Phase): Promise<FixtureTable> {
  const count = defaultSeatCount(boxed);
  const { table, host } = await createTableAt(address, {
    game: boxed.id,
    seats: count,
    options: shortOptions(boxed),
    settings: { pace: phase === 'over' ? 'instant' : 'brisk' },
  });
  const client = connectClient(address, { table, host, plays: true });
  await until(() => client.state());
  if (phase !== 'created') await client.ask({ ask: 'sit', name: 'Fixture' });
  if (!['created', 'seated'].includes(phase)) {
    for (let seat = 1; seat < count; seat++) await client.ask({ ask: 'computer', seat, level: 'easy' });
    await playUntil(client, phase === 'over' ? 'the end' : 'soon');
  }
  if (phase === 'closed') await client.ask({ ask: 'close' });
  const latest = assertDefined(client.state());
  const seat = client.token();
  client.close();
  return {
    ...{ game: boxed.id, phase, table, host, number: latest.number },
    ...(seat !== undefined && { seat }),
    ...(phase === 'playing' && { plays: latest.plays ?? [] }),
  };
}

async function rate(members: readonly TestBrowser[]): Promise<void> {
  const boxed = assertDefined(gamesOnShelf().find(({ id }) => id === RATED));
  const settings = { rated: true, clock: { kind: 'turn', seconds: 60 }, pace: 'instant' };
  const { body } = await assertDefined(members[0]).ask('POST', '/api/tables', {
    game: boxed.id,
    seats: boxed.seats[0],
    settings,
  });
  const { table, host } = body as { table: string; host: string };
  const owner = connectClient(address, { table, host });
  for (let seat = members.length; seat < boxed.seats[0]; seat++)
    await owner.ask({ ask: 'computer', seat, level: 'easy' });
  const clients: Client[] = [];
  for (const member of members) {
    const sitting = await connectAs(member);
    await sitting.ask({ ask: 'hello', table });
    const seat = String((await sitting.ask({ ask: 'sit', name: 'member' })).token);
    sitting.socket.close();
    const headers = (origin: string) => ({ origin, cookie: cookieHeader(member.cookies) });
    clients.push(connectClient(address, { table, seat, plays: true }, {}, { headers }));
  }
  await Promise.all(clients.map(client => playUntil(client, 'the end')));
  for (const client of [owner, ...clients]) client.close();
}

async function send<A>(path: string, body: object, bearer?: string): Promise<A> {
  const headers = { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) };
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as A;
}

async function tournamentIn(phase: 'open' | 'playing' | 'over'): Promise<FixtureTournament> {
  const about = { title: `A ${phase} tournament`, game: TOURNAMENT, kind: 'swiss', rounds: 1 };
  const made = await send<{ tournament: string; organiser: string }>('/api/club/tournaments', about);
  const path = `/api/club/tournaments/${made.tournament}`;
  const names = ['Ann', 'Bea', 'Cis', 'Dan'].map(name => ({ name: `${name} ${phase}` }));
  const { places } = await send<{ places: { token: string }[] }>(`${path}/join`, { entrants: names });
  const tokens = places.map(({ token }) => token);
  if (phase !== 'open') await send(`${path}/organise`, { do: 'begin' }, made.organiser);
  const crowd = { addresses: [address], tournament: made.tournament, random };
  if (phase === 'over') await playTournament(crowd, tokens, () => undefined);
  const { standings } = await fetchTournament(crowd);
  return { phase, path, organiser: made.organiser, tokens, standings };
}

/** The first message that this version's client sends to a table. */
async function firstMessage(table: string): Promise<object> {
  const recorder = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  const received = new Promise<object>(resolve => {
    recorder.on('connection', socket => socket.once('message', data => resolve(JSON.parse(data.toString()))));
  });
  await once(recorder, 'listening');
  const { port } = recorder.address() as AddressInfo;
  const client = connectClient(`http://127.0.0.1:${port}`, { table, plays: true });
  const hello = await received;
  client.close();
  recorder.close();
  return hello;
}

/** Ratings are counted a moment after the match. */
async function memberOf(browser: TestBrowser, name: string): Promise<() => Promise<FixtureMember>> {
  const { me, code } = await joinClubAs(browser, name);
  const passkey = assertDefined(browser.device.keys[0]);
  return async () => {
    const page = await until(async () => {
      const { body } = await browser.ask('GET', `/api/club/members/${me.id}`);
      return JSON.stringify(body).includes(RATED) ? body : undefined;
    });
    return {
      ...{ id: me.id, name, recoveryCode: code, page, cookies: [...browser.cookies] },
      passkey: {
        ...{ id: passkey.id.toString('base64url'), user: passkey.user, counter: passkey.counter },
        key: passkey.key.export({ format: 'jwk' }),
      },
    };
  };
}

const [RATED, TOURNAMENT] = ['alice', 'monkey'];

const tables: FixtureTable[] = [];
for (const boxed of gamesOnShelf()) {
  for (const phase of PHASES) {
    tables.push(await tableOf(boxed, phase));
    console.log(`${boxed.id}: ${phase}`);
  }
}
const browsers = [newBrowser(address), newBrowser(address)];
const members = await Promise.all(['Ada', 'Bruno'].map((name, n) => memberOf(assertDefined(browsers[n]), name)));
await rate(browsers);
console.log('rated');
const device = push.browser();
await assertDefined(browsers[0]).ask('POST', '/api/club/push', device);
const tournaments: FixtureTournament[] = [];
for (const phase of ['open', 'playing', 'over'] as const) tournaments.push(await tournamentIn(phase));
const going = assertDefined(tables.find(({ phase }) => phase === 'playing'));
const fixture: Fixture = {
  ...{ version, tables, tournaments, pushEndpoint: device.endpoint },
  members: await Promise.all(members.map(finish => finish())),
  page: { table: going.table, hello: await firstMessage(going.table) },
};
await server.close();
await push.close();

const out = join(FIXTURES, version);
mkdirSync(out, { recursive: true });
const whole = join(testFolder, 'whole.db');
backUpDatabase(file, whole);
writeFileSync(join(out, 'store.db.gz'), gzipSync(readFileSync(whole), { level: 9 }));
const service = await startPostgres('quick');
await migrateToPostgres(whole, service.url, () => undefined);
const dump = execFileSync(
  assertDefined(findProgram('pg_dump')),
  ['--inserts', '--no-owner', '--schema=parlour', service.url],
  {
    maxBuffer: 1 << 28,
  },
);
await service.end();
// Removes psql meta-commands, which no other client understands.
const sql = dump.toString().replaceAll(/^\\.*$/gm, '');
writeFileSync(join(out, 'store.sql.gz'), gzipSync(sql, { level: 9 }));
writeFileSync(join(out, 'fixture.json'), `${JSON.stringify(fixture, undefined, 1)}\n`);
console.log(`${tables.length} tables, ${members.length} members and ${tournaments.length} tournaments are in ${out}.`);
process.exit(0);
