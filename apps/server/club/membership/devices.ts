/** Routes for a member's devices. */

import { MEMBER_ROUTES, type MyDevices } from '@parlour/protocol/club/members';
import type { ServerContext } from '../../context.ts';
import type { MemberSession } from '../../hooks.ts';
import { HttpError } from '../../http/errors.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { sha256Hex } from '../../tokens.ts';
import { changeMember, type MemberData, memberDocuments, type Passkey } from '../members.ts';
import { memberAuditWrite, recordAudit } from '../moderation/audit.ts';
import {
  consumeChallenge,
  createChallenge,
  newRecoveryCode,
  recoveryCodeDigest,
  registrationOptions,
  verifyRegistration,
} from './credentials.ts';
import { BAD_PROOF, requireFreshSession, requirePasskeyPage, requireRateLimit, requireSession } from './guards.ts';
import { detachFromPasskey, listSessions, revokeSession, revokeSessions, revokeSessionsOfPasskey } from './sessions.ts';

const MAX_PASSKEYS = 20;

/** Unique among one member's passkeys or sessions. */
const shortId = (digest: string): string => digest.slice(0, 16);
const passkeyShortId = ({ id }: Passkey): string => shortId(sha256Hex(id));

const DEVICE_NOT_FOUND = new HttpError(404, 'not-found', 'This entry no longer exists.');

async function readOwnData(context: ServerContext, { member }: MemberSession): Promise<MemberData> {
  const found = await memberDocuments.read(context.store.documents, member.id);
  if (!found) throw DEVICE_NOT_FOUND;
  return found.value;
}

export async function listSignInDevices(context: ServerContext, session: MemberSession): Promise<MyDevices> {
  const { passkeys, code } = await readOwnData(context, session);
  const sessions = await listSessions(context, session.member.id);
  return {
    passkeys: passkeys.map(passkey => {
      const { device, made, used } = passkey;
      return { key: passkeyShortId(passkey), device, made, used };
    }),
    sessions: sessions.map(({ id, value: { device, since, seen } }) => {
      return { session: shortId(id), device, since, seen, here: id === session.id };
    }),
    code: { made: code.made },
  };
}

const beginAddingPasskey = defineRoute(MEMBER_ROUTES.beginAdding, async (context, request) => {
  const page = requirePasskeyPage(request);
  const session = await requireFreshSession(request);
  requireRateLimit(context, 'challenges', request.from);
  const { passkeys } = await readOwnData(context, session);
  const { member } = session;
  const { bytes, token } = await createChallenge(context, { purpose: 'add', origin: page.origin, member: member.id });
  const options = await registrationOptions(page, bytes, { ...member, passkeys });
  return { answer: { options: { ...options } }, cookies: { challenge: token } };
});

const addPasskey = defineRoute(MEMBER_ROUTES.addPasskey, async (context, request) => {
  const page = requirePasskeyPage(request);
  const session = await requireFreshSession(request);
  const { id } = session.member;
  const challenge = await consumeChallenge(context, request.cookies.challenge, 'add');
  if (challenge?.member !== id) throw BAD_PROOF;
  const { passkey, device } = request.body;
  const made = await verifyRegistration({ page, challenge }, passkey, { device, now: context.clock.now() });
  if (!made) throw BAD_PROOF;
  const outcome = await changeMember(context, id, member => withPasskey(member, made), [
    memberAuditWrite(context, 'new device', { member: id }),
  ]);
  if (outcome !== 'kept')
    throw new HttpError(409, 'not-allowed', `You can have at most ${MAX_PASSKEYS} passkeys. Remove one first.`);
  return { answer: await listSignInDevices(context, session), cookies: { challenge: null } };
});

const withPasskey = (member: MemberData, made: Passkey): MemberData | undefined =>
  member.passkeys.length < MAX_PASSKEYS ? { ...member, passkeys: [...member.passkeys, made] } : undefined;

const namePasskey = defineRoute(MEMBER_ROUTES.namePasskey, async (context, request) => {
  const session = await requireSession(request);
  const { key } = request.params;
  const { device } = request.body;
  requirePasskey(await readOwnData(context, session), key);
  await changeMember(context, session.member.id, member => ({
    ...member,
    passkeys: member.passkeys.map(passkey => (passkeyShortId(passkey) === key ? { ...passkey, device } : passkey)),
  }));
  return { answer: await listSignInDevices(context, session) };
});

const LAST_PASSKEY = new HttpError(
  403,
  'bad-proof',
  'This is your last passkey. Without it only the recovery code signs you in. Enter the recovery code to remove it.',
);

const removePasskey = defineRoute(MEMBER_ROUTES.removePasskey, async (context, request) => {
  const session = await requireFreshSession(request);
  requireRateLimit(context, 'challenges', request.from);
  const { code } = request.body;
  const hash = code === undefined ? undefined : recoveryCodeDigest(code);
  const { id } = session.member;
  const data = await readOwnData(context, session);
  if (hash !== undefined && hash !== data.code.hash) requireRateLimit(context, 'recoveries', request.from);
  const { id: passkey } = requirePasskey(data, request.params.key);
  const act = memberAuditWrite(context, 'device removed', { member: id });
  const also = [act, ...(await detachFromPasskey(context, session.id, passkey))];
  await changeMember(context, id, member => withoutPasskey(member, passkey, hash), also);
  await revokeSessionsOfPasskey(context, id, passkey, session.id);
  return { answer: await listSignInDevices(context, session) };
});

function requirePasskey({ passkeys }: MemberData, key: string): Passkey {
  const found = passkeys.find(passkey => passkeyShortId(passkey) === key);
  if (!found) throw DEVICE_NOT_FOUND;
  return found;
}

function withoutPasskey(member: MemberData, id: string, hash: string | undefined): MemberData {
  const passkeys = member.passkeys.filter(passkey => passkey.id !== id);
  if (passkeys.length === 0 && hash !== member.code.hash) throw LAST_PASSKEY;
  return { ...member, passkeys };
}

const endOneSession = defineRoute(MEMBER_ROUTES.endSession, async (context, request) => {
  const session = await requireSession(request);
  const sessions = await listSessions(context, session.member.id);
  const found = sessions.find(({ id }) => shortId(id) === request.params.session);
  if (found) await revokeSession(context, found.id);
  if (found) await recordAudit(context, memberAuditWrite(context, 'signed out', { member: session.member.id }));
  return { answer: await listSignInDevices(context, session) };
});

const renewRecoveryCode = defineRoute(MEMBER_ROUTES.newCode, async (context, request) => {
  const { id, member } = await requireFreshSession(request);
  requireRateLimit(context, 'challenges', request.from);
  const code = newRecoveryCode(context.entropy);
  const made = { hash: recoveryCodeDigest(code), made: context.clock.now() };
  const act = memberAuditWrite(context, 'new code', { member: member.id });
  await changeMember(context, member.id, data => ({ ...data, code: made }), [act]);
  await revokeSessions(context, member.id, id);
  return { answer: { code } };
});

const showDevices = defineRoute(MEMBER_ROUTES.devices, async (context, request) => ({
  answer: await listSignInDevices(context, await requireSession(request)),
}));

export const deviceRoutes: readonly Route[] = [
  ...[showDevices, beginAddingPasskey, addPasskey, namePasskey, removePasskey],
  ...[endOneSession, renewRecoveryCode],
];
