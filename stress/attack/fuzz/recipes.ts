/** A valid request for every route, with members, tables and tournaments that exist. */
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { pick, type Random } from '@parlour/kernel/random';
import { assertDefined } from '@parlour/kernel/result';
import { METRICS_SECRET, OPERATOR_KEY } from '../target.ts';
import {
  FUZZ_GAME,
  type FuzzBrowser,
  type FuzzWorld,
  makePasskey,
  newPushSubscription,
  newTicket,
  signInWithPasskey,
} from './world.ts';

export type FuzzRequest = {
  readonly as: FuzzBrowser;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly bearer?: string;
};

export type Recipe = (world: FuzzWorld, random: Random) => FuzzRequest | Promise<FuzzRequest>;

const asAnonymous: Recipe = ({ browser }) => ({ as: browser() });
const asMember: Recipe = async ({ member }) => ({ as: (await member()).browser });

/** A request with the operator's key. */
const asOperator =
  (
    make: (world: FuzzWorld, random: Random) => Promise<Partial<FuzzRequest>> | Partial<FuzzRequest> = () => ({}),
  ): Recipe =>
  async (world, random) => ({ as: world.browser(), bearer: OPERATOR_KEY, ...(await make(world, random)) });

const onTable: Recipe = async ({ table, browser }) => ({ as: browser(), params: { table: (await table()).table } });

const onTournament =
  (
    make: (tournament: Awaited<ReturnType<FuzzWorld['tournament']>>, world: FuzzWorld) => Partial<FuzzRequest>,
  ): Recipe =>
  async world => {
    const tournament = await world.tournament();
    return { as: world.browser(), params: { tournament: tournament.id }, ...make(tournament, world) };
  };

type MyDevices = {
  readonly passkeys: readonly { readonly key: string }[];
  readonly sessions: readonly { readonly session: string }[];
};
const fetchDevices = (browser: FuzzBrowser): Promise<MyDevices> => browser.get('GET', '/api/club/me/devices');

const addPasskey = async (browser: FuzzBrowser) => ({
  passkey: await makePasskey(browser, '/api/club/me/passkeys/begin'),
  device: 'Phone',
});

const newReport = async ({ member, newMember }: FuzzWorld): Promise<FuzzRequest> => {
  const [by, about] = [await member(), await newMember()];
  return { as: by.browser, body: { about: { member: about.id }, reason: 'other', words: 'They hummed.' } };
};

async function openReport(world: FuzzWorld): Promise<string> {
  const { as, body } = await newReport(world);
  await as.get('POST', '/api/club/reports', body as object);
  type Reports = { readonly reports: readonly { readonly report: string }[] };
  const found = await as.get<Reports>('POST', '/api/club/house/reports', { state: 'open' }, OPERATOR_KEY);
  return assertDefined(found.reports.at(-1)).report;
}

const BAN = { from: 'house', days: 1, why: 'Too much humming.' };

const TABLES: Readonly<Record<string, Recipe>> = {
  'GET /api/shelf': asAnonymous,
  'POST /api/tables': ({ browser }, random) => ({
    as: browser(),
    body: { game: pick(random, gamesOnShelf()).id, door: pick(random, ['private', 'listed']) },
  }),
  'GET /api/tables': asAnonymous,
  'GET /api/tables/:table': onTable,
  'GET /api/codes/:code': async ({ table, browser }) => ({ as: browser(), params: { code: (await table()).code } }),
  'GET /api/tables/:table/records/:match': ({ browser, finished }) => ({
    as: browser(),
    params: { table: finished.table, match: '1' },
    bearer: finished.seat,
  }),
  'GET /health': asAnonymous,
  'GET /ready': asAnonymous,
  'GET /api/openapi.json': asAnonymous,
  'GET /api/asyncapi.json': asAnonymous,
  'GET /metrics': ({ browser }) => ({ as: browser(), bearer: METRICS_SECRET }),
};

const TOURNAMENTS: Readonly<Record<string, Recipe>> = {
  'POST /api/club/tournaments': ({ browser, newName }, random) => ({
    as: browser(),
    body: { title: newName(), game: FUZZ_GAME, kind: pick(random, ['swiss', 'round robin', 'knock-out']) },
  }),
  'GET /api/club/tournaments': asAnonymous,
  'GET /api/club/tournaments/:tournament': onTournament(() => ({})),
  'GET /api/club/tournaments/:tournament/since/:version': onTournament(({ id }) => ({
    params: { tournament: id, version: '0' },
  })),
  'GET /api/club/tournaments/:tournament/rounds/:round': ({ browser, begun }) => ({
    as: browser(),
    params: { tournament: begun.id, round: '1' },
  }),
  'POST /api/club/tournaments/:tournament/join': onTournament((_, { newName }) => ({
    body: { entrants: [{ name: newName() }] },
  })),
  'POST /api/club/tournaments/:tournament/leave': async ({ newTournament, browser }) => {
    const { id, tokens } = await newTournament();
    return { as: browser(), params: { tournament: id }, body: { who: 1 }, bearer: assertDefined(tokens[1]) };
  },
  'POST /api/club/tournaments/:tournament/organise': async ({ newTournament, browser }) => {
    const { id, organiser } = await newTournament();
    return { as: browser(), params: { tournament: id }, body: { do: 'begin' }, bearer: organiser };
  },
  'POST /api/club/tournaments/:tournament/mine': ({ browser, begun }) => ({
    as: browser(),
    params: { tournament: begun.id },
    body: { tokens: begun.tokens },
  }),
};

