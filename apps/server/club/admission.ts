/** Admission to a table: whose connection it is, names closed to guests, and which members may not sit down. */
import { isReservedName, mixedScriptReason } from '@parlour/club/names';
import type { IdentifiedCaller, SeatRefusal } from '../hooks.ts';
import { type ClubContext, findMemberByName } from './members.ts';
import { findSession } from './membership/sessions.ts';
import { activeBanReason, forbiddenNameReason } from './moderation/bans.ts';
import { listBlockedBy, listBlockedEitherWay, listMuted } from './moderation/blocks-and-mutes.ts';

export async function identifyCaller(
  context: ClubContext,
  sessionToken: string,
): Promise<IdentifiedCaller | undefined> {
  const member = (await findSession(context, sessionToken))?.member;
  return member && { member: { id: member.id, name: member.name }, muted: await listMuted(context, member.id) };
}

/** Undefined if a guest may use the name. */
export async function unavailableNameReason(
  context: Pick<ClubContext, 'store'>,
  name: string,
): Promise<string | undefined> {
  if (isReservedName(name)) return 'This name is reserved for the server. Choose another name.';
  const reason = mixedScriptReason(name);
  if (reason !== undefined) return reason;
  return (await findMemberByName(context, name))
    ? 'A member has this name or one that looks like it. Choose another name.'
    : forbiddenNameReason(context, name);
}

/**
 * Refuses banned members and members who block each other; undefined if none applies. A blocked member gets the same
 * answer as at a full table, so that the block stays secret.
 */
export async function seatRefusal(
  context: ClubContext,
  member: string,
  seated: readonly string[],
): Promise<SeatRefusal | undefined> {
  const banned = await activeBanReason(context, member, 'seats');
  if (banned !== undefined) return { code: 'not-allowed', message: banned };
  if (seated.length === 0) return undefined;
  const blocked = await listBlockedEitherWay(context, member);
  const blockedHere = seated.filter(other => blocked.has(other));
  if (blockedHere.length === 0) return undefined;
  const blockedBySelf = await listBlockedBy(context, member);
  return blockedHere.some(other => blockedBySelf.includes(other))
    ? { code: 'not-allowed', message: 'A player you blocked sits at this table.' }
    : { code: 'table-full', message: 'There is no free seat for you at this table.' };
}
