/** Ratings over HTTP: profiles of members and ratings at a table. */
import { LEVELS } from '@parlour/players/player';
import { z } from 'zod';
import { listOf, timestampSchema } from '../common-schemas.ts';
import { NO_INPUT, type RouteSpec } from '../http.ts';
import { ID_PATTERN } from '../wire-constants.ts';

const points = z.int();

/** Too few matches, or a rating with its 95 % interval. */
const ratingSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('not yet'), matches: z.int() }),
  z.strictObject({ is: z.literal('rated'), points, low: points, high: points, matches: z.int() }),
]);

/** A co-player; a null member has deleted their account. */
const opponentSchema = z.union([
  z.strictObject({ member: z.string().nullable(), name: z.string() }),
  z.strictObject({ level: z.enum(LEVELS) }),
]);

const playedMatch = z.strictObject({
  table: z.string(),
  match: z.int(),
  game: z.string(),
  at: timestampSchema,
  place: z.int(),
  sides: z.int(),
  left: z.boolean(),
  before: points.nullable(),
  after: points.nullable(),
  others: listOf(opponentSchema),
});

const gameStanding = z.strictObject({
  game: z.string(),
  rating: ratingSchema,
  curve: listOf(z.strictObject({ at: timestampSchema, points, low: points, high: points })),
  /** Recent matches: how many were won, and the average margin; null without a margin. */
  lately: z.strictObject({ matches: z.int(), won: z.int(), by: z.number().nullable() }),
});

/** What anyone may know of a member's play. */
const memberPage = z.strictObject({
  member: z.strictObject({ id: z.string(), name: z.string(), since: timestampSchema }),
  standings: listOf(gameStanding),
  matches: listOf(playedMatch),
});

export type MemberRating = z.infer<typeof gameStanding>;
export type RatedMatchSummary = z.infer<typeof playedMatch>;
export type MemberProfile = z.infer<typeof memberPage>;

const ratedTable = z.strictObject({
  rated: z.boolean(),
  /** By seat; null for guests, empty seats and computer players. */
  seats: listOf(ratingSchema.nullable()),
  /** The last counted match of the table, and the rating changes by seat. */
  counted: z
    .strictObject({
      match: z.int(),
      changes: listOf(z.strictObject({ before: ratingSchema, after: ratingSchema }).nullable()),
    })
    .nullable(),
});

export type TableRatings = z.infer<typeof ratedTable>;

/** Of the member who asks: null without enough rated matches (in this month). */
const ownPlaceSchema = z.strictObject({ place: z.int(), points, change: points.nullable() });

const leaderboardSchema = z.strictObject({
  rows: listOf(
    z.strictObject({
      place: z.int(),
      member: z.string(),
      name: z.string(),
      points,
      change: points.nullable().meta({ description: 'points won or lost in this month; null if not known' }),
    }),
  ),
  of: z.int().meta({ description: 'number of ranked members' }),
  own: ownPlaceSchema.nullable(),
  matches: z.int().nullable().meta({ description: 'rated matches of the member who asks; null for guests' }),
});

export type Leaderboard = z.infer<typeof leaderboardSchema>;

export const LEADERBOARD_PERIODS = ['month', 'all'] as const;

const plain = { params: NO_INPUT, body: NO_INPUT } as const;

export const RATING_ROUTES = {
  leaderboard: {
    ...plain,
    method: 'GET',
    url: '/api/club/leaderboards/:game/:period',
    says: 'Returns the best rated members of a game among those who played it in this month (UTC), or at any time.',
    params: z.object({ game: z.string().max(40), period: z.enum(LEADERBOARD_PERIODS) }),
    answer: leaderboardSchema,
  },
  member: {
    ...plain,
    method: 'GET',
    url: '/api/club/members/:name',
    says: 'Returns the profile of a member by name or id: ratings with their history, last rated matches, how they win.',
    params: z.object({ name: z.string().min(1).max(60) }),
    answer: memberPage,
  },
  table: {
    ...plain,
    method: 'GET',
    url: '/api/club/tables/:table/ratings',
    says: 'Returns the ratings of the players at a rated table and the changes by the last match.',
    params: z.object({ table: z.string().regex(ID_PATTERN) }),
    answer: ratedTable,
  },
} as const satisfies Record<string, RouteSpec>;
