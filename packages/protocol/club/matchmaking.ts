/** Matchmaking over HTTP: the queue, rematches with the same people, who is online, and invitations. */
import { z } from 'zod';
import { displayNameSchema } from '../client-frames.ts';
import { listOf, timestampSchema } from '../common-schemas.ts';
import { NO_INPUT, type RouteSpec } from '../http.ts';
import { ID_PATTERN } from '../wire-constants.ts';

/** Secret chosen by the client; it gives access to the seat it leads to. */
const ticket = z.string().regex(/^[\w-]{22,64}$/, 'a ticket must be 22 to 64 letters and digits and hard to guess');

const game = z.string().max(40);

const seekRequest = z.strictObject({
  ticket,
  games: z.array(game).min(1).max(40).readonly().optional().meta({ description: 'ids of the games; default: any' }),
  seats: z.int().min(2).max(20).optional().meta({ description: 'number of seats; default: the fewest' }),
  rated: z.boolean().optional().meta({ description: 'rated; members only' }),
  clock: z
    .enum(['relaxed', 'normal', 'fast'])
    .optional()
    .meta({ description: "time per turn; only players with the same clock meet; default: 'normal'" }),
  name: displayNameSchema.optional().meta({ description: 'name of a guest; ignored for members' }),
});

/** Repeated every two seconds; a client that stops is removed from the queue. */
export type MatchmakingRequest = z.infer<typeof seekRequest>;

const matchedSchema = z.strictObject({
  is: z.literal('met'),
  game,
  table: z.string(),
  seat: z.string().meta({ description: 'the token of their seat; keep it secret' }),
});

const matchmakingSchema = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('waiting'),
    waited: z.number().meta({ description: 'milliseconds waited so far' }),
    left: z.number().meta({ description: 'milliseconds until computer players fill the table' }),
    others: z.int().meta({ description: 'number of others who wait for one of these games' }),
  }),
  matchedSchema,
]);

export type MatchmakingStatus = z.infer<typeof matchmakingSchema>;

const anotherRequest = z.strictObject({
  seat: z.string().max(120).meta({ description: 'the token of a seat at the table' }),
  game: game.optional().meta({ description: 'calls all players at the table to this game' }),
  agrees: z.boolean().optional().meta({ description: 'whether the player agrees; if left out, nothing changes' }),
});

/** Requests a rematch (also of another game), agrees to one, or polls its state. */
export type RematchRequestBody = z.infer<typeof anotherRequest>;

const rematchSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('none') }),
  z.strictObject({
    is: z.literal('called'),
    game,
    by: z.string(),
    agreed: z.boolean().meta({ description: 'whether they have agreed' }),
    waiting: listOf(z.string()).meta({ description: 'players who have not answered' }),
    left: z.number().meta({ description: 'milliseconds until it starts without them' }),
  }),
  matchedSchema,
]);

export type RematchStatus = z.infer<typeof rematchSchema>;

const byGame = listOf(z.strictObject({ game, waiting: z.int(), playing: z.int() }));

const company = z.strictObject({
  games: byGame,
  members: listOf(z.strictObject({ id: z.string(), name: z.string(), game })).meta({
    description: 'members at a table who show that they are online; at most 100',
  }),
  shown: z.boolean().optional().meta({ description: 'whether the member who asks shows it' }),
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
    says: 'Joins the matchmaking queue, or asks for its state.',
    body: seekRequest,
    answer: matchmakingSchema,
  },
  leaveQueue: {
    ...plain,
    method: 'POST',
    url: '/api/club/seek/stop',
    says: 'Leaves the queue; false if a table was found already or there is no such ticket.',
    body: z.strictObject({ ticket }),
    answer: z.strictObject({ stopped: z.boolean() }),
  },
  rematch: {
    method: 'POST',
    url: '/api/club/tables/:table/another',
    says: 'Rematch with the same players: calls one, agrees to it, or asks for its state.',
    params: z.object({ table }),
    body: anotherRequest,
    answer: rematchSchema,
  },
  company: {
    ...plain,
    method: 'GET',
    url: '/api/club/company',
    says: 'Returns who is online: waiting and playing by game, and members who show it.',
    answer: company,
  },
  setOnlineVisibility: {
    ...plain,
    method: 'POST',
    url: '/api/club/company',
    says: 'Shows or hides that the member who asks is online.',
    body: z.strictObject({ shown: z.boolean() }),
    answer: z.strictObject({ shown: z.boolean() }),
  },
  people: {
    ...plain,
    method: 'GET',
    url: '/api/club/people',
    says: 'Returns recent opponents of the member who asks, latest first, and open invitations.',
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
    says: 'Removes an invitation that was accepted or declined.',
    params: z.object({ table }),
    answer: z.strictObject({ answered: z.boolean() }),
  },
} as const satisfies Record<string, RouteSpec>;
