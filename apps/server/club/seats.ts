/** Seats of members: where they have sat, and their names in the logs of those tables. */

import { type LogEntry, type NamedDraft, numberEntries } from '@parlour/table/log';
import { z } from 'zod';
import type { ServerContext } from '../context.ts';
import type { Documents } from '../store/documents.ts';
import { StoreError } from '../store/types.ts';
import { readUndamagedLog } from '../tables/close-table.ts';
import { lobbyListingOf } from '../tables/live-table.ts';
import { openLiveTable } from '../tables/open-table.ts';
import { defineCollection, newDocumentAt, type Stored } from './document-collection.ts';
import type { ClubContext } from './members.ts';

const seatSchema = z.object({
  table: z.string(),
  seat: z.number(),
  /** The number of the log entry that seated them, also if they were a guest then. */
  grant: z.number(),
  member: z.string(),
  game: z.string(),
  at: z.number(),
});

export type MemberSeat = Readonly<z.infer<typeof seatSchema>>;

const seatDocuments = defineCollection<MemberSeat>('seat', seatSchema);
const DAY_MS = 24 * 60 * 60_000;

/** Somewhat longer than records are kept by default. */
const SEAT_TTL_MS = 400 * DAY_MS;

const seatId = ({ table, seat, grant }: Omit<MemberSeat, 'at'>): string => `${table}/${seat}/${grant}`;
const memberSeatsList = (member: string): string => `member/${member}`;
const tableSeatsList = (table: string): string => `table/${table}`;

/** Idempotent. A seat that belongs to another member stays theirs. */
export async function recordSeat(
  { store, clock }: ClubContext,
  seat: Omit<MemberSeat, 'at'>,
): Promise<'noted' | 'known'> {
  const at = clock.now();
  const places = [memberSeatsList(seat.member), tableSeatsList(seat.table)].map(list => ({ list, place: at }));
  const index = { places, lasts: SEAT_TTL_MS };
  const write = seatDocuments.write(newDocumentAt(seatId(seat)), { ...seat, at }, index);
  return (await store.documents.commit([write])) === 'kept' ? 'noted' : 'known';
}

/** Latest first. */
export async function listMemberSeats(
  { store }: Pick<ClubContext, 'store'>,
  member: string,
  span: { readonly limit: number; readonly beyond?: number },
): Promise<readonly Stored<MemberSeat>[]> {
  return seatDocuments.list(store.documents, memberSeatsList(member), { order: 'falling', ...span });
}

/** More than the seats of a table, because players come and go. */
const MAX_SEATED_LISTED = 40;

export async function listMembersSeatedAt(
  { store }: Pick<ClubContext, 'store'>,
  table: string,
): Promise<readonly MemberSeat[]> {
  const span = { order: 'falling', limit: MAX_SEATED_LISTED } as const;
  return (await seatDocuments.list(store.documents, tableSeatsList(table), span)).map(({ value }) => value);
}

/** Idempotent. */
export async function deleteSeat(documents: Documents, seat: Stored<MemberSeat>): Promise<void> {
  await documents.commit([seatDocuments.remove(seat)]);
}

export const FORMER_MEMBER_NAME = 'a former member';

const MAX_APPEND_ATTEMPTS = 8;

export type SeatRename = Omit<NamedDraft, 'what'>;

/**
 * Changes the name at a seat in the table's log, with optimistic concurrency. Does nothing for archived or damaged
 * logs; neither shows a name.
 */
export async function renameSeat(context: ServerContext, table: string, rename: SeatRename): Promise<void> {
  for (let attempt = 0; attempt < MAX_APPEND_ATTEMPTS; attempt++) {
    const log = await readUndamagedLog(context.store, table);
    const last = log?.at(-1);
    if (!log || !last || !changesName(log, rename)) return;
    const entries = numberEntries([{ what: 'named', ...rename }], last, context.clock.now());
    const outcome = await context.store.append(table, entries);
    if (outcome === 'gone') return;
    if (outcome !== 'behind') return publishRename(context, table, entries);
  }
  throw new StoreError(`Too many concurrent writes to the seats of table ${table}.`);
}

/** Idempotent. A member has one seat at a table, and a seat taken by a member stays theirs. */
function changesName(log: readonly LogEntry[], { seat, grant, name, member }: SeatRename): boolean {
  const sat = log[grant - 1];
  if (sat?.what !== 'sit' || sat.seat !== seat) return false;
  const current = log.findLast(entry => entry.what === 'named' && entry.grant === grant) ?? sat;
  const isSame = 'name' in current && current.name === name;
  const isSameMember = 'member' in current && current.member === member;
  if (isSame || member === undefined || isSameMember) return !isSame;
  const isOtherMember = sat.member !== undefined && sat.member !== member;
  return !isOtherMember && !log.some(entry => 'member' in entry && entry.member === member);
}

async function publishRename(context: ServerContext, table: string, entries: readonly LogEntry[]): Promise<void> {
  const number = entries[0]?.number ?? 0;
  context.bus.publish(table, { tells: 'moved', number, entries });
  const row = await context.store.find({ id: table });
  const isListed = row?.door === 'listed' && !row.closed;
  const live = await (context.tables.get(table) ?? (isListed ? openLiveTable(context, table) : undefined));
  await live?.runner.catchUp();
  if (live && isListed)
    await context.store.updateNotes(table, { card: JSON.stringify(lobbyListingOf(live.runner.table)) });
}
