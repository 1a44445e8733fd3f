/**
 * Matches queued players. A ticket lives for a few seconds and is renewed while its page polls. One commit turns the
 * tickets of a group into seats, so no player gets two tables, whichever servers do it.
 */
import { createHash } from 'node:crypto';
import {
  MATCH_CLOCKS,
  type MatchClock,
  type MatchedGroup,
  matchTickets,
  nearestLevel,
  type QueueTicket,
  type StrengthEstimate,
} from '@parlour/club/matchmaking/matchmaking';
import { findGame } from '@parlour/games/shelf/shelf';
import { objectFromKeys } from '@parlour/kernel/json';
import { seededRandom, shuffle } from '@parlour/kernel/random';
import { toHex } from '@parlour/kernel/seal';
import { LEVELS, type Level } from '@parlour/players/player';
import type { MatchmakingStatus } from '@parlour/protocol/club/matchmaking';
import type { TableSettings } from '@parlour/table/log';
import { RATED_SETTINGS } from '@parlour/table/rated-match';
import { z } from 'zod';
import type { ServerContext } from '../../context.ts';
import { readRatedOptions } from '../../tables/rated-eligibility.ts';
import { randomId } from '../../tokens.ts';
import { type DocumentIndex, defineCollection, newDocumentAt, type Stored } from '../document-collection.ts';
import { createSeatedTable, type TableOccupant } from '../seated-table.ts';

const preferenceSchema = z.strictObject({
  game: z.string(),
  seats: z.number(),
  strength: z.strictObject({ mu: z.number(), sigma: z.number() }).exactOptional(),
});

const waitingSchema = z.strictObject({
  is: z.literal('waiting'),
  name: z.string(),
  member: z.string().exactOptional(),
  wishes: z.array(preferenceSchema),
  rated: z.boolean(),
  clock: z.enum(MATCH_CLOCKS).exactOptional(),
  since: z.number(),
  until: z.number(),
  avoids: z.array(z.string()),
});

const matchedSchema = z.strictObject({ is: z.literal('met'), table: z.string(), seat: z.number() });

const occupantSchema = z.union([
  z.strictObject({ name: z.string(), member: z.string().exactOptional() }),
  z.strictObject({ level: z.enum(LEVELS) }),
]);

const plannedTableSchema = z.strictObject({
  game: z.string(),
  rated: z.boolean(),
  clock: z.enum(MATCH_CLOCKS).exactOptional(),
  occupants: z.array(occupantSchema),
});

export type WaitingTicket = Readonly<z.infer<typeof waitingSchema>>;
export type MatchedTicket = Readonly<z.infer<typeof matchedSchema>>;

export const ticketDocuments = defineCollection('ticket', z.discriminatedUnion('is', [waitingSchema, matchedSchema]));
/** Planned before it is created; the document id is the table id. */
export const plannedTables = defineCollection('meeting', plannedTableSchema);

/** Longest waiting first. */
export const ALL_TICKETS_LIST = 'all';
export const gameTicketsList = (game: string): string => `game/${game}`;

/** Pages poll every 2 s; a ticket without a poll for this long is gone. */
const TICKET_TTL_MS = 7000;
/** Held this long for players who have not claimed their seat. */
const PLANNED_TABLE_TTL_MS = 10 * 60_000;

/** The ticket is a secret of its page, so only its hash is stored. */
export const ticketId = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url');

/** A unique key: a member queues once at a time. */
export const memberTicketKey = (member: string): string => `member/${member}`;

export function waitingIndex({ member, wishes, since }: WaitingTicket): DocumentIndex {
  const lists = new Set([ALL_TICKETS_LIST, ...wishes.map(({ game }) => gameTicketsList(game))]);
  return {
    places: [...lists].map(list => ({ list, place: since })),
    lasts: TICKET_TTL_MS,
    ...(member === undefined ? {} : { keys: [memberTicketKey(member)] }),
  };
}

export const MATCHED_TICKET_INDEX: DocumentIndex = { lasts: PLANNED_TABLE_TTL_MS };

export const toQueueTicket = (
  id: string,
  { member, wishes, rated, clock, since, until, avoids }: WaitingTicket,
): QueueTicket => ({
  id,
  who: member ?? id,
  ...{ wishes, rated, since, until, avoids },
  ...(clock && { clock }),
});

const TICKETS_PER_RUN = 200;

/** A server matches at most this often; a sooner run would find the same. */
const MIN_RUN_INTERVAL_MS = 300;

const lastRunAt = new WeakMap<ServerContext, number>();

