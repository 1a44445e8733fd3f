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
  .meta({ description: 'score of each level on the same deal; null until it has played' });

const rank = {
  place: z.int().meta({ description: 'from 1; equal scores share a rank' }),
  of: z.int().meta({ description: 'number of entries' }),
  beats: z.int().meta({ description: 'percentage of the others with a worse score' }),
};

const standingSchema = z.strictObject({
  ...rank,
  made: resultSchema,
  late: z.boolean().meta({ description: 'entered after the day' }),
  streak: z.int().meta({ description: 'consecutive days with an entry in this game' }),
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
    .meta({ description: 'only the first record of a member counts; records of guests are not stored' }),
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
    says: 'Returns the leaderboard of the daily deal of a game.',
    params,
    body: NO_INPUT,
    answer: board,
  },
  submitRecord: {
    method: 'POST',
    url: '/api/club/days/:day/:game',
    says: 'Enters the finished record of a daily deal, up to 7 days later. The server replays it before it counts. Records of guests are compared but not stored.',
    params,
    body: z.strictObject({ record: z.string().max(200_000) }),
    answer: submissionSchema,
  },
} as const satisfies Record<string, RouteSpec>;
