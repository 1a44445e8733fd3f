/** Hostile requests: disguised, expensive, guessing, hoarding. */
import { readShelfData } from '@parlour/games/shelf/node-files';
import { findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { beginMatch, matchStatus, resolveChance } from '@parlour/kernel/match';
import { defaultsOf, encodeOwnText } from '@parlour/kernel/options';
import { seededRandom } from '@parlour/kernel/random';
import { writeRecord } from '@parlour/kernel/record';
import { afterEach, describe, expect, it } from 'vitest';
import { createGameRegistry } from '../game-registry.ts';
import { verifySubmittedRecord } from '../workers/verify-records.ts';
import { closeRawConnections, statusOfRaw } from './raw-http.ts';
import {
  connectClient,
  createTableAt,
  errorCodeOf,
  fetchPath,
  openRawSocket,
  openServer,
  postTable,
  until,
} from './test-server.ts';

const some = gamesOnShelf().find(game => game.seats[0] <= 2 && game.seats[1] >= 2)!;
const words = findGame('kan-u-go')!;
const asking = findGame('kit-and-kat')!;

afterEach(closeRawConnections);

describe('a limit on requests', () => {
  const disguises = {
    plain: '/api/shelf',
    'with letters in code': '/%61pi/shelf',
    'with more of them': '/%61%70%69/%73helf',
    'as a whole address': 'http://x/api/shelf',
    'with a question': '/api/shelf?a=/b',
    'to nowhere': '/api/nowhere',
    'in capitals': '/API/shelf',
    'with two strokes': '//api/shelf',
    'with a stroke behind': '/api/shelf/',
  };
  for (const [how, path] of Object.entries(disguises)) {
    it(`holds for a request ${how}`, async () => {
      const { address } = await openServer({ requestsPerMinute: 5, limits: { pages: 5 } });
      const statuses: number[] = [];
      for (let n = 0; n < 7; n++) statuses.push(await statusOfRaw(address, `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`));
      expect(statuses.slice(5)).toEqual([429, 429]);
      expect(statuses.slice(0, 5)).not.toContain(429);
    });
  }

  it('is one for all ways of writing an address, and another for the pages', async () => {
    const { address } = await openServer({ requestsPerMinute: 2 });
    for (const path of ['/api/shelf', '/%61pi/tables']) expect((await fetchPath(address, path)).status).toBe(200);
    const refused = await fetchPath(address, '/api/tables');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await fetchPath(address, '/health')).status).toBe(200);
  });
});

describe('guessing codes', () => {
  it('ends soon, and does not cost those who know theirs', async () => {
    const { address } = await openServer({ requestsPerMinute: 1000, limits: { codes: 3 } });
    const { code } = await createTableAt(address, { game: some.id, seats: 2 });
    for (let n = 0; n < 10; n++) expect((await fetchPath(address, `/api/codes/${code}`)).status).toBe(200);
    const guesses = await Promise.all(
      ['B', 'C', 'D', 'F', 'G', 'H'].map(a => fetchPath(address, `/%61pi/codes/${a}ZZZZ`)),
    );
    expect(guesses.map(({ status }) => status).sort()).toEqual([404, 404, 404, 429, 429, 429]);
    expect((await fetchPath(address, `/api/codes/${code}`)).status).toBe(429);
  });
});

