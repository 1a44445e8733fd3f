/**
 * Sessions: who has signed in, on which device, and until when. The token is the browser's alone; what is kept is its hash,
 * so that nobody who reads the store can sign in by it. Each sign-in makes a new one.
 */
import { z } from 'zod';
import { SESSIONS, type SessionEnd } from '../../bus/port.ts';
import type { DocumentWrite } from '../../store/documents.ts';
import { fresh, type Kept, kept } from '../kept.ts';
import { mayEnter } from '../may-enter.ts';
import { type AboutMember, type ClubContext, digestOf, type Member, memberDocuments, openTo } from '../members.ts';

const DAY = 24 * 60 * 60_000;

/** A session ends when nothing was heard of it for so long, and after this time in any case. */
export const IDLE_END = 30 * DAY;
export const LAST_END = 180 * DAY;

/** How often it is written down that it was used. */
const NOTED = 60 * 60_000;

/** For so long after signing in somebody may change how they sign in. */
const FRESH = 15 * 60_000;

/** Whoever signs in on more devices than this is signed out where they have not been longest. */
const MOST_SESSIONS = 50;

const about = z.object({
  member: z.string(),
  since: z.number(),
  seen: z.number(),
  /** The browser and the system, as far as they say so. */
  device: z.string(),
  /** The id of the passkey that opened it; null for a recovery code, or if it stays after its passkey was removed. */
  passkey: z.string().nullable().optional(),
});

type AboutSession = z.infer<typeof about>;

/** Somebody who has signed in. */
export type MemberSession = { readonly id: string; readonly member: Member; readonly isFresh: boolean };

const sessionDocuments = kept<AboutSession>('session', about);

const listOf = (member: string): string => `member/${member}`;

const whereabouts = ({ member, since, seen }: AboutSession) => ({
  places: [{ list: listOf(member), place: since }],
  lasts: Math.max(1, Math.min(IDLE_END, since + LAST_END - seen)),
});

/** A new session, to be written with whatever makes it so, and the token that nobody else is told. */
export function newSession(
  { entropy, clock }: Pick<ClubContext, 'entropy' | 'clock'>,
  member: string,
  agent: string,
  passkey: string | null = null,
): { readonly token: string; readonly write: DocumentWrite } {
  const token = Buffer.from(entropy(32)).toString('base64url');
  const now = clock.now();
  const session = { member, since: now, seen: now, device: deviceOf(agent), passkey };
  return { token, write: sessionDocuments.write(fresh(digestOf(token)), session, whereabouts(session)) };
}

/** Whose session a token is of, if it has not ended and they may still come in. */
export async function sessionOf(context: ClubContext, token: string | undefined): Promise<MemberSession | undefined> {
  if (token === undefined) return undefined;
  const { documents } = context.store;
  const found = await sessionDocuments.read(documents, digestOf(token));
  const now = context.clock.now();
  if (!found || hasEnded(found.value, now)) return undefined;
  const { id, value } = found;
  const about = await memberDocuments.read(documents, value.member);
  if (!about || isOrphan(value, about.value)) return undefined;
  const member = openTo(about);
  if ((await mayEnter(context, member)) !== undefined) return undefined;
  const used = { ...value, seen: now };
  // If another server was quicker, that is as good.
  if (now - value.seen > NOTED) await documents.commit([sessionDocuments.write(found, used, whereabouts(used))]);
  return { id, member, isFresh: now - value.since < FRESH };
}

const hasEnded = ({ since, seen }: AboutSession, now: number): boolean =>
  now - seen > IDLE_END || now - since > LAST_END;

/** Whether the passkey that opened it has been removed. */
const isOrphan = ({ passkey }: AboutSession, { passkeys }: AboutMember): boolean =>
  passkey != null && !passkeys.some(({ id }) => id === passkey);

/** The sessions of a member, the newest first. */
export const sessionsOf = ({ store }: ClubContext, member: string): Promise<readonly Kept<AboutSession>[]> =>
  sessionDocuments.list(store.documents, listOf(member), { order: 'falling', limit: 2 * MOST_SESSIONS });

/** Ends a session, and closes its sockets on every server at once. */
export async function endSession(context: ClubContext, id: string, how: SessionEnd = 'signed out'): Promise<void> {
  await sessionDocuments.change(context.store.documents, id, found => found && { value: null });
  context.hangUp(id, how);
  context.bus.publish(SESSIONS, { tells: 'ended', session: id, how });
}

/** Signs a member out everywhere, or everywhere but in one session; or only where `isMeant` says so. */
export async function endSessions(
  context: ClubContext,
  member: string,
  but?: string,
  isMeant: (session: AboutSession) => boolean = () => true,
): Promise<void> {
  const find = async () => (await sessionsOf(context, member)).filter(({ id, value }) => id !== but && isMeant(value));
  for (let left = await find(); left.length > 0; left = await find()) {
    for (const { id } of left) await endSession(context, id);
  }
}

/** What to write with the removal of a passkey, so that the session in which it is removed goes on. */
export async function outlivingPasskey(
  { store }: ClubContext,
  id: string,
  passkey: string,
): Promise<readonly DocumentWrite[]> {
  const found = await sessionDocuments.read(store.documents, id);
  if (found?.value.passkey !== passkey) return [];
  const value = { ...found.value, passkey: null };
  return [sessionDocuments.write(found, value, whereabouts(value))];
}

/**
 * Signs out the devices that used a passkey, except this session. Which passkey opened a session that an earlier version wrote is
 * not known, so those end too.
 */
export const endSessionsBy = (context: ClubContext, member: string, passkey: string, but: string): Promise<void> =>
  endSessions(context, member, but, session => session.passkey === undefined || session.passkey === passkey);

/** After a sign-in: the session this browser had before ends, and those beyond what one may have. */
export async function endSurplus(context: ClubContext, member: string, before: string | undefined): Promise<void> {
  if (before !== undefined) await endSession(context, digestOf(before), 'replaced');
  for (const { id } of (await sessionsOf(context, member)).slice(MOST_SESSIONS)) await endSession(context, id);
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

/** No more of what a browser says of itself is kept than its owner needs to know it again. */
export function deviceOf(agent: string): string {
  const find = (known: readonly (readonly [string, string])[]) => known.find(([sign]) => agent.includes(sign))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'a device');
}
