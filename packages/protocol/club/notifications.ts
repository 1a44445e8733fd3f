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
    description: 'tables this device has a seat at, with its tokens; those of a member who has signed in are known',
  });

const waitingTurnSchema = z.strictObject({
  table: z.string(),
  game: z.string(),
  seat: seatSchema,
  with: listOf(z.string()).meta({ description: 'the names of the others' }),
  since: timestampSchema,
  until: timestampSchema.nullable().meta({ description: 'when the time is up; null where no clock runs' }),
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
  quiet: quietHours.nullable().meta({ description: 'hours in which nothing is told, by the clock of a time zone' }),
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
    says: 'The tables that wait for whoever asks, those whose time is up soonest first.',
    body: z.strictObject({ tables }),
    answer: z.strictObject({ now: timestampSchema, waits: listOf(waitingTurnSchema) }),
  },
  markTableOpened: {
    ...plain,
    method: 'POST',
    url: '/api/club/waiting/looked',
    says: 'A member has looked at a table: they may be told of it again when its turn comes round.',
    body: z.strictObject({ table }),
    answer: nothing,
  },
  pushKey: {
    ...plain,
    method: 'GET',
    url: '/api/club/push',
    says: 'The key a browser needs to be told by push messages; null where nobody is.',
    answer: z.strictObject({ key: z.string().nullable() }),
  },
  subscribePush: {
    ...plain,
    method: 'POST',
    url: '/api/club/push',
    says: 'A member wants to be told on this device when it is their turn.',
    body: device,
    answer: z.strictObject({ devices: z.int() }),
  },
  unsubscribePush: {
    ...plain,
    method: 'POST',
    url: '/api/club/push/off',
    says: 'Nothing more is told on this device.',
    body: z.strictObject({ endpoint: z.string().max(1000) }),
    answer: nothing,
  },
} as const satisfies Record<string, RouteSpec>;
