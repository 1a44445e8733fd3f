/** The daily deal as an event: a finished record is entered, and a board tells what others and the levels made of it. */
import { z } from 'zod';
import { level, list } from '../frame-parts.ts';
import { NONE, type RouteSpec } from '../http.ts';

const params = z.object({
  game: z.string().max(40),
  day: z.iso.date(),
});

const made = z.strictObject({ won: z.boolean(), score: z.number(), other: z.number().exactOptional() });

const levels = z
  .partialRecord(level, made)
  .nullable()
  .meta({ description: 'what each level made of the same deal; null until they have played it' });

const rank = {
  place: z.int().meta({ description: 'from 1; those who made as much share it' }),
  of: z.int().meta({ description: 'how many have entered' }),
  beats: z.int().meta({ description: 'so many in a hundred of the others did worse' }),
};

const entered = z.strictObject({
  ...rank,
  made,
  late: z.boolean().meta({ description: 'entered after the day was over' }),
  streak: z.int().meta({ description: 'days in a row that this game was entered' }),
});

const row = z.strictObject({
  place: z.int(),
  member: z.string(),
  name: z.string(),
  made,
  late: z.boolean(),
});

const answer = z.strictObject({
  ...entered.shape,
  is: z
    .enum(['kept', 'kept before', 'not kept'])
    .meta({ description: 'the first record of a member counts; of a guest none is kept' }),
});

const board = z.strictObject({ of: z.int(), rows: list(row), levels, mine: entered.nullable() });

/** What a record came to. */
export type DayEntered = z.infer<typeof answer>;
/** The first of those who entered, the levels, and whoever asks if they have entered. */
export type DayBoard = z.infer<typeof board>;
export type DayStanding = z.infer<typeof entered>;
export type DayRow = z.infer<typeof row>;

export const DAYS_ROUTES = {
  dayBoard: {
    method: 'GET',
    url: '/api/club/days/:day/:game',
    says: 'The board of the daily deal of a game.',
    params,
    body: NONE,
    answer: board,
  },
  enterDay: {
    method: 'POST',
    url: '/api/club/days/:day/:game',
    says: 'Enters the finished record of a daily deal, up to seven days later. It is replayed before it counts; what a guest enters is compared and not kept.',
    params,
    body: z.strictObject({ record: z.string().max(200_000) }),
    answer,
  },
} as const satisfies Record<string, RouteSpec>;
