/** Fuzzes every route of the server with valid and spoilt requests that use real ids. */

import { pick, type Random, seededRandom } from '@parlour/kernel/random';
import { assertDefined } from '@parlour/kernel/result';
import { httpErrorSchema, type RouteSpec } from '@parlour/protocol/http';
import { clubHooks } from '@parlour/server/club/hooks';
import { apiRoutes } from '@parlour/server/http/routes';
import { RECIPES } from '../fuzz/recipes.ts';
import { type SpoiltRequest, spoil, written } from '../fuzz/spoil.ts';
import { type FuzzAnswer, type FuzzWorld, newWorld } from '../fuzz/world.ts';
import { type Attack, type AttackScene, strike } from '../scene.ts';

type FuzzedRoute = { readonly name: string; readonly method: string; readonly url: string; readonly spec?: RouteSpec };

/** What the server answers beside its table of routes. */
const BESIDE = ['/api/openapi.json', '/api/asyncapi.json', '/metrics'];

const ROUTES: readonly FuzzedRoute[] = [
  ...apiRoutes(clubHooks).map(spec => ({
    name: `${spec.method} ${spec.url}`,
    method: spec.method,
    url: spec.url,
    spec,
  })),
  ...BESIDE.map(url => ({ name: `GET ${url}`, method: 'GET', url })),
];

/** This many of ten requests stay valid. */
const VALID_OF_TEN = 4;

/** A valid request may fail this often before its route counts as unanswered: others ban and delete meanwhile. */
const TRIES = 5;

type Tally = {
  readonly faults: Set<string>;
  sent: number;
  valid: number;
  answered: number;
  readonly refused: Map<string, number>;
  readonly ok: Set<string>;
};

export const routes: Attack = {
  name: 'routes',
  says: 'valid and spoilt requests with real ids to every route, as guest, member and operator',
  async run(scene) {
    const lost = ROUTES.filter(({ name }) => !(name in RECIPES));
    for (const { name } of lost) scene.complain(`${name} has no recipe in stress/attack/fuzz/recipes.ts`);
    const known = ROUTES.filter(route => !lost.includes(route));
    const world = await newWorld(scene);
    const tally: Tally = { sent: 0, valid: 0, answered: 0, refused: new Map(), ok: new Set(), faults: new Set() };
    await tour(scene, world, known, tally);
    scene.begin();
    await strike(scene, { hands: 6, most: Number.MAX_SAFE_INTEGER }, async n => {
      const random = seededRandom(`${scene.seed} ${n}`);
      await fuzz(
        scene,
        world,
        pick(random, known),
        random,
        tally,
        random.below(10) < VALID_OF_TEN ? 'valid' : 'spoilt',
      );
    });
    for (const { name } of known) if (!tally.ok.has(name)) scene.complain(`${name} never answered 2xx`);
    remarkOn(scene, tally);
  },
};

/** Sends a valid request to every route. */
async function tour(scene: AttackScene, world: FuzzWorld, known: readonly FuzzedRoute[], tally: Tally): Promise<void> {
  const left = [...known];
  const hand = async (): Promise<void> => {
    for (let route = left.pop(); route; route = left.pop()) {
      const { name } = route;
      for (let n = 0; n < TRIES && !tally.ok.has(name); n++) {
        await fuzz(scene, world, route, seededRandom(`${scene.seed} ${name} ${n}`), tally, 'valid');
      }
    }
  };
  await Promise.all([hand(), hand(), hand()]);
}

async function fuzz(
  scene: AttackScene,
  world: FuzzWorld,
  route: FuzzedRoute,
  random: Random,
  tally: Tally,
  how: 'valid' | 'spoilt',
): Promise<void> {
  const valid = await assertDefined(RECIPES[route.name])(world, random);
  const request = how === 'valid' ? valid : spoil(valid, world, random);
  const answer = await send(route, request);
  tally.sent += 1;
  scene.saw(statusOf(answer));
  const isAnswered = answer.status >= 200 && answer.status < 300;
  if (isAnswered) tally.ok.add(route.name);
  if (how === 'valid') note(tally, route, answer, isAnswered);
  const fault = faultOf(route, answer, how);
  if (fault === undefined || tally.faults.has(`${route.name} ${fault}`)) return;
  tally.faults.add(`${route.name} ${fault}`);
  scene.complain(`${route.name} (seed ${scene.seed}): ${fault}; asked ${textOf(request)}`);
}

function send({ method, url }: FuzzedRoute, request: SpoiltRequest): Promise<FuzzAnswer> {
  const { as, params = {}, body = {}, bearer, text, headers, query = '' } = request;
  const path = url.replace(/:(\w+)/g, (_, name: string) => written(params[name] ?? '')) + query;
  const sent = method === 'GET' ? '' : (text ?? JSON.stringify(body));
  return as.ask(method, path, sent, { ...(bearer && { Authorization: `Bearer ${bearer}` }), ...headers });
}

const statusOf = ({ status }: FuzzAnswer): string => (Number.isNaN(status) ? 'cut off' : String(status));

function note(tally: Tally, { name }: FuzzedRoute, { status, text }: FuzzAnswer, isAnswered: boolean): void {
  tally.valid += 1;
  if (isAnswered) tally.answered += 1;
  const why = `${name}: ${status} ${text.slice(0, 100)}`;
  if (!isAnswered) tally.refused.set(why, (tally.refused.get(why) ?? 0) + 1);
}

/** Traces of the program that no answer may contain. */
const TRACE = /\n\s+at |node_modules|\.[cm]?[jt]s:\d+|SQLITE|libsql|ZodError|Cannot read propert/;

function faultOf({ spec }: FuzzedRoute, { status, text }: FuzzAnswer, how: 'valid' | 'spoilt'): string | undefined {
  if (Number.isNaN(status)) return how === 'valid' ? 'the line was cut off' : undefined;
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  if (TRACE.test(text) && spec !== undefined) return `it shows internals: ${text.slice(0, 300)}`;
  if (status >= 400) return refusalFault(status, text);
  if (!spec || spec.type === 'text/plain') return undefined;
  const { success, error } = spec.answer.safeParse(JSON.parse(text));
  return success ? undefined : `another answer than is documented: ${error.message.slice(0, 300)}`;
}

/** Requests that Node itself refuses get no body. */
function refusalFault(status: number, text: string): string | undefined {
  if (text === '' && [400, 417, 431].includes(status)) return undefined;
  const error = tryToRead(text);
  if (!httpErrorSchema.safeParse(error).success) return `an error that is none of ours: ${text.slice(0, 200)}`;
  return undefined;
}

function tryToRead(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const textOf = ({ as: _, ...request }: SpoiltRequest): string => JSON.stringify(request).slice(0, 300);

function remarkOn(scene: AttackScene, { sent, valid, answered, refused, ok }: Tally): void {
  scene.remark(`seed ${scene.seed}: ${sent} requests to ${ROUTES.length} routes, of which ${ok.size} answered 2xx`);
  scene.remark(`${answered} of ${valid} valid requests were answered 2xx`);
  const most = [...refused].toSorted(([, a], [, b]) => b - a).slice(0, 5);
  for (const [why, count] of most) scene.remark(`valid but refused: ${why} ×${count}`);
}
