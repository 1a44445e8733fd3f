import { z } from 'zod';
import { type ClientFrame, type RequestKind, requestIdSchema } from './client-frames.ts';
import {
  chairSchema,
  countSchema,
  event,
  fallbackSchema,
  levelSchema,
  listOf,
  memberIdSchema,
  optionsSchema,
  playSchema,
  roomSchema,
  sceneSchema,
  seatSchema,
  settingsSchema,
  timestampSchema,
} from './common-schemas.ts';
import { ERROR_CODES } from './error-codes.ts';

const entryShape = { number: countSchema, at: timestampSchema };

/** Makes one schema for several kinds of entries with the same fields. */
const entrySchema = <const W extends readonly [string, ...string[]], S extends z.ZodRawShape>(what: W, shape: S) =>
  z.strictObject({ ...entryShape, what: z.enum(what), ...shape });

/** How the table was created. */
export const openedShape = {
  game: z.string(),
  rules: countSchema,
  options: optionsSchema,
  count: countSchema,
  settings: settingsSchema,
};

/** A log entry as a client receives it, by `what`. */
export const newsSchema = z.discriminatedUnion('what', [
  entrySchema(['open'], { ...openedShape, dealer: seatSchema.exactOptional() }),
  entrySchema(['sit'], { seat: seatSchema, name: z.string(), member: memberIdSchema.exactOptional() }),
  entrySchema(['named'], {
    seat: seatSchema,
    grant: countSchema,
    name: z.string(),
    member: memberIdSchema.exactOptional(),
  }),
  entrySchema(['computer'], { seat: seatSchema, level: levelSchema, name: z.string() }),
  entrySchema(['leave'], { seat: seatSchema, why: z.enum(['left', 'removed']) }),
  entrySchema(['stand-in'], { seat: seatSchema, level: levelSchema, why: z.enum(['asked', 'time', 'left']) }),
  entrySchema(['back', 'cut', 'reveal', 'ready', 'undo', 'agree', 'decline'], { seat: seatSchema }),
  entrySchema(['lock', 'unlock', 'close', 'go'], {}),
  entrySchema(['settings'], { settings: settingsSchema }),
  entrySchema(['seal'], { commitment: z.string() }),
  entrySchema(['commit'], { seat: seatSchema, commitment: z.string() }),
  entrySchema(['shuffle'], { commitments: listOf(z.string().nullable()), dealer: seatSchema.exactOptional() }),
  entrySchema(['begin'], {
    form: z.union([z.literal(1), z.literal(2)]).exactOptional(),
    dealer: seatSchema.exactOptional(),
    cuts: listOf(z.string()),
    moved: countSchema.exactOptional(),
  }),
  entrySchema(['input'], {
    by: z.union([seatSchema, z.literal('chance'), z.literal('clock')]),
    events: listOf(event),
    fallback: fallbackSchema.exactOptional(),
  }),
  entrySchema(['undone'], { inputs: countSchema }),
]);

/** Schemas of the frames a server sends over the WebSocket: answers, news and presence. */

const legalPlaysShape = { plays: listOf(playSchema).optional(), more: z.boolean().optional() };

/** The whole table, or with `after` and `news` what the chair missed. */
const snapshotShape = {
  number: countSchema,
  table: z.strictObject(openedShape).optional(),
  seat: chairSchema,
  room: roomSchema,
  scene: sceneSchema.optional(),
  history: listOf(event).optional(),
  after: countSchema.optional(),
  news: listOf(newsSchema).optional(),
  ...legalPlaysShape,
};

const presenceShape = { here: listOf(z.boolean()), onlookers: countSchema };

/** 'private': found by link or code only. 'listed': in the lobby. */
export const visibilitySchema = z.enum(['private', 'listed']);

/** What anyone may know of a table. */
export const publicSnapshotSchema = z.strictObject(snapshotShape);

const doneShape = { id: requestIdSchema, ok: z.literal(true) };

