/** For every route a request that it answers with 2xx, made of people and things that are really there. */
import { gamesOnShelf } from '@parlour/games/shelf';
import { must } from '@parlour/kernel/must';
import { pick, type Random } from '@parlour/kernel/random';
import { METRICS_SECRET, OPERATOR_KEY } from '../target.ts';
import { GAME, makePasskey, newTicket, provePasskey, pushDevice, type Visitor, type World } from './world.ts';

export type FuzzRequest = {
  readonly as: Visitor;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly bearer?: string;
};

export type Recipe = (world: World, random: Random) => FuzzRequest | Promise<FuzzRequest>;

const asGuest: Recipe = ({ visitor }) => ({ as: visitor() });
const asMember: Recipe = async ({ member }) => ({ as: (await member()).visitor });

/** What the operator asks, with their key. */
const asOperator =
  (make: (world: World, random: Random) => Promise<Partial<FuzzRequest>> | Partial<FuzzRequest> = () => ({})): Recipe =>
  async (world, random) => ({ as: world.visitor(), bearer: OPERATOR_KEY, ...(await make(world, random)) });

const onTable: Recipe = async ({ table, visitor }) => ({ as: visitor(), params: { table: (await table()).table } });

const onTournament =
  (make: (tournament: Awaited<ReturnType<World['tournament']>>, world: World) => Partial<FuzzRequest>): Recipe =>
  async world => {
    const tournament = await world.tournament();
    return { as: world.visitor(), params: { tournament: tournament.id }, ...make(tournament, world) };
  };

type MyDevices = {
  readonly passkeys: readonly { readonly key: string }[];
  readonly sessions: readonly { readonly session: string }[];
};
const devicesOf = (visitor: Visitor): Promise<MyDevices> => visitor.get('GET', '/api/club/me/devices');

const addPasskey = async (visitor: Visitor) => ({
  passkey: await makePasskey(visitor, '/api/club/me/passkeys/begin'),
  device: 'Phone',
});

const report = async ({ member, newMember }: World): Promise<FuzzRequest> => {
  const [by, about] = [await member(), await newMember()];
  return { as: by.visitor, body: { about: { member: about.id }, reason: 'other', words: 'They hummed.' } };
};

async function openReport(world: World): Promise<string> {
  const { as, body } = await report(world);
  await as.get('POST', '/api/club/reports', body as object);
  type Reports = { readonly reports: readonly { readonly report: string }[] };
  const found = await as.get<Reports>('POST', '/api/club/house/reports', { state: 'open' }, OPERATOR_KEY);
  return must(found.reports.at(-1)).report;
}

const BAN = { from: 'house', days: 1, why: 'Too much humming.' };

const TABLES: Readonly<Record<string, Recipe>> = {
  'GET /api/shelf': asGuest,
  'POST /api/tables': ({ visitor }, random) => ({
    as: visitor(),
    body: { game: pick(random, gamesOnShelf()).id, door: pick(random, ['private', 'listed']) },
  }),
  'GET /api/tables': asGuest,
  'GET /api/tables/:table': onTable,
  'GET /api/codes/:code': async ({ table, visitor }) => ({ as: visitor(), params: { code: (await table()).code } }),
  'GET /api/tables/:table/records/:match': ({ visitor, finished }) => ({
    as: visitor(),
    params: { table: finished.table, match: '1' },
    bearer: finished.seat,
  }),
  'GET /health': asGuest,
  'GET /ready': asGuest,
  'GET /api/openapi.json': asGuest,
  'GET /api/asyncapi.json': asGuest,
  'GET /metrics': ({ visitor }) => ({ as: visitor(), bearer: METRICS_SECRET }),
};

const TOURNAMENTS: Readonly<Record<string, Recipe>> = {
  'POST /api/club/tournaments': ({ visitor, newName }, random) => ({
    as: visitor(),
    body: { title: newName(), game: GAME, kind: pick(random, ['swiss', 'round robin', 'knock-out']) },
  }),
  'GET /api/club/tournaments': asGuest,
  'GET /api/club/tournaments/:tournament': onTournament(() => ({})),
  'GET /api/club/tournaments/:tournament/since/:version': onTournament(({ id }) => ({
    params: { tournament: id, version: '0' },
  })),
  'GET /api/club/tournaments/:tournament/rounds/:round': ({ visitor, begun }) => ({
    as: visitor(),
    params: { tournament: begun.id, round: '1' },
  }),
  'POST /api/club/tournaments/:tournament/join': onTournament((_, { newName }) => ({
    body: { entrants: [{ name: newName() }] },
  })),
  'POST /api/club/tournaments/:tournament/leave': async ({ newTournament, visitor }) => {
    const { id, tokens } = await newTournament();
    return { as: visitor(), params: { tournament: id }, body: { who: 1 }, bearer: must(tokens[1]) };
  },
  'POST /api/club/tournaments/:tournament/organise': async ({ newTournament, visitor }) => {
    const { id, organiser } = await newTournament();
    return { as: visitor(), params: { tournament: id }, body: { do: 'begin' }, bearer: organiser };
  },
  'POST /api/club/tournaments/:tournament/mine': ({ visitor, begun }) => ({
    as: visitor(),
    params: { tournament: begun.id },
    body: { tokens: begun.tokens },
  }),
};

