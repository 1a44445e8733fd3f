/** Finding a game, as data: looking for somebody to play with, who waits, and who is here. */
import { z } from 'zod';
import { placeCard } from '../client-frames.ts';
import { list, moment } from '../frame-parts.ts';
import { NONE, type RouteSpec } from '../http.ts';
import { ID_PATTERN } from '../table-names.ts';

/** Drawn by whoever looks for a game, and told to nobody else: who has it has the place it leads to. */
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
  name: placeCard.optional().meta({ description: 'what a guest is called; members go by their own names' }),
});

/** Asked again every two seconds: whoever does not ask is gone. */
export type SeekRequest = z.infer<typeof seekRequest>;

const met = z.strictObject({
  is: z.literal('met'),
  game,
  table: z.string(),
  seat: z.string().meta({ description: 'the token of their seat; keep it to yourself' }),
});

const sought = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('waiting'),
    waited: z.number().meta({ description: 'milliseconds since they began to wait' }),
    left: z.number().meta({ description: 'milliseconds until computer players fill the table' }),
    others: z.int().meta({ description: 'how many others wait for one of these games' }),
  }),
  met,
]);

/** Where somebody who looks for a game has got to. */
export type Sought = z.infer<typeof sought>;

const anotherRequest = z.strictObject({
  seat: z.string().max(120).meta({ description: 'the token of a seat at the table' }),
  game: game.optional().meta({ description: 'calls everybody there to this game' }),
  agrees: z.boolean().optional().meta({ description: 'whether they come along; without it nothing is changed' }),
});

/** Another game with the same people: called for, agreed to, or asked how far it has got. */
export type AnotherRequest = z.infer<typeof anotherRequest>;

const another = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('none') }),
  z.strictObject({
    is: z.literal('called'),
    game,
    by: z.string(),
    agreed: z.boolean().meta({ description: 'whether they have said that they come along' }),
    waiting: list(z.string()).meta({ description: 'who has not said anything yet' }),
    left: z.number().meta({ description: 'milliseconds until it goes on without them' }),
  }),
  met,
]);

/** Where another game with the same people has got to, for whoever asks. */
export type Another = z.infer<typeof another>;

const byGame = list(z.strictObject({ game, waiting: z.int(), playing: z.int() }));

const company = z.strictObject({
  games: byGame,
  members: list(z.strictObject({ id: z.string(), name: z.string(), game })).meta({
    description: 'members at a table who let it be known; at most a hundred',
  }),
  shown: z.boolean().optional().meta({ description: 'whether the member who asks lets it be known' }),
});

/** Who is here: how many wait and play, by game. */
export type ClubCompany = z.infer<typeof company>;

/** Somebody one has played with: which game last, and when. */
const person = z.strictObject({ id: z.string(), name: z.string(), game, at: moment });

/** A table that somebody invites to. */
const invitation = z.strictObject({ from: z.string(), table: z.string(), game, at: moment });

export type ClubPerson = z.infer<typeof person>;
export type ClubInvitation = z.infer<typeof invitation>;

const table = z.string().regex(ID_PATTERN);

const plain = { params: NONE, body: NONE } as const;

export const MEETING_ROUTES = {
  seek: {
    ...plain,
    method: 'POST',
    url: '/api/club/seek',
    says: 'Looks for somebody to play with, or asks again how far that has got.',
    body: seekRequest,
    answer: sought,
  },
  stopSeeking: {
    ...plain,
    method: 'POST',
    url: '/api/club/seek/stop',
    says: 'Gives a ticket back; false if it has led to a table already, or there was none.',
    body: z.strictObject({ ticket }),
    answer: z.strictObject({ stopped: z.boolean() }),
  },
  another: {
    method: 'POST',
    url: '/api/club/tables/:table/another',
    says: 'Another game with the same people: calls for one, agrees to it, or asks how far it has got.',
    params: z.object({ table }),
    body: anotherRequest,
    answer: another,
  },
  company: {
    ...plain,
    method: 'GET',
    url: '/api/club/company',
    says: 'Who is here: how many wait and play, by game, and the members who let it be known.',
    answer: company,
  },
  showMe: {
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
    answer: z.strictObject({ people: list(person), invitations: list(invitation) }),
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
