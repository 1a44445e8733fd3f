import { failure, type Result, success, valueOr } from '@parlour/kernel/result';
import { MATCHMAKING_ROUTES, type MatchmakingRequest } from '@parlour/protocol/club/matchmaking';
import type { ErrorCode } from '@parlour/protocol/error-codes';
import type { ServerContext } from '../../context.ts';
import { HttpError } from '../../http/errors.ts';
import { defineRoute, type RequestSender, type Route } from '../../http/route.ts';
import type { CreateTableError } from '../../tables/create-table.ts';
import { unavailableNameReason } from '../admission.ts';
import { activeBanReason } from '../moderation/bans.ts';
import { listBlockedBy } from '../moderation/blocks-and-mutes.ts';
import type { PersonalDataArea } from '../personal-data.ts';
import { listStandings } from '../ratings/queries.ts';
import {
  deleteInvitation,
  eraseInvitations,
  exportInvitations,
  type InvitationError,
  inviteMember,
  listInvitations,
  listRecentPlayers,
} from './invitations.ts';
import { memberTicketKey, ticketDocuments } from './match-players.ts';
import { hideOnline, isShownOnline, readOnlineNow, showOnline } from './online-now.ts';
import { joinOrPollQueue, leaveQueue, type QueueError, type QueueingPlayer } from './queue.ts';
import { handleRematch } from './rematch.ts';

export const matchmakingRoutes: readonly Route[] = [
  defineRoute(MATCHMAKING_ROUTES.enqueue, async (context, { body, ...whose }) => ({
    answer: valueOr(
      await joinOrPollQueue(context, body, () => identifyQueueingPlayer(context, body, whose)),
      throwQueueError,
    ),
  })),
  defineRoute(MATCHMAKING_ROUTES.leaveQueue, async (context, { body }) => ({
    answer: { stopped: await leaveQueue(context, body.ticket) },
  })),
  defineRoute(MATCHMAKING_ROUTES.rematch, async (context, { params, body, from }) => ({
    answer: valueOr(await handleRematch(context, params.table, body, from), throwRematchError),
  })),
  defineRoute(MATCHMAKING_ROUTES.company, async (context, { signedInMember }) => ({
    answer: await readOnlineNow(context, await signedInMember()),
  })),
  defineRoute(MATCHMAKING_ROUTES.setOnlineVisibility, async (context, { body: { shown }, signedInMember }) => {
    const member = (await signedInMember()) ?? throwNotAllowed('Sign in to appear by name.');
    await (shown ? showOnline(context, member.id) : hideOnline(context.store.documents, member.id));
    return { answer: { shown } };
  }),
  defineRoute(MATCHMAKING_ROUTES.people, async (context, { signedInMember }) => {
    const member = (await signedInMember()) ?? throwNotAllowed(MEMBERS_ONLY);
    return {
      answer: { people: await listRecentPlayers(context, member), invitations: await listInvitations(context, member) },
    };
  }),
  defineRoute(MATCHMAKING_ROUTES.invite, async (context, { body, signedInMember }) => {
    const member = (await signedInMember()) ?? throwNotAllowed(MEMBERS_ONLY);
    if (!context.limits.tryConsume('invitations', member.id))
      throw new HttpError(429, 'too-fast', TOO_MANY_INVITATIONS);
    const error = await inviteMember(context, member, body.member, body.table);
    if (error !== undefined) throw new HttpError(...INVITATION_ERRORS[error]);
    return { answer: { invited: true } };
  }),
  defineRoute(MATCHMAKING_ROUTES.answerInvitation, async (context, { params, signedInMember }) => {
    const member = (await signedInMember()) ?? throwNotAllowed(MEMBERS_ONLY);
    await deleteInvitation(context, member, params.table);
    return { answer: { answered: true } };
  }),
];

const MEMBERS_ONLY = 'Sign in to see your recent opponents.';
const TOO_MANY_INVITATIONS = 'You have sent too many invitations today. Try again tomorrow.';

const INVITATION_ERRORS: Readonly<Record<InvitationError, readonly [number, ErrorCode, string]>> = {
  'no-member': [404, 'not-found', 'There is no such member.'],
  'no-table': [404, 'no-table', 'This table is not open.'],
  enough: [429, 'too-fast', 'This player has too many open invitations.'],
};

const throwNotAllowed = (message: string): never => {
  throw new HttpError(403, 'not-allowed', message);
};

const throwRematchError = ({ is, message }: CreateTableError): never => {
  throw is === 'enough' ? new HttpError(429, 'too-fast', message) : new HttpError(403, 'not-allowed', message);
};

const throwQueueError = ({ is, message }: QueueError): never => {
  throw is === 'enough' ? new HttpError(429, 'too-fast', message) : new HttpError(400, 'bad-request', message);
};

/** Members use their own name; guests need one that is not a member's. */
async function identifyQueueingPlayer(
  context: ServerContext,
  { name = 'Guest' }: MatchmakingRequest,
  { from, signedInMember }: RequestSender,
): Promise<Result<QueueingPlayer, QueueError>> {
  if (!context.limits.tryConsume('seeking', from))
    return failure({ is: 'enough', message: 'Too many matchmaking requests from your address. Try again in an hour.' });
  const member = await signedInMember();
  const banned = member && (await activeBanReason(context, member.id, 'seats'));
  if (banned !== undefined) return failure({ is: 'wrong', message: banned });
  if (member)
    return success({ name: member.name, member: member.id, ...(await blocksAndStrengths(context, member.id)) });
  const reason = await unavailableNameReason(context, name);
  return reason === undefined ? success({ name, avoids: [] }) : failure({ is: 'wrong', message: reason });
}

async function blocksAndStrengths(
  context: ServerContext,
  member: string,
): Promise<Pick<QueueingPlayer, 'avoids' | 'strengths'>> {
  const standings = await listStandings(context, member);
  const strengths = new Map(
    standings.map(({ value }) => [value.game, { mu: value.rating.mu, sigma: value.rating.sigma }]),
  );
  return { avoids: await listBlockedBy(context, member), strengths };
}

export const matchmakingPersonalData: PersonalDataArea = {
  area: 'meeting',
  collect: async ({ store: { documents } }, { id }) => ({
    shown: await isShownOnline(documents, id),
    invitations: await exportInvitations(documents, id),
    waiting: (await ticketDocuments.findByKey(documents, memberTicketKey(id)))?.value,
  }),
  async erase({ store: { documents } }, { id }) {
    await hideOnline(documents, id);
    await eraseInvitations(documents, id);
    const waiting = await ticketDocuments.findByKey(documents, memberTicketKey(id));
    if (waiting) await documents.commit([ticketDocuments.remove(waiting)]);
  },
};
