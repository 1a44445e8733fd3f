/** What waits for somebody, and being told of it while they are elsewhere. */
import { z } from 'zod';
import { list, moment, seat } from '../frame-parts.ts';
import { NONE, type RouteSpec } from '../http.ts';
import { ID_PATTERN } from '../table-names.ts';
import { MOST_TABLES } from './limits.ts';

const table = z.string().regex(ID_PATTERN);

const tables = z
  .array(z.strictObject({ table, seat: z.string().max(120) }))
  .max(MOST_TABLES)
  .meta({
    description: 'tables this device has a seat at, with its tokens; those of a member who has signed in are known',
  });

const wait = z.strictObject({
  table: z.string(),
  game: z.string(),
  seat,
  with: list(z.string()).meta({ description: 'the names of the others' }),
  since: moment,
  until: moment.nullable().meta({ description: 'when the time is up; null where no clock runs' }),
});

/** A table that waits for somebody's play. */
export type Wait = z.infer<typeof wait>;

const hour = z.int().min(0).max(23);

const quiet = z.strictObject({ from: hour, to: hour, zone: z.string().max(60) });

const key = (bytes: number): z.ZodString =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`));

const device = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.strictObject({ p256dh: key(65), auth: key(16) }),
  quiet: quiet.nullable().meta({ description: 'hours in which nothing is told, by the clock of a time zone' }),
});

/** A browser that wants to be told, as it describes itself. */
export type PushDevice = z.infer<typeof device>;

const plain = { params: NONE, body: NONE } as const;
const nothing = z.strictObject({});

export const WAITING_ROUTES = {
  waiting: {
    ...plain,
    method: 'POST',
    url: '/api/club/waiting',
    says: 'The tables that wait for whoever asks, those whose time is up soonest first.',
    body: z.strictObject({ tables }),
    answer: z.strictObject({ now: moment, waits: list(wait) }),
  },
  looked: {
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
  pushOn: {
    ...plain,
    method: 'POST',
    url: '/api/club/push',
    says: 'A member wants to be told on this device when it is their turn.',
    body: device,
    answer: z.strictObject({ devices: z.int() }),
  },
  pushOff: {
    ...plain,
    method: 'POST',
    url: '/api/club/push/off',
    says: 'Nothing more is told on this device.',
    body: z.strictObject({ endpoint: z.string().max(1000) }),
    answer: nothing,
  },
} as const satisfies Record<string, RouteSpec>;
