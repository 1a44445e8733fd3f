/** The devices somebody signs in by: adding, naming and removing passkeys, a new code, and signing out elsewhere. */
import { MEMBER_ROUTES, type MyDevices } from '@parlour/protocol/club/members';
import { HttpTrouble } from '../../http/errors.ts';
import { type Route, route } from '../../http/route.ts';
import type { ServerContext } from '../../open-tables.ts';
import { memberAct, noteAct } from '../house/audit.ts';
import { type AboutMember, changeMember, digestOf, memberDocuments, type Passkey } from '../members.ts';
import { BAD_PROOF, freshlySignedIn, signedIn, signingPage, takeLimit } from './asking.ts';
import { pose, takeChallenge } from './challenges.ts';
import { askToMake, newPasskey } from './passkeys.ts';
import { codeDigest, newRecoveryCode } from './recovery.ts';
import {
  endSession,
  endSessions,
  endSessionsBy,
  type MemberSession,
  outlivingPasskey,
  sessionsOf,
} from './sessions.ts';

const MOST_PASSKEYS = 20;

/** What a passkey or a session is called towards its owner: long enough to tell theirs apart. */
const shortOf = (digest: string): string => digest.slice(0, 16);
const keyOf = ({ id }: Passkey): string => shortOf(digestOf(id));

const GONE = new HttpTrouble(404, 'not-found', 'That is not there any more.');

async function aboutMe(context: ServerContext, { member }: MemberSession): Promise<AboutMember> {
  const found = await memberDocuments.read(context.store.documents, member.id);
  if (!found) throw GONE;
  return found.value;
}

export async function devicesOf(context: ServerContext, session: MemberSession): Promise<MyDevices> {
  const { passkeys, code } = await aboutMe(context, session);
  const sessions = await sessionsOf(context, session.member.id);
  return {
    passkeys: passkeys.map(passkey => {
      const { device, made, used } = passkey;
      return { key: keyOf(passkey), device, made, used };
    }),
    sessions: sessions.map(({ id, value: { device, since, seen } }) => {
      return { session: shortOf(id), device, since, seen, here: id === session.id };
    }),
    code: { made: code.made },
  };
}

const beginAdding = route(MEMBER_ROUTES.beginAdding, async (context, asked) => {
  const page = signingPage(asked);
  const session = await freshlySignedIn(asked);
  takeLimit(context, 'challenges', asked.from);
  const { passkeys } = await aboutMe(context, session);
  const { member } = session;
  const { bytes, token } = await pose(context, { purpose: 'add', origin: page.origin, member: member.id });
  const options = await askToMake(page, bytes, { ...member, passkeys });
  return { answer: { options: { ...options } }, cookies: { challenge: token } };
});

const addPasskey = route(MEMBER_ROUTES.addPasskey, async (context, asked) => {
  const page = signingPage(asked);
  const session = await freshlySignedIn(asked);
  const { id } = session.member;
  const challenge = await takeChallenge(context, asked.cookies.challenge, 'add');
  if (challenge?.member !== id) throw BAD_PROOF;
  const { passkey, device } = asked.body;
  const made = await newPasskey({ page, challenge }, passkey, { device, now: context.clock.now() });
  if (!made) throw BAD_PROOF;
  const outcome = await changeMember(context, id, member => withPasskey(member, made), [
    memberAct(context, 'new device', { member: id }),
  ]);
  if (outcome !== 'kept') throw new HttpTrouble(409, 'not-allowed', `A member has at most ${MOST_PASSKEYS} passkeys.`);
  return { answer: await devicesOf(context, session), cookies: { challenge: null } };
});

const withPasskey = (member: AboutMember, made: Passkey): AboutMember | undefined =>
  member.passkeys.length < MOST_PASSKEYS ? { ...member, passkeys: [...member.passkeys, made] } : undefined;

const namePasskey = route(MEMBER_ROUTES.namePasskey, async (context, asked) => {
  const session = await signedIn(asked);
  const { key } = asked.params;
  const { device } = asked.body;
  passkeyIn(await aboutMe(context, session), key);
  await changeMember(context, session.member.id, member => ({
    ...member,
    passkeys: member.passkeys.map(passkey => (keyOf(passkey) === key ? { ...passkey, device } : passkey)),
  }));
  return { answer: await devicesOf(context, session) };
});

const LAST = new HttpTrouble(
  403,
  'bad-proof',
  'This is your last passkey: without it you come back by the recovery code alone, so please show that you have it.',
);

const removePasskey = route(MEMBER_ROUTES.removePasskey, async (context, asked) => {
  const session = await freshlySignedIn(asked);
  takeLimit(context, 'challenges', asked.from);
  const { code } = asked.body;
  const hash = code === undefined ? undefined : codeDigest(code);
  const { id } = session.member;
  const about = await aboutMe(context, session);
  if (hash !== undefined && hash !== about.code.hash) takeLimit(context, 'recoveries', asked.from);
  const { id: passkey } = passkeyIn(about, asked.params.key);
  const act = memberAct(context, 'device removed', { member: id });
  const also = [act, ...(await outlivingPasskey(context, session.id, passkey))];
  await changeMember(context, id, member => without(member, passkey, hash), also);
  await endSessionsBy(context, id, passkey, session.id);
  return { answer: await devicesOf(context, session) };
});

function passkeyIn({ passkeys }: AboutMember, key: string): Passkey {
  const found = passkeys.find(passkey => keyOf(passkey) === key);
  if (!found) throw GONE;
  return found;
}

function without(member: AboutMember, id: string, hash: string | undefined): AboutMember {
  const passkeys = member.passkeys.filter(passkey => passkey.id !== id);
  if (passkeys.length === 0 && hash !== member.code.hash) throw LAST;
  return { ...member, passkeys };
}

const endElsewhere = route(MEMBER_ROUTES.endSession, async (context, asked) => {
  const session = await signedIn(asked);
  const all = await sessionsOf(context, session.member.id);
  const found = all.find(({ id }) => shortOf(id) === asked.params.session);
  if (found) await endSession(context, found.id);
  if (found) await noteAct(context, memberAct(context, 'signed out', { member: session.member.id }));
  return { answer: await devicesOf(context, session) };
});

const newCode = route(MEMBER_ROUTES.newCode, async (context, asked) => {
  const { id, member } = await freshlySignedIn(asked);
  takeLimit(context, 'challenges', asked.from);
  const code = newRecoveryCode(context.entropy);
  const made = { hash: codeDigest(code), made: context.clock.now() };
  const act = memberAct(context, 'new code', { member: member.id });
  await changeMember(context, member.id, about => ({ ...about, code: made }), [act]);
  await endSessions(context, member.id, id);
  return { answer: { code } };
});

const devices = route(MEMBER_ROUTES.devices, async (context, asked) => ({
  answer: await devicesOf(context, await signedIn(asked)),
}));

export const deviceRoutes: readonly Route[] = [
  ...[devices, beginAdding, addPasskey, namePasskey, removePasskey],
  ...[endElsewhere, newCode],
];
