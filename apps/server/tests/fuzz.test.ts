/** Nothing throws, nothing is the server's fault, every answer is documented, and other players are not affected. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { clientFrameSchema } from '@parlour/protocol/client-frames';
import { requestRaw, requestText } from '@parlour/stress/attack/raw-tcp';
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listGoldenRecords } from '../../../scripts/lib/golden-records.ts';
import kept from './fuzz-cases.json' with { type: 'json' };
import { createFuzzWorld, errorIssue, type FrameError, fillPlaceholders, frameIssue } from './fuzz-world.ts';
import { createTableAt, openServer } from './test-server.ts';

const games = gamesOnShelf()
  .filter(({ seats }) => seats[1] >= 2)
  .map(({ id }) => id);

const seat = fc.constantFrom(0, 1, 2, 3, 99);
const level = fc.constantFrom('easy', 'normal', 'expert');

const SETTINGS = {
  clock: { kind: 'bank', seconds: 60, increment: 3 },
  onlookers: 'hands',
  delay: 30,
  pace: 'brisk',
  standIn: 'easy',
  hints: 'none',
};

const FIELDS: Readonly<Record<string, Arbitrary<unknown>>> = {
  id: fc.constantFrom('1', '2', 'x'.repeat(16), 'y'.repeat(64)),
  table: fc.constantFrom('$ours', '$theirs', '0'.repeat(16)),
  seat: fc.oneof(seat, fc.constant('$seat')),
  host: fc.constant('$host'),
  since: fc.nat(60),
  protocol: fc.constantFrom(1, 1, 1, 2),
  as: fc.option(seat),
  plays: fc.boolean(),
  name: fc.constantFrom('Ada', 'É', 'x'.repeat(24)),
  cut: fc.constantFrom('c', 'a cut', 'x'.repeat(128)),
  play: fc.constantFrom('$play', '$play', '$stale'),
  limit: fc.integer({ min: 1, max: 5000 }),
  level,
  commitment: fc.constantFrom('0'.repeat(64), createHash('sha256').update('c').digest('hex')),
  settings: fc.constantFrom({}, SETTINGS, { onlookers: 'none' }),
  phrase: fc.constantFrom('hello', 'thanks'),
  fill: level,
};

/** Names, numbers and texts that break code which trusts its input. */
const nasty = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom('__proto__', 'constructor', 'toString', '', '\u0000', '\ud800', '🂡'.repeat(30), 'x'.repeat(60_000)),
  fc.constantFrom(-1, 0.5, 1e308, -0, 2 ** 53, 1e-7),
  fc.constantFrom('$play', '$seat', '$ours', '$theirs', '$host'),
);

type Shape = { readonly ask: { readonly value: string } } & Readonly<Record<string, unknown>>;

/** Valid frames of every kind, from the schemas that validate them. */
const rightFrames = clientFrameSchema.options.map(option => {
  const { ask: command, ...fields } = option.shape as unknown as Shape;
  const values = Object.fromEntries(Object.keys(fields).map(name => [name, FIELDS[name] ?? nasty]));
  return fc.record({ ask: fc.constant(command.value), ...values }, { requiredKeys: ['ask'] });
});
const right = fc.oneof(...rightFrames) as Arbitrary<Record<string, unknown>>;

const invalid = fc
  .tuple(right, fc.oneof(fc.constantFrom(...Object.keys(FIELDS), 'ask', '__proto__'), fc.string()), nasty)
  .map(([frame, name, value]) => ({ ...frame, [name]: value }));
const invalidPlay = fc
  .tuple(fc.constantFrom('$play', '$stale'), fc.nat(5), nasty)
  .map(([play, n, value]) => ({ ask: 'play', id: 'p', play: ['$twisted', play, n, value] }));

const text = fc.oneof(
  { weight: 6, arbitrary: right.map(frame => JSON.stringify(frame)) },
  { weight: 4, arbitrary: invalid.map(frame => JSON.stringify(frame)) },
  { weight: 2, arbitrary: invalidPlay.map(frame => JSON.stringify(frame)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

/** Returns the first problem. */
async function faultAfter(game: string, frames: readonly string[]): Promise<string | undefined> {
  const world = await createFuzzWorld(game);
  const before = await world.theirs();
  for (const frame of frames) await world.stranger.send(fillPlaceholders(frame, world.names()));
  const wrongly = world.stranger.heard.map(frameIssue).find(fault => fault !== undefined);
  const [fault] = world.faults;
  if (wrongly ?? fault) return wrongly ?? `a fault: ${(fault as Error).stack}`;
  const after = await world.theirs();
  return JSON.stringify(after) === JSON.stringify(before) ? undefined : `others have ${after.slice(before.length)}`;
}

describe('frames', () => {
  it('have something right for each of their fields', () => {
    const names = clientFrameSchema.options.flatMap(({ shape }) => Object.keys(shape));
    expect(names.filter(name => name !== 'ask' && !(name in FIELDS))).toEqual([]);
  });

  it('of any kind, one after another, are answered as documented', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...games), fc.array(text, { maxLength: 12 }), async (game, frames) => {
        expect(await faultAfter(game, frames)).toBeUndefined();
      }),
      { numRuns: RUNS, examples: kept.frames as [string, string[]][] },
    );
  });
});

