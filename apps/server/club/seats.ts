/** Where members have sat: how their games come along, and how it is known what waits for them and whom they have met. */
import { z } from 'zod';
import type { Documents } from '../store/documents.ts';
import { fresh, type Kept, kept } from './kept.ts';
import type { ClubContext } from './members.ts';

const taken = z.object({
  table: z.string(),
  seat: z.number(),
  /** The number of the entry they sat down with, also if they were a guest then. */
  grant: z.number(),
  member: z.string(),
  game: z.string(),
  at: z.number(),
});

/** A member at a table. */
export type SeatTaken = Readonly<z.infer<typeof taken>>;

const seatDocuments = kept<SeatTaken>('seat', taken);
const DAY = 24 * 60 * 60_000;

/** Somewhat longer than records are usually kept. */
const LASTS = 400 * DAY;

const idOf = ({ table, seat, grant }: Omit<SeatTaken, 'at'>): string => `${table}/${seat}/${grant}`;
const seatsList = (member: string): string => `member/${member}`;
const tableList = (table: string): string => `packages/table/${table}`;

/** Said again it changes nothing; what is another's stays theirs. */
export async function noteSeat({ store, clock }: ClubContext, seat: Omit<SeatTaken, 'at'>): Promise<'noted' | 'known'> {
  const at = clock.now();
  const places = [seatsList(seat.member), tableList(seat.table)].map(list => ({ list, place: at }));
  const whereabouts = { places, lasts: LASTS };
  const write = seatDocuments.write(fresh(idOf(seat)), { ...seat, at }, whereabouts);
  return (await store.documents.commit([write])) === 'kept' ? 'noted' : 'known';
}

/** Where a member has sat, the last first, beyond a time. */
export async function seatsOf(
  { store }: Pick<ClubContext, 'store'>,
  member: string,
  span: { readonly limit: number; readonly beyond?: number },
): Promise<readonly Kept<SeatTaken>[]> {
  return seatDocuments.list(store.documents, seatsList(member), { order: 'falling', ...span });
}

/** A table has no more seats than this, but people come and go. */
const MOST_SEATED = 40;

/** The members who have sat at a table. */
export async function seatedAt({ store }: Pick<ClubContext, 'store'>, table: string): Promise<readonly SeatTaken[]> {
  const span = { order: 'falling', limit: MOST_SEATED } as const;
  return (await seatDocuments.list(store.documents, tableList(table), span)).map(({ value }) => value);
}

/** Takes one away for good; if another has done so, that is as good. */
export async function forgetSeat(documents: Documents, seat: Kept<SeatTaken>): Promise<void> {
  await documents.commit([seatDocuments.remove(seat)]);
}
