/** Tournaments over HTTP: what is asked and what is answered. */
import { LEVELS } from '@parlour/players/player';
import { z } from 'zod';
import { PRINTABLE, placeCard } from '../client-frames.ts';
import { list, moment, number } from '../frame-parts.ts';
import { LONGEST_OPTION, NONE, type RouteSpec } from '../http.ts';
import { door } from '../server-frames.ts';
import { wished } from '../settings.ts';
import { ID_PATTERN } from '../table-names.ts';

export const LONGEST_TITLE = 60;
export const LONGEST_ENTRANT = 20;
/** So many names may come in from one device at once: a class. */
export const MOST_TOGETHER = 40;

const tournament = z.string().regex(ID_PATTERN);
const token = z.string().max(100);
const title = z.string().trim().min(2).max(LONGEST_TITLE).regex(PRINTABLE, 'printable characters only');
const entrantName = placeCard.max(LONGEST_ENTRANT);

const kind = z.enum(['round robin', 'swiss', 'knock-out', 'duplicate']);
const entering = z.enum(['single', 'teams']);

const entry = z.enum(['members', 'shared']).meta({
  description: 'members: once per member and per device; shared: also guests, and several names from one device',
});

const optionValue = z.union([z.string().max(LONGEST_OPTION), z.number(), z.boolean()]);

const wanted = z.strictObject({
  title,
  game: z.string().max(40),
  options: z.record(z.string().max(40), optionValue).optional(),
  kind,
  entering: entering.optional(),
  entry: entry.optional().meta({ description: 'members for a duplicate if nothing is said; only a duplicate has it' }),
  seats: z.int().min(1).max(20).optional(),
  rounds: z.int().min(1).max(30).optional().meta({ description: 'as many as the kind asks for, if nothing is said' }),
  odd: z.enum(['bye', 'computer']).optional(),
  leavers: z.enum(['lost', 'stand-in']).optional(),
  minutes: z.int().min(1).max(43_200).optional().meta({ description: 'after so long a round is closed' }),
  clock: wished.shape.clock,
  level: z.enum(LEVELS).optional().meta({ description: 'of computer players who fill up, and of stand-ins' }),
  door: door.optional(),
});

/** What a tournament is made of; all but its title, game and kind may be left out. */
export type MakeTournament = z.infer<typeof wanted>;

const phase = z.enum(['open', 'running', 'over']);

const listedTournament = z.strictObject({
  tournament,
  title,
  game: z.string(),
  kind,
  phase,
  entrants: number,
  made: moment,
});

const entrant = z.strictObject({
  name: z.string(),
  member: z.string().exactOptional(),
  team: z.string().exactOptional(),
  left: z.literal(true).exactOptional(),
});

const outcome = z.strictObject({
  winners: list(number),
  scores: list(z.number()).nullable(),
  why: z.enum(['played', 'clock', 'left', 'unplayed']),
});

const roundTable = z.strictObject({
  table: z.string(),
  seats: list(number.nullable()).meta({ description: 'numbers of entrants; null is a computer player' }),
  teams: list(number).exactOptional(),
  again: number,
  outcome: outcome.exactOptional(),
});

const round = z.strictObject({
  tables: list(roundTable),
  byes: list(z.strictObject({ who: number, of: number.exactOptional() })),
  until: moment.exactOptional(),
  deal: z.strictObject({ commitment: z.string(), secret: z.string().exactOptional() }).exactOptional().meta({
    description: 'what the deals of this round are bound to; their secret once the round is over',
  }),
});

const standing = z.strictObject({
  who: number,
  name: z.string(),
  place: number,
  points: z.number(),
  breaks: list(z.number()),
});

