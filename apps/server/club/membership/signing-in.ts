/** Signing in by a passkey or by the code on paper, and signing out. */
import { MEMBER_ROUTES } from '@parlour/protocol/club/members';
import { HttpTrouble } from '../../http/errors.ts';
import { type ReadRequest, type Route, type RouteAnswer, route, type Whose } from '../../http/route.ts';
import type { ServerContext } from '../../open-tables.ts';
import { memberAct, noteAct } from '../house/audit.ts';
import type { Kept } from '../kept.ts';
import {
  type AboutMember,
  changeMember,
  codeKey,
  digestOf,
  type Member,
  memberDocuments,
  openTo,
  passkeyKey,
} from '../members.ts';
import { BAD_PROOF, letIn, signedIn, signingPage, TOO_OFTEN, takeLimit } from './asking.ts';
import { pose, takeChallenge } from './challenges.ts';
import { askToProve, provedCounter } from './passkeys.ts';
import { codeDigest, newRecoveryCode } from './recovery.ts';
import { endSession, endSessions, endSurplus, newSession } from './sessions.ts';

type Change = (member: AboutMember) => AboutMember | undefined;

/** What proves who they are is written with the session, or neither is. Null stands for the recovery code. */
async function signInWith(
  context: ServerContext,
  { id }: Member,
  { agent, cookies }: Whose,
  passkey: string | null,
  change: Change,
): Promise<string> {
  const session = newSession(context, id, agent, passkey);
  const act = memberAct(context, passkey === null ? 'signed in by code' : 'signed in', { member: id });
  if ((await changeMember(context, id, change, [session.write, act])) !== 'kept') throw BAD_PROOF;
  await endSurplus(context, id, cookies.session);
  return session.token;
}

const beginSigningIn = route(MEMBER_ROUTES.beginSigningIn, async (context, asked) => {
  const page = signingPage(asked);
  takeLimit(context, 'challenges', asked.from);
  const { bytes, token } = await pose(context, { purpose: 'sign in', origin: page.origin });
  return { answer: { options: { ...(await askToProve(page, bytes)) } }, cookies: { challenge: token } };
});

const signIn = route(MEMBER_ROUTES.signIn, async (context, asked) => {
  const { found, counter } = await proved(context, asked);
  const me = openTo(found);
  await letIn(context, me);
  const { id } = asked.body.passkey;
  const now = context.clock.now();
  const session = await signInWith(context, me, asked, id, member => used(member, id, counter, now));
  return { answer: { me }, cookies: { session, challenge: null } };
});

type Proving = ReadRequest<unknown, { readonly passkey: Parameters<typeof provedCounter>[1] }>;

async function proved(
  context: ServerContext,
  asked: Proving,
): Promise<{ readonly found: Kept<AboutMember>; readonly counter: number }> {
  const page = signingPage(asked);
  const challenge = await takeChallenge(context, asked.cookies.challenge, 'sign in');
  const { passkey } = asked.body;
  const found = await memberDocuments.named(context.store.documents, passkeyKey(passkey.id));
  const known = found?.value.passkeys.find(({ id }) => id === passkey.id);
  if (!challenge || !found || !known) throw BAD_PROOF;
  const counter = await provedCounter({ page, challenge }, passkey, known);
  if (counter === undefined) throw BAD_PROOF;
  return { found, counter };
}

/** Undefined if the key was taken away meanwhile, or has counted on. */
function used(member: AboutMember, id: string, counter: number, now: number): AboutMember | undefined {
  const key = member.passkeys.find(passkey => passkey.id === id);
  if (!key || (counter > 0 && key.counter >= counter)) return undefined;
  return { ...member, passkeys: member.passkeys.map(one => (one === key ? { ...key, counter, used: now } : one)) };
}

const NO_CODE = new HttpTrouble(403, 'bad-proof', 'That is no recovery code that is still good.');

/**
 * Wrong codes are counted, before they are known to be wrong, so that many tried at once are counted too. A right one, which
 * has 140 bits, is taken however many wrong ones came from the same address.
 */
const recover = route(
  MEMBER_ROUTES.recover,
  async (context, asked): Promise<RouteAnswer<{ readonly me: Member; readonly code: string }>> => {
    signingPage(asked);
    const mayFail = context.limits.take('recoveries', asked.from);
    const hash = codeDigest(asked.body.code);
    const found = await memberDocuments.named(context.store.documents, codeKey(hash));
    if (!found) throw mayFail ? NO_CODE : TOO_OFTEN;
    if (mayFail) context.limits.giveBack('recoveries', asked.from);
    takeLimit(context, 'challenges', asked.from);
    const me = openTo(found);
    await letIn(context, me);
    const code = newRecoveryCode(context.entropy);
    const next = { hash: codeDigest(code), made: context.clock.now() };
    const session = await signInWith(context, me, asked, null, member =>
      member.code.hash === hash ? { ...member, code: next } : undefined,
    );
    if (asked.body.elsewhere === 'end') await endSessions(context, me.id, digestOf(session));
    return { answer: { me, code }, cookies: { session, challenge: null } };
  },
);

const signOut = route(MEMBER_ROUTES.signOut, async (context, asked) => {
  const { id, member } = await signedIn(asked);
  const isAll = asked.body.where === 'everywhere';
  if (isAll) await endSessions(context, member.id);
  else await endSession(context, id);
  await noteAct(context, memberAct(context, isAll ? 'signed out everywhere' : 'signed out', { member: member.id }));
  return { answer: {}, cookies: { session: null } };
});

export const signingInRoutes: readonly Route[] = [beginSigningIn, signIn, recover, signOut];
