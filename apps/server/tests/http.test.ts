import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { requestRaw, requestText } from '@parlour/stress/attack/raw-tcp';
import { describe, expect, it } from 'vitest';
import { configFromEnvironment } from '../config.ts';
import { openRawConnection, statusOfRaw } from './raw-http.ts';
import {
  connectClient,
  createTableAt,
  errorCodeOf,
  fetchPath,
  newDatabaseFile,
  openServer,
  postTable,
  testFolder,
  until,
} from './test-server.ts';

const [some] = gamesOnShelf();
const json = async (address: string, path: string): Promise<never> => (await fetchPath(address, path)).json() as never;

describe('the HTTP interface', () => {
  it('shows the shelf, lays tables, finds them by code, and lists those that are listed', async () => {
    const { address } = await openServer();
    expect(JSON.stringify(await json(address, '/api/shelf'))).toContain(some!.title);
    const created = await createTableAt(address, { game: some!.id, door: 'listed' });
    const hidden = await createTableAt(address, { game: some!.id });
    expect(created.code).toMatch(/^[B-Z]{5}$/);
    expect(await json(address, `/api/codes/${created.code.toLowerCase()}`)).toEqual({ table: created.table });
    expect((await fetchPath(address, '/api/codes/BBBBB')).status).toBe(404);
    const ada = connectClient(address, { table: created.table, host: created.host });
    await ada.ask({ ask: 'sit', name: 'Ada' });
    const find = async () =>
      ((await json(address, '/api/tables')) as { tables: { table: string; seats: unknown[] }[] }).tables;
    const listed = await find();
    expect(listed.map(({ table }) => table)).toEqual([created.table]);
    expect(listed.map(({ table }) => table)).not.toContain(hidden.table);
    for (;;) if ((await find())[0]!.seats[0] === 'Ada') break;
    await ada.ask({ ask: 'close' });
    for (;;) if ((await find()).length === 0) break;
    expect((await fetchPath(address, `/api/codes/${created.code}`)).status).toBe(404);
  });

  it('says what is wrong with a request', async () => {
    const { address } = await openServer();
    for (const body of [
      {},
      { game: 'chess' },
      { game: some!.id, seats: 99 },
      { game: some!.id, options: { nonsense: 1 } },
      { game: some!.id, more: 1 },
      { game: some!.id, settings: { clock: { kind: 'turn', seconds: 0 } } },
      { record: 'nonsense' },
      [],
      'text',
    ]) {
      const { status, body: answer } = await postTable(address, body);
      expect([status, errorCodeOf(answer)]).toEqual([400, 'bad-request']);
    }
    for (const path of ['/api/tables/0000000000000000', '/api/nonsense', '/nonsense'])
      expect((await fetchPath(address, path)).status).toBe(404);
    for (const path of ['/api/tables/short', '/api/codes/AEIOU', `/api/tables/${'0'.repeat(16)}/records/-1`]) {
      expect((await fetchPath(address, path)).status).toBe(400);
    }
    const large = await postTable(address, { game: some!.id, record: 'x'.repeat(300_000) });
    expect(large.status).toBe(413);
  });

  it('names the content type that a request needs', async () => {
    const { address } = await openServer();
    const answer = await fetch(`${address}/api/tables`, {
      method: 'POST',
      body: new URLSearchParams({ game: 'nations' }),
    });
    expect([answer.status, await answer.json()]).toEqual([
      415,
      { error: { code: 'bad-request', message: 'Send the header "content-type: application/json".' } },
    ]);
  });

  it('ignores an offer to go on in HTTP/2, as it must, and answers in HTTP/1.1', async () => {
    const { address } = await openServer();
    const body = JSON.stringify({ game: some!.id });
    const offer = 'Host: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n';
    const sent = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const socket = await openRawConnection(address);
    let received = '';
    socket.on('data', data => {
      received += data;
    });
    const requests = [
      `POST /api/tables HTTP/1.1\r\n${offer}${sent}`,
      `GET /api/shelf HTTP/1.1\r\n${offer}\r\n`,
      'GET /health HTTP/1.1\r\nHost: x\r\n\r\n',
    ];
    for (const [n, request] of requests.entries()) {
      socket.write(request);
      await until(() => socket.closed || received.match(/HTTP\/1\.1 200/g)?.length === n + 1);
    }
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 200']);
    socket.destroy();
    expect(await statusOfRaw(address, `GET /elsewhere HTTP/1.1\r\n${offer}\r\n`)).toBe(404);
  });

  it('says nothing of where its files lie', async () => {
    const { address } = await openServer();
    const own = gamesOnShelf().flatMap(({ id, options }) =>
      Object.entries(options).flatMap(([name, spec]) =>
        spec.kind === 'choice' ? (spec.also ?? []).map(value => ({ game: id, options: { [name]: value } })) : [],
      ),
    );
    expect(own.length).toBeGreaterThan(0);
    for (const body of own) {
      const answer = await postTable(address, body);
      expect(JSON.stringify(answer.body)).not.toMatch(/ENOENT|\/games\/|\\\\/);
    }
  });

  it('documents itself from the schemas that check requests', async () => {
    const { address } = await openServer();
    const document = (await json(address, '/api/openapi.json')) as {
      openapi: string;
      paths: Record<string, Record<string, object>>;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/api/tables/{table}/records/{match}');
    expect(JSON.stringify(document.paths['/api/tables']!.post)).toContain('"increment"');
  });

  it('sends strict headers', async () => {
    const { address } = await openServer();
    const { headers } = await fetchPath(address, '/');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'self'.*frame-ancestors 'none'/);
    expect(headers.get('content-security-policy')).toMatch(/(^|;)script-src 'self' 'wasm-unsafe-eval'(;|$)/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    const { hstsSubdomains } = configFromEnvironment({ PARLOUR_HSTS_SUBDOMAINS: '1' });
    const wide = await openServer({ hstsSubdomains });
    const { headers: wider } = await fetchPath(wide.address, '/health');
    expect(wider.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(() => configFromEnvironment({ PARLOUR_HSTS_SUBDOMAINS: 'yes' })).toThrow(
      /^PARLOUR_HSTS_SUBDOMAINS needs 0 or 1 \(got yes\)\.$/,
    );
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('tells its health, and its meters only to whoever knows the secret', async () => {
    const { address } = await openServer({ metricsSecret: 'hush' });
    expect(await json(address, '/health')).toEqual({ ok: true });
    expect(await json(address, '/ready')).toEqual({ ready: true });
    expect((await fetchPath(address, '/metrics')).status).toBe(404);
    expect((await fetchPath(address, '/metrics', 'wrong')).status).toBe(404);
    expect(await fetchPath(address, '/metrics', 'hush').then(response => response.text())).toContain(
      'parlour_plays_total',
    );
    const shut = await openServer();
    expect((await fetchPath(shut.address, '/metrics', 'undefined')).status).toBe(404);
  });

  it('serves security.txt only with a contact (RFC 9116)', async () => {
    const configured = configFromEnvironment({
      PARLOUR_SECURITY_CONTACT: 'mailto:security@example.org, https://example.org/security',
      PARLOUR_ADDRESS: 'https://example.org',
    });
    const { securityContacts, publicOrigin } = configured;
    const { address } = await openServer({ securityContacts, publicOrigin });
    const answer = await fetchPath(address, '/.well-known/security.txt');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = (await answer.text()).trimEnd().split('\n');
    expect(lines[0]).toBe('Contact: mailto:security@example.org');
    expect(lines[1]).toBe('Contact: https://example.org/security');
    const daysLeft = (Date.parse(lines[2]!.replace('Expires: ', '')) - Date.now()) / 86_400_000;
    expect(Math.round(daysLeft)).toBe(90);
    expect(lines.slice(3)).toEqual(['Canonical: https://example.org/.well-known/security.txt']);
    const silent = await openServer();
    expect((await fetchPath(silent.address, '/.well-known/security.txt')).status).toBe(404);
    for (const contact of ['security@example.org', 'http://example.org', 'mailto:a@b.example Expires:never']) {
      expect(() => configFromEnvironment({ PARLOUR_SECURITY_CONTACT: contact })).toThrow(
        /^PARLOUR_SECURITY_CONTACT needs an address such as/,
      );
    }
  });

  it('keeps the records of a table without onlookers for those at the table', async () => {
    const { address } = await openServer();
    const { table, host } = await createTableAt(address, { game: some!.id, settings: { onlookers: 'none' } });
    expect((await fetchPath(address, `/api/tables/${table}/records/1`)).status).toBe(403);
    expect((await fetchPath(address, `/api/tables/${table}/records/1`, 'nonsense')).status).toBe(403);
    expect((await fetchPath(address, `/api/tables/${table}/records/1`, host)).status).toBe(404);
  });

  it('slows down whoever asks too much', async () => {
    const { address } = await openServer({ requestsPerMinute: 5 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => fetchPath(address, '/api/tables')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect((await fetchPath(address, '/health')).status).toBe(200);
  });

  it('serves the built app for every page address, else a plain page', async () => {
    const site = join(testFolder, 'site');
    mkdirSync(site);
    writeFileSync(join(site, 'index.html'), '<title>The app</title>');
    writeFileSync(join(site, 'app-0123abcd.js'), '');
    const { address } = await openServer({ webRoot: site });
    const page = await fetchPath(address, '/t/whatever');
    expect([page.status, await page.text()]).toEqual([200, '<title>The app</title>']);
    expect((await fetchPath(address, '/app-0123abcd.js')).headers.get('cache-control')).toMatch(/immutable/);
    expect((await fetchPath(address, '/../config.ts')).status).toBe(404);
    const plain = await openServer();
    expect(await fetchPath(plain.address, '/').then(response => response.text())).toContain(`play ${some!.id}`);
  });

  it('knows which pages exist, and says so to browsers and programs', async () => {
    const site = join(testFolder, 'prerendered');
    for (const folder of ['story', 'cards/snap']) mkdirSync(join(site, folder), { recursive: true });
    const link = '<link rel="canonical" href="http://built.invalid/story/snap">';
    const files = { 'index.html': 'Home', 'app.html': 'Any page', '404.html': 'Nothing here', 'story/snap.html': link };
    for (const [name, text] of Object.entries({ ...files, 'cards/snap/a.html': 'A card' }))
      writeFileSync(join(site, name), text);
    const patterns = ['/t/:id', '/friends/:game', '/box/:box/:game'];
    const pages = ['/', '/story/snap', '/cards/snap/a'];
    writeFileSync(join(site, 'pages.json'), JSON.stringify({ origin: 'http://built.invalid', pages, patterns }));
    const { address } = await openServer({ webRoot: site });
    const game = some!.id;
    for (const [path, text] of Object.entries({
      '/': 'Home',
      '/index.html': 'Home',
      '/story/snap': link.replace('http://built.invalid', address),
      '/story/snap/?a=b': link.replace('http://built.invalid', address),
      '/story/snap.html': link.replace('http://built.invalid', address),
      '/cards/snap/a': 'A card',
      '/t/whatever': 'Any page',
      [`/friends/${game}`]: 'Any page',
    })) {
      const answer = await fetchPath(address, path);
      const type = answer.headers.get('content-type');
      expect([path, answer.status, type, await answer.text()]).toEqual([path, 200, 'text/html; charset=utf-8', text]);
    }
    for (const path of [
      '/story/other',
      '/story',
      '/cards/snap/',
      '/friends/no-game',
      '/t/',
      '/assets/gone.js',
      '/..%2fapp',
    ]) {
      const [program, browser] = await Promise.all([
        fetchPath(address, path),
        fetch(`${address}${path}`, { headers: { accept: 'text/html' } }),
      ]);
      expect([path, program.status, await program.text()]).toEqual([
        path,
        404,
        `There is no page at this address. All pages are listed in ${address}/sitemap.xml\n`,
      ]);
      expect([path, browser.status, await browser.text()]).toEqual([path, 404, 'Nothing here']);
    }
    expect(await (await fetchPath(address, '/robots.txt')).text()).toContain(`Sitemap: ${address}/sitemap.xml`);
    const listed = (await (await fetchPath(address, '/sitemap.xml')).text()).match(/(?<=<loc>)[^<]+/g);
    expect(listed).toEqual(pages.map(path => address + path));
  });

  it('sends pages once, compressed, and under the configured address', async () => {
    const site = join(testFolder, 'addressed');
    mkdirSync(site);
    writeFileSync(join(site, 'index.html'), `http://built.invalid/${' word'.repeat(500)}`);
    writeFileSync(
      join(site, 'pages.json'),
      JSON.stringify({ origin: 'http://built.invalid', pages: ['/'], patterns: [] }),
    );
    const { address } = await openServer({ webRoot: site, publicOrigin: 'https://cards.example' });
    for (const encoding of ['br', 'gzip', 'identity']) {
      const first = await fetch(address, { headers: { 'accept-encoding': encoding } });
      expect(first.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(await first.text()).toMatch(/^https:\/\/cards\.example\/ word/);
      const again = { 'accept-encoding': encoding, 'if-none-match': first.headers.get('etag')! };
      expect((await fetch(address, { headers: again })).status).toBe(304);
    }
    const head = await fetch(address, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const hostile = await openServer({ webRoot: site });
    const answer = await requestRaw(hostile.address, '127.0.0.1', requestText('GET', '/', { Host: '"><script>' }));
    expect(answer.body).not.toContain('<script>');
  });
});

describe('starting', () => {
  it('says which port is taken and which file is in use', async () => {
    const file = newDatabaseFile();
    const { address } = await openServer({ file });
    await expect(openServer({ port: Number(new URL(address).port) })).rejects.toThrow(
      /Port \d+ is in use\. .*PARLOUR_PORT/,
    );
    await expect(openServer({ file })).rejects.toThrow(/another Parlour uses it/);
    await expect(openServer({ host: '203.0.113.1' })).rejects.toThrow(/not an address of this machine/);
  });

  it('reads its settings from the environment', () => {
    expect(
      configFromEnvironment({ PARLOUR_PORT: '80', PARLOUR_ORIGINS: 'https://a.example, https://b.example' }),
    ).toMatchObject({
      port: 80,
      origins: ['https://a.example', 'https://b.example'],
      metricsSecret: undefined,
    });
    expect(() => configFromEnvironment({ PARLOUR_PORT: 'eighty' })).toThrow(/PARLOUR_PORT needs a whole number/);
    expect(configFromEnvironment({})).toMatchObject({ databaseUrl: undefined, natsUrl: undefined });
    expect(() => configFromEnvironment({ NATS_URL: 'nats://n:4222' })).toThrow(/Set DATABASE_URL/);
    expect(() => configFromEnvironment({ DATABASE_URL: 'mysql://n' })).toThrow(/PostgreSQL/);
  });
});
