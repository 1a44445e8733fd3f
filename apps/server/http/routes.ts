import { type BoxedGame, shelf } from '@parlour/games/shelf/shelf';
import { valueOr } from '@parlour/kernel/result';
import { LEVELS } from '@parlour/players/player';
import { type BoxDescription, type CreateTableAnswer, type CreateTableRequest, ROUTES } from '@parlour/protocol/http';
import { QUICK_CHAT_PHRASES } from '@parlour/table/commands';
import type { ServerContext } from '../context.ts';
import { NO_TABLE_MESSAGE } from '../errors.ts';
import type { ServerHooks } from '../hooks.ts';
import { chargeCpu, hasCpuBudget } from '../limits/cpu-budget.ts';
import { parseListing } from '../store/listing.ts';
import { publicSnapshot } from '../tables/broadcast.ts';
import { type CreateTableError, createTable } from '../tables/create-table.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { findMatchRecord, type NoRecordReason } from '../tables/match-records.ts';
import { openLiveTable } from '../tables/open-table.ts';
import { HttpError } from './errors.ts';
import { defineRoute, type RequestSender, type Route } from './route.ts';

const tableRoutes: readonly Route[] = [
  defineRoute(ROUTES.shelf, async () => ({
    answer: { boxes: await Promise.all(shelf.map(shelfBoxOf)), levels: LEVELS, phrases: QUICK_CHAT_PHRASES },
  })),
  defineRoute(ROUTES.createTable, async (context, { body, from }) => ({
    answer: await handleCreateTable(context, body, from),
  })),
  defineRoute(ROUTES.listed, async ({ store }) => {
    const rows = await store.lobbyTables(100);
    return { answer: { tables: rows.map(({ id, laid, card }) => ({ table: id, laid, ...parseListing(card) })) } };
  }),
  defineRoute(ROUTES.table, async (context, { params, from }) => ({
    answer: publicSnapshot((await openChargedTable(context, params.table, from)).runner.table),
  })),
  defineRoute(ROUTES.code, async (context, { params, from }) => ({
    answer: await findTableByCode(context, params.code, from),
  })),
  defineRoute(ROUTES.record, async (context, { params, bearer, from }) => ({
    answer: await readMatchRecord(context, params.table, Number(params.match), { bearer, from }),
  })),
  defineRoute(ROUTES.health, async ({ isClosing, bus }) => ({
    answer: { ok: !isClosing, bus: bus.isShared ? (bus.isUp() ? 'up' : 'down; polling the store') : undefined },
  })),
  defineRoute(ROUTES.ready, async ({ isClosing, canWrite }) => {
    if (!isClosing && (await canWrite())) return { answer: { ready: true } };
    return { status: 503, answer: { ready: false, why: isClosing ? 'closing' : 'cannot write to the store' } };
  }),
];

export const apiRoutes = ({ routes }: ServerHooks): readonly Route[] => [...tableRoutes, ...routes];

async function handleCreateTable(
  context: ServerContext,
  request: CreateTableRequest,
  from: string,
): Promise<CreateTableAnswer> {
  const { live, hostToken: host } = valueOr(await createTable(context, request, from), throwCreateError);
  const { row, runner } = live;
  return { table: row.id, code: row.code, host, look: publicSnapshot(runner.table) };
}

const throwCreateError = ({ is, message }: CreateTableError): never => {
  if (is === 'enough') throw new HttpError(429, 'too-fast', message);
  throw new HttpError(400, 'bad-request', message.slice(0, MAX_MESSAGE_LENGTH));
};

/** Counted before the lookup, so that many attempts at once are counted too. */
async function findTableByCode(
  { store, limits }: ServerContext,
  code: string,
  from: string,
): Promise<{ table: string }> {
  if (!limits.tryConsume('codes', from))
    throw new HttpError(429, 'too-fast', 'Too many wrong codes from your address. Try again in an hour.');
  const row = await store.find({ code });
  if (!row) throw new HttpError(404, 'no-table', 'No open table has this code. Check the code.');
  limits.release('codes', from);
  return { table: row.id };
}

/** Does not open the games. */
const shelfBoxOf = async ({
  id,
  title,
  year,
  story,
  sections,
  games,
}: (typeof shelf)[number]): Promise<BoxDescription> => ({
  ...{ id, title, year, story, sections: await sections() },
  games: await Promise.all(games.map(shelfGameOf)),
});

const shelfGameOf = async ({
  id,
  title,
  seats,
  options,
  clauses,
}: BoxedGame): Promise<BoxDescription['games'][number]> => ({
  ...{ id, title, seats, options, clauses: await clauses() },
});

/** An error may quote the client's input, but not all of it. */
const MAX_MESSAGE_LENGTH = 500;

async function openChargedTable(context: ServerContext, id: string, from: string): Promise<LiveTable> {
  if (!hasCpuBudget({ context, from }, undefined))
    throw new HttpError(429, 'too-fast', 'Too many requests. Wait a few seconds and try again.');
  const live = await openLiveTable(context, id);
  if (!live) throw new HttpError(404, 'no-table', NO_TABLE_MESSAGE);
  chargeCpu({ context, from }, live);
  return live;
}

const NO_RECORD_ERRORS: Readonly<Record<NoRecordReason, readonly [status: number, message: string]>> = {
  'not-seated': [403, 'Only players at this table can read its records.'],
  'no-match': [404, 'There is no such match at this table.'],
  'match-running': [409, 'The match is not over yet.'],
  'round-running': [409, 'Others are still playing this deal. You can read the record when the round is over.'],
};

async function readMatchRecord(
  context: ServerContext,
  id: string,
  match: number,
  { bearer, from }: Pick<RequestSender, 'bearer' | 'from'>,
): Promise<string> {
  const found = await findMatchRecord(context, id, match, bearer, () => openChargedTable(context, id, from));
  const live = await context.tables.get(id);
  if (live) chargeCpu({ context, from }, live);
  if (typeof found !== 'string') return found.text;
  throw new HttpError(NO_RECORD_ERRORS[found][0], found, NO_RECORD_ERRORS[found][1]);
}