const MODERATION: Readonly<Record<string, Recipe>> = {
  'POST /api/club/reports': newReport,
  'GET /api/club/me/stances': asMember,
  'POST /api/club/me/stances': async ({ member, newMember }, random) => {
    const [by, about] = [await member(), await newMember()];
    return { as: by.browser, body: { member: about.id, stance: pick(random, ['block', 'mute', 'none']) } };
  },
  'GET /api/club/house': asOperator(),
  'POST /api/club/house/members': asOperator(() => ({ body: { before: Date.now() } })),
  'GET /api/club/house/members/:member': asOperator(async ({ member }) => ({
    params: { member: (await member()).id },
  })),
  'POST /api/club/house/members/:member/name': asOperator(async ({ newMember, newName }) => ({
    params: { member: (await newMember()).id },
    body: { name: newName() },
  })),
  'POST /api/club/house/members/:member/ban': asOperator(async ({ newMember }) => ({
    params: { member: (await newMember()).id },
    body: BAN,
  })),
  'POST /api/club/house/members/:member/lift': asOperator(async ({ newMember }) => {
    const { id, browser } = await newMember();
    await browser.get('POST', `/api/club/house/members/${id}/ban`, BAN, OPERATOR_KEY);
    return { params: { member: id }, body: {} };
  }),
  'POST /api/club/house/bans': asOperator(() => ({ body: {} })),
  'POST /api/club/house/reports': asOperator((_, random) => ({ body: { state: pick(random, ['open', 'settled']) } })),
  'POST /api/club/house/reports/:report/settle': asOperator(async world => ({
    params: { report: await openReport(world) },
    body: { words: 'Talked to them.' },
  })),
  'GET /api/club/house/names': asOperator(),
  'POST /api/club/house/names': asOperator(({ newName }, random) => ({
    body: { name: newName(), is: pick(random, ['forbidden', 'allowed']) },
  })),
  'POST /api/club/house/tables': asOperator((_, random) => ({
    body: { state: pick(random, ['open', 'closed', 'archived']), limit: 20 },
  })),
  'POST /api/club/house/tables/:table/close': asOperator(async ({ newTable }) => ({
    params: { table: (await newTable()).table },
    body: {},
  })),
  'POST /api/club/house/tables/:table/delete': asOperator(async ({ newTable }) => ({
    params: { table: (await newTable()).table },
    body: {},
  })),
  'GET /api/club/house/tables/:table/records/:match': asOperator(({ finished }) => ({
    params: { table: finished.table, match: '1' },
  })),
  'POST /api/club/house/audit': asOperator(async ({ member }) => ({ body: { member: (await member()).id } })),
};

