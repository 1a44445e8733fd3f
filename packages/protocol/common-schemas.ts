/** Schemas shared by frames and HTTP, checked against the table's types in tests/types.test.ts. */
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

export const listOf = <T extends z.ZodType>(item: T): z.ZodReadonly<z.ZodArray<T>> => z.array(item).readonly();

export const seatSchema = z.int().min(0).max(99);
export const chairSchema = seatSchema.nullable();
export const levelSchema = z.enum(LEVELS);
export const countSchema = z.int().min(0);
/** Milliseconds since 1970. */
export const timestampSchema = z.number();

/** Games add their own fields. */
export const playSchema = z.looseObject({ do: z.string() });

const secretSchema: z.ZodType<object> = z.looseObject({});

export const event = z.looseObject({
  what: z.string(),
  clause: z.string(),
  points: listOf(z.number()).exactOptional(),
  secret: secretSchema.exactOptional(),
  seenBy: listOf(seatSchema).exactOptional(),
});

const viewSchema = z.looseObject({
  game: z.string(),
  seat: chairSchema,
  turn: listOf(seatSchema),
  hand: listOf(z.string()).exactOptional(),
  others: listOf(z.looseObject({ seat: seatSchema, cards: z.number() })),
  table: z.unknown(),
  scores: listOf(z.number()),
});

/** Games may add fields, such as who has lost. */
const resultSchema = z.looseObject({ winners: listOf(seatSchema), scores: listOf(z.number()) });

/** The id of a member; present only for people who are signed in. */
export const memberIdSchema: z.ZodString = z.string();

/** Who made a play instead of a computer player that failed. */
export const fallbackSchema = z.enum([...LEVELS, 'random']);

const seatInfo = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('empty'), standIn: levelSchema.exactOptional() }),
  z.strictObject({
    is: z.literal('person'),
    name: z.string(),
    member: memberIdSchema.exactOptional(),
    standIn: levelSchema.exactOptional(),
  }),
  z.strictObject({ is: z.literal('computer'), name: z.string(), level: levelSchema }),
]);

const shufflingSchema = z.strictObject({
  commitments: listOf(z.string().nullable()),
  dealer: seatSchema.exactOptional(),
  hiding: listOf(seatSchema),
  until: timestampSchema,
});

export const roomSchema = z.strictObject({
  seats: listOf(seatInfo),
  locked: z.boolean(),
  closed: z.boolean(),
  match: countSchema,
  playing: z.boolean(),
  seal: z.string().exactOptional(),
  cut: listOf(z.boolean()),
  begins: timestampSchema.exactOptional(),
  declined: listOf(seatSchema).exactOptional(),
  shuffling: shufflingSchema.exactOptional(),
  undo: z.strictObject({ seat: seatSchema, agreed: listOf(seatSchema) }).exactOptional(),
});

export const sceneSchema = z.strictObject({
  view: viewSchema,
  hands: listOf(viewSchema).exactOptional(),
  turn: listOf(seatSchema),
  interrupt: listOf(seatSchema).exactOptional(),
  heard: countSchema,
  deadlines: listOf(timestampSchema.nullable()).exactOptional(),
  stallsAt: timestampSchema.exactOptional(),
  start: z
    .strictObject({
      ready: listOf(seatSchema),
      until: timestampSchema.exactOptional(),
      go: timestampSchema.exactOptional(),
    })
    .exactOptional(),
  over: resultSchema.exactOptional(),
});

export const optionsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).readonly();

const secondsBetween = (min: number, max: number): z.ZodInt => z.int().min(min).max(max);

const clockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('turn'), seconds: secondsBetween(5, 3600) }),
  z.strictObject({ kind: z.literal('bank'), seconds: secondsBetween(10, 86_400), increment: secondsBetween(0, 600) }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
]);

/** The settings of a table. */
export const settingsSchema = z.strictObject({
  clock: clockSchema,
  onlookers: z.enum(SPECTATOR_VIEWS),
  delay: z.union([z.literal('over'), secondsBetween(30, 3600)]),
  pace: z.enum(PACES),
  standIn: z.enum(LEVELS),
  hints: z.enum(HINT_POLICIES),
  undo: z.enum(UNDO_POLICIES),
  seats: z.enum(LEFT_SEAT_POLICIES),
  start: z.enum(START_POLICIES).exactOptional(),
  rated: z.literal(true).exactOptional(),
  waits: secondsBetween(3, 600).exactOptional(),
});

/** A request to change settings; missing ones stay as they are. */
export const settingsChangeSchema = settingsSchema.partial();
