/** Tournaments over HTTP. */
import { LEVELS } from '@parlour/players/player';
import { z } from 'zod';
import { displayNameSchema, PRINTABLE } from '../client-frames.ts';
import { countSchema, listOf, settingsChangeSchema, timestampSchema } from '../common-schemas.ts';
import { MAX_OPTION_LENGTH, NO_INPUT, type RouteSpec } from '../http.ts';
import { visibilitySchema } from '../server-frames.ts';
import { ID_PATTERN } from '../wire-constants.ts';

export const MAX_TITLE_LENGTH = 60;
export const MAX_ENTRANT_NAME_LENGTH = 20;
/** Maximum number of names entered at once from one device, such as by a class. */
export const MAX_ENTRANTS_PER_REQUEST = 40;

const tournament = z.string().regex(ID_PATTERN);
const token = z.string().max(100);
const title = z.string().trim().min(2).max(MAX_TITLE_LENGTH).regex(PRINTABLE, 'printable characters only');
const entrantName = displayNameSchema.max(MAX_ENTRANT_NAME_LENGTH);

const kind = z.enum(['round robin', 'swiss', 'knock-out', 'duplicate']);
const entering = z.enum(['single', 'teams']);

const entry = z.enum(['members', 'shared']).meta({
  description: 'members: one entry per member and device; shared: also guests, and several names from one device',
});

const optionValue = z.union([z.string().max(MAX_OPTION_LENGTH), z.number(), z.boolean()]);

const createTournamentSchema = z.strictObject({
  title,
  game: z.string().max(40),
  options: z.record(z.string().max(40), optionValue).optional(),
  kind,
  entering: entering.optional(),
  entry: entry.optional().meta({ description: 'default for duplicates: members; only duplicates have it' }),
  seats: z.int().min(1).max(20).optional(),
  rounds: z.int().min(1).max(30).optional().meta({ description: 'default: as many as the kind needs' }),
  odd: z.enum(['bye', 'computer']).optional(),
  leavers: z.enum(['lost', 'stand-in']).optional(),
  minutes: z.int().min(1).max(43_200).optional().meta({ description: 'time limit of a round' }),
  clock: settingsChangeSchema.shape.clock,
  level: z.enum(LEVELS).optional().meta({ description: 'level of computer players that fill seats, and of stand-ins' }),
  door: visibilitySchema.optional(),
});

/** A request to create a tournament; only title, game and kind are required. */
export type CreateTournamentRequest = z.infer<typeof createTournamentSchema>;

const phase = z.enum(['open', 'running', 'over']);

const listedTournament = z.strictObject({
  tournament,
  title,
  game: z.string(),
  kind,
  phase,
  entrants: countSchema,
  made: timestampSchema,
});

const entrant = z.strictObject({
  name: z.string(),
  member: z.string().exactOptional(),
  team: z.string().exactOptional(),
  left: z.literal(true).exactOptional(),
});

const outcome = z.strictObject({
  winners: listOf(countSchema),
  scores: listOf(z.number()).nullable(),
  why: z.enum(['played', 'clock', 'left', 'unplayed']),
});

const roundTable = z.strictObject({
  table: z.string(),
  seats: listOf(countSchema.nullable()).meta({ description: 'numbers of entrants; null is a computer player' }),
  teams: listOf(countSchema).exactOptional(),
  again: countSchema,
  outcome: outcome.exactOptional(),
});

const round = z.strictObject({
  tables: listOf(roundTable),
  byes: listOf(z.strictObject({ who: countSchema, of: countSchema.exactOptional() })),
  until: timestampSchema.exactOptional(),
  deal: z.strictObject({ commitment: z.string(), secret: z.string().exactOptional() }).exactOptional().meta({
    description: 'commitment of the deals of this round; their secret when the round is over',
  }),
});

const standing = z.strictObject({
  who: countSchema,
  name: z.string(),
  place: countSchema,
  points: z.number(),
  breaks: listOf(z.number()),
});