/** Groups waiting tickets into planned tables. Any server may run it at any time. */
export async function matchQueuedTickets(context: ServerContext): Promise<void> {
  const now = context.clock.now();
  const last = lastRunAt.get(context) ?? Number.NEGATIVE_INFINITY;
  if (now >= last && now - last < MIN_RUN_INTERVAL_MS) return;
  lastRunAt.set(context, now);
  const stored = await ticketDocuments.list(context.store.documents, ALL_TICKETS_LIST, {
    order: 'rising',
    limit: TICKETS_PER_RUN,
  });
  const waiting = new Map(stored.flatMap(ticket => (isWaiting(ticket) ? [[ticket.id, ticket]] : [])));
  const queued = [...waiting.values()].map(({ id, value }) => toQueueTicket(id, value));
  for (const group of matchTickets(queued, now)) await storePlannedTable(context, group, waiting);
}

const isWaiting = (ticket: Stored<WaitingTicket | MatchedTicket>): ticket is Stored<WaitingTicket> =>
  ticket.value.is === 'waiting';

/**
 * Draws the seats and commits the group. If a ticket is gone or was matched elsewhere, nothing is written and the
 * others keep waiting.
 */
async function storePlannedTable(
  { store, entropy }: ServerContext,
  group: MatchedGroup,
  waiting: ReadonlyMap<string, Stored<WaitingTicket>>,
): Promise<void> {
  const table = randomId(entropy);
  const members = group.tickets.flatMap(({ id }) => waiting.get(id) ?? []);
  const level = await computerLevelFor(group.game, members);
  const computers = Array.from({ length: group.seats - members.length }, () => ({ level }));
  const chairs = shuffle(seededRandom(toHex(entropy(16))), [...members, ...computers]);
  const occupants = chairs.map(occupant => ('level' in occupant ? occupant : toSeatedPerson(occupant.value)));
  const places = chairs.flatMap((occupant, seat) =>
    'level' in occupant ? [] : [ticketDocuments.write(occupant, { is: 'met', table, seat }, MATCHED_TICKET_INDEX)],
  );
  const { game, rated, clock } = group;
  await store.documents.commit([
    ...places,
    plannedTables.write(newDocumentAt(table), { game, rated, clock, occupants }, MATCHED_TICKET_INDEX),
  ]);
}

/**
 * Returns the level nearest to the players' strength; the game's default level if no rating is known or skill does
 * not decide.
 */
async function computerLevelFor(game: string, members: readonly Stored<WaitingTicket>[]): Promise<Level> {
  const listedGame = findGame(game);
  const skill = await listedGame?.skill?.();
  const strength = meanStrength(members.flatMap(({ value }) => ticketStrengthAt(value, game) ?? []));
  if (skill?.is !== 'skill' || !strength) return listedGame?.level ?? 'normal';
  return nearestLevel(
    objectFromKeys(LEVELS, level => skill.levels[level].mu),
    strength,
  );
}

const ticketStrengthAt = ({ wishes }: WaitingTicket, game: string): StrengthEstimate | undefined =>
  wishes.find(preference => preference.game === game)?.strength;

function meanStrength(strengths: readonly StrengthEstimate[]): StrengthEstimate | undefined {
  if (strengths.length === 0) return undefined;
  const meanOf = (field: keyof StrengthEstimate): number =>
    strengths.reduce((total, each) => total + each[field], 0) / strengths.length;
  return { mu: meanOf('mu'), sigma: meanOf('sigma') };
}

const toSeatedPerson = ({ name, member }: WaitingTicket): TableOccupant => ({
  name,
  ...(member === undefined ? {} : { member }),
});

export type PlannedTable = {
  readonly game: string;
  readonly table: string;
  readonly occupants: readonly TableOccupant[];
  readonly rated?: boolean;
  readonly clock?: MatchClock;
};

/** Returns the token of a seat at a planned table. The first player to claim a seat creates the table. */
export async function claimPlannedSeat(
  context: ServerContext,
  { game, table, occupants, rated = false, clock = 'normal' }: PlannedTable,
  seat: number,
): Promise<Extract<MatchmakingStatus, { is: 'met' }>> {
  const settings = rated ? { ...RATED_SETTINGS, ...strangerSettings(game, clock) } : strangerSettings(game, clock);
  const options = rated ? await readRatedOptions(context.games, game) : undefined;
  const setup = { game, settings, id: table, ...(options && { options }) };
  const created = await createSeatedTable(context, setup, occupants);
  const token = created.ok ? created.value.tokens[seat] : undefined;
  if (!token) throw new Error(created.ok ? 'a seat has no token' : created.fault);
  return { is: 'met', game, table, seat: token };
}

const TURN_SECONDS: Readonly<Record<MatchClock, number>> = { relaxed: 120, normal: 60, fast: 20 };

/** Strangers play with a clock, so that no one can keep the others waiting. */
function strangerSettings(game: string, clock: MatchClock): Partial<TableSettings> {
  const isRace = findGame(game)?.turns === 'all at once';
  const seconds = TURN_SECONDS[clock] * (isRace ? 3 : 1);
  return { clock: { kind: 'turn', seconds }, ...(isRace && { start: 'ready' }) };
}