const HOUSE: Readonly<Record<string, Recipe>> = {
  'POST /api/club/reports': report,
  'GET /api/club/me/stances': asMember,
  'POST /api/club/me/stances': async ({ member, newMember }, random) => {
    const [by, about] = [await member(), await newMember()];
    return { as: by.visitor, body: { member: about.id, stance: pick(random, ['block', 'mute', 'none']) } };
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
    const { id, visitor } = await newMember();
    await visitor.get('POST', `/api/club/house/members/${id}/ban`, BAN, OPERATOR_KEY);
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
  'POST /api/club/join/begin': ({ visitor, newName }) => ({ as: visitor(), body: { name: newName() } }),
  'POST /api/club/join': async ({ visitor, newName }) => {
    const as = visitor();
    return { as, body: { passkey: await makePasskey(as, '/api/club/join/begin', { name: newName() }) } };
  },
  'POST /api/club/sign-in/begin': ({ visitor }) => ({ as: visitor(), body: {} }),
  'POST /api/club/sign-in': async ({ visitor, member }) => {
    const as = visitor();
    return { as, body: { passkey: await provePasskey(as, (await member()).visitor.device) } };
  },
  'POST /api/club/sign-in/code': async ({ visitor, newMember }) => ({
    as: visitor(),
    body: { code: (await newMember()).code, elsewhere: 'end' },
  }),
  'POST /api/club/sign-out': async ({ newMember }, random) => ({
    as: (await newMember()).visitor,
    body: { where: pick(random, ['here', 'everywhere']) },
  }),
  'GET /api/club/me/devices': asMember,
  'POST /api/club/me/passkeys/begin': async ({ member }) => ({ as: (await member()).visitor, body: {} }),
  'POST /api/club/me/passkeys': async ({ newMember }) => {
    const { visitor } = await newMember();
    return { as: visitor, body: await addPasskey(visitor) };
  },
  'POST /api/club/me/passkeys/:key/name': async ({ member }) => {
    const { visitor } = await member();
    const { passkeys } = await devicesOf(visitor);
    return { as: visitor, params: { key: must(passkeys[0]).key }, body: { device: 'Laptop' } };
  },
  'POST /api/club/me/passkeys/:key/remove': async ({ newMember }) => {
    const { visitor } = await newMember();
    const { passkeys } = await devicesOf(visitor);
    await visitor.get('POST', '/api/club/me/passkeys', await addPasskey(visitor));
    return { as: visitor, params: { key: must(passkeys[0]).key }, body: {} };
  },
  'POST /api/club/me/sessions/:session/end': async ({ newMember, visitor }) => {
    const { visitor: as } = await newMember();
    const elsewhere = visitor();
    await elsewhere.get('POST', '/api/club/sign-in', { passkey: await provePasskey(elsewhere, as.device) });
    type Sessions = { readonly sessions: readonly { readonly session: string; readonly here: boolean }[] };
    const { sessions } = await as.get<Sessions>('GET', '/api/club/me/devices');
    return { as, params: { session: must(sessions.find(({ here }) => !here)).session }, body: {} };
  },
  'POST /api/club/me/code': async ({ newMember }) => ({ as: (await newMember()).visitor, body: {} }),
  'POST /api/club/me/seats': async ({ member, table }) => {
    const { table: id, seat } = await table();
    return { as: (await member()).visitor, body: { seats: [{ table: id, token: seat }] } };
  },
  'GET /api/club/me/everything': asMember,
  'POST /api/club/me/erase': async ({ newMember }) => {
    const { visitor, name } = await newMember();
    return { as: visitor, body: { name } };
  },
};

const MEETING: Readonly<Record<string, Recipe>> = {
  'POST /api/club/seek': ({ visitor, newName }) => ({
    as: visitor(),
    body: { ticket: newTicket(), games: [GAME], seats: 2, name: newName() },
  }),
  'POST /api/club/seek/stop': ({ visitor }) => ({ as: visitor(), body: { ticket: newTicket() } }),
  'POST /api/club/tables/:table/another': async ({ newTable, visitor }, random) => {
    const { table, seat } = await newTable();
    return { as: visitor(), params: { table }, body: { seat, ...pick(random, [{}, { game: GAME }]) } };
  },
  'GET /api/club/company': asMember,
  'POST /api/club/company': async ({ member }, random) => ({
    as: (await member()).visitor,
    body: { shown: pick(random, [true, false]) },
  }),
  'GET /api/club/people': asMember,
  'POST /api/club/invitations': async ({ member, newMember, table }) => ({
    as: (await member()).visitor,
    body: { member: (await newMember()).id, table: (await table()).table },
  }),
  'POST /api/club/invitations/:table/answered': async ({ member, table }) => ({
    as: (await member()).visitor,
    params: { table: (await table()).table },
  }),
  'GET /api/club/days/:day/:game': ({ visitor, day: { day, game } }) => ({ as: visitor(), params: { day, game } }),
  'POST /api/club/days/:day/:game': async ({ newMember, day: { day, game, record } }) => ({
    as: (await newMember()).visitor,
    params: { day, game },
    body: { record },
  }),
  'POST /api/club/waiting': async ({ visitor, table }) => {
    const { table: id, seat } = await table();
    return { as: visitor(), body: { tables: [{ table: id, seat }] } };
  },
  'POST /api/club/waiting/looked': async ({ member, table }) => ({
    as: (await member()).visitor,
    body: { table: (await table()).table },
  }),
  'GET /api/club/push': asGuest,
  'POST /api/club/push': async ({ member }) => ({ as: (await member()).visitor, body: pushDevice() }),
  'POST /api/club/push/off': async ({ member }) => ({
    as: (await member()).visitor,
    body: { endpoint: 'https://push.example.org/0' },
  }),
  'GET /api/club/members/:name': async ({ member, visitor }) => ({
    as: visitor(),
    params: { name: (await member()).name },
  }),
  'GET /api/club/tables/:table/ratings': onTable,
};

/** By method and address, as the server's table of routes has them. */
export const RECIPES: Readonly<Record<string, Recipe>> = {
  ...TABLES,
  ...TOURNAMENTS,
  ...HOUSE,
  ...MEMBERS,
  ...MEETING,
};
