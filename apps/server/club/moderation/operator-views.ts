import type { AuditEntryView, BanView, ModeratedMember, ReportView } from '@parlour/protocol/club/moderation';
import { ID_PATTERN } from '@parlour/protocol/wire-constants';
import type { Member } from '../../hooks.ts';
import { HttpError } from '../../http/errors.ts';
import type { Stored } from '../document-collection.ts';
import { type ClubContext, findMember, findMemberByName, findMembers } from '../members.ts';
import { FORMER_MEMBER_NAME } from '../seats.ts';
import type { AuditEntry } from './audit.ts';
import { type Ban, readActiveBans } from './bans.ts';
import type { PersonReport } from './reports.ts';

type Names = ReadonlyMap<string, string>;

export async function readMemberNames(context: ClubContext, ids: readonly (string | undefined)[]): Promise<Names> {
  const known = [...new Set(ids.flatMap(id => id ?? []))];
  return new Map((await findMembers(context, known)).map(({ id, name }) => [id, name]));
}

/** A name may look like an id. */
export async function requireMember(context: ClubContext, nameOrId: string): Promise<Member> {
  const byId = ID_PATTERN.test(nameOrId) ? await findMember(context, nameOrId) : undefined;
  const member = byId ?? (await findMemberByName(context, nameOrId));
  if (!member) throw new HttpError(404, 'not-found', 'There is no such member.');
  return member;
}

export async function toShownMembers(context: ClubContext, members: readonly Member[]): Promise<ModeratedMember[]> {
  const bans = await readActiveBans(
    context,
    members.map(({ id }) => id),
  );
  return members.map(({ id, name, since }) => {
    const ban = bans.get(id);
    return { member: id, name, since, ban: ban ? toShownBan(id, ban, new Map([[id, name]])) : null };
  });
}

export async function readShownMember(context: ClubContext, id: string): Promise<ModeratedMember> {
  const [member] = await toShownMembers(context, await findMembers(context, [id]));
  if (!member) throw new HttpError(404, 'not-found', 'There is no such member.');
  return member;
}

const toShownBan = (member: string, ban: Ban, names: Names): BanView => ({
  member,
  name: names.get(member) ?? FORMER_MEMBER_NAME,
  ...ban,
});

export async function toShownBans(context: ClubContext, bans: readonly Stored<Ban>[]): Promise<BanView[]> {
  const ids = bans.map(({ id }) => id);
  const names = await readMemberNames(context, ids);
  return bans.map(({ id, value }) => toShownBan(id, value, names));
}

export async function toReportViews(
  context: ClubContext,
  reports: readonly Stored<PersonReport>[],
): Promise<ReportView[]> {
  const names = await readMemberNames(
    context,
    reports.flatMap(({ value }) => [value.by.member, value.about.member]),
  );
  return reports.map(({ id, value }) => toShownReport(id, value, names));
}

function toShownReport(id: string, { by, about, at, reason, words, settled }: PersonReport, names: Names): ReportView {
  const displayName = ({ member, name }: PersonReport['by']): string =>
    member === undefined ? (name ?? FORMER_MEMBER_NAME) : (names.get(member) ?? FORMER_MEMBER_NAME);
  const { member = null, table = null, seat = null, match = null } = about;
  return {
    ...{ report: id, at, reason, words },
    by: { member: by.member ?? null, name: displayName(by) },
    about: { member, name: displayName(about), table, seat, match },
    settled: settled ?? null,
  };
}

export async function toShownActs(
  context: ClubContext,
  acts: readonly Stored<AuditEntry>[],
): Promise<AuditEntryView[]> {
  const names = await readMemberNames(
    context,
    acts.map(({ value }) => value.member),
  );
  return acts.map(({ value: { at, by, what, member, about = null, words = '' } }) => {
    const name = member === undefined ? null : (names.get(member) ?? FORMER_MEMBER_NAME);
    return { at, by, what, member: member ?? null, name, about, words };
  });
}
