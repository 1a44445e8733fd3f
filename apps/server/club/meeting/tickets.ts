/**
 * Tickets of those who look for a game. One lasts a few seconds and is renewed as long as its page asks. A meeting turns the
 * tickets of all who meet into their places in one commit, so nobody can be at two tables, whichever servers do it.
 */
import { createHash } from 'node:crypto';
import type { Ticket } from '@parlour/club/matching';
import { LEVELS } from '@parlour/players/player';
import { z } from 'zod';
import { kept, type Whereabouts } from '../kept.ts';

const wish = z.strictObject({
  game: z.string(),
  seats: z.number(),
  strength: z.strictObject({ mu: z.number(), sigma: z.number() }).exactOptional(),
});

const waiting = z.strictObject({
  is: z.literal('waiting'),
  name: z.string(),
  member: z.string().exactOptional(),
  wishes: z.array(wish),
  rated: z.boolean(),
  since: z.number(),
  until: z.number(),
  avoids: z.array(z.string()),
});

const met = z.strictObject({ is: z.literal('met'), table: z.string(), seat: z.number() });

const seated = z.union([
  z.strictObject({ name: z.string(), member: z.string().exactOptional() }),
  z.strictObject({ level: z.enum(LEVELS) }),
]);

const meeting = z.strictObject({
  game: z.string(),
  rated: z.boolean(),
  occupants: z.array(seated),
});

export type WaitingTicket = Readonly<z.infer<typeof waiting>>;
export type Met = Readonly<z.infer<typeof met>>;

export const tickets = kept('ticket', z.discriminatedUnion('is', [waiting, met]));
/** A table for people who meet, settled before it is laid; its id is the table's. */
export const meetings = kept('meeting', meeting);

/** Everybody who waits, the longest waiting first; and those who would play a game. */
export const ALL = 'all';
export const waitingFor = (game: string): string => `game/${game}`;

/** Whoever does not ask for so long is gone. They ask every two seconds. */
const RENEWED = 7000;
/** A place that nobody has come for is not kept longer than this. */
const KEPT = 10 * 60_000;

/** The ticket itself is a secret of its holder, and not kept. */
export const idOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url');

/** A member looks for one game at a time. */
export const memberKey = (member: string): string => `member/${member}`;

export function whileWaiting({ member, wishes, since }: WaitingTicket): Whereabouts {
  const lists = new Set([ALL, ...wishes.map(({ game }) => waitingFor(game))]);
  return {
    places: [...lists].map(list => ({ list, place: since })),
    lasts: RENEWED,
    ...(member === undefined ? {} : { keys: [memberKey(member)] }),
  };
}

export const onceMet: Whereabouts = { lasts: KEPT };

/** As it is compared with others. */
export const ticketOf = (id: string, { member, wishes, rated, since, until, avoids }: WaitingTicket): Ticket => ({
  id,
  who: member ?? id,
  ...{ wishes, rated, since, until, avoids },
});