const welcomeSchema = z.strictObject({
  ...doneShape,
  ...snapshotShape,
  code: z.string(),
  door: visibilitySchema,
  ...presenceShape,
  protocols: listOf(z.int()).meta({ description: 'protocol versions that the server supports' }),
  signedOut: z.literal(true).exactOptional().meta({
    description: 'the seat of the token belongs to a member who is not signed in, so it is withheld',
  }),
});

const optionSchema = z.strictObject({ play: playSchema, value: z.number() });

/** Answers to successful requests, by kind. A request may be answered by its news instead. */
export const answerSchemas = {
  hello: welcomeSchema,
  sit: welcomeSchema.extend({ token: z.string() }),
  plays: z.strictObject({ ...doneShape, number: countSchema, plays: listOf(playSchema), more: z.boolean() }),
  hint: z.strictObject({
    ...doneShape,
    number: countSchema,
    play: playSchema.optional(),
    why: z.string(),
    steps: z.strictObject({ look: z.string(), kind: z.string() }).optional().meta({
      description: 'first hints that do not name the play: what to look at, and the kind of play',
    }),
    options: listOf(optionSchema),
  }),
  say: z.strictObject(doneShape),
  ping: z.strictObject({ ...doneShape, now: timestampSchema, number: countSchema.optional() }),
} as const;

export const acknowledgedSchema = z.strictObject({ ...doneShape, number: countSchema });

/** An error, or a refusal with the clause and facts of the game. */
export const failedSchema = z.union([
  z.strictObject({
    id: requestIdSchema,
    ok: z.literal(false),
    number: countSchema.optional(),
    error: z.strictObject({ code: z.enum(ERROR_CODES), message: z.string() }),
  }),
  z.strictObject({
    id: requestIdSchema,
    ok: z.literal(false),
    number: countSchema,
    refusal: z.looseObject({ clause: z.string(), why: z.string(), message: z.string() }),
  }),
]);

/** With `id` and `ok`, news answers the request that caused it. */
export const newsFrameSchema = z.strictObject({
  id: requestIdSchema,
  ok: z.literal(true).optional(),
  tell: z.literal('news'),
  number: countSchema,
  seat: chairSchema,
  after: countSchema,
  news: listOf(newsSchema),
  history: listOf(event).optional(),
  room: roomSchema.optional(),
  scene: sceneSchema.optional(),
  ...legalPlaysShape,
});

export const presenceSchema = z.strictObject({ tell: z.literal('presence'), ...presenceShape });
export const saidSchema = z.strictObject({ tell: z.literal('said'), seat: seatSchema, phrase: z.string() });

/** The answer to a hello: the table as this chair sees it. */
export type Welcome = z.infer<typeof welcomeSchema>;
export type PublicSnapshot = z.infer<typeof publicSnapshotSchema>;
/** Log entries since the last news frame. */
export type NewsFrame = z.infer<typeof newsFrameSchema>;
/** Who is connected. */
export type PresenceFrame = z.infer<typeof presenceSchema>;
/** A quick-chat phrase. */
export type SaidFrame = z.infer<typeof saidSchema>;
/** A request that failed: the rules forbid it, or it was wrong. */
export type FailedAnswer = z.infer<typeof failedSchema>;
export type RefusedAnswer = Extract<FailedAnswer, { refusal: unknown }>;
export type ErrorAnswer = Extract<FailedAnswer, { error: unknown }>;

type Acknowledged = z.infer<typeof acknowledgedSchema>;
type Answers = { readonly [A in keyof typeof answerSchemas]: z.infer<(typeof answerSchemas)[A]> };

export type SuccessAnswer<A extends RequestKind> = A extends keyof Answers ? Answers[A] : Acknowledged;
/** An answer to a request of one kind. */
export type AnswerTo<A extends RequestKind> = SuccessAnswer<A> | FailedAnswer;
/** An answer to any request. */
export type Answer = AnswerTo<ClientFrame['ask']>;

/** Any frame a server sends. */
export type ServerFrame = Answer | NewsFrame | PresenceFrame | SaidFrame;
