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

/** Said again it changes nothing; what is another's stays theirs. */
export async function noteSeat({ store, clock }: ClubContext, seat: Omit<SeatTaken, 'at'>): Promise<'noted' | 'known'> {
  const at = clock.now();
  const whereabouts = { places: [{ list: seatsList(seat.member), place: at }], lasts: LASTS };
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

/** Takes one away for good; if another has done so, that is as good. */
export async function forgetSeat(documents: Documents, seat: Kept<SeatTaken>): Promise<void> {
  await documents.commit([seatDocuments.remove(seat)]);
}
