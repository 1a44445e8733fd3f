/** Finding a game, over HTTP. */
import { failure, type Result, success, valueOr } from '@parlour/kernel/result';
import { MEETING_ROUTES, type SeekRequest } from '@parlour/protocol/club/meeting';
import type { ErrorCode } from '@parlour/protocol/error-codes';
import type { LayFault } from '../../create-table.ts';
import { HttpTrouble } from '../../http/errors.ts';
import { type Route, route, type Whose } from '../../http/route.ts';
import type { ServerContext } from '../../open-tables.ts';
import { companyOf, hideMember, showMember } from '../company.ts';
import { bannedFrom } from '../house/bans.ts';
import { blockedBy } from '../house/stances.ts';
import { standingsOfMember } from '../ratings/telling.ts';
import { copiedName } from '../recognise.ts';
import { another } from './another.ts';
import { answerInvitation, type InviteFault, invitationsOf, invite } from './invitations.ts';
import { peopleOf } from './people.ts';
import { type Seeker, type SeekFault, seek, stopSeeking } from './seek.ts';

export const meetingRoutes: readonly Route[] = [
  route(MEETING_ROUTES.seek, async (context, { body, ...whose }) => ({
    answer: valueOr(await seek(context, body, () => whoSeeks(context, body, whose)), notSought),
  })),
  route(MEETING_ROUTES.stopSeeking, async (context, { body }) => ({
    answer: { stopped: await stopSeeking(context, body.ticket) },
  })),
  route(MEETING_ROUTES.another, async (context, { params, body, from }) => ({
    answer: valueOr(await another(context, params.table, body, from), notCalled),
  })),
  route(MEETING_ROUTES.company, async (context, { whoAsks }) => ({
    answer: await companyOf(context, await whoAsks()),
  })),
  route(MEETING_ROUTES.showMe, async (context, { body: { shown }, whoAsks }) => {
    const member = (await whoAsks()) ?? notAllowed('Only members are told of by name.');
    await (shown ? showMember(context, member.id) : hideMember(context.store.documents, member.id));
    return { answer: { shown } };
  }),
  route(MEETING_ROUTES.people, async (context, { whoAsks }) => {
    const member = (await whoAsks()) ?? notAllowed(MEMBERS_ONLY);
    return { answer: { people: await peopleOf(context, member), invitations: await invitationsOf(context, member) } };
  }),
  route(MEETING_ROUTES.invite, async (context, { body, whoAsks }) => {
    const member = (await whoAsks()) ?? notAllowed(MEMBERS_ONLY);
    if (!context.limits.take('invitations', member.id)) throw new HttpTrouble(429, 'too-fast', ENOUGH);
    const fault = await invite(context, member, body.member, body.table);
    if (fault !== undefined) throw new HttpTrouble(...NOT_INVITED[fault]);
    return { answer: { invited: true } };
  }),
  route(MEETING_ROUTES.answerInvitation, async (context, { params, whoAsks }) => {
    const member = (await whoAsks()) ?? notAllowed(MEMBERS_ONLY);
    await answerInvitation(context, member, params.table);
    return { answer: { answered: true } };
  }),
];

const MEMBERS_ONLY = 'Only members know whom they have played with.';
const ENOUGH = 'You have invited enough people today.';

const NOT_INVITED: Readonly<Record<InviteFault, readonly [number, ErrorCode, string]>> = {
  'no-member': [404, 'not-found', 'There is no such member.'],
  'no-table': [404, 'no-table', 'That table is not open.'],
  enough: [429, 'too-fast', 'Enough invitations wait for them already.'],
};

const notAllowed = (message: string): never => {
  throw new HttpTrouble(403, 'not-allowed', message);
};

const notCalled = ({ is, message }: LayFault): never => {
  throw is === 'enough' ? new HttpTrouble(429, 'too-fast', message) : new HttpTrouble(403, 'not-allowed', message);
};

const notSought = ({ is, message }: SeekFault): never => {
  throw is === 'enough' ? new HttpTrouble(429, 'too-fast', message) : new HttpTrouble(400, 'bad-request', message);
};

/** A member goes by their own name; a guest by one that is nobody else's. */
async function whoSeeks(
  context: ServerContext,
  { name = 'Guest' }: SeekRequest,
  { from, whoAsks }: Whose,
): Promise<Result<Seeker, SeekFault>> {
  if (!context.limits.take('seeking', from))
    return failure({ is: 'enough', message: 'Enough games were looked for from your address this hour.' });
  const member = await whoAsks();
  const banned = member && (await bannedFrom(context, member.id, 'seats'));
  if (banned !== undefined) return failure({ is: 'wrong', message: banned });
  if (member) return success({ name: member.name, member: member.id, ...(await knownOf(context, member.id)) });
  const copied = await copiedName(context, name);
  return copied === undefined ? success({ name, avoids: [] }) : failure({ is: 'wrong', message: copied });
}

async function knownOf(context: ServerContext, member: string): Promise<Pick<Seeker, 'avoids' | 'strengths'>> {
  const standings = await standingsOfMember(context, member);
  const strengths = new Map(
    standings.map(({ value }) => [value.game, { mu: value.rating.mu, sigma: value.rating.sigma }]),
  );
  return { avoids: await blockedBy(context, member), strengths };
}
