/** What frames are made of, as schemas. Each is held to the type the table makes it by (tests/types.test.ts). */
import { LEVELS } from '@parlour/players/player';
import { z } from 'zod';

export const list = <T extends z.ZodType>(item: T): z.ZodReadonly<z.ZodArray<T>> => z.array(item).readonly();

export const seat = z.int().min(0).max(99);
export const chair = seat.nullable();
export const level = z.enum(LEVELS);
export const number = z.int().min(0);
/** Milliseconds since 1970. */
export const moment = z.number();

/** What a game adds to these is its own affair. */
export const play = z.looseObject({ do: z.string() });

const secret: z.ZodType<object> = z.looseObject({});

export const happening = z.looseObject({
  what: z.string(),
  clause: z.string(),
  points: list(z.number()).exactOptional(),
  secret: secret.exactOptional(),
  seenBy: list(seat).exactOptional(),
});

const view = z.looseObject({
  game: z.string(),
  seat: chair,
  turn: list(seat),
  hand: list(z.string()).exactOptional(),
  others: list(z.looseObject({ seat, cards: z.number() })),
  table: z.unknown(),
  scores: list(z.number()),
});

/** A game may tell more of its end, such as who has lost. */
const result = z.looseObject({ winners: list(seat), scores: list(z.number()) });

/** The id of a member of the house; told only of those who are signed in. */
export const member: z.ZodString = z.string();

/** Who made a play instead of a computer player that had failed. */
export const fallback = z.enum([...LEVELS, 'random']);

const seatInfo = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('empty'), standIn: level.exactOptional() }),
  z.strictObject({
    is: z.literal('person'),
    name: z.string(),
    member: member.exactOptional(),
    standIn: level.exactOptional(),
  }),
  z.strictObject({ is: z.literal('computer'), name: z.string(), level }),
]);

const shuffling = z.strictObject({
  commitments: list(z.string().nullable()),
  dealer: seat.exactOptional(),
  hiding: list(seat),
  until: moment,
});

export const room = z.strictObject({
  seats: list(seatInfo),
  locked: z.boolean(),
  closed: z.boolean(),
  match: number,
  playing: z.boolean(),
  seal: z.string().exactOptional(),
  cut: list(z.boolean()),
  begins: moment.exactOptional(),
  declined: list(seat).exactOptional(),
  shuffling: shuffling.exactOptional(),
  undo: z.strictObject({ seat, agreed: list(seat) }).exactOptional(),
});

export const scene = z.strictObject({
  view,
  hands: list(view).exactOptional(),
  turn: list(seat),
  interrupt: list(seat).exactOptional(),
  heard: number,
  deadlines: list(moment.nullable()).exactOptional(),
  stallsAt: moment.exactOptional(),
  start: z
    .strictObject({ ready: list(seat), until: moment.exactOptional(), go: moment.exactOptional() })
    .exactOptional(),
  over: result.exactOptional(),
});

export const options = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).readonly();
