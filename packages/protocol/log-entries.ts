/**
 * Schemas of stored log entries. They check types and not ranges: what requests may ask for has changed, and old logs
 * stay. A newer server may have added fields.
 */
import { LEVELS } from '@parlour/players/player';
import {
  HINT_POLICIES,
  LEFT_SEAT_POLICIES,
  PACES,
  SPECTATOR_VIEWS,
  START_POLICIES,
  UNDO_POLICIES,
} from '@parlour/table/log';
import { z } from 'zod';
import {
  countSchema,
  fallbackSchema,
  levelSchema,
  listOf,
  memberIdSchema,
  optionsSchema,
  playSchema,
  seatSchema,
  timestampSchema,
} from './common-schemas.ts';

const clockSchema = z.discriminatedUnion('kind', [
  z.looseObject({ kind: z.literal('none') }),
  z.looseObject({ kind: z.literal('turn'), seconds: z.number() }),
  z.looseObject({ kind: z.literal('bank'), seconds: z.number(), increment: z.number() }),
  z.looseObject({ kind: z.literal('days'), days: z.number() }),
]);

const settingsSchema = z.looseObject({
  clock: clockSchema,
  onlookers: z.enum(SPECTATOR_VIEWS),
  delay: z.union([z.literal('over'), z.number()]),
  pace: z.enum(PACES),
  standIn: z.enum(LEVELS),
  hints: z.enum(HINT_POLICIES),
  undo: z.enum(UNDO_POLICIES),
  seats: z.enum(LEFT_SEAT_POLICIES),
  start: z.enum(START_POLICIES).exactOptional(),
  rated: z.literal(true).exactOptional(),
  waits: z.number().exactOptional(),
});

const inputSchema = z.union([
  z.looseObject({ by: seatSchema, play: playSchema }),
  z.looseObject({ by: z.literal('chance'), drew: z.unknown() }),
  z.looseObject({ by: z.literal('clock') }),
]);

const entryShape = { number: countSchema, at: timestampSchema, ref: z.string().exactOptional() };

const entrySchema = <const W extends readonly [string, ...string[]], S extends z.ZodRawShape>(what: W, shape: S) =>
  z.looseObject({ ...entryShape, what: z.enum(what), ...shape });

const dealer = seatSchema.exactOptional();
const member = memberIdSchema.exactOptional();
const fixedDeals = z.looseObject({ seed: z.string(), packs: listOf(listOf(z.string())).exactOptional() });

/** A log entry as it is stored, by `what`. */
export const logEntrySchema = z.discriminatedUnion('what', [
  entrySchema(['open'], {
    game: z.string(),
    rules: countSchema,
    options: optionsSchema,
    count: countSchema,
    dealer,
    settings: settingsSchema,
    given: fixedDeals.exactOptional(),
  }),
  entrySchema(['sit'], { seat: seatSchema, name: z.string(), member }),
  entrySchema(['named'], { seat: seatSchema, grant: countSchema, name: z.string(), member }),
  entrySchema(['computer'], { seat: seatSchema, level: levelSchema, name: z.string() }),
  entrySchema(['leave'], { seat: seatSchema, why: z.enum(['left', 'removed']) }),
  entrySchema(['stand-in'], { seat: seatSchema, level: levelSchema, why: z.enum(['asked', 'time', 'left']) }),
  entrySchema(['back', 'ready', 'undo', 'agree', 'decline'], { seat: seatSchema }),
  entrySchema(['lock', 'unlock', 'close', 'go'], {}),
  entrySchema(['settings'], { settings: settingsSchema }),
  entrySchema(['seal'], { seal: z.looseObject({ commitment: z.string(), secret: z.string() }) }),
  entrySchema(['commit'], { seat: seatSchema, commitment: z.string() }),
  entrySchema(['cut', 'reveal'], { seat: seatSchema, cut: z.string() }),
  entrySchema(['shuffle'], { commitments: listOf(z.string().nullable()), dealer }),
  entrySchema(['begin'], {
    form: z.union([z.literal(1), z.literal(2)]).exactOptional(),
    dealer,
    cuts: listOf(z.string()),
    moved: countSchema.exactOptional(),
  }),
  entrySchema(['input'], { input: inputSchema, fallback: fallbackSchema.exactOptional() }),
  entrySchema(['undone'], { inputs: countSchema }),
]);
