/** Whatever is sent to the routes of the club, by a member who has signed in: nothing is our fault, and every answer is as documented. */
import { gamesOnShelf } from '@parlour/games/shelf';
import fc, { type Arbitrary } from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { routes } from '../http/routes.ts';
import { joinAs, newBrowser, type TestBrowser } from './browsing.ts';
import { troubleFault } from './fuzz-world.ts';
import { layAt, open } from './test-server.ts';

const OPERATOR = 'the key of whoever keeps order here';
const club = routes.filter(({ url }) => url.startsWith('/api/club/'));

let browser: TestBrowser;
const known: string[] = ['0'.repeat(16), 'nobody', '2026-11-17', '1', ...gamesOnShelf().map(({ id }) => id)];

beforeAll(async () => {
  const { address } = await open({ operatorKey: OPERATOR });
  browser = newBrowser(address);
  const { me } = await joinAs(browser, 'Fuzzy');
  const { table, host } = await layAt(address, { game: 'monkey' });
  const made = { title: 'Nonsense', game: 'monkey', kind: 'swiss' };
  const { body } = await browser.ask('POST', '/api/club/tournaments', made);
  known.push(me.id, table, host, `${body.tournament}`, `${body.organiser}`);
});

/** Names of JavaScript, texts that break pages, numbers nobody counts with, and what is really there. */
const value: Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.nat(30).map(n => known[n % known.length]) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  fc.constantFrom('__proto__', 'constructor', '', '\u0000', '\ud800', '\u202eabc', '<b>', 'x'.repeat(5000)),
  fc.constantFrom(-1, 0.5, 1e308, 2 ** 53, true, null, [], [{}], ['x']),
);

type Described = { readonly properties?: Readonly<Record<string, { readonly enum?: readonly unknown[] }>> };

/** A body with the fields its schema names: for each one of the words it may be, or anything. */
function bodyFor(schema: z.ZodType): Arbitrary<unknown> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described;
  const fields = Object.entries(properties).map(([name, { enum: words = [] }]) => [
    name,
    words.length > 0 ? fc.oneof(fc.constantFrom(...words), value) : value,
  ]);
  return fc.oneof({ weight: 4, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) }, value);
}

const asked = fc.constantFrom(...club).chain(({ method, url, body }) =>
  fc.record({
    method: fc.constant(method),
    url: fc.constant(url),
    parts: fc.array(value, { minLength: 3, maxLength: 3 }),
    body: bodyFor(body),
    key: fc.boolean(),
  }),
);

const written = (part: unknown): string =>
  encodeURIComponent(
    String(part)
      .slice(0, 60)
      .replace(/\p{Surrogate}/gu, ''),
  ) || 'x';

/** Nobody is signed out or erased by chance in the middle of it. */
const ENDS = /sign-out|erase/;

it('requests of any kind to every route of the club are answered as documented', { timeout: 300_000 }, async () => {
  const met = new Set<string>();
  const one = fc.asyncProperty(asked, async ({ method, url, parts, body, key }) => {
    if (ENDS.test(url)) return;
    let n = 0;
    const path = url.replace(/:\w+/g, () => written(parts[n++]));
    const headers: Record<string, string> = key ? { authorization: `Bearer ${OPERATOR}` } : {};
    const told = await browser.ask(method as 'GET' | 'POST', path, body, headers);
    met.add(`${method} ${url}`);
    expect([url, told.status < 500]).toEqual([url, true]);
    if (told.status >= 400) expect(troubleFault((told.body as { error?: never }).error)).toBeUndefined();
  });
  await fc.assert(one, { numRuns: RUNS });
  expect(met.size).toBeGreaterThan(club.length / 2);
});

/** `FUZZ_RUNS=20000 npx vitest run fuzz-club` looks further. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 300);
