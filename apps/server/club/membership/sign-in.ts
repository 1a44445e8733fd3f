import { invalidNameReason, nameSkeletons, normalizeName } from '@parlour/club/names';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { genericPlayers } from '@parlour/players/generic-players';
import { personaNames } from '@parlour/players/persona-names';
import { MEMBER_ROUTES } from '@parlour/protocol/club/members';
import type { ServerContext } from '../../context.ts';
import type { Member } from '../../hooks.ts';
import { HttpError } from '../../http/errors.ts';
import {
  defineRoute,
  type RequestSender,
  type Route,
  type RouteAnswer,
  type ValidatedRequest,
} from '../../http/route.ts';
import { randomId, sha256Hex } from '../../tokens.ts';
import { newDocumentAt, type Stored } from '../document-collection.ts';
import {
  changeMember,
  findMemberByName,
  type MemberData,
  memberDocuments,
  memberWrite,
  passkeyKey,
  recoveryCodeKey,
  toPublicMember,
} from '../members.ts';
import { memberAuditWrite, recordAudit } from '../moderation/audit.ts';
import { forbiddenNameReason } from '../moderation/bans.ts';
import {
  authenticationOptions,
  consumeChallenge,
  createChallenge,
  newRecoveryCode,
  recoveryCodeDigest,
  registrationOptions,
  verifyAuthentication,
  verifyRegistration,
} from './credentials.ts';
import {
  BAD_PROOF,
  RATE_LIMITED,
  requireNotBanned,
  requirePasskeyPage,
  requireRateLimit,
  requireSession,
} from './guards.ts';
import { describeDevice, newSession, revokeReplacedSessions, revokeSession, revokeSessions } from './sessions.ts';

const NAME_TAKEN = new HttpError(
  409,
  'name-taken',
  'A member has this name or one that looks like it. Choose another name.',
);

async function requireAvailableName(context: ServerContext, typed: string): Promise<string> {
  const name = normalizeName(typed);
  const reason = invalidNameReason(name, await computerNameSkeletons()) ?? (await forbiddenNameReason(context, name));
  if (reason !== undefined) throw new HttpError(400, 'bad-request', reason);
  if (await findMemberByName(context, name)) throw NAME_TAKEN;
  return name;
}

const beginJoining = defineRoute(MEMBER_ROUTES.beginJoining, async (context, request) => {
  const page = requirePasskeyPage(request);
  requireRateLimit(context, 'challenges', request.from);
  const name = await requireAvailableName(context, request.body.name);
  const id = randomId(context.entropy);
  const { bytes, token } = await createChallenge(context, { purpose: 'join', origin: page.origin, member: id, name });
  const options = await registrationOptions(page, bytes, { id, name, passkeys: [] });
  return { answer: { options: { ...options } }, cookies: { challenge: token } };
});

type NewMembership = { readonly me: Member; readonly code: string };

const join = defineRoute(MEMBER_ROUTES.join, async (context, request): Promise<RouteAnswer<NewMembership>> => {
  const page = requirePasskeyPage(request);
  requireRateLimit(context, 'members', request.from);
  const challenge = await consumeChallenge(context, request.cookies.challenge, 'join');
  if (challenge?.member === undefined || challenge.name === undefined) throw BAD_PROOF;
  const now = context.clock.now();
  const details = { device: describeDevice(request.agent), now };
  const passkey = await verifyRegistration({ page, challenge }, request.body.passkey, details);
  if (!passkey) throw BAD_PROOF;
  const code = newRecoveryCode(context.entropy);
  const member = {
    name: challenge.name,
    since: now,
    passkeys: [passkey],
    code: { hash: recoveryCodeDigest(code), made: now },
  };
  const token = await storeNewMember(context, challenge.member, member, request);
  const me = { id: challenge.member, name: member.name, since: now };
  return { answer: { me, code }, cookies: { session: token, challenge: null } };
});

/** The unique name keys decide if two people join under one name at the same time. */
async function storeNewMember(
  context: ServerContext,
  id: string,
  member: MemberData,
  { agent, cookies }: ValidatedRequest<unknown, unknown>,
): Promise<string> {
  const session = newSession(context, id, agent, member.passkeys[0]?.id);
  const act = memberAuditWrite(context, 'joined', { member: id });
  const outcome = await context.store.documents.commit([memberWrite(newDocumentAt(id), member), session.write, act]);
  if (outcome !== 'kept') throw NAME_TAKEN;
  await revokeReplacedSessions(context, id, cookies.session);
  return session.token;
}

export const joiningRoutes: readonly Route[] = [beginJoining, join];

let cachedSkeletons: Promise<ReadonlySet<string>> | undefined;

/**
 * Returns the skeletons of computer players' names, which members may not use. Loaded when the first member joins.
 */
export const computerNameSkeletons = (): Promise<ReadonlySet<string>> => (cachedSkeletons ??= loadComputerSkeletons());

async function loadComputerSkeletons(): Promise<ReadonlySet<string>> {
  const people = await Promise.all(gamesOnShelf().map(async game => (await game.personas?.()) ?? []));
  const computerPlayers = [...people.flat(), ...genericPlayers];
  return new Set(computerPlayers.flatMap(personaNames).flatMap(nameSkeletons));
}

