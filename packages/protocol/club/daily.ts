/**
 * Daily deal over HTTP: members submit a finished record, and a leaderboard compares them with each other and with
 * the levels.
 */
import { z } from 'zod';
import { levelSchema, listOf } from '../common-schemas.ts';
import { NO_INPUT, type RouteSpec } from '../http.ts';

const params = z.object({
  game: z.string().max(40),
  day: z.iso.date(),
});

const resultSchema = z.strictObject({ won: z.boolean(), score: z.number(), other: z.number().exactOptional() });

const levels = z
  .partialRecord(levelSchema, resultSchema)
  .nullable()
  .meta({ description: 'what each level made of the same deal; null until they have played it' });

const rank = {
  place: z.int().meta({ description: 'from 1; those who made as much share it' }),
  of: z.int().meta({ description: 'how many have entered' }),
  beats: z.int().meta({ description: 'so many in a hundred of the others did worse' }),
};

const standingSchema = z.strictObject({
  ...rank,
  made: resultSchema,
  late: z.boolean().meta({ description: 'entered after the day was over' }),
  streak: z.int().meta({ description: 'days in a row that this game was entered' }),
});

const row = z.strictObject({
  place: z.int(),
  member: z.string(),
  name: z.string(),
  made: resultSchema,
  late: z.boolean(),
});

const submissionSchema = z.strictObject({
  ...standingSchema.shape,
  is: z
    .enum(['kept', 'kept before', 'not kept'])
    .meta({ description: 'the first record of a member counts; of a guest none is kept' }),
});

const board = z.strictObject({ of: z.int(), rows: listOf(row), levels, mine: standingSchema.nullable() });

export type DailySubmissionResult = z.infer<typeof submissionSchema>;
/** The best submissions, the results of the levels, and the caller's own standing. */
export type DailyLeaderboard = z.infer<typeof board>;
export type DailyStanding = z.infer<typeof standingSchema>;
export type DailyLeaderboardRow = z.infer<typeof row>;

export const DAILY_ROUTES = {
  leaderboard: {
    method: 'GET',
    url: '/api/club/days/:day/:game',
    says: 'The board of the daily deal of a game.',
    params,
    body: NO_INPUT,
    answer: board,
  },
  submitRecord: {
    method: 'POST',
    url: '/api/club/days/:day/:game',
    says: 'Enters the finished record of a daily deal, up to seven days later. It is replayed before it counts; what a guest enters is compared and not kept.',
    params,
    body: z.strictObject({ record: z.string().max(200_000) }),
    answer: submissionSchema,
  },
} as const satisfies Record<string, RouteSpec>;
