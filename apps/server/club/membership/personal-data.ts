import { assertDefined } from '@parlour/kernel/result';
import type { ServerContext } from '../../context.ts';
import type { Member } from '../../hooks.ts';
import { memberDocuments } from '../members.ts';
import type { PersonalDataArea } from '../personal-data.ts';
import { deleteSeat, FORMER_MEMBER_NAME, listMemberSeats, type MemberSeat, renameSeat } from '../seats.ts';
import { listSessions, revokeSessions } from './sessions.ts';

const SEATS_PER_PAGE = 100;

/** Latest first. */
const MAX_EXPORTED_SEATS = 10_000;

export const membershipPersonalData: PersonalDataArea = {
  area: 'membership',
  async collect(context, { id }) {
    const found = await memberDocuments.read(context.store.documents, id);
    const { name, since, passkeys = [], code } = found?.value ?? {};
    return {
      ...{ id, name, since, code: code && { made: code.made } },
      passkeys: passkeys.map(({ id, device, transports, made, used }) => ({ id, device, transports, made, used })),
      sessions: (await listSessions(context, id)).map(({ value: { device, since, seen } }) => ({
        device,
        since,
        seen,
      })),
      seats: await listAllSeats(context, id),
    };
  },
  async erase(context, { id }) {
    await revokeSessions(context, id);
    for (;;) {
      const seats = await listMemberSeats(context, id, { limit: SEATS_PER_PAGE });
      if (seats.length === 0) return;
      for (const seat of seats) {
        const { table, seat: number, grant } = seat.value;
        await renameSeat(context, table, { seat: number, grant, name: FORMER_MEMBER_NAME });
        await deleteSeat(context.store.documents, seat);
      }
    }
  },
};

async function listAllSeats(
  context: ServerContext,
  member: Member['id'],
): Promise<readonly Omit<MemberSeat, 'member'>[]> {
  const all: MemberSeat[] = [];
  for (let beyond: number | undefined; all.length < MAX_EXPORTED_SEATS; ) {
    const span = { limit: SEATS_PER_PAGE, ...(beyond === undefined ? {} : { beyond }) };
    const seats = await listMemberSeats(context, member, span);
    all.push(...seats.map(({ value }) => value));
    if (seats.length < SEATS_PER_PAGE) break;
    beyond = assertDefined(seats.at(-1)).value.at;
  }
  return all.map(({ member: _, ...seat }) => seat);
}
