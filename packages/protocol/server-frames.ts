/** What a server sends in a sitting, as schemas: the answers to what was asked, and what it tells by itself. */
import { z } from 'zod';
import { type Ask, type ClientFrame, id } from './client-frames.ts';
import { CODES } from './error-codes.ts';
import { chair, happening, list, moment, number, play, room, scene, seat } from './frame-parts.ts';
import { news, opened } from './news.ts';

/** Undefined is not sent. */
const offer = { plays: list(play).optional(), more: z.boolean().optional() };

/** What a chair sees: the whole table, or with `after` and `news` what it missed of it. */
const look = {
  number,
  table: z.strictObject(opened).optional(),
  seat: chair,
  room,
  scene: scene.optional(),
  history: list(happening).optional(),
  after: number.optional(),
  news: list(news).optional(),
  ...offer,
};

const here = { here: list(z.boolean()), onlookers: number };

/** Whether a table is found only by link or code, or by anybody who looks for one. */
export const door = z.enum(['private', 'listed']);

/** What everybody may know of a table. */
export const publicSnapshotSchema = z.strictObject(look);

const done = { id, ok: z.literal(true) };

const welcome = z.strictObject({
  ...done,
  ...look,
  code: z.string(),
  door,
  ...here,
  protocols: list(z.int()).meta({ description: 'the versions of the protocol that are spoken here' }),
  signedOut: z.literal(true).exactOptional().meta({
    description: 'the seat of the token belongs to a member who is not signed in here, so it is not given',
  }),
});

const option = z.strictObject({ play, value: z.number() });

/** What is answered to each ask if it is done. A request that made news may be answered by them instead. */
export const answers = {
  hello: welcome,
  sit: welcome.extend({ token: z.string() }),
  plays: z.strictObject({ ...done, number, plays: list(play), more: z.boolean() }),
  hint: z.strictObject({
    ...done,
    number,
    play: play.optional(),
    why: z.string(),
    steps: z.strictObject({ look: z.string(), kind: z.string() }).optional().meta({
      description: 'for whoever wants to find it: what to look at, and what kind of play it is; neither names the play',
    }),
    options: list(option),
  }),
  say: z.strictObject(done),
  ping: z.strictObject({ ...done, now: moment, number: number.optional() }),
} as const;

export const acknowledged = z.strictObject({ ...done, number });

/** What is wrong, or which clause forbids the play and the facts of the game that say why. */
export const failed = z.union([
  z.strictObject({
    id,
    ok: z.literal(false),
    number: number.optional(),
    error: z.strictObject({ code: z.enum(CODES), message: z.string() }),
  }),
  z.strictObject({
    id,
    ok: z.literal(false),
    number,
    refusal: z.looseObject({ clause: z.string(), why: z.string(), message: z.string() }),
  }),
]);

/** With `id` and `ok` they answer the request that made them. */
export const newsFrame = z.strictObject({
  id,
  ok: z.literal(true).optional(),
  tell: z.literal('news'),
  number,
  seat: chair,
  after: number,
  news: list(news),
  history: list(happening).optional(),
  room: room.optional(),
  scene: scene.optional(),
  ...offer,
});

export const presence = z.strictObject({ tell: z.literal('presence'), ...here });
export const said = z.strictObject({ tell: z.literal('said'), seat, phrase: z.string() });

/** The answer to a hello: the table as this chair sees it. */
export type Welcome = z.infer<typeof welcome>;
export type PublicSnapshot = z.infer<typeof publicSnapshotSchema>;
/** What has happened at the table since the last of these. */
export type NewsFrame = z.infer<typeof newsFrame>;
/** Who is there. */
export type Presence = z.infer<typeof presence>;
/** A polite phrase somebody has said. */
export type Said = z.infer<typeof said>;
/** A request that came to nothing: the rules forbid it, or something was wrong with it. */
export type Failed = z.infer<typeof failed>;
export type Refused = Extract<Failed, { refusal: unknown }>;
export type Errant = Extract<Failed, { error: unknown }>;

type Acknowledged = z.infer<typeof acknowledged>;
type Answers = { readonly [A in keyof typeof answers]: z.infer<(typeof answers)[A]> };

/** What a request of some kind comes to, done or not. */
export type Done<A extends Ask> = A extends keyof Answers ? Answers[A] : Acknowledged;
/** An answer to a request of one kind. */
export type AnswerTo<A extends Ask> = Done<A> | Failed;
/** An answer to any request. */
export type Answer = AnswerTo<ClientFrame['ask']>;

/** Whatever a server sends. */
export type ServerFrame = Answer | NewsFrame | Presence | Said;
