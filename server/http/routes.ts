/** The HTTP interface, as data: what is asked, what is answered, and who does it. The documentation is made from it. */
import { type BoxedGame, shelf } from '@parlour/games/shelf';
import { statusOf } from '@parlour/kernel/match';
import { LEVELS } from '@parlour/players/player';
import { foldTable } from '@parlour/table/fold';
import { PHRASES } from '@parlour/table/phrases';
import { recordOf } from '@parlour/table/seal';
import { type Sitting, sitsHere, type Table } from '@parlour/table/table';
import { z } from 'zod';
import type { Card } from '../card.ts';
import { type House, roomOf } from '../house.ts';
import { charge, mayAsk } from '../judging.ts';
import { lay, laySchema } from '../laying.ts';
import { CODE_PATTERN, ID_PATTERN } from '../names.ts';
import type { Room } from '../room.ts';
import { glanceAt } from '../telling.ts';
import { HttpTrouble } from './errors.ts';

export type Asked = {
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
  handle(house: House, asked: Asked): Promise<unknown>;
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
  code: z.string().meta({ description: 'five letters that lead to the same table' }),
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
    body: laySchema,
    answer: laidSchema,
    async handle(house, { body, from }) {
      const laid = await lay(house, laySchema.parse(body), from);
      if ('enough' in laid) throw new HttpTrouble(429, 'too-fast', laid.enough);
      if ('wrong' in laid) throw new HttpTrouble(400, 'bad-request', laid.wrong.slice(0, LONGEST_SENTENCE));
      const { row, keeper } = laid.room;
      return { table: row.id, code: row.code, host: laid.host, look: glanceAt(keeper.table) };
    },
  },
  {
    method: 'GET',
    url: '/api/tables',
    says: 'Listed tables that are open, newest first.',
    answer: listedSchema,
    async handle({ store }) {
      const rows = await store.listed(100);
      return { tables: rows.map(row => ({ table: row.id, laid: row.laid, ...(JSON.parse(row.card) as Card) })) };
    },
  },
  {
    method: 'GET',
    url: '/api/tables/:table',
    says: 'What everybody may know of a table: its game, its settings, who sits where, the seal.',
    params: tableParams,
    answer: anything,
    handle: async (house, { params, from }) => glanceAt((await roomAt(house, params.table!, from)).keeper.table),
  },
  {
    method: 'GET',
    url: '/api/codes/:code',
    says: 'The table a code of five letters leads to.',
    params: z.object({ code: z.string().toUpperCase().regex(CODE_PATTERN) }),
    answer: z.object({ table: z.string() }),
    async handle({ store, limits }, { params, from }) {
      // Counted before it is known, so that many asked at once are counted too.
      if (!limits.take('codes', from)) throw new HttpTrouble(429, 'too-fast', 'Too many codes that lead nowhere.');
      const row = await store.find({ code: params.code!.toUpperCase() });
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
async function roomAt(house: House, id: string, from: string): Promise<Room> {
  if (!mayAsk({ house, from }, undefined)) throw new HttpTrouble(429, 'too-fast', 'That was too much to read at once.');
  const room = await roomOf(house, id);
  if (!room) throw new HttpTrouble(404, 'no-table', 'There is no such table.');
  charge({ house, from }, room);
  return room;
}

async function record(house: House, { params, bearer, from }: Asked): Promise<string> {
  const id = params.table!;
  const room = await roomAt(house, id, from);
  const { table } = room.keeper;
  if (table.opened.settings.onlookers === 'none' && !isInside(house, table, id, bearer)) {
    throw new HttpTrouble(403, 'not-seated', 'Only those at the table may have its records.');
  }
  const sitting = sittingOf(table, Number(params.match));
  charge({ house, from }, room);
  if (!sitting) throw new HttpTrouble(404, 'no-match', 'No such match was played at this table.');
  if (statusOf(sitting.match).is !== 'over') throw new HttpTrouble(409, 'match-running', 'The match is not over yet.');
  return recordOf(sitting);
}

function isInside(house: House, table: Table, id: string, bearer: string | undefined): boolean {
  if (bearer === undefined) return false;
  const asker = house.tokens.read(id, { seat: bearer });
  return (asker !== undefined && sitsHere(table, asker)) || house.tokens.read(id, { host: bearer }) !== undefined;
}

/** Earlier matches are in the log, up to the beginning of the next. */
function sittingOf(table: Table, match: number): Sitting | undefined {
  if (match === table.sitting?.number) return table.sitting;
  const begins = table.log.filter(entry => entry.what === 'begin');
  const next = begins[match];
  return match >= 1 && next ? foldTable(table.game, table.log.slice(0, next.number - 1)).sitting : undefined;
}
