import { invalidNameReason, nameSkeletons, normalizeName } from '@parlour/club/names';
import { type BlocksAndMutes, MODERATION_ROUTES, type ModeratedMember } from '@parlour/protocol/club/moderation';
import type { ServerContext } from '../../context.ts';
import { NO_TABLE_MESSAGE } from '../../errors.ts';
import type { Member } from '../../hooks.ts';
import { HttpError } from '../../http/errors.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import {
  ALL_MEMBERS_LIST,
  changeMember,
  findMemberByName,
  memberDocuments,
  toPublicMember,
  withNewName,
} from '../members.ts';
import { requireSession } from '../membership/guards.ts';
import { revokeSessions } from '../membership/sessions.ts';
import type { PersonalDataArea } from '../personal-data.ts';
import { FORMER_MEMBER_NAME, listMemberSeats, renameSeat } from '../seats.ts';
import { eraseAudit, listAudit, operatorAuditWrite, recordAudit } from './audit.ts';
import {
  allowName,
  countBans,
  deleteBan,
  eraseBan,
  forbiddenNameReason,
  forbidName,
  listBans,
  listForbiddenNames,
  readActiveBans,
  writeBan,
} from './bans.ts';
import { applyMutesAtTables, eraseStances, listStances, setStance } from './blocks-and-mutes.ts';
import {
  closeTableByOperator,
  deleteTableByOperator,
  listTablesForOperator,
  operatorRoute,
  readRecordForOperator,
} from './operator.ts';
import {
  readMemberNames,
  readShownMember,
  requireMember,
  toReportViews,
  toShownActs,
  toShownBans,
  toShownMembers,
} from './operator-views.ts';
import {
  closeReport,
  countReports,
  eraseReports,
  listReports,
  listReportsAbout,
  listReportsBy,
  submitReport,
} from './reports.ts';

/** `before` asks for the next page. */
const PAGE_SIZE = 50;
const DAY_MS = 86_400_000;

async function readMyStances(context: ServerContext, { id }: Member): Promise<BlocksAndMutes> {
  const stances = await listStances(context, id);
  const names = await readMemberNames(
    context,
    stances.map(({ value }) => value.of),
  );
  return {
    people: stances.map(({ value: { of, stance, at } }) => ({
      member: of,
      name: names.get(of) ?? FORMER_MEMBER_NAME,
      stance,
      at,
    })),
  };
}

const playerRoutes: readonly Route[] = [
  defineRoute(MODERATION_ROUTES.report, async (context, request) => {
    await submitReport(context, request, request.body);
    return { answer: {} };
  }),
  defineRoute(MODERATION_ROUTES.blocksAndMutes, async (context, request) => ({
    answer: await readMyStances(context, (await requireSession(request)).member),
  })),
  defineRoute(MODERATION_ROUTES.setBlockOrMute, async (context, request) => {
    const { member: me } = await requireSession(request);
    const { member, stance } = request.body;
    if (member === me.id) throw new HttpError(400, 'bad-request', "You can't do this to yourself.");
    if (stance !== 'none') await requireMember(context, member);
    if ((await setStance(context, me.id, member, stance)) === 'full') {
      throw new HttpError(409, 'used-up', "You can't block or mute more members. Remove one first.");
    }
    await applyMutesAtTables(context, me.id);
    return { answer: await readMyStances(context, me) };
  }),
];

