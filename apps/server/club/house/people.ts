/** Members as the operator sees them: by what they are called now, with what is against them. */
import type { ShownAct, ShownBan, ShownMember, ShownReport } from '@parlour/protocol/club/house';
import { ID_PATTERN } from '@parlour/protocol/table-names';
import { HttpTrouble } from '../../http/errors.ts';
import type { Kept } from '../kept.ts';
import { type ClubContext, type Member, memberBy, memberNamed, membersBy } from '../members.ts';
import { FORMER } from '../naming.ts';
import type { Act } from './audit.ts';
import { type Ban, bansOf } from './bans.ts';
import type { PersonReport } from './reports.ts';

type Names = ReadonlyMap<string, string>;

export async function namesOf(context: ClubContext, ids: readonly (string | undefined)[]): Promise<Names> {
  const known = [...new Set(ids.flatMap(id => id ?? []))];
  return new Map((await membersBy(context, known)).map(({ id, name }) => [id, name]));
}

/** By id, or by what they are called; a name may look like an id. */
export async function memberMeant(context: ClubContext, word: string): Promise<Member> {
  const byId = ID_PATTERN.test(word) ? await memberBy(context, word) : undefined;
  const member = byId ?? (await memberNamed(context, word));
  if (!member) throw new HttpTrouble(404, 'not-found', 'There is no such member.');
  return member;
}

export async function membersShown(context: ClubContext, members: readonly Member[]): Promise<ShownMember[]> {
  const bans = await bansOf(
    context,
    members.map(({ id }) => id),
  );
  return members.map(({ id, name, since }) => {
    const ban = bans.get(id);
    return { member: id, name, since, ban: ban ? banShown(id, ban, new Map([[id, name]])) : null };
  });
}

export async function memberShown(context: ClubContext, id: string): Promise<ShownMember> {
  const [member] = await membersShown(context, await membersBy(context, [id]));
  if (!member) throw new HttpTrouble(404, 'not-found', 'There is no such member.');
  return member;
}

const banShown = (member: string, ban: Ban, names: Names): ShownBan => ({
  member,
  name: names.get(member) ?? FORMER,
  ...ban,
});

export async function bansShown(context: ClubContext, bans: readonly Kept<Ban>[]): Promise<ShownBan[]> {
  const ids = bans.map(({ id }) => id);
  const names = await namesOf(context, ids);
  return bans.map(({ id, value }) => banShown(id, value, names));
}

export async function reportsShown(
  context: ClubContext,
  reports: readonly Kept<PersonReport>[],
): Promise<ShownReport[]> {
  const names = await namesOf(
    context,
    reports.flatMap(({ value }) => [value.by.member, value.about.member]),
  );
  return reports.map(({ id, value }) => reportShown(id, value, names));
}

function reportShown(id: string, { by, about, at, reason, words, settled }: PersonReport, names: Names): ShownReport {
  const nameOf = ({ member, name }: PersonReport['by']): string =>
    member === undefined ? (name ?? FORMER) : (names.get(member) ?? FORMER);
  const { member = null, table = null, seat = null, match = null } = about;
  return {
    ...{ report: id, at, reason, words },
    by: { member: by.member ?? null, name: nameOf(by) },
    about: { member, name: nameOf(about), table, seat, match },
    settled: settled ?? null,
  };
}

export async function actsShown(context: ClubContext, acts: readonly Kept<Act>[]): Promise<ShownAct[]> {
  const names = await namesOf(
    context,
    acts.map(({ value }) => value.member),
  );
  return acts.map(({ value: { at, by, what, member, about = null, words = '' } }) => {
    const name = member === undefined ? null : (names.get(member) ?? FORMER);
    return { at, by, what, member: member ?? null, name, about, words };
  });
}