describe('hoarding', () => {
  const pack = (title: string): object => ({ title, author: 'A', licence: 'CC0', books: [] });
  const books = 'ABCDEFGHIJKLMN'.split('').map(book => ({
    book,
    subject: `Subject ${book}`,
    pairs: [1, 2, 3, 4, 5].map(n => ({ question: `What is ${book} ${n}?`, answer: `It is ${n} of ${book}.` })),
  }));
  const own = (title: string): string => encodeOwnText(JSON.stringify({ ...pack(title), books }));

  it('tables, packs and bytes has an end for one address', async () => {
    const near = await openServer({ requestsPerMinute: 1000, limits: { tables: 2 } });
    const createTable = (address: string, body: object = { game: some.id, seats: 2 }) => postTable(address, body);
    expect([(await createTable(near.address)).status, (await createTable(near.address)).status]).toEqual([200, 200]);
    const { status, body } = await createTable(near.address);
    expect([status, errorCodeOf(body)]).toEqual([429, 'too-fast']);
    const packed = await openServer({ requestsPerMinute: 1000, limits: { packs: 1 } });
    const options = { pack: own('Mine') };
    expect((await createTable(packed.address, { game: asking.id, options })).status).toBe(200);
    expect((await createTable(packed.address, { game: asking.id, options })).status).toBe(429);
    expect((await createTable(packed.address)).status).toBe(200);
    const full = await openServer({ requestsPerMinute: 1000, limits: { bytes: 5000 } });
    expect((await createTable(full.address, { game: asking.id, options })).status).toBe(429);
  });

  it('by playing has an end too', async () => {
    const { address } = await openServer({ requestsPerMinute: 1000, limits: { bytes: 5000 } });
    const { table, host } = await createTableAt(address, { game: some.id, seats: 2 });
    const ada = connectClient(address, { table, host });
    for (;;) if (errorCodeOf(await ada.ask({ ask: 'lock' })) === 'used-up') break;
    expect((await fetchPath(address, `/api/tables/${table}`)).status).toBe(200);
  });

  it('gets a pack back once, and not with every look', async () => {
    const { address } = await openServer();
    const value = own('Mine');
    const { table, look: snapshot } = await createTableAt(address, { game: asking.id, options: { pack: value } });
    expect(JSON.stringify(snapshot)).not.toContain(value);
    expect(await fetchPath(address, `/api/tables/${table}`).then(answer => answer.text())).not.toContain(value);
    const { socket, heard: received } = await openRawSocket(address);
    socket.send(JSON.stringify({ ask: 'hello', table }));
    await until(() => received.length === 1);
    socket.send(JSON.stringify({ ask: 'hello', table, since: JSON.parse(received[0]!).number, as: null }));
    socket.send(JSON.stringify({ ask: 'sit', name: 'Ada' }));
    await until(() => received.some(text => text.includes('"token"')));
    expect(received.map(text => text.includes(value))).toEqual([true, ...received.slice(1).map(() => false)]);
    const ada = connectClient(address, { table });
    await ada.ask({ ask: 'sit', name: 'Bob' });
    expect(ada.state()!.table!.options.pack).toBe(value);
    socket.close();
  });
});

describe('a record that is meant to be heavy', () => {
  const options = { ...defaultsOf(words.options), mustPlay: true };

  /** A match in which a seat repeats a play that takes a whole search to refuse. */
  async function heavy(lines: number): Promise<string> {
    const game = await words.open(options, readShelfData);
    const match = beginMatch(game, options, { count: 2, dealer: 0 });
    resolveChance(match, { random: draw => seededRandom(`heavy ${draw}`) });
    const status = matchStatus(match);
    const seat = status.is === 'open' ? status.turn[0]! : 0;
    const { hand } = game.view(match.state, seat) as unknown as { hand: readonly string[] };
    const text = hand.map(card => `exchange ${card} blind`).find(line => game.read(line));
    const refusal = game.refuse(match.state, seat, game.read(text!)!);
    expect(refusal?.clause).toBe('KG-32r');
    return writeRecord(match) + `${seat} ${text} refused KG-32r\n`.repeat(lines);
  }

  it('is judged while others are served', async () => {
    const { address } = await openServer();
    const record = await heavy(5000);
    const order: string[] = [];
    const judged = postTable(address, { record }).then(({ status }) => order.push(`judged ${status}`));
    await new Promise(resolve => setTimeout(resolve, 20));
    for (let n = 0; n < 5; n++) order.push(`served ${(await fetchPath(address, '/health')).status}`);
    await judged;
    expect(order.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'served 200'));
  });

  it('is given up when its time is over, with one sentence', async () => {
    let left = 100;
    const library = createGameRegistry(readShelfData);
    const task = { record: await heavy(200), settings: {} };
    const bytes = (length: number): Uint8Array => new Uint8Array(length);
    const late = await verifySubmittedRecord(library, task, bytes, () => --left < 0);
    expect(late).toEqual({ ok: false, fault: 'This record takes too long to check.' });
    expect(await verifySubmittedRecord(library, task, bytes, () => false)).toMatchObject({ value: { game: words.id } });
  });

  it('is refused if an option in it is longer than an option may be', async () => {
    const { address } = await openServer();
    const keys = Object.fromEntries(Array.from({ length: 12_000 }, (_, n) => [n.toString(36), 1]));
    const record = `Game: ${asking.id}\nRules: 1\nSeats: 2\nOptions: pack=${encodeOwnText(JSON.stringify(keys))}\n\n`;
    const { status, body } = await postTable(address, { record });
    expect([status, (body as { error: { message: string } }).error.message]).toEqual([
      400,
      'An option has at most 60000 characters.',
    ]);
  });

  it('is one of a few at a time from one address', async () => {
    const { address } = await openServer();
    const record = await heavy(5000);
    const answers = await Promise.all(Array.from({ length: 6 }, () => postTable(address, { record })));
    expect(
      answers.filter(({ status, body }) => status === 503 && errorCodeOf(body) === 'try-again').length,
    ).toBeGreaterThan(0);
  });
});

