/** Who does what the HTTP interface offers. */
import { type BoxedGame, shelf } from '@parlour/games/shelf/shelf';
import { valueOr } from '@parlour/kernel/result';
import { LEVELS } from '@parlour/players/player';
import { type CreateTableRequest, type LaidTable, ROUTES, type ShelfBox } from '@parlour/protocol/http';
import { PHRASES } from '@parlour/table/phrases';
import { dayRoutes } from '../club/days/routes.ts';
import { orderRoutes } from '../club/house/routes.ts';
import { meetingRoutes } from '../club/meeting/routes.ts';
import { memberRoutes } from '../club/membership/routes.ts';
import { ratingRoutes } from '../club/ratings/routes.ts';
import { tournamentRoutes } from '../club/tournaments/routes.ts';
import { waitingRoutes } from '../club/waiting/routes.ts';
import { createTable, type LayFault } from '../create-table.ts';
import { charge, mayAsk } from '../judging-cost.ts';
import { readListing } from '../listing.ts';
import type { LiveTable } from '../live-table.ts';
import { openTable, type ServerContext } from '../open-tables.ts';
import { publicSnapshot } from '../outgoing.ts';
import { findRecord, type NoRecord } from '../records.ts';
import { NO_TABLE } from '../trouble.ts';
import { HttpTrouble } from './errors.ts';
import { type Route, route, type Whose } from './route.ts';

export const routes: readonly Route[] = [
  route(ROUTES.shelf, async () => ({
    answer: { boxes: await Promise.all(shelf.map(boxOf)), levels: LEVELS, phrases: PHRASES },
  })),
  route(ROUTES.lay, async (context, { body, from }) => ({ answer: await lay(context, body, from) })),
  route(ROUTES.listed, async ({ store }) => {
    const rows = await store.listed(100);
    return { answer: { tables: rows.map(({ id, laid, card }) => ({ table: id, laid, ...readListing(card) })) } };
  }),
  route(ROUTES.table, async (context, { params, from }) => ({
    answer: publicSnapshot((await roomAt(context, params.table, from)).runner.table),
  })),
  route(ROUTES.code, async (context, { params, from }) => ({ answer: await findCode(context, params.code, from) })),
  route(ROUTES.record, async (context, { params, bearer, from }) => ({
    answer: await record(context, params.table, Number(params.match), { bearer, from }),
  })),
  route(ROUTES.health, async ({ isClosing, bus }) => ({
    answer: { ok: !isClosing, bus: bus.isShared ? (bus.isUp() ? 'up' : 'away; the store is polled') : undefined },
  })),
  route(ROUTES.ready, async ({ isClosing, canWrite }) => {
    if (!isClosing && (await canWrite())) return { answer: { ready: true } };
    return { status: 503, answer: { ready: false, why: isClosing ? 'closing' : 'the store cannot be written to' } };
  }),
  ...tournamentRoutes,
  ...orderRoutes,
  ...memberRoutes,
  ...meetingRoutes,
  ...dayRoutes,
  ...waitingRoutes,
  ...ratingRoutes,
];

async function lay(context: ServerContext, request: CreateTableRequest, from: string): Promise<LaidTable> {
  const { room, host } = valueOr(await createTable(context, request, from), notLaid);
  const { row, runner } = room;
  return { table: row.id, code: row.code, host, look: publicSnapshot(runner.table) };
}

const notLaid = ({ is, message }: LayFault): never => {
  if (is === 'enough') throw new HttpTrouble(429, 'too-fast', message);
  throw new HttpTrouble(400, 'bad-request', message.slice(0, LONGEST_SENTENCE));
};

/** Counted before it is known, so that many asked at once are counted too. */
async function findCode({ store, limits }: ServerContext, code: string, from: string): Promise<{ table: string }> {
  if (!limits.take('codes', from)) throw new HttpTrouble(429, 'too-fast', 'Too many codes that lead nowhere.');
  const row = await store.find({ code });
  if (!row) throw new HttpTrouble(404, 'no-table', 'No open table has this code.');
  limits.giveBack('codes', from);
  return { table: row.id };
}

/** What is known of a box and its games before it is opened. */
const boxOf = async ({ id, title, year, story, sections, games }: (typeof shelf)[number]): Promise<ShelfBox> => ({
  ...{ id, title, year, story, sections: await sections() },
  games: await Promise.all(games.map(gameOf)),
});

const gameOf = async ({ id, title, seats, options, clauses }: BoxedGame): Promise<ShelfBox['games'][number]> => ({
  ...{ id, title, seats, options, clauses: await clauses() },
});

/** What a stranger wrote may be part of a sentence, but not all of it. */
const LONGEST_SENTENCE = 500;

/** The room of a table; whoever has it opened again is charged for that. */
async function roomAt(context: ServerContext, id: string, from: string): Promise<LiveTable> {
  if (!mayAsk({ context, from }, undefined))
    throw new HttpTrouble(429, 'too-fast', 'That was too much to read at once.');
  const live = await openTable(context, id);
  if (!live) throw new HttpTrouble(404, 'no-table', NO_TABLE);
  charge({ context, from }, live);
  return live;
}

const NO_RECORD: Readonly<Record<NoRecord, readonly [status: number, message: string]>> = {
  'not-seated': [403, 'Only those at the table may have its records.'],
  'no-match': [404, 'No such match was played at this table.'],
  'match-running': [409, 'The match is not over yet.'],
  'round-running': [409, 'Others are still playing this deal. You get its record when the round is over.'],
};

async function record(
  context: ServerContext,
  id: string,
  match: number,
  { bearer, from }: Pick<Whose, 'bearer' | 'from'>,
): Promise<string> {
  const found = await findRecord(context, id, match, bearer, () => roomAt(context, id, from));
  const live = await context.tables.get(id);
  if (live) charge({ context, from }, live);
  if (typeof found !== 'string') return found.text;
  throw new HttpTrouble(NO_RECORD[found][0], found, NO_RECORD[found][1]);
}
