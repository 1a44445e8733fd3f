/** Notifications over HTTP: tables that wait for the caller, and push subscriptions. */
import { z } from 'zod';
import { listOf, seatSchema, timestampSchema } from '../common-schemas.ts';
import { NO_INPUT, type RouteSpec } from '../http.ts';
import { ID_PATTERN, MAX_TABLES_PER_WAITING_REQUEST } from '../wire-constants.ts';

const table = z.string().regex(ID_PATTERN);

const tables = z
  .array(z.strictObject({ table, seat: z.string().max(120) }))
  .max(MAX_TABLES_PER_WAITING_REQUEST)
  .meta({
    description: 'tables where this device has a seat, with their tokens; seats of a signed-in member are known',
  });

const waitingTurnSchema = z.strictObject({
  table: z.string(),
  game: z.string(),
  seat: seatSchema,
  with: listOf(z.string()).meta({ description: 'names of the other players' }),
  since: timestampSchema,
  until: timestampSchema.nullable().meta({ description: 'when the time runs out; null without a clock' }),
});

/** A table that waits for the caller's play. */
export type WaitingTurn = z.infer<typeof waitingTurnSchema>;

const hour = z.int().min(0).max(23);

const quietHours = z.strictObject({ from: hour, to: hour, zone: z.string().max(60) });

const key = (bytes: number): z.ZodString =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`));

const device = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.strictObject({ p256dh: key(65), auth: key(16) }),
  quiet: quietHours.nullable().meta({ description: 'quiet hours without notifications, in a time zone' }),
});

/** A push subscription, as the browser describes it. */
export type PushDevice = z.infer<typeof device>;

const plain = { params: NO_INPUT, body: NO_INPUT } as const;
const nothing = z.strictObject({});

export const NOTIFICATION_ROUTES = {
  waitingTurns: {
    ...plain,
    method: 'POST',
    url: '/api/club/waiting',
    says: 'Returns the tables where it is the turn of the client, most urgent first.',
    body: z.strictObject({ tables }),
    answer: z.strictObject({ now: timestampSchema, waits: listOf(waitingTurnSchema) }),
  },
  markTableOpened: {
    ...plain,
    method: 'POST',
    url: '/api/club/waiting/looked',
    says: 'Marks a table as seen, so that the next turn sends a notification again.',
    body: z.strictObject({ table }),
    answer: nothing,
  },
  pushKey: {
    ...plain,
    method: 'GET',
    url: '/api/club/push',
    says: 'Returns the key for push subscriptions; null if push messages are off.',
    answer: z.strictObject({ key: z.string().nullable() }),
  },
  subscribePush: {
    ...plain,
    method: 'POST',
    url: '/api/club/push',
    says: 'Turns on notifications on this device.',
    body: device,
    answer: z.strictObject({ devices: z.int() }),
  },
  unsubscribePush: {
    ...plain,
    method: 'POST',
    url: '/api/club/push/off',
    says: 'Turns off notifications on this device.',
    body: z.strictObject({ endpoint: z.string().max(1000) }),
    answer: nothing,
  },
} as const satisfies Record<string, RouteSpec>;
