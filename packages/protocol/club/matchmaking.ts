/** Matchmaking over HTTP: the queue, rematches with the same people, who is online, and invitations. */
import { z } from 'zod';
import { displayNameSchema } from '../client-frames.ts';
import { listOf, timestampSchema } from '../common-schemas.ts';
import { NO_INPUT, type RouteSpec } from '../http.ts';
import { ID_PATTERN } from '../wire-constants.ts';

/** Secret chosen by the client; it gives access to the seat it leads to. */
const ticket = z.string().regex(/^[\w-]{22,64}$/, 'a ticket is 22 to 64 letters and figures that nobody can guess');

const game = z.string().max(40);

const seekRequest = z.strictObject({
  ticket,
  games: z
    .array(game)
    .min(1)
    .max(40)
    .readonly()
    .optional()
    .meta({ description: 'which games would do; any, if left out' }),
  seats: z
    .int()
    .min(2)
    .max(20)
    .optional()
    .meta({ description: 'how many sit at the table; as few as can, if left out' }),
  rated: z.boolean().optional().meta({ description: 'members alone may play for their ratings' }),
  name: displayNameSchema.optional().meta({ description: 'what a guest is called; members go by their own names' }),
});

/** Repeated every two seconds; a client that stops is removed from the queue. */
export type MatchmakingRequest = z.infer<typeof seekRequest>;

const matchedSchema = z.strictObject({
  is: z.literal('met'),
  game,
  table: z.string(),
  seat: z.string().meta({ description: 'the token of their seat; keep it to yourself' }),
});

const matchmakingSchema = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('waiting'),
    waited: z.number().meta({ description: 'milliseconds since they began to wait' }),
    left: z.number().meta({ description: 'milliseconds until computer players fill the table' }),
    others: z.int().meta({ description: 'how many others wait for one of these games' }),
  }),
  matchedSchema,
]);

export type MatchmakingStatus = z.infer<typeof matchmakingSchema>;

const anotherRequest = z.strictObject({
  seat: z.string().max(120).meta({ description: 'the token of a seat at the table' }),
  game: game.optional().meta({ description: 'calls everybody there to this game' }),
  agrees: z.boolean().optional().meta({ description: 'whether they come along; without it nothing is changed' }),
});

/** Requests a rematch (also of another game), agrees to one, or polls its state. */
export type RematchRequestBody = z.infer<typeof anotherRequest>;

const rematchSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('none') }),
  z.strictObject({
    is: z.literal('called'),
    game,
    by: z.string(),
    agreed: z.boolean().meta({ description: 'whether they have said that they come along' }),
    waiting: listOf(z.string()).meta({ description: 'who has not said anything yet' }),
    left: z.number().meta({ description: 'milliseconds until it goes on without them' }),
  }),
  matchedSchema,
]);

export type RematchStatus = z.infer<typeof rematchSchema>;

const byGame = listOf(z.strictObject({ game, waiting: z.int(), playing: z.int() }));

const company = z.strictObject({
  games: byGame,
  members: listOf(z.strictObject({ id: z.string(), name: z.string(), game })).meta({
    description: 'members at a table who let it be known; at most a hundred',
  }),
  shown: z.boolean().optional().meta({ description: 'whether the member who asks lets it be known' }),
});

/** How many people wait and play, by game. */
export type OnlinePlayers = z.infer<typeof company>;

/** A member the caller has played with: the last game, and when. */
const person = z.strictObject({ id: z.string(), name: z.string(), game, at: timestampSchema });

const invitation = z.strictObject({ from: z.string(), table: z.string(), game, at: timestampSchema });

export type RecentPlayer = z.infer<typeof person>;
export type TableInvitation = z.infer<typeof invitation>;

const table = z.string().regex(ID_PATTERN);

const plain = { params: NO_INPUT, body: NO_INPUT } as const;

export const MATCHMAKING_ROUTES = {
  enqueue: {
    ...plain,
    method: 'POST',
    url: '/api/club/seek',
    says: 'Looks for somebody to play with, or asks again how far that has got.',
    body: seekRequest,
    answer: matchmakingSchema,
  },
  leaveQueue: {
    ...plain,
    method: 'POST',
    url: '/api/club/seek/stop',
    says: 'Gives a ticket back; false if it has led to a table already, or there was none.',
    body: z.strictObject({ ticket }),
    answer: z.strictObject({ stopped: z.boolean() }),
  },
  rematch: {
    method: 'POST',
    url: '/api/club/tables/:table/another',
    says: 'Another game with the same people: calls for one, agrees to it, or asks how far it has got.',
    params: z.object({ table }),
    body: anotherRequest,
    answer: rematchSchema,
  },
  company: {
    ...plain,
    method: 'GET',
    url: '/api/club/company',
    says: 'Who is here: how many wait and play, by game, and the members who let it be known.',
    answer: company,
  },
  setOnlineVisibility: {
    ...plain,
    method: 'POST',
    url: '/api/club/company',
    says: 'Lets it be known that the member who asks is here, or no longer.',
    body: z.strictObject({ shown: z.boolean() }),
    answer: z.strictObject({ shown: z.boolean() }),
  },
  people: {
    ...plain,
    method: 'GET',
    url: '/api/club/people',
    says: 'Members whom the member who asks has played with, the last first, and the tables they are invited to.',
    answer: z.strictObject({ people: listOf(person), invitations: listOf(invitation) }),
  },
  invite: {
    ...plain,
    method: 'POST',
    url: '/api/club/invitations',
    says: 'Invites a member to a table.',
    body: z.strictObject({ member: z.string().max(60), table }),
    answer: z.strictObject({ invited: z.boolean() }),
  },
  answerInvitation: {
    ...plain,
    method: 'POST',
    url: '/api/club/invitations/:table/answered',
    says: 'An invitation has been taken or will not be; it waits no longer.',
    params: z.object({ table }),
    answer: z.strictObject({ answered: z.boolean() }),
  },
} as const satisfies Record<string, RouteSpec>;
