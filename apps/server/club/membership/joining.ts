/** Becoming a member: a name that is nobody's, a passkey, and a code on paper. */
import { nameFault, tidyName } from '@parlour/club/names';
import { MEMBER_ROUTES } from '@parlour/protocol/club/members';
import { HttpTrouble } from '../../http/errors.ts';
import { type ReadRequest, type Route, type RouteAnswer, route } from '../../http/route.ts';
import { newId } from '../../names.ts';
import type { ServerContext } from '../../open-tables.ts';
import { memberAct } from '../house/audit.ts';
import { forbiddenName } from '../house/forbidden.ts';
import { fresh } from '../kept.ts';
import { type AboutMember, type Member, memberNamed, memberWrite } from '../members.ts';
import { BAD_PROOF, signingPage, takeLimit } from './asking.ts';
import { pose, takeChallenge } from './challenges.ts';
import { computerLooks } from './computer-names.ts';
import { askToMake, newPasskey } from './passkeys.ts';
import { codeDigest, newRecoveryCode } from './recovery.ts';
import { deviceOf, endSurplus, newSession } from './sessions.ts';

const TAKEN = new HttpTrouble(
  409,
  'name-taken',
  'A member is called that, or something that looks like it; please choose another name.',
);

async function freeName(context: ServerContext, written: string): Promise<string> {
  const name = tidyName(written);
  const forbidden = nameFault(name, await computerLooks()) ?? (await forbiddenName(context, name));
  if (forbidden !== undefined) throw new HttpTrouble(400, 'bad-request', forbidden);
  if (await memberNamed(context, name)) throw TAKEN;
  return name;
}

const beginJoining = route(MEMBER_ROUTES.beginJoining, async (context, asked) => {
  const page = signingPage(asked);
  takeLimit(context, 'challenges', asked.from);
  const name = await freeName(context, asked.body.name);
  const id = newId(context.entropy);
  const { bytes, token } = await pose(context, { purpose: 'join', origin: page.origin, member: id, name });
  const options = await askToMake(page, bytes, { id, name, passkeys: [] });
  return { answer: { options: { ...options } }, cookies: { challenge: token } };
});

type Joined = { readonly me: Member; readonly code: string };

const join = route(MEMBER_ROUTES.join, async (context, asked): Promise<RouteAnswer<Joined>> => {
  const page = signingPage(asked);
  takeLimit(context, 'members', asked.from);
  const challenge = await takeChallenge(context, asked.cookies.challenge, 'join');
  if (challenge?.member === undefined || challenge.name === undefined) throw BAD_PROOF;
  const now = context.clock.now();
  const about = { device: deviceOf(asked.agent), now };
  const passkey = await newPasskey({ page, challenge }, asked.body.passkey, about);
  if (!passkey) throw BAD_PROOF;
  const code = newRecoveryCode(context.entropy);
  const member = { name: challenge.name, since: now, passkeys: [passkey], code: { hash: codeDigest(code), made: now } };
  const token = await keepNew(context, challenge.member, member, asked);
  const me = { id: challenge.member, name: member.name, since: now };
  return { answer: { me, code }, cookies: { session: token, challenge: null } };
});

/** Two who want the same name at the same moment: one of them gets it. */
async function keepNew(
  context: ServerContext,
  id: string,
  member: AboutMember,
  { agent, cookies }: ReadRequest<unknown, unknown>,
): Promise<string> {
  const session = newSession(context, id, agent, member.passkeys[0]?.id);
  const act = memberAct(context, 'joined', { member: id });
  const outcome = await context.store.documents.commit([memberWrite(fresh(id), member), session.write, act]);
  if (outcome !== 'kept') throw TAKEN;
  await endSurplus(context, id, cookies.session);
  return session.token;
}

export const joiningRoutes: readonly Route[] = [beginJoining, join];