const seen = z.strictObject({
  title,
  game: z.string(),
  kind,
  entering,
  entry,
  seats: number,
  sides: number,
  odd: z.enum(['bye', 'computer']),
  leavers: z.enum(['lost', 'stand-in']),
  minutes: number.nullable(),
  clock: wished.shape.clock,
  phase,
  made: moment,
  organiser: z.string().exactOptional().meta({ description: 'the member who made it' }),
  entrants: list(entrant),
  teams: list(list(number.nullable())),
  rounds: number.meta({ description: 'how many have been paired' }),
  of: number.nullable().meta({ description: 'how many there are to be, where that is known' }),
  round: round.nullable().meta({ description: 'the last that was paired' }),
  standings: list(standing),
  tieBreaks: list(z.strictObject({ title: z.string(), says: z.string() })),
});

export type TournamentView = z.infer<typeof seen>;
export type TournamentRoundView = z.infer<typeof round>;

const place = z.strictObject({
  who: number,
  token: token.meta({ description: 'of this entrant; keep it to yourself' }),
});

const mySeat = z.strictObject({
  who: number,
  name: z.string(),
  table: z.string().nullable().meta({ description: 'where they are to sit now, if anywhere' }),
  seat: number.nullable(),
  token: z.string().nullable().meta({ description: 'of that seat' }),
});

const newEntrant = z.strictObject({
  name: entrantName,
  team: entrantName.optional(),
  me: z.literal(true).optional().meta({ description: 'the member who asks, by their own name' }),
});

const params = z.object({ tournament });
const done = z.strictObject({ version: number });
const plain = { params: NONE, body: NONE } as const;

export const TOURNAMENT_ROUTES = {
  make: {
    ...plain,
    method: 'POST',
    url: '/api/club/tournaments',
    says: 'Makes a tournament.',
    body: wanted,
    answer: z.strictObject({
      tournament,
      organiser: token.meta({ description: 'of whoever made it; keep it to yourself' }),
    }),
  },
  listed: {
    ...plain,
    method: 'GET',
    url: '/api/club/tournaments',
    says: 'Listed tournaments, newest first.',
    answer: z.strictObject({ tournaments: list(listedTournament) }),
  },
  seen: {
    ...plain,
    method: 'GET',
    url: '/api/club/tournaments/:tournament',
    says: 'A tournament as everybody may see it: who is in, the last round, the standings.',
    params,
    answer: z.strictObject({ version: number, seen }),
  },
  news: {
    ...plain,
    method: 'GET',
    url: '/api/club/tournaments/:tournament/since/:version',
    says: 'The same, if it has changed since a version; else null.',
    params: params.extend({ version: z.string().regex(/^\d{1,15}$/) }),
    answer: z.strictObject({ version: number, seen: seen.nullable() }),
  },
  round: {
    ...plain,
    method: 'GET',
    url: '/api/club/tournaments/:tournament/rounds/:round',
    says: 'One round, counted from 1.',
    params: params.extend({ round: z.string().regex(/^\d{1,2}$/) }),
    answer: round,
  },
  join: {
    ...plain,
    method: 'POST',
    url: '/api/club/tournaments/:tournament/join',
    says: 'Comes in, with one name or with several who share a device.',
    params,
    body: z.strictObject({
      entrants: z.array(newEntrant).min(1).max(MOST_TOGETHER),
    }),
    answer: z.strictObject({ places: list(place) }),
  },
  leave: {
    ...plain,
    method: 'POST',
    url: '/api/club/tournaments/:tournament/leave',
    says: 'Takes an entrant out: with their own token or the organiser’s, or as the member who it is.',
    params,
    body: z.strictObject({ who: number.max(999) }),
    answer: done,
  },
  organise: {
    ...plain,
    method: 'POST',
    url: '/api/club/tournaments/:tournament/organise',
    says: 'What the organiser alone may do: begin, close the round, end it.',
    params,
    body: z.strictObject({ do: z.enum(['begin', 'close round', 'end']) }),
    answer: done,
  },
  mine: {
    ...plain,
    method: 'POST',
    url: '/api/club/tournaments/:tournament/mine',
    says: 'Where those whose tokens are shown are to sit now, with the tokens of those seats.',
    params,
    body: z.strictObject({ tokens: z.array(token).max(MOST_TOGETHER + 1) }),
    answer: z.strictObject({ organises: z.boolean(), seats: list(mySeat) }),
  },
} as const satisfies Record<string, RouteSpec>;