const operatorRoutes: readonly Route[] = [
  operatorRoute(MODERATION_ROUTES.moderationSummary, async ({ store: { documents }, canWrite }) => {
    const members = documents.count(memberDocuments.kind, ALL_MEMBERS_LIST);
    const counts = await Promise.all([members, countReports(documents), countBans(documents)]);
    return { members: counts[0], reports: counts[1], bans: counts[2], writable: await canWrite() };
  }),
  operatorRoute(MODERATION_ROUTES.moderatedMembers, async (context, { body: { before } }) => {
    const beyond = before === undefined ? {} : { beyond: before };
    const span = { order: 'falling', limit: PAGE_SIZE, ...beyond } as const;
    const found = await memberDocuments.list(context.store.documents, ALL_MEMBERS_LIST, span);
    return { members: await toShownMembers(context, found.map(toPublicMember)) };
  }),
  operatorRoute(MODERATION_ROUTES.moderatedMember, async (context, { params }) => {
    const { documents } = context.store;
    const { id } = await requireMember(context, params.member);
    const [reports, acts] = await Promise.all([
      listReportsAbout(documents, id, { limit: PAGE_SIZE }),
      listAudit(documents, { member: id, limit: PAGE_SIZE }),
    ]);
    return {
      member: await readShownMember(context, id),
      reports: await toReportViews(context, reports),
      acts: await toShownActs(context, acts),
    };
  }),
  operatorRoute(MODERATION_ROUTES.rename, (context, { params, body }) =>
    renameMember(context, params.member, body.name),
  ),
  operatorRoute(MODERATION_ROUTES.ban, async (context, { params, body: { from, days, why } }) => {
    const { id } = await requireMember(context, params.member);
    const at = context.clock.now();
    const until = days === null ? null : at + days * DAY_MS;
    const audit = operatorAuditWrite(context, 'banned', { member: id, about: from, words: why });
    await writeBan(context.store.documents, id, { from, until, why, at }, audit);
    if (from === 'house') await revokeSessions(context, id);
    return readShownMember(context, id);
  }),
  operatorRoute(MODERATION_ROUTES.liftBan, async (context, { params }) => {
    const { id } = await requireMember(context, params.member);
    const audit = operatorAuditWrite(context, 'ban lifted', { member: id });
    if (!(await deleteBan(context.store.documents, id, audit))) {
      throw new HttpError(404, 'not-found', 'This member is not banned.');
    }
    return readShownMember(context, id);
  }),
  operatorRoute(MODERATION_ROUTES.bans, async (context, { body: { before } }) => ({
    bans: await toShownBans(context, await listBans(context.store.documents, before, PAGE_SIZE)),
  })),
  operatorRoute(MODERATION_ROUTES.reports, async (context, { body: { state, before } }) => ({
    reports: await toReportViews(
      context,
      await listReports(context.store.documents, state, { before, limit: PAGE_SIZE }),
    ),
  })),
  operatorRoute(MODERATION_ROUTES.settle, async (context, { params: { report }, body: { words } }) => {
    const also = operatorAuditWrite(context, 'report settled', { about: report, words });
    const settled = await closeReport(context.store.documents, report, { at: context.clock.now(), words, also });
    const [shown] = settled ? await toReportViews(context, [settled]) : [];
    if (!shown) throw new HttpError(404, 'not-found', 'There is no such report.');
    return shown;
  }),
  operatorRoute(MODERATION_ROUTES.forbiddenNames, readForbiddenNames),
  operatorRoute(MODERATION_ROUTES.forbidName, async (context, { body: { name, is } }) => {
    const { documents } = context.store;
    const audit = operatorAuditWrite(context, is === 'forbidden' ? 'name forbidden' : 'name allowed', { about: name });
    if (nameSkeletons(name).includes('')) throw new HttpError(400, 'bad-request', 'This is not a valid name.');
    if (is === 'allowed') await allowName(documents, name, audit);
    else if ((await forbidName(documents, { name, at: context.clock.now() }, audit)) === 'full') {
      throw new HttpError(409, 'used-up', 'The list of forbidden names is full.');
    }
    return readForbiddenNames(context);
  }),
  operatorRoute(MODERATION_ROUTES.adminTables, async (context, { body: { state, limit } }) => ({
    tables: await listTablesForOperator(context, state, limit),
  })),
  operatorRoute(MODERATION_ROUTES.closeTable, async (context, { params: { table } }) => {
    await recordTableAudit(context, 'table closed', table);
    await closeTableByOperator(context, table);
    return {};
  }),
  operatorRoute(MODERATION_ROUTES.deleteTable, async (context, { params: { table } }) => {
    await recordTableAudit(context, 'table deleted', table);
    await deleteTableByOperator(context, table);
    return {};
  }),
  operatorRoute(MODERATION_ROUTES.adminRecord, async (context, { params: { table, match } }) => {
    const text = await readRecordForOperator(context, table, Number(match));
    await recordTableAudit(context, 'record read', table, match);
    return text;
  }),
  operatorRoute(MODERATION_ROUTES.audit, async (context, { body: { before, member } }) => {
    const id = member === undefined ? undefined : (await requireMember(context, member)).id;
    const acts = await listAudit(context.store.documents, { before, member: id, limit: PAGE_SIZE });
    return { acts: await toShownActs(context, acts) };
  }),
];

/** Records the act before it runs, so that failed attempts are in the audit log too. */
async function recordTableAudit(
  context: ServerContext,
  what: 'table closed' | 'table deleted' | 'record read',
  table: string,
  match?: string,
): Promise<void> {
  if (!(await context.store.find({ id: table }))) throw new HttpError(404, 'no-table', NO_TABLE_MESSAGE);
  await recordAudit(
    context,
    operatorAuditWrite(context, what, { about: match === undefined ? table : `${table}/${match}` }),
  );
}

async function readForbiddenNames({ store }: ServerContext) {
  return { names: (await listForbiddenNames(store.documents)).map(({ value }) => value) };
}

const MAX_TABLES_RENAMED = 200;

async function renameMember(context: ServerContext, nameOrId: string, given: string): Promise<ModeratedMember> {
  const { id } = await requireMember(context, nameOrId);
  const name = normalizeName(given);
  const reason = invalidNameReason(name) ?? (await forbiddenNameReason(context, name));
  if (reason !== undefined) throw new HttpError(400, 'bad-request', reason);
  const audit = operatorAuditWrite(context, 'renamed', { member: id });
  const other = await findMemberByName(context, name);
  const isTaken = other !== undefined && other.id !== id;
  const outcome = isTaken ? 'taken' : await changeMember(context, id, member => withNewName(member, name), [audit]);
  if (outcome === 'taken') throw new HttpError(409, 'name-taken', 'A member has this name or one that looks like it.');
  for (const { value } of await listMemberSeats(context, id, { limit: MAX_TABLES_RENAMED })) {
    await renameSeat(context, value.table, { seat: value.seat, grant: value.grant, name, member: id });
  }
  return readShownMember(context, id);
}

export const moderationRoutes: readonly Route[] = [...playerRoutes, ...operatorRoutes];

const MAX_EXPORTED = 1000;

/** Leaves out who reported, blocked or muted the member. */
export const moderationPersonalData: PersonalDataArea = {
  area: 'order',
  async collect(context, { id }) {
    const { documents } = context.store;
    const reports = await listReportsBy(documents, id, { limit: MAX_EXPORTED });
    return {
      ban: (await readActiveBans(context, [id])).get(id) ?? null,
      stances: (await listStances(context, id)).map(({ value: { of, stance, at } }) => ({ of, stance, at })),
      reports: reports.map(({ value: { at, reason, words, about } }) => ({ at, reason, words, about })),
      acts: (await listAudit(documents, { member: id, limit: MAX_EXPORTED })).map(({ value }) => value),
    };
  },
  async erase(context, { id }) {
    const { documents } = context.store;
    await eraseStances(context, id);
    await eraseReports(documents, id, context.clock.now());
    await eraseBan(documents, id);
    await eraseAudit(documents, id);
  },
};