type MemberChange = (member: MemberData) => MemberData | undefined;

/** Writes the use of the credential and the session in one commit. A null passkey means the recovery code. */
async function startSession(
  context: ServerContext,
  { id }: Member,
  { agent, cookies }: RequestSender,
  passkey: string | null,
  change: MemberChange,
): Promise<string> {
  const session = newSession(context, id, agent, passkey);
  const act = memberAuditWrite(context, passkey === null ? 'signed in by code' : 'signed in', { member: id });
  if ((await changeMember(context, id, change, [session.write, act])) !== 'kept') throw BAD_PROOF;
  await revokeReplacedSessions(context, id, cookies.session);
  return session.token;
}

const beginSigningIn = defineRoute(MEMBER_ROUTES.beginSigningIn, async (context, request) => {
  const page = requirePasskeyPage(request);
  requireRateLimit(context, 'challenges', request.from);
  const { bytes, token } = await createChallenge(context, { purpose: 'sign in', origin: page.origin });
  return { answer: { options: { ...(await authenticationOptions(page, bytes)) } }, cookies: { challenge: token } };
});

const signIn = defineRoute(MEMBER_ROUTES.signIn, async (context, request) => {
  const { found, counter } = await verifySignIn(context, request);
  const me = toPublicMember(found);
  await requireNotBanned(context, me);
  const { id } = request.body.passkey;
  const now = context.clock.now();
  const session = await startSession(context, me, request, id, member => withPasskeyUse(member, id, counter, now));
  return { answer: { me }, cookies: { session, challenge: null } };
});

type SignInRequest = ValidatedRequest<unknown, { readonly passkey: Parameters<typeof verifyAuthentication>[1] }>;

async function verifySignIn(
  context: ServerContext,
  request: SignInRequest,
): Promise<{ readonly found: Stored<MemberData>; readonly counter: number }> {
  const page = requirePasskeyPage(request);
  const challenge = await consumeChallenge(context, request.cookies.challenge, 'sign in');
  const { passkey } = request.body;
  const found = await memberDocuments.findByKey(context.store.documents, passkeyKey(passkey.id));
  const known = found?.value.passkeys.find(({ id }) => id === passkey.id);
  if (!challenge || !found || !known) throw BAD_PROOF;
  const counter = await verifyAuthentication({ page, challenge }, passkey, known);
  if (counter === undefined) throw BAD_PROOF;
  return { found, counter };
}

/** Undefined if the passkey was removed meanwhile or its counter has moved on. */
function withPasskeyUse(member: MemberData, id: string, counter: number, now: number): MemberData | undefined {
  const key = member.passkeys.find(passkey => passkey.id === id);
  if (!key || (counter > 0 && key.counter >= counter)) return undefined;
  return { ...member, passkeys: member.passkeys.map(each => (each === key ? { ...key, counter, used: now } : each)) };
}

const BAD_RECOVERY_CODE = new HttpError(403, 'bad-proof', 'This recovery code is wrong or already used.');

/**
 * Attempts are counted before the code is checked, so that parallel guesses count too. A right code, which has 140
 * bits, is accepted however many wrong ones came from the same address.
 */
const recover = defineRoute(
  MEMBER_ROUTES.recover,
  async (context, request): Promise<RouteAnswer<{ readonly me: Member; readonly code: string }>> => {
    requirePasskeyPage(request);
    const hasAttemptsLeft = context.limits.tryConsume('recoveries', request.from);
    const hash = recoveryCodeDigest(request.body.code);
    const found = await memberDocuments.findByKey(context.store.documents, recoveryCodeKey(hash));
    if (!found) throw hasAttemptsLeft ? BAD_RECOVERY_CODE : RATE_LIMITED;
    if (hasAttemptsLeft) context.limits.release('recoveries', request.from);
    requireRateLimit(context, 'challenges', request.from);
    const me = toPublicMember(found);
    await requireNotBanned(context, me);
    const code = newRecoveryCode(context.entropy);
    const next = { hash: recoveryCodeDigest(code), made: context.clock.now() };
    const session = await startSession(context, me, request, null, member =>
      member.code.hash === hash ? { ...member, code: next } : undefined,
    );
    if (request.body.elsewhere === 'end') await revokeSessions(context, me.id, sha256Hex(session));
    return { answer: { me, code }, cookies: { session, challenge: null } };
  },
);

const signOut = defineRoute(MEMBER_ROUTES.signOut, async (context, request) => {
  const { id, member } = await requireSession(request);
  const isEverywhere = request.body.where === 'everywhere';
  if (isEverywhere) await revokeSessions(context, member.id);
  else await revokeSession(context, id);
  await recordAudit(
    context,
    memberAuditWrite(context, isEverywhere ? 'signed out everywhere' : 'signed out', { member: member.id }),
  );
  return { answer: {}, cookies: { session: null } };
});

export const signingInRoutes: readonly Route[] = [beginSigningIn, signIn, recover, signOut];