const tournamentViewSchema = z.strictObject({
  title,
  game: z.string(),
  kind,
  entering,
  entry,
  seats: countSchema,
  sides: countSchema,
  odd: z.enum(['bye', 'computer']),
  leavers: z.enum(['lost', 'stand-in']),
  minutes: countSchema.nullable(),
  clock: settingsChangeSchema.shape.clock,
  phase,
  made: timestampSchema,
  organiser: z.string().exactOptional().meta({ description: 'the member who created it' }),
  entrants: listOf(entrant),
  teams: listOf(listOf(countSchema.nullable())),
  rounds: countSchema.meta({ description: 'number of rounds paired' }),
  of: countSchema.nullable().meta({ description: 'number of rounds, if known' }),
  round: round.nullable().meta({ description: 'the last round paired' }),
  standings: listOf(standing),
  tieBreaks: listOf(z.strictObject({ title: z.string(), says: z.string() })),
});

export type TournamentView = z.infer<typeof tournamentViewSchema>;
export type TournamentRoundView = z.infer<typeof round>;

const place = z.strictObject({
  who: countSchema,
  token: token.meta({ description: 'token of this entrant; keep it secret' }),
});

const mySeat = z.strictObject({
  who: countSchema,
  name: z.string(),
  table: z.string().nullable().meta({ description: 'the table to sit at now, if any' }),
  seat: countSchema.nullable(),
  token: z.string().nullable().meta({ description: 'token of that seat' }),
});

const newEntrant = z.strictObject({
  name: entrantName,
  team: entrantName.optional(),
  me: z.literal(true).optional().meta({ description: 'the member who asks, under their own name' }),
});

const params = z.object({ tournament });
const done = z.strictObject({ version: countSchema });
const plain = { params: NO_INPUT, body: NO_INPUT } as const;

export const TOURNAMENT_ROUTES = {
  create: {
    ...plain,
    method: 'POST',
    url: '/api/club/tournaments',
    says: 'Creates a tournament.',
    body: createTournamentSchema,
    answer: z.strictObject({
      tournament,
      organiser: token.meta({ description: 'token of the organiser; keep it secret' }),
    }),
  },
  listed: {
    ...plain,
    method: 'GET',
    url: '/api/club/tournaments',
    says: 'Lists public tournaments, newest first.',
    answer: z.strictObject({ tournaments: listOf(listedTournament) }),
  },
  seen: {
    ...plain,
    method: 'GET',
    url: '/api/club/tournaments/:tournament',
    says: 'Returns the public view of a tournament: entrants, last round, standings.',
    params,
    answer: z.strictObject({ version: countSchema, seen: tournamentViewSchema }),
  },
  news: {
    ...plain,
    method: 'GET',
    url: '/api/club/tournaments/:tournament/since/:version',
    says: 'Returns the same if it has changed since a version, else null.',
    params: params.extend({ version: z.string().regex(/^\d{1,15}$/) }),
    answer: z.strictObject({ version: countSchema, seen: tournamentViewSchema.nullable() }),
  },
  round: {
    ...plain,
    method: 'GET',
    url: '/api/club/tournaments/:tournament/rounds/:round',
    says: 'Returns one round, counted from 1.',
    params: params.extend({ round: z.string().regex(/^\d{1,2}$/) }),
    answer: round,
  },
  join: {
    ...plain,
    method: 'POST',
    url: '/api/club/tournaments/:tournament/join',
    says: 'Enters one name, or several that share a device.',
    params,
    body: z.strictObject({
      entrants: z.array(newEntrant).min(1).max(MAX_ENTRANTS_PER_REQUEST),
    }),
    answer: z.strictObject({ places: listOf(place) }),
  },
  leave: {
    ...plain,
    method: 'POST',
    url: '/api/club/tournaments/:tournament/leave',
    says: 'Withdraws an entrant: with the token of the entrant or organiser, or as that member.',
    params,
    body: z.strictObject({ who: countSchema.max(999) }),
    answer: done,
  },
  organise: {
    ...plain,
    method: 'POST',
    url: '/api/club/tournaments/:tournament/organise',
    says: 'For the organiser: begin, close the round, end.',
    params,
    body: z.strictObject({ do: z.enum(['begin', 'close round', 'end']) }),
    answer: done,
  },
  mine: {
    ...plain,
    method: 'POST',
    url: '/api/club/tournaments/:tournament/mine',
    says: 'Returns the tables and seat tokens of the entrants whose tokens are sent.',
    params,
    body: z.strictObject({ tokens: z.array(token).max(MAX_ENTRANTS_PER_REQUEST + 1) }),
    answer: z.strictObject({ organises: z.boolean(), seats: listOf(mySeat) }),
  },
} as const satisfies Record<string, RouteSpec>;
