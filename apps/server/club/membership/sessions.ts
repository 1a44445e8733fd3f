/**
 * Sessions of signed-in members. Only the browser has the token; the store keeps its hash, so reading the store does
 * not let anyone sign in. Every sign-in creates a new session.
 */

import { z } from 'zod';
import { SESSIONS_CHANNEL, type SessionEnd } from '../../bus/types.ts';
import type { MemberSession } from '../../hooks.ts';
import type { DocumentWrite } from '../../store/documents.ts';
import { sha256Hex } from '../../tokens.ts';
import { defineCollection, newDocumentAt, type Stored } from '../document-collection.ts';
import { type ClubContext, type MemberData, memberDocuments, toPublicMember } from '../members.ts';
import { reasonNotToSignIn } from './guards.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A session ends after this idle time, and after the maximum in any case. */
export const SESSION_IDLE_MS = 30 * DAY_MS;
export const SESSION_MAX_MS = 180 * DAY_MS;

const SEEN_UPDATE_MS = 60 * 60_000;

/** Members may change their credentials only this long after signing in. */
const FRESH_SESSION_MS = 15 * 60_000;

/** A member with more sessions is signed out of the oldest ones. */
const MAX_SESSIONS = 50;

const sessionSchema = z.object({
  member: z.string(),
  since: z.number(),
  seen: z.number(),
  device: z.string(),
  /**
   * The id of the passkey that opened it; null for a recovery code, or if the session survives the removal of its
   * passkey.
   */
  passkey: z.string().nullable().optional(),
});

type SessionData = z.infer<typeof sessionSchema>;

const sessionDocuments = defineCollection<SessionData>('session', sessionSchema);

const memberSessionsList = (member: string): string => `member/${member}`;

const sessionIndex = ({ member, since, seen }: SessionData) => ({
  places: [{ list: memberSessionsList(member), place: since }],
  lasts: Math.max(1, Math.min(SESSION_IDLE_MS, since + SESSION_MAX_MS - seen)),
});

/** The write must be committed together with the sign-in. */
export function newSession(
  { entropy, clock }: Pick<ClubContext, 'entropy' | 'clock'>,
  member: string,
  agent: string,
  passkey: string | null = null,
): { readonly token: string; readonly write: DocumentWrite } {
  const token = Buffer.from(entropy(32)).toString('base64url');
  const now = clock.now();
  const session = { member, since: now, seen: now, device: describeDevice(agent), passkey };
  return { token, write: sessionDocuments.write(newDocumentAt(sha256Hex(token)), session, sessionIndex(session)) };
}

/** Undefined if it has ended or the member may no longer sign in. */
export async function findSession(context: ClubContext, token: string | undefined): Promise<MemberSession | undefined> {
  if (token === undefined) return undefined;
  const { documents } = context.store;
  const found = await sessionDocuments.read(documents, sha256Hex(token));
  const now = context.clock.now();
  if (!found || isExpired(found.value, now)) return undefined;
  const { id, value } = found;
  const owner = await memberDocuments.read(documents, value.member);
  if (!owner || hasLostPasskey(value, owner.value)) return undefined;
  const member = toPublicMember(owner);
  if ((await reasonNotToSignIn(context, member)) !== undefined) return undefined;
  const used = { ...value, seen: now };
  // A conflict is harmless: another server has just updated it.
  if (now - value.seen > SEEN_UPDATE_MS)
    await documents.commit([sessionDocuments.write(found, used, sessionIndex(used))]);
  return { id, member, isFresh: now - value.since < FRESH_SESSION_MS };
}

const isExpired = ({ since, seen }: SessionData, now: number): boolean =>
  now - seen > SESSION_IDLE_MS || now - since > SESSION_MAX_MS;

const hasLostPasskey = ({ passkey }: SessionData, { passkeys }: MemberData): boolean =>
  passkey != null && !passkeys.some(({ id }) => id === passkey);

/** Newest first. */
export const listSessions = ({ store }: ClubContext, member: string): Promise<readonly Stored<SessionData>[]> =>
  sessionDocuments.list(store.documents, memberSessionsList(member), { order: 'falling', limit: 2 * MAX_SESSIONS });

/** Closes its sockets on every server. */
export async function revokeSession(context: ClubContext, id: string, how: SessionEnd = 'signed out'): Promise<void> {
  await sessionDocuments.change(context.store.documents, id, found => found && { value: null });
  context.closeSession(id, how);
  context.bus.publish(SESSIONS_CHANNEL, { tells: 'ended', session: id, how });
}

export async function revokeSessions(
  context: ClubContext,
  member: string,
  exceptId?: string,
  matches: (session: SessionData) => boolean = () => true,
): Promise<void> {
  const find = async () =>
    (await listSessions(context, member)).filter(({ id, value }) => id !== exceptId && matches(value));
  for (let open = await find(); open.length > 0; open = await find()) {
    for (const { id } of open) await revokeSession(context, id);
  }
}

/** Returns the writes that keep this session alive when its passkey is removed. */
export async function detachFromPasskey(
  { store }: ClubContext,
  id: string,
  passkey: string,
): Promise<readonly DocumentWrite[]> {
  const found = await sessionDocuments.read(store.documents, id);
  if (found?.value.passkey !== passkey) return [];
  const value = { ...found.value, passkey: null };
  return [sessionDocuments.write(found, value, sessionIndex(value))];
}

/** Sessions from an earlier version do not name their passkey, so they end too. */
export const revokeSessionsOfPasskey = (
  context: ClubContext,
  member: string,
  passkey: string,
  exceptId: string,
): Promise<void> =>
  revokeSessions(context, member, exceptId, session => session.passkey === undefined || session.passkey === passkey);

/** Ends this browser's previous session and those above the maximum. */
export async function revokeReplacedSessions(
  context: ClubContext,
  member: string,
  replacedToken: string | undefined,
): Promise<void> {
  if (replacedToken !== undefined) await revokeSession(context, sha256Hex(replacedToken), 'replaced');
  for (const { id } of (await listSessions(context, member)).slice(MAX_SESSIONS)) await revokeSession(context, id);
}

const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'an iPhone'],
  ['iPad', 'an iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'a Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** Nothing else of the user agent is stored. */
export function describeDevice(agent: string): string {
  const find = (table: readonly (readonly [string, string])[]) => table.find(([marker]) => agent.includes(marker))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'a device');
}
