/**
 * Whom a table waits for. It follows from its log, so it is right whenever somebody asks, also after days without a server;
 * what was found out is noted with the length of the log, so that a table nobody has touched since is not read again.
 */
import type { Seat } from '@parlour/kernel/game';
import { deadlineOf } from '@parlour/table/clocks';
import { isHeld } from '@parlour/table/starting';
import { lastOf, personsOf, type Table } from '@parlour/table/table';
import { z } from 'zod';
import { charge, mayAsk } from '../../judging-cost.ts';
import { openTable, type ServerContext } from '../../open-tables.ts';
import { TableTrouble } from '../../trouble.ts';
import { type Kept, kept } from '../kept.ts';

const awaited = z.object({
  seat: z.number(),
  grant: z.number(),
  since: z.number(),
  until: z.number().nullable(),
  /** When whoever sits there last did something themselves. */
  acted: z.number(),
});

const standing = z.object({
  /** The length of the log this is true for. */
  head: z.number(),
  game: z.string(),
  names: z.array(z.string()),
  awaited: z.array(awaited),
  /** Whether a match is played. */
  playing: z.boolean(),
});

export type Awaited = Readonly<z.infer<typeof awaited>>;
export type TableStanding = Readonly<z.infer<typeof standing>>;

const standings = kept<TableStanding>('table-standing', standing);

const DAY = 24 * 60 * 60_000;
/** There are names in it: what is in the log stays there, and this goes soon. */
const LASTS = 3 * DAY;

export function standingOf(table: Table): TableStanding {
  const { status, opened, closed } = table;
  const isOpen = status?.is === 'open' && !isHeld(table) && !closed;
  const seats = isOpen ? personsOf(table).filter(seat => status.turn.includes(seat)) : [];
  return {
    head: lastOf(table).number,
    game: opened.game,
    names: table.seats.map(sits => (sits.is === 'empty' ? '' : sits.name)),
    awaited: seats.map(seat => awaitedAt(table, seat)),
    playing: !closed && status !== undefined && status.is !== 'over',
  };
}

function awaitedAt(table: Table, seat: Seat): Awaited {
  const sits = table.seats[seat];
  const since = table.clocks.since[seat] ?? table.movedAt;
  const grant = sits?.is === 'person' ? sits.grant : 0;
  return { seat, grant, since, until: deadlineOf(table, seat) ?? null, acted: actedAt(table, seat) };
}

/** What somebody did who stood in for them was not theirs. */
function actedAt({ log }: Table, seat: Seat): number {
  let [at, isAway] = [0, false];
  for (const entry of log) {
    if (!('seat' in entry ? entry.seat === seat : entry.what === 'input' && entry.input.by === seat)) continue;
    if (entry.what === 'stand-in') isAway = true;
    else if (entry.what !== 'input') isAway = false;
    if (!isAway) at = entry.at;
  }
  return at;
}

/** How each of these tables stands that is there; those nobody may have judged just now are left out. */
export async function standingsOf(
  context: ServerContext,
  ids: readonly string[],
  from: string,
): Promise<ReadonlyMap<string, TableStanding>> {
  const { store } = context;
  const [heads, known] = await Promise.all([store.heads(ids), standings.readAll(store.documents, ids)]);
  const found = new Map<string, TableStanding>();
  for (const [id, head] of heads) {
    const noted = known.find(one => one.id === id);
    const value = noted?.value.head === head ? noted.value : await lookAgain(context, id, noted, from);
    if (value) found.set(id, value);
  }
  return found;
}

async function lookAgain(
  context: ServerContext,
  id: string,
  noted: Kept<TableStanding> | undefined,
  from: string,
): Promise<TableStanding | undefined> {
  if (!mayAsk({ context, from }, undefined)) return undefined;
  const live = await openTable(context, id).catch(gone);
  if (!live) return undefined;
  await live.runner.catchUp();
  charge({ context, from }, live);
  const value = standingOf(live.runner.table);
  const spot = { id, version: noted?.version ?? 0 };
  // Whoever was quicker has written the same, or what is newer.
  await context.store.documents.commit([standings.write(spot, value, { lasts: LASTS })]);
  return value;
}

function gone(error: unknown): undefined {
  if (error instanceof TableTrouble) return undefined;
  throw error;
}
