/** Fuzzes every route of the server with valid and mutated requests that use real ids. */

import { pick, type Random, seededRandom } from '@parlour/kernel/random';
import { assertDefined } from '@parlour/kernel/result';
import { httpErrorSchema, type RouteSpec } from '@parlour/protocol/http';
import { clubHooks } from '@parlour/server/club/hooks';
import { apiRoutes } from '@parlour/server/http/routes';
import { type Attack, type AttackContext, flood } from '../attack.ts';
import { encodePart, type MutatedRequest, mutateRequest } from '../fuzz/mutate.ts';
import { RECIPES } from '../fuzz/recipes.ts';
import { createAttackWorld, type FuzzAnswer, type FuzzWorld } from '../fuzz/world.ts';

type FuzzedRoute = { readonly name: string; readonly method: string; readonly url: string; readonly spec?: RouteSpec };

/** URLs outside the server's table of routes. */
const EXTRA_URLS = ['/api/openapi.json', '/api/asyncapi.json', '/metrics'];

const ROUTES: readonly FuzzedRoute[] = [
  ...apiRoutes(clubHooks).map(spec => ({
    name: `${spec.method} ${spec.url}`,
    method: spec.method,
    url: spec.url,
    spec,
  })),
  ...EXTRA_URLS.map(url => ({ name: `GET ${url}`, method: 'GET', url })),
];

/** This many of ten requests stay valid. */
const VALID_OF_TEN = 4;

/**
 * A valid request may fail this often before its route counts as unanswered, because other requests ban and delete
 * meanwhile.
 */
const TRIES_PER_ROUTE = 5;

type FuzzTally = {
  readonly faults: Set<string>;
  sent: number;
  valid: number;
  answered: number;
  readonly refused: Map<string, number>;
  readonly ok: Set<string>;
};

export const routeFuzzingAttack: Attack = {
  name: 'routes',
  says: 'valid and spoilt requests with real ids to every route, as guest, member and operator',
  async run(scene) {
    const missing = ROUTES.filter(({ name }) => !(name in RECIPES));
    for (const { name } of missing) scene.reportFault(`${name} has no recipe in stress/attack/fuzz/recipes.ts`);
    const known = ROUTES.filter(route => !missing.includes(route));
    const world = await createAttackWorld(scene);
    const tally: FuzzTally = { sent: 0, valid: 0, answered: 0, refused: new Map(), ok: new Set(), faults: new Set() };
    await fuzzEveryRoute(scene, world, known, tally);
    scene.startClock();
    await flood(scene, { concurrency: 6, maxTries: Number.MAX_SAFE_INTEGER }, async n => {
      const random = seededRandom(`${scene.seed} ${n}`);
      await fuzzRoute(
        scene,
        world,
        pick(random, known),
        random,
        tally,
        random.below(10) < VALID_OF_TEN ? 'valid' : 'spoilt',
      );
    });
    for (const { name } of known) if (!tally.ok.has(name)) scene.reportFault(`${name} never answered 2xx`);
    reportTally(scene, tally);
  },
};

/** Sends a valid request to every route. */
async function fuzzEveryRoute(
  scene: AttackContext,
  world: FuzzWorld,
  known: readonly FuzzedRoute[],
  tally: FuzzTally,
): Promise<void> {
  const left = [...known];
  const hand = async (): Promise<void> => {
    for (let route = left.pop(); route; route = left.pop()) {
      const { name } = route;
      for (let n = 0; n < TRIES_PER_ROUTE && !tally.ok.has(name); n++) {
        await fuzzRoute(scene, world, route, seededRandom(`${scene.seed} ${name} ${n}`), tally, 'valid');
      }
    }
  };
  await Promise.all([hand(), hand(), hand()]);
}

async function fuzzRoute(
  scene: AttackContext,
  world: FuzzWorld,
  route: FuzzedRoute,
  random: Random,
  tally: FuzzTally,
  how: 'valid' | 'spoilt',
): Promise<void> {
  const valid = await assertDefined(RECIPES[route.name])(world, random);
  const request = how === 'valid' ? valid : mutateRequest(valid, world, random);
  const answer = await sendFuzzed(route, request);
  tally.sent += 1;
  scene.countAnswer(statusOf(answer));
  const isAnswered = answer.status >= 200 && answer.status < 300;
  if (isAnswered) tally.ok.add(route.name);
  if (how === 'valid') noteValidRequest(tally, route, answer, isAnswered);
  const fault = answerFault(route, answer, how);
  if (fault === undefined || tally.faults.has(`${route.name} ${fault}`)) return;
  tally.faults.add(`${route.name} ${fault}`);
  scene.reportFault(`${route.name} (seed ${scene.seed}): ${fault}; asked ${describeRequest(request)}`);
}

function sendFuzzed({ method, url }: FuzzedRoute, request: MutatedRequest): Promise<FuzzAnswer> {
  const { as, params = {}, body = {}, bearer, text, headers, query = '' } = request;
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodePart(params[name] ?? '')) + query;
  const sent = method === 'GET' ? '' : (text ?? JSON.stringify(body));
  return as.ask(method, path, sent, { ...(bearer && { Authorization: `Bearer ${bearer}` }), ...headers });
}

const statusOf = ({ status }: FuzzAnswer): string => (Number.isNaN(status) ? 'cut off' : String(status));

function noteValidRequest(
  tally: FuzzTally,
  { name }: FuzzedRoute,
  { status, text }: FuzzAnswer,
  isAnswered: boolean,
): void {
  tally.valid += 1;
  if (isAnswered) tally.answered += 1;
  const why = `${name}: ${status} ${text.slice(0, 100)}`;
  if (!isAnswered) tally.refused.set(why, (tally.refused.get(why) ?? 0) + 1);
}

/** Internals that no answer may contain. */
const TRACE = /\n\s+at |node_modules|\.[cm]?[jt]s:\d+|SQLITE|libsql|ZodError|Cannot read propert/;

function answerFault({ spec }: FuzzedRoute, { status, text }: FuzzAnswer, how: 'valid' | 'spoilt'): string | undefined {
  if (Number.isNaN(status)) return how === 'valid' ? 'the line was cut off' : undefined;
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  if (TRACE.test(text) && spec !== undefined) return `it shows internals: ${text.slice(0, 300)}`;
  if (status >= 400) return refusalFault(status, text);
  if (!spec || spec.type === 'text/plain') return undefined;
  const { success, error } = spec.answer.safeParse(JSON.parse(text));
  return success ? undefined : `undocumented answer: ${error.message.slice(0, 300)}`;
}

/** Requests that Node itself refuses get no body. */
function refusalFault(status: number, text: string): string | undefined {
  if (text === '' && [400, 417, 431].includes(status)) return undefined;
  const error = tryToParse(text);
  if (!httpErrorSchema.safeParse(error).success) return `unexpected error: ${text.slice(0, 200)}`;
  return undefined;
}

function tryToParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const describeRequest = ({ as: _, ...request }: MutatedRequest): string => JSON.stringify(request).slice(0, 300);

function reportTally(scene: AttackContext, { sent, valid, answered, refused, ok }: FuzzTally): void {
  scene.remark(`seed ${scene.seed}: ${sent} requests to ${ROUTES.length} routes, of which ${ok.size} answered 2xx`);
  scene.remark(`${answered} of ${valid} valid requests were answered 2xx`);
  const commonest = [...refused].toSorted(([, a], [, b]) => b - a).slice(0, 5);
  for (const [why, count] of commonest) scene.remark(`valid but refused: ${why} ×${count}`);
}
