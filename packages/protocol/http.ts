/** The HTTP API as data: routes with their schemas. The documentation is generated from it. */
import { SPECTATOR_VIEWS } from '@parlour/table/log';
import { z } from 'zod';
import { levelSchema, listOf, settingsChangeSchema, timestampSchema } from './common-schemas.ts';
import { ERROR_CODES } from './error-codes.ts';
import { publicSnapshotSchema, visibilitySchema } from './server-frames.ts';
import { ID_PATTERN, TABLE_CODE_PATTERN } from './wire-constants.ts';

/** For URLs without parameters and requests without a body. */
export const NO_INPUT = z.unknown();

const noInput = { params: NO_INPUT, body: NO_INPUT } as const;

export type RouteSpec<P = unknown, B = unknown, A = unknown> = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly says: string;
  readonly params: z.ZodType<P>;
  readonly body: z.ZodType<B>;
  readonly answer: z.ZodType<A>;
  readonly type?: 'text/plain';
};

/** Maximum length of an option, which may contain a whole pack of questions and answers. */
export const MAX_OPTION_LENGTH = 60_000;

const optionValue = z.union([z.string().max(MAX_OPTION_LENGTH), z.number(), z.boolean()]);

const tableRequest = z.strictObject({
  game: z.string().max(40).optional().meta({ description: 'id of the game; optional if a record is given' }),
  options: z.record(z.string().max(40), optionValue).optional(),
  seats: z.int().min(1).max(20).optional(),
  dealer: z.int().min(0).max(19).optional(),
  door: visibilitySchema.optional(),
  settings: settingsChangeSchema.optional(),
  record: z.string().max(200_000).optional().meta({ description: 'a match to continue from elsewhere' }),
});

/** A request to create a table; it needs a game or a record. */
export type CreateTableRequest = z.infer<typeof tableRequest>;

const createdTableSchema = z.strictObject({
  table: z.string().meta({ description: 'the id to share, as the link /t/<table>' }),
  code: z.string().meta({ description: 'five to seven letters that lead to the same table' }),
  host: z.string().meta({ description: 'the token of the host of the table; keep it secret' }),
  look: publicSnapshotSchema,
});

/** Id, code, the host's token (sent only this once) and the public snapshot. */
export type CreateTableAnswer = z.infer<typeof createdTableSchema>;

/** A table in the lobby. */
const listingSchema = z.strictObject({
  game: z.string(),
  seats: listOf(z.string().nullable()),
  playing: z.boolean(),
  locked: z.boolean(),
  onlookers: z.enum(SPECTATOR_VIEWS),
  rated: z.boolean(),
});

const listedTablesSchema = z.strictObject({
  tables: listOf(listingSchema.extend({ table: z.string(), laid: timestampSchema })),
});

export type TableListing = z.infer<typeof listingSchema>;
/** Open tables of the lobby, newest first. */
export type ListedTables = z.infer<typeof listedTablesSchema>;

const boxedGame = z.strictObject({
  id: z.string(),
  title: z.string(),
  seats: listOf(z.int()).meta({ description: 'minimum and maximum' }),
  options: z.record(z.string(), z.looseObject({ says: z.string(), kind: z.string(), default: optionValue })),
  clauses: listOf(z.strictObject({ id: z.string(), text: z.string(), ruling: z.boolean() })),
});

const boxSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  year: z.string(),
  story: z.string(),
  sections: listOf(
    z.strictObject({
      title: z.string(),
      games: listOf(z.string()),
      clauses: listOf(z.string()),
      also: listOf(z.string()),
    }),
  ),
  games: listOf(boxedGame),
});

export type BoxDescription = z.infer<typeof boxSchema>;

const tableIdSchema = z.string().regex(ID_PATTERN);

/** The answer of any route that failed. */
export const httpErrorSchema = z.strictObject({
  error: z.strictObject({ code: z.enum(ERROR_CODES), message: z.string() }),
});

/** The answer of a failed request. */
export type HttpErrorBody = z.infer<typeof httpErrorSchema>;

export const ROUTES = {
  shelf: {
    ...noInput,
    method: 'GET',
    url: '/api/shelf',
    says: 'Lists the boxes and their games, with seats, options and clauses.',
    answer: z.strictObject({
      boxes: listOf(boxSchema),
      levels: listOf(levelSchema),
      phrases: z.record(z.string(), z.string()),
    }),
  },
  createTable: {
    ...noInput,
    method: 'POST',
    url: '/api/tables',
    says: 'Creates a table.',
    body: tableRequest,
    answer: createdTableSchema,
  },
  listed: {
    ...noInput,
    method: 'GET',
    url: '/api/tables',
    says: 'Lists open tables that are public, newest first.',
    answer: listedTablesSchema,
  },
  table: {
    ...noInput,
    method: 'GET',
    url: '/api/tables/:table',
    says: 'Returns the public state of a table: game, settings, seats, seal.',
    params: z.object({ table: tableIdSchema }),
    answer: publicSnapshotSchema,
  },
  code: {
    ...noInput,
    method: 'GET',
    url: '/api/codes/:code',
    says: 'Finds a table by its code of five to seven letters.',
    params: z.object({ code: z.string().toUpperCase().regex(TABLE_CODE_PATTERN) }),
    answer: z.strictObject({ table: z.string() }),
  },
  record: {
    ...noInput,
    method: 'GET',
    url: '/api/tables/:table/records/:match',
    says: 'Returns the record of a finished match with the secret of its seal. Needs a token of the table if spectators are not allowed.',
    params: z.object({ table: tableIdSchema, match: z.string().regex(/^\d{1,6}$/) }),
    answer: z.string(),
    type: 'text/plain',
  },
  health: {
    ...noInput,
    method: 'GET',
    url: '/health',
    says: 'Says whether the process is healthy and, if servers share a store, whether they can reach each other.',
    answer: z.strictObject({ ok: z.boolean(), bus: z.string().optional() }),
  },
  ready: {
    ...noInput,
    method: 'GET',
    url: '/ready',
    says: 'Says whether to send clients to this server; 503 if not.',
    answer: z.strictObject({ ready: z.boolean(), why: z.string().optional() }),
  },
} as const satisfies Record<string, RouteSpec>;
