/** Ratings over HTTP: what a member has reached, and what a rated table comes to. */
import { LEVELS } from '@parlour/players/player';
import { z } from 'zod';
import { list, moment } from '../frame-parts.ts';
import { NONE, type RouteSpec } from '../http.ts';
import { ID_PATTERN } from '../table-names.ts';

const points = z.int();

/** Too early to say, or a number and between which it lies nineteen times in twenty. */
const shownRating = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('not yet'), matches: z.int() }),
  z.strictObject({ is: z.literal('rated'), points, low: points, high: points, matches: z.int() }),
]);

/** Whom a match was played with; a member without a name is a former one. */
const company = z.union([
  z.strictObject({ member: z.string().nullable(), name: z.string() }),
  z.strictObject({ level: z.enum(LEVELS) }),
]);

const playedMatch = z.strictObject({
  table: z.string(),
  match: z.int(),
  game: z.string(),
  at: moment,
  place: z.int(),
  sides: z.int(),
  left: z.boolean(),
  before: points.nullable(),
  after: points.nullable(),
  others: list(company),
});

const gameStanding = z.strictObject({
  game: z.string(),
  rating: shownRating,
  curve: list(z.strictObject({ at: moment, points, low: points, high: points })),
  /** Of the last matches: how many were won, and by how much on average; null where none was. */
  lately: z.strictObject({ matches: z.int(), won: z.int(), by: z.number().nullable() }),
});

/** What everybody may know of a member's play. */
const memberPage = z.strictObject({
  member: z.strictObject({ id: z.string(), name: z.string(), since: moment }),
  standings: list(gameStanding),
  matches: list(playedMatch),
});

export type ShownStanding = z.infer<typeof gameStanding>;
export type PlayedMatch = z.infer<typeof playedMatch>;
export type MemberPage = z.infer<typeof memberPage>;

const ratedTable = z.strictObject({
  rated: z.boolean(),
  /** By seat; null for guests, empty seats and computer players. */
  seats: list(shownRating.nullable()),
  /** The last match that was counted here, and by seat what it has changed. */
  counted: z
    .strictObject({
      match: z.int(),
      changes: list(z.strictObject({ before: shownRating, after: shownRating }).nullable()),
    })
    .nullable(),
});

export type RatedTable = z.infer<typeof ratedTable>;

const plain = { params: NONE, body: NONE } as const;

export const RATING_ROUTES = {
  member: {
    ...plain,
    method: 'GET',
    url: '/api/club/members/:name',
    says: 'The page of a member, by name or id: ratings with their curves, the last rated matches, what they win by.',
    params: z.object({ name: z.string().min(1).max(60) }),
    answer: memberPage,
  },
  table: {
    ...plain,
    method: 'GET',
    url: '/api/club/tables/:table/ratings',
    says: 'The ratings of those at a rated table, and what the last match there has changed.',
    params: z.object({ table: z.string().regex(ID_PATTERN) }),
    answer: ratedTable,
  },
} as const satisfies Record<string, RouteSpec>;
