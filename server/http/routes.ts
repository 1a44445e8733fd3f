/** The HTTP interface, as data: what is asked, what is answered, and who does it. The documentation is made from it. */
import { type BoxedGame, shelf } from '@parlour/games/shelf';
import { must } from '@parlour/kernel/must';
import { LEVELS } from '@parlour/players/player';
import { PHRASES } from '@parlour/table/phrases';
import { z } from 'zod';
import { createTable, createTableSchema } from '../create-table.ts';
import { charge, mayAsk } from '../judging.ts';
import type { Listing } from '../listing.ts';
import type { LiveTable } from '../live-table.ts';
import { CODE_PATTERN, ID_PATTERN } from '../names.ts';
import { openTable, type ServerContext } from '../open-tables.ts';
import { publicSnapshot } from '../outgoing.ts';
import { findRecord, type NoRecord } from '../records.ts';
import { NO_TABLE } from '../trouble.ts';
import { HttpTrouble } from './errors.ts';

export type RouteRequest = {
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The token in the Authorization header. */
  readonly bearer: string | undefined;
  /** The address it comes from. */
  readonly from: string;
};

export type Route = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly says: string;
  readonly params?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  readonly type?: 'text/plain';
  handle(context: ServerContext, asked: RouteRequest): Promise<unknown>;
};

const tableParams = z.object({ table: z.string().regex(ID_PATTERN) });
const anything = z.record(z.string(), z.unknown());

const listedSchema = z.object({
  tables: z.array(
    z.object({
      table: z.string(),
      laid: z.number(),
      game: z.string(),
      seats: z.array(z.string().nullable()),
      playing: z.boolean(),
      locked: z.boolean(),
      onlookers: z.string(),
    }),
  ),
});

const laidSchema = z.object({
  table: z.string().meta({ description: 'the name to share, as the link /t/<table>' }),
  code: z.string().meta({ description: 'five to seven letters that lead to the same table' }),
  host: z.string().meta({ description: 'the token of whoever laid the table; keep it to yourself' }),
  look: anything,
});

export const routes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/shelf',
    says: 'The boxes and their games, with seats and options.',
    answer: z.object({
      boxes: z.array(anything),
      levels: z.array(z.enum(LEVELS)),
      phrases: z.record(z.string(), z.string()),
    }),
    handle: async () => ({ boxes: shelf.map(boxOf), levels: LEVELS, phrases: PHRASES }),
  },
  {
    method: 'POST',
    url: '/api/tables',
    says: 'Lays a table.',
    body: createTableSchema,
    answer: laidSchema,
    async handle(context, { body, from }) {
      const laid = await createTable(context, createTableSchema.parse(body), from);
      if ('enough' in laid) throw new HttpTrouble(429, 'too-fast', laid.enough);
      if ('wrong' in laid) throw new HttpTrouble(400, 'bad-request', laid.wrong.slice(0, LONGEST_SENTENCE));
      const { row, runner } = laid.room;
      return { table: row.id, code: row.code, host: laid.host, look: publicSnapshot(runner.table) };
    },
  },
  {
    method: 'GET',
    url: '/api/tables',
    says: 'Listed tables that are open, newest first.',
    answer: listedSchema,
    async handle({ store }) {
      const rows = await store.listed(100);
      return { tables: rows.map(row => ({ table: row.id, laid: row.laid, ...(JSON.parse(row.card) as Listing) })) };
    },
  },
  {
    method: 'GET',
    url: '/api/tables/:table',
    says: 'What everybody may know of a table: its game, its settings, who sits where, the seal.',
    params: tableParams,
    answer: anything,
    handle: async (context, { params, from }) =>
      publicSnapshot((await roomAt(context, must(params.table), from)).runner.table),
  },
  {
    method: 'GET',
    url: '/api/codes/:code',
    says: 'The table a code of five to seven letters leads to.',
    params: z.object({ code: z.string().toUpperCase().regex(CODE_PATTERN) }),
    answer: z.object({ table: z.string() }),
    async handle({ store, limits }, { params, from }) {
      // Counted before it is known, so that many asked at once are counted too.
      if (!limits.take('codes', from)) throw new HttpTrouble(429, 'too-fast', 'Too many codes that lead nowhere.');
      const row = await store.find({ code: must(params.code).toUpperCase() });
      if (!row) throw new HttpTrouble(404, 'no-table', 'No open table has this code.');
      limits.giveBack('codes', from);
      return { table: row.id };
    },
  },
  {
    method: 'GET',
    url: '/api/tables/:table/records/:match',
    says: 'The record of a match that is over, with the secret of its seal. Where onlookers are not allowed it takes a token of the table.',
    params: tableParams.extend({ match: z.string().regex(/^\d{1,6}$/) }),
    answer: z.string(),
    type: 'text/plain',
    handle: record,
  },
];

/** What is known of a box and its games before it is opened. */
function boxOf({ games, ...box }: (typeof shelf)[number]): object {
  return { ...box, games: games.map(gameOf) };
}

const gameOf = ({ id, title, seats, options, clauses }: BoxedGame): object => ({ id, title, seats, options, clauses });

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
};

async function record(context: ServerContext, { params, bearer, from }: RouteRequest): Promise<string> {
  const id = must(params.table);
  const found = await findRecord(context, id, Number(params.match), bearer, () => roomAt(context, id, from));
  const live = await context.tables.get(id);
  if (live) charge({ context, from }, live);
  if (typeof found !== 'string') return found.text;
  throw new HttpTrouble(NO_RECORD[found][0], found, NO_RECORD[found][1]);
}