const MEMBERS: Readonly<Record<string, Recipe>> = {
  'GET /api/club/me': asMember,
  'POST /api/club/join/begin': ({ browser, newName }) => ({ as: browser(), body: { name: newName() } }),
  'POST /api/club/join': async ({ browser, newName }) => {
    const as = browser();
    return { as, body: { passkey: await makePasskey(as, '/api/club/join/begin', { name: newName() }) } };
  },
  'POST /api/club/sign-in/begin': ({ browser }) => ({ as: browser(), body: {} }),
  'POST /api/club/sign-in': async ({ browser, member }) => {
    const as = browser();
    return { as, body: { passkey: await signInWithPasskey(as, (await member()).browser.device) } };
  },
  'POST /api/club/sign-in/code': async ({ browser, newMember }) => ({
    as: browser(),
    body: { code: (await newMember()).code, elsewhere: 'end' },
  }),
  'POST /api/club/sign-out': async ({ newMember }, random) => ({
    as: (await newMember()).browser,
    body: { where: pick(random, ['here', 'everywhere']) },
  }),
  'GET /api/club/me/devices': asMember,
  'POST /api/club/me/passkeys/begin': async ({ member }) => ({ as: (await member()).browser, body: {} }),
  'POST /api/club/me/passkeys': async ({ newMember }) => {
    const { browser } = await newMember();
    return { as: browser, body: await addPasskey(browser) };
  },
  'POST /api/club/me/passkeys/:key/name': async ({ member }) => {
    const { browser } = await member();
    const { passkeys } = await fetchDevices(browser);
    return { as: browser, params: { key: assertDefined(passkeys[0]).key }, body: { device: 'Laptop' } };
  },
  'POST /api/club/me/passkeys/:key/remove': async ({ newMember }) => {
    const { browser } = await newMember();
    const { passkeys } = await fetchDevices(browser);
    await browser.get('POST', '/api/club/me/passkeys', await addPasskey(browser));
    return { as: browser, params: { key: assertDefined(passkeys[0]).key }, body: {} };
  },
  'POST /api/club/me/sessions/:session/end': async ({ newMember, browser }) => {
    const { browser: as } = await newMember();
    const elsewhere = browser();
    await elsewhere.get('POST', '/api/club/sign-in', { passkey: await signInWithPasskey(elsewhere, as.device) });
    type Sessions = { readonly sessions: readonly { readonly session: string; readonly here: boolean }[] };
    const { sessions } = await as.get<Sessions>('GET', '/api/club/me/devices');
    return { as, params: { session: assertDefined(sessions.find(({ here }) => !here)).session }, body: {} };
  },
  'POST /api/club/me/code': async ({ newMember }) => ({ as: (await newMember()).browser, body: {} }),
  'POST /api/club/me/seats': async ({ member, table }) => {
    const { table: id, seat } = await table();
    return { as: (await member()).browser, body: { seats: [{ table: id, token: seat }] } };
  },
  'GET /api/club/me/everything': asMember,
  'POST /api/club/me/erase': async ({ newMember }) => {
    const { browser, name } = await newMember();
    return { as: browser, body: { name } };
  },
};

const MATCHMAKING: Readonly<Record<string, Recipe>> = {
  'POST /api/club/seek': ({ browser, newName }) => ({
    as: browser(),
    body: { ticket: newTicket(), games: [FUZZ_GAME], seats: 2, name: newName() },
  }),
  'POST /api/club/seek/stop': ({ browser }) => ({ as: browser(), body: { ticket: newTicket() } }),
  'POST /api/club/tables/:table/another': async ({ newTable, browser }, random) => {
    const { table, seat } = await newTable();
    return { as: browser(), params: { table }, body: { seat, ...pick(random, [{}, { game: FUZZ_GAME }]) } };
  },
  'GET /api/club/company': asMember,
  'POST /api/club/company': async ({ member }, random) => ({
    as: (await member()).browser,
    body: { shown: pick(random, [true, false]) },
  }),
  'GET /api/club/people': asMember,
  'POST /api/club/invitations': async ({ member, newMember, table }) => ({
    as: (await member()).browser,
    body: { member: (await newMember()).id, table: (await table()).table },
  }),
  'POST /api/club/invitations/:table/answered': async ({ member, table }) => ({
    as: (await member()).browser,
    params: { table: (await table()).table },
  }),
  'GET /api/club/days/:day/:game': ({ browser, day: { day, game } }) => ({ as: browser(), params: { day, game } }),
  'POST /api/club/days/:day/:game': async ({ newMember, day: { day, game, record } }) => ({
    as: (await newMember()).browser,
    params: { day, game },
    body: { record },
  }),
  'POST /api/club/waiting': async ({ browser, table }) => {
    const { table: id, seat } = await table();
    return { as: browser(), body: { tables: [{ table: id, seat }] } };
  },
  'POST /api/club/waiting/looked': async ({ member, table }) => ({
    as: (await member()).browser,
    body: { table: (await table()).table },
  }),
  'GET /api/club/push': asAnonymous,
  'POST /api/club/push': async ({ member }) => ({ as: (await member()).browser, body: newPushSubscription() }),
  'POST /api/club/push/off': async ({ member }) => ({
    as: (await member()).browser,
    body: { endpoint: 'https://push.example.org/0' },
  }),
  'GET /api/club/members/:name': async ({ member, browser }) => ({
    as: browser(),
    params: { name: (await member()).name },
  }),
  'GET /api/club/tables/:table/ratings': onTable,
  'GET /api/club/leaderboards/:game/:period': ({ browser }, random) => ({
    as: browser(),
    params: { game: FUZZ_GAME, period: pick(random, ['month', 'all']) },
  }),
};

/** Keyed by method and URL, as in the server's table of routes. */
export const RECIPES: Readonly<Record<string, Recipe>> = {
  ...TABLES,
  ...TOURNAMENTS,
  ...MODERATION,
  ...MEMBERS,
  ...MATCHMAKING,
};
