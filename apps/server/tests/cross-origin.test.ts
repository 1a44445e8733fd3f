/** Pages of other origins: what the configured ones may do, and what no other may. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { assertDefined } from '@parlour/kernel/result';
import { describe, expect, it } from 'vitest';
import { configFromEnvironment } from '../config.ts';
import { openServer, testFolder } from './test-server.ts';

const FRIEND = 'https://friend.example';
const GAME = assertDefined(gamesOnShelf()[0]).id;

/** Origins of an attacker that resemble an allowed one. */
const STRANGERS = [
  'null',
  '*',
  '',
  'https://evil.example',
  'http://friend.example',
  'https://friend.example:8443',
  'https://friend.example/',
  'https://friend.example.evil.example',
  'https://evilfriend.example',
  'https://sub.friend.example',
  'https://friend.example@evil.example',
  'https://FRIEND.example',
  `${FRIEND}, https://evil.example`,
  FRIEND.repeat(200),
];

const ask = (address: string, path: string, init: RequestInit, origin?: string): Promise<Response> =>
  fetch(`${address}${path}`, { ...init, headers: { ...init.headers, ...(origin !== undefined && { origin }) } });

const PREFLIGHT: RequestInit = {
  method: 'OPTIONS',
  headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
};

const corsOf = ({ headers }: Response): string[] =>
  [...headers.keys()].filter(name => name.startsWith('access-control-'));

describe('pages of a site that is named', () => {
  it('ask over HTTP and read the answer', async () => {
    const { address } = await openServer({ origins: [FRIEND] });
    const shelf = await ask(address, '/api/shelf', {}, FRIEND);
    expect([shelf.status, shelf.headers.get('access-control-allow-origin')]).toEqual([200, FRIEND]);
    expect(shelf.headers.get('vary')).toMatch(/\borigin\b/i);
    expect(shelf.headers.get('access-control-allow-credentials')).toBeNull();
    const body = JSON.stringify({ game: GAME });
    const created = await ask(
      address,
      '/api/tables',
      { method: 'POST', body, headers: { 'content-type': 'application/json' } },
      FRIEND,
    );
    expect([created.status, created.headers.get('access-control-allow-origin')]).toEqual([200, FRIEND]);
    const missing = await ask(address, '/api/tables/0000000000000000', {}, FRIEND);
    expect([missing.status, missing.headers.get('access-control-allow-origin')]).toEqual([404, FRIEND]);
  });

  it('may ask first what they may ask', async () => {
    const { address } = await openServer({ origins: [FRIEND] });
    const answer = await ask(address, '/api/tables', PREFLIGHT, FRIEND);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(answer.headers.get('access-control-allow-origin')).toBe(FRIEND);
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET, POST');
    expect(answer.headers.get('access-control-allow-headers')).toBe('authorization, content-type');
    expect(Number(answer.headers.get('access-control-max-age'))).toBeGreaterThan(0);
  });

  it('are counted like everybody, and can read that they were too fast', async () => {
    const { address } = await openServer({ origins: [FRIEND], requestsPerMinute: 5 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(address, '/api/tables', PREFLIGHT, FRIEND)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 204, 204, 204, 204, 429, 429, 429]);
    expect(answers.every(({ headers }) => headers.get('access-control-allow-origin') === FRIEND)).toBe(true);
  });

  it('may frame the pages, and nobody else', async () => {
    const { address } = await openServer({ origins: [FRIEND, 'http://localhost:3000'] });
    const { headers } = await ask(address, '/', {});
    expect(headers.get('content-security-policy')).toMatch(
      /(^|;)frame-ancestors https:\/\/friend\.example http:\/\/localhost:3000(;|$)/,
    );
    expect(headers.get('x-frame-options')).toBeNull();
  });

  it('get no meters', async () => {
    const { address } = await openServer({ origins: [FRIEND], metricsSecret: 'hush' });
    const meters = await ask(address, '/metrics', { headers: { authorization: 'Bearer hush' } }, FRIEND);
    expect([meters.status, corsOf(meters)]).toEqual([200, []]);
    expect(corsOf(await ask(address, '/metrics', PREFLIGHT, FRIEND))).toEqual([]);
  });
});

describe('pages of anybody else', () => {
  it('are told nothing they could read, whatever they call themselves', async () => {
    const { address } = await openServer({ origins: [FRIEND] });
    for (const origin of STRANGERS) {
      const answers = [
        await ask(address, '/api/shelf', {}, origin),
        await ask(address, '/api/shelf', PREFLIGHT, origin),
      ];
      expect([origin, ...answers.flatMap(corsOf)]).toEqual([origin]);
      expect(answers.map(({ status }) => status)).toEqual([200, 404]);
    }
  });

  it('are answered as ever where nobody is named', async () => {
    const { address } = await openServer();
    const shelf = await ask(address, '/api/shelf', {}, FRIEND);
    expect([shelf.status, corsOf(shelf), shelf.headers.get('vary')]).toEqual([200, [], null]);
    expect((await ask(address, '/api/shelf', PREFLIGHT, FRIEND)).status).toBe(404);
    expect(shelf.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
    expect(shelf.headers.get('x-frame-options')).not.toBeNull();
  });
});

it('the file of the embedded table may be loaded from anywhere, and it alone', async () => {
  const site = join(testFolder, 'embedding');
  mkdirSync(join(site, 'embed'), { recursive: true });
  for (const file of ['index.html', 'other.js', 'parlour-table.js', 'embed/other.js', 'embed/parlour-table.js']) {
    writeFileSync(join(site, file), '');
  }
  writeFileSync(join(site, 'embed', 'parlour-table.js.br'), '');
  const { address } = await openServer({ webRoot: site });
  const table = await ask(address, '/embed/parlour-table.js', { headers: { 'accept-encoding': 'br' } }, FRIEND);
  expect(table.headers.get('access-control-allow-origin')).toBe('*');
  expect(table.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(table.headers.get('content-type')).toMatch(/javascript/);
  for (const path of ['/', '/other.js', '/parlour-table.js', '/embed/other.js']) {
    const { headers } = await ask(address, path, {}, FRIEND);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  }
});

it('only addresses of sites can be named', () => {
  const originsOf = (text: string): readonly string[] => configFromEnvironment({ PARLOUR_ORIGINS: text }).origins;
  expect(originsOf('')).toEqual([]);
  expect(originsOf('https://A.example/, http://localhost:3000 https://b.example:443')).toEqual([
    'https://a.example',
    'http://localhost:3000',
    'https://b.example',
  ]);
  for (const text of [
    '*',
    'null',
    'friend.example',
    'https://a.example/page',
    'file:///',
    "'self'",
    'https://a:b@c.d',
  ]) {
    expect(() => originsOf(text)).toThrow(/^PARLOUR_ORIGINS needs URLs such as https:\/\/example\.org/);
  }
});
