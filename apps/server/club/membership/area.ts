/** What membership itself knows of somebody: their name, how they sign in, and where they have sat. */
import { must } from '@parlour/kernel/must';
import type { ServerContext } from '../../open-tables.ts';
import type { ClubArea } from '../about-me.ts';
import { type Member, memberDocuments } from '../members.ts';
import { FORMER, nameSeat } from '../naming.ts';
import { forgetSeat, type SeatTaken, seatsOf } from '../seats.ts';
import { endSessions, sessionsOf } from './sessions.ts';

const AT_ONCE = 100;

/** No more than this many seats are given at once; the last ones first. */
const MOST_SEATS = 10_000;

export const membershipArea: ClubArea = {
  area: 'membership',
  async collect(context, { id }) {
    const found = await memberDocuments.read(context.store.documents, id);
    const { name, since, passkeys = [], code } = found?.value ?? {};
    return {
      ...{ id, name, since, code: code && { made: code.made } },
      passkeys: passkeys.map(({ id, device, transports, made, used }) => ({ id, device, transports, made, used })),
      sessions: (await sessionsOf(context, id)).map(({ value: { device, since, seen } }) => ({ device, since, seen })),
      seats: await allSeats(context, id),
    };
  },
  async forget(context, { id }) {
    await endSessions(context, id);
    for (;;) {
      const seats = await seatsOf(context, id, { limit: AT_ONCE });
      if (seats.length === 0) return;
      for (const seat of seats) {
        const { table, seat: number, grant } = seat.value;
        await nameSeat(context, table, { seat: number, grant, name: FORMER });
        await forgetSeat(context.store.documents, seat);
      }
    }
  },
};

async function allSeats(context: ServerContext, member: Member['id']): Promise<readonly Omit<SeatTaken, 'member'>[]> {
  const all: SeatTaken[] = [];
  for (let beyond: number | undefined; all.length < MOST_SEATS; ) {
    const span = { limit: AT_ONCE, ...(beyond === undefined ? {} : { beyond }) };
    const seats = await seatsOf(context, member, span);
    all.push(...seats.map(({ value }) => value));
    if (seats.length < AT_ONCE) break;
    beyond = must(seats.at(-1)).value.at;
  }
  return all.map(({ member: _, ...seat }) => seat);
}
