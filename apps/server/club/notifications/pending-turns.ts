/** Pending turns: which tables wait for a member (by their seats) or a guest (by their tokens). */

import type { Seat } from '@parlour/kernel/game';
import { assertDefined } from '@parlour/kernel/result';
import type { WaitingTurn } from '@parlour/protocol/club/notifications';
import { isStartPending, seatDeadline } from '@parlour/table/clocks';
import { activePersons, lastEntryMark, type Table } from '@parlour/table/table';
import { z } from 'zod';
import type { ServerContext } from '../../context.ts';
import { TableError } from '../../errors.ts';
import { chargeCpu, hasCpuBudget } from '../../limits/cpu-budget.ts';
import { openLiveTable } from '../../tables/open-table.ts';
import { defineCollection, type Stored } from '../document-collection.ts';
import { listMemberSeats } from '../seats.ts';

export type SeatClaim = { readonly table: string; readonly seat: number; readonly grant: number };

const MAX_SEATS_READ = 100;

export async function listSeatClaims(context: ServerContext, member: string): Promise<SeatClaim[]> {
  return (await listMemberSeats(context, member, { limit: MAX_SEATS_READ })).map(({ value }) => value);
}

/** Invalid tokens are skipped. */
export const seatClaimsOfTokens = (
  { tokens }: Pick<ServerContext, 'tokens'>,
  presented: readonly { readonly table: string; readonly seat: string }[],
): SeatClaim[] =>
  presented.flatMap(({ table, seat: token }) => {
    const caller = tokens.verify(table, { seat: token });
    return caller?.seat == null ? [] : [{ table, seat: caller.seat, grant: assertDefined(caller.grant) }];
  });

/** With fields that only the server needs. */
export type PendingTurn = WaitingTurn & { readonly acted: number };

export type PendingTurns = {
  readonly turns: readonly PendingTurn[];
  readonly isPlaying: boolean;
};

export async function findPendingTurns(
  context: ServerContext,
  claims: readonly SeatClaim[],
  from: string,
): Promise<PendingTurns> {
  const ids = [...new Set(claims.map(({ table }) => table))];
  const standings = await readTurnStatuses(context, ids, from);
  const turns = claims.flatMap(claim => {
    const standing = standings.get(claim.table);
    const awaited = standing?.awaited.find(({ seat, grant }) => seat === claim.seat && grant === claim.grant);
    return standing && awaited ? [toPendingTurn(claim, standing, awaited)] : [];
  });
  return { turns: sortByDeadline(turns), isPlaying: [...standings.values()].some(({ playing }) => playing) };
}

const toPendingTurn = (
  { table, seat }: SeatClaim,
  { game, names }: TurnStatus,
  { since, until, acted }: AwaitedSeat,
): PendingTurn => ({
  ...{ table, game, seat, since, until, acted },
  with: names.filter((name, other) => other !== seat && name !== ''),
});

/** Sorts by deadline, then by waiting time, and keeps one turn per seat. */
function sortByDeadline(turns: readonly PendingTurn[]): PendingTurn[] {
  const keys = new Set<string>();
  const unique = turns.filter(({ table, seat }) => {
    const name = `${table}/${seat}`;
    return !keys.has(name) && keys.add(name);
  });
  const end = ({ until }: PendingTurn): number => until ?? Number.POSITIVE_INFINITY;
  return unique.sort((a, b) => (end(a) === end(b) ? a.since - b.since : end(a) - end(b)));
}

const awaitedSchema = z.object({
  seat: z.number(),
  grant: z.number(),
  since: z.number(),
  until: z.number().nullable(),
  /** When the player last acted themselves. */
  acted: z.number(),
});

const turnStatusSchema = z.object({
  /** The length of the log this was computed from. */
  head: z.number(),
  game: z.string(),
  names: z.array(z.string()),
  awaited: z.array(awaitedSchema),
  playing: z.boolean(),
});

export type AwaitedSeat = Readonly<z.infer<typeof awaitedSchema>>;
export type TurnStatus = Readonly<z.infer<typeof turnStatusSchema>>;

const turnStatusDocuments = defineCollection<TurnStatus>('table-standing', turnStatusSchema);

const DAY_MS = 24 * 60 * 60_000;
/** Short, because it holds names: erasing them from the log does not erase them here. */
const TURN_STATUS_TTL_MS = 3 * DAY_MS;

export function turnStatusOf(table: Table): TurnStatus {
  const { status, opened, closed } = table;
  const isOpen = status?.is === 'open' && !isStartPending(table) && !closed;
  const seats = isOpen ? activePersons(table).filter(seat => status.turn.includes(seat)) : [];
  return {
    head: lastEntryMark(table).number,
    game: opened.game,
    names: table.seats.map(occupant => (occupant.is === 'empty' ? '' : occupant.name)),
    awaited: seats.map(seat => awaitedSeat(table, seat)),
    playing: !closed && status !== undefined && status.is !== 'over',
  };
}

function awaitedSeat(table: Table, seat: Seat): AwaitedSeat {
  const occupant = table.seats[seat];
  const since = table.clocks.runningSince[seat] ?? table.lastInputAt;
  const grant = occupant?.is === 'person' ? occupant.grant : 0;
  return { seat, grant, since, until: seatDeadline(table, seat) ?? null, acted: lastActedAt(table, seat) };
}

/** Ignores what a stand-in did for the player. */
function lastActedAt({ log }: Table, seat: Seat): number {
  let [at, isAway] = [0, false];
  for (const entry of log) {
    if (!('seat' in entry ? entry.seat === seat : entry.what === 'input' && entry.input.by === seat)) continue;
    if (entry.what === 'stand-in') isAway = true;
    else if (entry.what !== 'input') isAway = false;
    if (!isAway) at = entry.at;
  }
  return at;
}

/**
 * Computes the status from each log, so it is right even after days without a server. It is cached with the log
 * length, so unchanged tables are not read again. Tables beyond the caller's CPU budget are left out.
 */
export async function readTurnStatuses(
  context: ServerContext,
  ids: readonly string[],
  from: string,
): Promise<ReadonlyMap<string, TurnStatus>> {
  const { store } = context;
  const [heads, known] = await Promise.all([store.heads(ids), turnStatusDocuments.readAll(store.documents, ids)]);
  const found = new Map<string, TurnStatus>();
  for (const [id, head] of heads) {
    const cached = known.find(each => each.id === id);
    const value = cached?.value.head === head ? cached.value : await refreshTurnStatus(context, id, cached, from);
    if (value) found.set(id, value);
  }
  return found;
}

async function refreshTurnStatus(
  context: ServerContext,
  id: string,
  cached: Stored<TurnStatus> | undefined,
  from: string,
): Promise<TurnStatus | undefined> {
  if (!hasCpuBudget({ context, from }, undefined)) return undefined;
  const live = await openLiveTable(context, id).catch(ignoreTableError);
  if (!live) return undefined;
  await live.runner.catchUp();
  chargeCpu({ context, from }, live);
  const value = turnStatusOf(live.runner.table);
  const target = { id, version: cached?.version ?? 0 };
  // A conflict is harmless: the other write is the same or newer.
  await context.store.documents.commit([turnStatusDocuments.write(target, value, { lasts: TURN_STATUS_TTL_MS })]);
  return value;
}

function ignoreTableError(error: unknown): undefined {
  if (error instanceof TableError) return undefined;
  throw error;
}
