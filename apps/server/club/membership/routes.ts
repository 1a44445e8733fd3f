import { nameSkeletons } from '@parlour/club/names';
import { MEMBER_ROUTES } from '@parlour/protocol/club/members';
import type { ServerContext } from '../../context.ts';
import type { Member } from '../../hooks.ts';
import { HttpError } from '../../http/errors.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { parseListing } from '../../store/listing.ts';
import { memberAuditWrite, recordAudit } from '../moderation/audit.ts';
import { eraseMember, exportPersonalData } from '../personal-data.ts';
import { recordSeat, renameSeat } from '../seats.ts';
import { deviceRoutes } from './devices.ts';
import { requireFreshSession, requireRateLimit, requireSession } from './guards.ts';
import { joiningRoutes, signingInRoutes } from './sign-in.ts';

const me = defineRoute(MEMBER_ROUTES.me, async (_, request) => ({
  answer: { me: (await request.signedInMember()) ?? null },
}));

const bringSeats = defineRoute(MEMBER_ROUTES.importSeats, async (context, request) => {
  const { member } = await requireSession(request);
  let adopted = 0;
  for (const { table, token } of request.body.seats) {
    requireRateLimit(context, 'brought', request.from);
    if ((await adoptSeat(context, member, table, token)) === 'noted') adopted += 1;
  }
  return { answer: { came: adopted } };
});

/** The token proves that the member played there as a guest. A seat of another member stays theirs. */
async function adoptSeat(
  context: ServerContext,
  member: Member,
  table: string,
  token: string,
): Promise<'noted' | 'known'> {
  const caller = context.tokens.verify(table, { seat: token });
  const row = await context.store.find({ id: table });
  if (caller?.seat == null || caller.grant === undefined || !row) return 'known';
  const { seat, grant } = caller;
  const { game } = parseListing(row.card);
  const outcome = await recordSeat(context, { table, seat, grant, member: member.id, game });
  if (outcome === 'noted') await renameSeat(context, table, { seat, grant, name: member.name, member: member.id });
  return outcome;
}

const exportData = defineRoute(MEMBER_ROUTES.exportPersonalData, async (context, request) => {
  const { member } = await requireSession(request);
  requireRateLimit(context, 'exports', request.from);
  await recordAudit(context, memberAuditWrite(context, 'export', { member: member.id }));
  return { answer: { made: context.clock.now(), about: await exportPersonalData(context, member) } };
});

const erase = defineRoute(MEMBER_ROUTES.deleteAccount, async (context, request) => {
  const { member } = await requireFreshSession(request);
  if (!nameSkeletons(request.body.name).some(skeleton => nameSkeletons(member.name).includes(skeleton)))
    throw new HttpError(400, 'bad-request', 'This is not your name, so nothing was deleted.');
  await eraseMember(context, member);
  return { answer: {}, cookies: { session: null } };
});

export const memberRoutes: readonly Route[] = [
  me,
  ...joiningRoutes,
  ...signingInRoutes,
  ...deviceRoutes,
  ...[bringSeats, exportData, erase],
];
