/** People one has played with: members who sat at the same tables. */
import { findGame } from '@parlour/games/shelf/shelf';
import type { ClubPerson } from '@parlour/protocol/club/meeting';
import type { ServerContext } from '../../open-tables.ts';
import { type Member, membersBy } from '../members.ts';
import { type SeatTaken, seatedAt, seatsOf } from '../seats.ts';

/** So many of one's last seats are looked at, and so many people told of. */
const SEATS = 40;
const MOST = 30;

export async function peopleOf(context: ServerContext, member: Member): Promise<readonly ClubPerson[]> {
  const own = await seatsOf(context, member.id, { limit: SEATS });
  const tables = [...new Set(own.map(({ value }) => value.table))];
  const seated = (await Promise.all(tables.map(table => seatedAt(context, table)))).flat();
  const met = new Map<string, SeatTaken>();
  for (const seat of seated) {
    const last = met.get(seat.member);
    if (seat.member !== member.id && (last === undefined || last.at < seat.at)) met.set(seat.member, seat);
  }
  const latest = [...met.values()].sort((a, b) => b.at - a.at).slice(0, MOST);
  const names = new Map(
    (
      await membersBy(
        context,
        latest.map(({ member: id }) => id),
      )
    ).map(one => [one.id, one.name]),
  );
  return latest.flatMap(({ member: id, game, at }) => {
    const name = names.get(id);
    return name !== undefined && findGame(game) ? [{ id, name, game, at }] : [];
  });
}