describe('plays that are heavy to judge', () => {
  it('are put off when an address has had its share, and the host can still be rid of them', async () => {
    const { address } = await openServer({ requestsPerMinute: 10_000, limits: { judging: 2 } });
    const { table, host } = await createTableAt(address, { game: words.id, seats: 2, options: { mustPlay: true } });
    const ada = connectClient(address, { table, host });
    await ada.ask({ ask: 'sit', name: 'Ada' });
    const { socket, heard: received } = await openRawSocket(address);
    socket.send(JSON.stringify({ ask: 'hello', table, seat: ada.token(), host }));
    await until(() => received.some(text => text.includes('"scene"') || text.includes('"room"')));
    await ada.ask({ ask: 'start', fill: 'easy' });
    for (;;) {
      socket.send('{"ask":"plays","id":"p"}');
      const asked = received.length;
      await until(() => received.length > asked);
      if (received.some(text => text.includes('Too many plays at once'))) break;
      await new Promise(resolve => setTimeout(resolve, 100));
    }
    socket.send('{"ask":"lock","id":"lock"}');
    const locked = await until(() => received.find(text => text.includes('"lock"')));
    expect(JSON.parse(locked)).toMatchObject({ ok: true });
    socket.close();
  });
});

describe('a class behind one address', () => {
  it('of thirty comes, sits, plays and reloads at once without being held up', async () => {
    const { address } = await openServer({ requestsPerMinute: 1200, metricsSecret: 'hush' });
    const tables = await Promise.all(
      Array.from({ length: 15 }, () =>
        createTableAt(address, { game: some.id, seats: 2, settings: { hints: 'allowed' } }),
      ),
    );
    const device = async (n: number): Promise<void> => {
      const { code, table } = tables[n % 15]!;
      for (let reload = 0; reload < 3; reload++) {
        for (const path of ['/api/shelf', '/api/tables', `/api/codes/${code}`, '/api/codes/BBBBB']) {
          expect((await fetchPath(address, path)).status).toBeLessThan(429);
        }
        await Promise.all(Array.from({ length: 40 }, () => fetchPath(address, '/')));
      }
      const client = connectClient(address, { table, plays: true });
      expect(await client.ask({ ask: 'sit', name: `Child ${n}`, cut: `cut-${n}` })).toMatchObject({ ok: true });
      const back = connectClient(address, { table, seat: client.token()!, plays: true });
      await until(() => back.state()?.scene);
      const play = back.state()!.plays?.[0];
      if (play) expect(errorCodeOf(await back.ask({ ask: 'play', play }))).toBeUndefined();
      expect([undefined, 'no-hints']).toContain(errorCodeOf(await back.ask({ ask: 'hint', level: 'easy' })));
    };
    await Promise.all(Array.from({ length: 30 }, (_, n) => device(n)));
    const meters = await fetchPath(address, '/metrics', 'hush').then(answer => answer.text());
    expect(meters).not.toMatch(/parlour_limited_total\{/);
    expect(meters).toMatch(/parlour_http_seconds_count\{route="GET \/api\/codes\/:code",status="404"\} 90/);
  });
});
