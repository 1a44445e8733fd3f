/** Mutates valid requests. */

import { pick, type Random } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import { OPERATOR_KEY } from '../target.ts';
import type { FuzzRequest } from './recipes.ts';
import type { FuzzWorld } from './world.ts';

/** A request as it is sent; `text` replaces the JSON body. */
export type MutatedRequest = FuzzRequest & {
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
};

/** JavaScript property names, strings that break pages and databases, odd numbers and shapes. */
const NASTY_VALUES: readonly unknown[] = [
  ...['__proto__', 'constructor', 'toString', '', ' ', '\u0000', '\ud800', '\u202eabc', '<b>', "'; --", '%00', '../..'],
  ...['🂡'.repeat(30), 'x'.repeat(5000), '{"a":1}', 'null', 'é', 'ﬀ', '0', '-1', '1e308', '99999999999999999999'],
  ...[-1, 0, 0.5, 1e308, 2 ** 53, 2 ** 31, -0, true, false, null],
  ...[[], [[]], [{}], {}, { length: 1e9 }, { toJSON: 1 }],
];

/** Encodes a part of a URL without lone surrogates, which cannot be encoded. */
export const encodePart = (part: string): string => encodeURIComponent(part.replace(/\p{Surrogate}/gu, ''));

type Mutation = (request: MutatedRequest, world: FuzzWorld, random: Random) => MutatedRequest;

/** Returns another id that exists, or a nasty value. */
const randomValue = ({ known }: FuzzWorld, random: Random): unknown =>
  random.below(2) === 0 && known.length > 0 ? pick(random, known) : pick(random, NASTY_VALUES);

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Changes, removes or adds one field, at any depth. */
function mutateValue(value: unknown, world: FuzzWorld, random: Random): unknown {
  const isDeep = typeof value === 'object' && value !== null && random.below(4) > 0;
  if (!isDeep) return randomValue(world, random);
  if (Array.isArray(value)) {
    const at = random.below(value.length + 1);
    if (at === value.length) return [...value, ...value, randomValue(world, random)];
    return value.with(at, mutateValue(value[at], world, random));
  }
  const entries = Object.entries(value);
  const at = random.below(entries.length + 1);
  if (at === entries.length) return { ...value, [asText(randomValue(world, random))]: randomValue(world, random) };
  const [name, field] = itemAt(entries, at);
  if (random.below(4) === 0) return Object.fromEntries(entries.filter(([other]) => other !== name));
  return { ...value, [name]: mutateValue(field, world, random) };
}

const mutateBody: Mutation = (request, world, random) => ({
  ...request,
  body: mutateValue(request.body ?? {}, world, random),
});

const mutateParams: Mutation = (request, world, random) => {
  const names = Object.keys(request.params ?? {});
  if (names.length === 0) return { ...request, query: `?${encodePart(asText(randomValue(world, random)))}=1` };
  return { ...request, params: { ...request.params, [pick(random, names)]: asText(randomValue(world, random)) } };
};

const mutateBearer: Mutation = (request, { known }, random) => ({
  ...request,
  bearer: pick(random, ['', 'x', OPERATOR_KEY, `${OPERATOR_KEY}x`, ...known.slice(-20)]),
});

const mutateBrowser: Mutation = (request, { browser }) => ({ ...request, as: browser() });

const mutateText: Mutation = (request, _, random) => {
  const text = JSON.stringify(request.body ?? {});
  const cut = text.slice(0, random.below(text.length));
  return {
    ...request,
    text: pick(random, [cut, `[${text}]`, `${text}${text}`, '{"a":1,"a":2}', 'null', '"x"', '\ufeff{}']),
  };
};

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'Content-Type': 'text/plain' },
  { 'Content-Type': 'application/x-www-form-urlencoded' },
  { 'Content-Type': 'application/json; charset=utf-16' },
  { Origin: 'https://elsewhere.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { Cookie: 'parlour=x; parlour-asked=y; __Host-parlour=z' },
  { Host: 'elsewhere.example' },
  { Host: '' },
  { Accept: 'text/html' },
  { 'Accept-Encoding': 'br;q=0' },
  { 'If-None-Match': '*' },
  { Range: 'bytes=0-1' },
  { Expect: '100-continue' },
  { Upgrade: 'h2c', Connection: 'Upgrade, close' },
  { 'X-Forwarded-For': '::1' },
];

const mutateHeaders: Mutation = (request, _, random) => ({ ...request, headers: pick(random, HEADERS) });

const MUTATIONS: readonly Mutation[] = [
  ...[
    mutateBody,
    mutateBody,
    mutateBody,
    mutateParams,
    mutateParams,
    mutateBearer,
    mutateBrowser,
    mutateText,
    mutateHeaders,
  ],
];

/** Mutates one or two parts of a request. */
export function mutateRequest(request: FuzzRequest, world: FuzzWorld, random: Random): MutatedRequest {
  let mutated: MutatedRequest = request;
  for (let times = 1 + random.below(2); times > 0; times--) mutated = pick(random, MUTATIONS)(mutated, world, random);
  return mutated;
}