/** `FUZZ_RUNS=20000 npx vitest run fuzz` goes further. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 150);

type Asked = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

const records = listGoldenRecords().map(file => readFileSync(file, 'utf8'));

/** A record with lines left out, doubled, swapped or changed. */
const record = fc
  .tuple(fc.constantFrom(...records), fc.array(fc.tuple(fc.nat(200), fc.nat(200), fc.nat(3), nasty), { maxLength: 4 }))
  .map(([whole, changes]) => changes.reduce(changedAt, whole.split('\n')).join('\n'));

function changedAt(lines: string[], [at, other, how, value]: readonly [number, number, number, unknown]): string[] {
  const [i, j] = [at % lines.length, other % lines.length];
  const words = lines[i]!.split(' ');
  const changed = words.with(other % words.length, String(value)).join(' ');
  return [lines.toSpliced(i, 1), lines.toSpliced(i, 0, lines[j]!), lines.with(i, lines[j]!), lines.with(i, changed)][
    how
  ]!;
}

const rightBody = fc.record(
  {
    game: fc.constantFrom(...gamesOnShelf().map(({ id }) => id)),
    options: fc.dictionary(fc.constantFrom(...gamesOnShelf().flatMap(({ options }) => Object.keys(options))), nasty),
    seats: fc.nat(12),
    dealer: fc.nat(12),
    door: fc.constantFrom('private', 'listed'),
    settings: fc.constant(SETTINGS),
    record,
  },
  { requiredKeys: [] },
);
const invalidBody = fc
  .tuple(rightBody, fc.constantFrom('game', 'options', 'seats', 'settings', 'record', 'x', '__proto__'), nasty)
  .map(([body, name, value]) => ({ ...body, [name]: value }));
const body = fc.oneof(
  rightBody.map(value => JSON.stringify(value)),
  invalidBody.map(value => JSON.stringify(value)),
  fc.json(),
  fc.string(),
);

const segment = fc.oneof(
  fc.constantFrom('$table', '$code', '0'.repeat(16), 'BBBBB', '..', '.', '%', '%zz', '%00', '%2f', '1', '-1', '999999'),
  fc.string({ maxLength: 60 }).map(encodeURIComponent),
);

const path = fc.oneof(
  fc.constantFrom('/api/shelf', '/api/tables', '/api/openapi.json', '/health', '/ready', '/metrics', '/', '/api/sit'),
  segment.map(it => `/api/tables/${it}`),
  segment.map(it => `/api/codes/${it}`),
  fc.tuple(segment, segment).map(([table, match]) => `/api/tables/${table}/records/${match}`),
  fc.array(segment, { maxLength: 5 }).map(parts => `/${parts.join('/')}`),
);

const word = fc.stringMatching(/^[ -~]{0,60}$/);
const headers = fc.dictionary(
  fc.constantFrom('Authorization', 'Accept', 'Content-Type', 'Origin', 'X-Forwarded-For', 'Range', 'If-None-Match'),
  fc.oneof(word, fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', 'Bearer $host', 'text/html')),
);

const asked: Arbitrary<Asked> = fc.record({
  method: fc.constantFrom('GET', 'GET', 'POST', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'),
  path: fc.oneof(path, fc.constant('/api/tables')),
  headers,
  body,
});

describe('requests over HTTP', () => {
  it('of any kind are answered as documented', { timeout: 300_000 }, async () => {
    const { address } = await openServer();
    const created = await createTableAt(address, { game: games[0]! });
    const snapshot = async () => {
      const { status, body } = await requestRaw(
        address,
        '127.0.0.1',
        requestText('GET', `/api/tables/${created.table}`),
      );
      return { status, body };
    };
    const before = await snapshot();
    const filled = (value: string): string =>
      value.replaceAll('$table', created.table).replaceAll('$code', created.code).replaceAll('$host', created.host);
    await fc.assert(
      fc.asyncProperty(asked, async ({ method, path: target, headers: given, body: sent }) => {
        const request = requestText(method, filled(target), mapped(given, filled), method === 'GET' ? '' : sent);
        const { status, body: answer } = await requestRaw(address, '127.0.0.1', request);
        expect(answerFault(method, Number(status), answer)).toBeUndefined();
      }),
      { numRuns: 2 * RUNS, examples: kept.requests.map(request => [request as Asked]) },
    );
    expect(await snapshot()).toEqual(before);
  });
});

const mapped = (values: Readonly<Record<string, string>>, fill: (value: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fill(value)]));

function answerFault(method: string, status: number, answer: string): string | undefined {
  if (!(status >= 200 && status < 500)) return `the status ${status}: ${answer}`;
  if (status < 400 || method === 'HEAD') return undefined;
  const { error } = JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)) as {
    error?: FrameError;
  };
  return error?.code === 'not-found' ? undefined : errorIssue(error);
}
