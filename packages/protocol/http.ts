/** The HTTP interface, as data: what is asked and what is answered. The documentation is made from it. */
import { WATCHING } from '@parlour/table/log';
import { z } from 'zod';
import { CODES } from './error-codes.ts';
import { level, list, moment } from './frame-parts.ts';
import { door, publicSnapshotSchema } from './server-frames.ts';
import { wished } from './settings.ts';
import { CODE_PATTERN, ID_PATTERN } from './table-names.ts';

/** Where an address has no parts, or a request no body. */
export const NONE = z.unknown();

const plain = { params: NONE, body: NONE } as const;

export type RouteSpec<P = unknown, B = unknown, A = unknown> = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly says: string;
  readonly params: z.ZodType<P>;
  readonly body: z.ZodType<B>;
  readonly answer: z.ZodType<A>;
  readonly type?: 'text/plain';
};

/** An option may carry a whole pack of questions and answers; longer than this it is not taken. */
export const LONGEST_OPTION = 60_000;

const optionValue = z.union([z.string().max(LONGEST_OPTION), z.number(), z.boolean()]);

const tableRequest = z.strictObject({
  game: z.string().max(40).optional().meta({ description: 'which game; may be left out if a record is given' }),
  options: z.record(z.string().max(40), optionValue).optional(),
  seats: z.int().min(1).max(20).optional(),
  dealer: z.int().min(0).max(19).optional(),
  door: door.optional(),
  settings: wished.optional(),
  record: z.string().max(200_000).optional().meta({ description: 'a match begun elsewhere, to be carried on here' }),
});

/** What laying a table takes; all but the game may be left out. */
export type CreateTableRequest = z.infer<typeof tableRequest>;

const laid = z.strictObject({
  table: z.string().meta({ description: 'the name to share, as the link /t/<table>' }),
  code: z.string().meta({ description: 'five to seven letters that lead to the same table' }),
  host: z.string().meta({ description: 'the token of whoever laid the table; keep it to yourself' }),
  look: publicSnapshotSchema,
});

/** A new table: its name, its code, and the token of its host, which is told this once. */
export type LaidTable = z.infer<typeof laid>;

/** What the list of tables shows of a table. */
const listing = z.strictObject({
  game: z.string(),
  seats: list(z.string().nullable()),
  playing: z.boolean(),
  locked: z.boolean(),
  onlookers: z.enum(WATCHING),
});

const listed = z.strictObject({ tables: list(listing.extend({ table: z.string(), laid: moment })) });

export type Listing = z.infer<typeof listing>;
/** Open tables that want company, newest first. */
export type ListedTables = z.infer<typeof listed>;

const boxedGame = z.strictObject({
  id: z.string(),
  title: z.string(),
  seats: list(z.int()).meta({ description: 'the least and the most' }),
  options: z.record(z.string(), z.looseObject({ says: z.string(), kind: z.string(), default: optionValue })),
  clauses: list(z.strictObject({ id: z.string(), text: z.string(), ruling: z.boolean() })),
});

const box = z.strictObject({
  id: z.string(),
  title: z.string(),
  year: z.string(),
  story: z.string(),
  sections: list(
    z.strictObject({
      title: z.string(),
      games: list(z.string()),
      clauses: list(z.string()),
      also: list(z.string()),
    }),
  ),
  games: list(boxedGame),
});

export type ShelfBox = z.infer<typeof box>;

const table = z.string().regex(ID_PATTERN);

/** What is answered in place of any of these. */
export const httpFailed = z.strictObject({ error: z.strictObject({ code: z.enum(CODES), message: z.string() }) });

/** What every request over HTTP may come to. */
export type HttpFailed = z.infer<typeof httpFailed>;

export const ROUTES = {
  shelf: {
    ...plain,
    method: 'GET',
    url: '/api/shelf',
    says: 'The boxes and their games, with seats, options and clauses.',
    answer: z.strictObject({ boxes: list(box), levels: list(level), phrases: z.record(z.string(), z.string()) }),
  },
  lay: { ...plain, method: 'POST', url: '/api/tables', says: 'Lays a table.', body: tableRequest, answer: laid },
  listed: {
    ...plain,
    method: 'GET',
    url: '/api/tables',
    says: 'Listed tables that are open, newest first.',
    answer: listed,
  },
  table: {
    ...plain,
    method: 'GET',
    url: '/api/tables/:table',
    says: 'What everybody may know of a table: its game, its settings, who sits where, the seal.',
    params: z.object({ table }),
    answer: publicSnapshotSchema,
  },
  code: {
    ...plain,
    method: 'GET',
    url: '/api/codes/:code',
    says: 'The table a code of five to seven letters leads to.',
    params: z.object({ code: z.string().toUpperCase().regex(CODE_PATTERN) }),
    answer: z.strictObject({ table: z.string() }),
  },
  record: {
    ...plain,
    method: 'GET',
    url: '/api/tables/:table/records/:match',
    says: 'The record of a match that is over, with the secret of its seal. Where onlookers are not allowed it takes a token of the table.',
    params: z.object({ table, match: z.string().regex(/^\d{1,6}$/) }),
    answer: z.string(),
    type: 'text/plain',
  },
  health: {
    ...plain,
    method: 'GET',
    url: '/health',
    says: 'Whether the process is well, and where servers share a store whether they hear of each other.',
    answer: z.strictObject({ ok: z.boolean(), bus: z.string().optional() }),
  },
  ready: {
    ...plain,
    method: 'GET',
    url: '/ready',
    says: 'Whether people should be sent here; answered with 503 if not.',
    answer: z.strictObject({ ready: z.boolean(), why: z.string().optional() }),
  },
} as const satisfies Record<string, RouteSpec>;
