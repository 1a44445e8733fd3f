/**
 * Admission to a table: which member a connection belongs to, their seat, names closed to guests, and who may not sit
 * down.
 */
import { isReservedName, mixedScriptReason } from '@parlour/club/names';
import type { FailedAnswer } from '@parlour/protocol/server-frames';
import type { Caller } from '@parlour/table/commands';
import { findMemberSeat, type Table } from '@parlour/table/table';
import type { Connection } from '../net/connection.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { type ClubContext, findMemberByName } from './members.ts';
import { findSession } from './membership/sessions.ts';
import { activeBanReason, forbiddenNameReason } from './moderation/bans.ts';
import { listBlockedBy, listBlockedEitherWay, listMuted } from './moderation/blocks-and-mutes.ts';
import { recordSeat } from './seats.ts';

export const NO_MUTED_MEMBERS: ReadonlySet<string> = new Set();

/** Finds the member of a connection. `unknown` if the store cannot be read; the connection then keeps its member. */
export async function identifyMember(connection: Connection): Promise<'known' | 'unknown'> {
  const { context, session, name } = connection;
  if (session === undefined) return 'known';
  try {
    const identified = await findSession(context, session);
    connection.muted = identified ? await listMuted(context, identified.member.id) : NO_MUTED_MEMBERS;
    connection.member = identified && { id: identified.member.id, name: identified.member.name };
    connection.sessionCheckedAt = context.clock.now();
    return 'known';
  } catch (error) {
    context.telemetry.logError(error, { request: name }, 'a session could not be read');
    return 'unknown';
  }
}

/** Gives a member their seat on every device, also without its token. */
export function withMemberSeat(table: Table, caller: Caller, { member }: Connection): Caller {
  if (member === undefined) return caller;
  const withMember = { ...caller, member };
  const occupant = caller.seat === null ? findMemberSeat(table, withMember) : undefined;
  return occupant ? { ...withMember, seat: occupant.seat, grant: occupant.grant } : withMember;
}

/** Whether the token is for the seat of another member. There the token alone is not enough. */
export function isSeatOfOtherMember(table: Table, { seat, grant }: Caller, { member }: Connection): boolean {
  const occupant = seat === null ? undefined : table.seats[seat];
  if (occupant?.is !== 'person' || occupant.grant !== grant) return false;
  return occupant.member !== undefined && occupant.member !== member?.id;
}

/** Undefined if a guest may use the name. */
export async function unavailableNameReason(
  context: Pick<ClubContext, 'store'>,
  name: string,
): Promise<string | undefined> {
  if (isReservedName(name)) return 'Only the house speaks by that name; please choose another.';
  const reason = mixedScriptReason(name);
  if (reason !== undefined) return reason;
  return (await findMemberByName(context, name))
    ? 'A member of this house is called that, or something that looks like it; please choose another name.'
    : forbiddenNameReason(context, name);
}

/**
 * Also runs when a member returns to their seat: a server may have died, or its store failed, after they sat down and
 * before this.
 */
export async function recordMemberSeat(
  { context, member }: Connection,
  { row, runner }: LiveTable,
  caller: Caller,
): Promise<void> {
  const { seat, grant } = caller;
  if (member === undefined || seat === null || grant === undefined) return;
  const occupant = runner.table.seats[seat];
  if (occupant?.is !== 'person' || occupant.member !== member.id) return;
  const memberSeat = { table: row.id, seat, grant, member: member.id, game: runner.table.opened.game };
  await recordSeat(context, memberSeat).catch(error =>
    context.telemetry.logError(error, { table: row.id }, 'a seat was not noted'),
  );
}

type SeatingError = Extract<FailedAnswer, { error: unknown }>['error'];

/**
 * Refuses banned members and members who block each other; undefined if none applies. A blocked member gets the same
 * answer as at a full table, so that the block stays secret.
 */
export async function findSeatingError(
  { context, member }: Connection,
  { runner }: LiveTable,
): Promise<SeatingError | undefined> {
  if (member === undefined) return undefined;
  const banned = await activeBanReason(context, member.id, 'seats');
  if (banned !== undefined) return { code: 'not-allowed', message: banned };
  const others = runner.table.seats.flatMap(occupant =>
    occupant.is === 'person' && occupant.member !== undefined ? [occupant.member] : [],
  );
  if (others.length === 0) return undefined;
  const blocked = await listBlockedEitherWay(context, member.id);
  const blockedHere = others.filter(other => blocked.has(other));
  if (blockedHere.length === 0) return undefined;
  const blockedBySelf = await listBlockedBy(context, member.id);
  return blockedHere.some(other => blockedBySelf.includes(other))
    ? { code: 'not-allowed', message: 'Somebody you have blocked sits at this table.' }
    : { code: 'table-full', message: 'There is no free seat for you at this table.' };
}
