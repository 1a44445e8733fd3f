/** Who it is that comes to a table: the member who has signed in, their seat, and the name a guest may not have. */
import { isReserved, scriptFault } from '@parlour/club/names';
import { seatOfMember, type Table } from '@parlour/table/table';
import type { Asker } from '@parlour/table/verbs';
import type { LiveTable } from '../live-table.ts';
import type { Connection } from '../replying.ts';
import { forbiddenName } from './house/forbidden.ts';
import { mutedBy } from './house/stances.ts';
import { type ClubContext, memberNamed } from './members.ts';
import { sessionOf } from './membership/sessions.ts';
import { noteSeat } from './seats.ts';

/** Nobody's phrases are kept from whoever has muted nobody. */
export const NOBODY: ReadonlySet<string> = new Set();

/** Finds out which member a connection is of; `unknown` if the store cannot be read, and then they stay who they were. */
export async function recognise(connection: Connection): Promise<'known' | 'unknown'> {
  const { context, session, name } = connection;
  if (session === undefined) return 'known';
  try {
    const found = await sessionOf(context, session);
    connection.muted = found ? await mutedBy(context, found.member.id) : NOBODY;
    connection.member = found && { id: found.member.id, name: found.member.name };
    connection.recognised = context.clock.now();
    return 'known';
  } catch (error) {
    context.report.fault(error, { request: name }, 'a session could not be read');
    return 'unknown';
  }
}

/** A member has their seat on every device, also where they have no token of it. */
export function asMember(table: Table, asker: Asker, { member }: Connection): Asker {
  if (member === undefined) return asker;
  const known = { ...asker, member };
  const sits = asker.seat === null ? seatOfMember(table, known) : undefined;
  return sits ? { ...known, seat: sits.seat, grant: sits.grant } : known;
}

/** Whether the token is of a member's seat, and the connection is not that member's: the token alone is not enough there. */
export function isAnothers(table: Table, { seat, grant }: Asker, { member }: Connection): boolean {
  const sits = seat === null ? undefined : table.seats[seat];
  if (sits?.is !== 'person' || sits.grant !== grant) return false;
  return sits.member !== undefined && sits.member !== member?.id;
}

/** Why a guest may not be called that; undefined if they may. */
export async function copiedName(context: Pick<ClubContext, 'store'>, name: string): Promise<string | undefined> {
  if (isReserved(name)) return 'Only the house speaks by that name; please choose another.';
  const fault = scriptFault(name);
  if (fault !== undefined) return fault;
  return (await memberNamed(context, name))
    ? 'A member of this house is called that, or something that looks like it; please choose another name.'
    : forbiddenName(context, name);
}

/**
 * Written also when a member comes back to their seat: a server may have died, or its store failed, between their sitting
 * down and this.
 */
export async function noteMember(
  { context, member }: Connection,
  { row, runner }: LiveTable,
  asker: Asker,
): Promise<void> {
  const { seat, grant } = asker;
  if (member === undefined || seat === null || grant === undefined) return;
  const sits = runner.table.seats[seat];
  if (sits?.is !== 'person' || sits.member !== member.id) return;
  const taken = { table: row.id, seat, grant, member: member.id, game: runner.table.opened.game };
  await noteSeat(context, taken).catch(error => context.report.fault(error, { table: row.id }, 'a seat was not noted'));
}
