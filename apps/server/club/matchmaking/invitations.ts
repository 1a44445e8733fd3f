/** Invitations of members to tables, valid for a day, and the members one has recently played with. */

import { findGame } from '@parlour/games/shelf/shelf';
import type { RecentPlayer, TableInvitation } from '@parlour/protocol/club/matchmaking';
import { z } from 'zod';
import type { ServerContext } from '../../context.ts';
import type { Member } from '../../hooks.ts';
import type { Documents } from '../../store/documents.ts';
import { openLiveTable } from '../../tables/open-table.ts';
import { defineCollection, type Stored } from '../document-collection.ts';
import { findMember, findMembers } from '../members.ts';
import { listBlockedEitherWay } from '../moderation/blocks-and-mutes.ts';
import { listMemberSeats, listMembersSeatedAt, type MemberSeat } from '../seats.ts';

const invitationSchema = z.strictObject({
  from: z.string(),
  to: z.string(),
  table: z.string(),
  game: z.string(),
  at: z.number(),
});

type StoredInvitation = Readonly<z.infer<typeof invitationSchema>>;

const invitationDocuments = defineCollection('invitation', invitationSchema);

const INVITATION_TTL_MS = 24 * 60 * 60_000;

const MAX_INVITATIONS = 20;

const receivedList = (member: string): string => `to/${member}`;
const sentList = (member: string): string => `from/${member}`;
const invitationId = (to: string, table: string): string => `${to}/${table}`;

export type InvitationError = 'no-member' | 'no-table' | 'enough';

/** Idempotent. If either has blocked the other, nothing is stored and the sender is not told. */
export async function inviteMember(
  context: ServerContext,
  from: Member,
  to: string,
  table: string,
): Promise<InvitationError | undefined> {
  const { store, clock } = context;
  if (to === from.id || !(await findMember(context, to))) return 'no-member';
  const live = await openLiveTable(context, table);
  if (!live || live.runner.table.closed) return 'no-table';
  if ((await store.documents.count(invitationDocuments.kind, receivedList(to))) >= MAX_INVITATIONS) return 'enough';
  if ((await listBlockedEitherWay(context, to)).has(from.id)) return undefined;
  const at = clock.now();
  const value = { from: from.id, to, table, game: live.runner.table.opened.game, at };
  const places = [receivedList(to), sentList(from.id)].map(list => ({ list, place: at }));
  await invitationDocuments.change(store.documents, invitationId(to, table), found =>
    found ? undefined : { value, places, lasts: INVITATION_TTL_MS },
  );
  return undefined;
}

export async function listInvitations(context: ServerContext, member: Member): Promise<readonly TableInvitation[]> {
  const found = await readInvitations(context.store.documents, receivedList(member.id));
  const names = new Map(
    (
      await findMembers(
        context,
        found.map(({ value }) => value.from),
      )
    ).map(each => [each.id, each.name]),
  );
  return found.flatMap(({ value: { from, table, game, at } }) => {
    const name = names.get(from);
    return name === undefined ? [] : [{ from: name, table, game, at }];
  });
}

const readInvitations = (documents: Documents, list: string): Promise<readonly Stored<StoredInvitation>[]> =>
  invitationDocuments.list(documents, list, { order: 'falling', limit: 2 * MAX_INVITATIONS });

/** After it was accepted or declined. */
export async function deleteInvitation({ store }: ServerContext, { id }: Member, table: string): Promise<void> {
  await invitationDocuments.change(store.documents, invitationId(id, table), found => found && { value: null });
}

export async function exportInvitations(documents: Documents, member: string): Promise<readonly StoredInvitation[]> {
  const both = [
    ...(await readInvitations(documents, receivedList(member))),
    ...(await readInvitations(documents, sentList(member))),
  ];
  return both.map(({ value }) => value);
}

export async function eraseInvitations(documents: Documents, member: string): Promise<void> {
  for (const list of [receivedList(member), sentList(member)]) {
    for (
      let page = await readInvitations(documents, list);
      page.length > 0;
      page = await readInvitations(documents, list)
    ) {
      await documents.commit(page.map(each => invitationDocuments.remove(each)));
    }
  }
}

const MAX_SEATS_READ = 40;
const MAX_RECENT_PLAYERS = 30;

/** Returns the members one has recently shared a table with, latest first. */
export async function listRecentPlayers(context: ServerContext, member: Member): Promise<readonly RecentPlayer[]> {
  const own = await listMemberSeats(context, member.id, { limit: MAX_SEATS_READ });
  const tables = [...new Set(own.map(({ value }) => value.table))];
  const seated = (await Promise.all(tables.map(table => listMembersSeatedAt(context, table)))).flat();
  const lastSeatOf = new Map<string, MemberSeat>();
  for (const seat of seated) {
    const last = lastSeatOf.get(seat.member);
    if (seat.member !== member.id && (last === undefined || last.at < seat.at)) lastSeatOf.set(seat.member, seat);
  }
  const latest = [...lastSeatOf.values()].sort((a, b) => b.at - a.at).slice(0, MAX_RECENT_PLAYERS);
  const names = new Map(
    (
      await findMembers(
        context,
        latest.map(({ member: id }) => id),
      )
    ).map(each => [each.id, each.name]),
  );
  return latest.flatMap(({ member: id, game, at }) => {
    const name = names.get(id);
    return name !== undefined && findGame(game) ? [{ id, name, game, at }] : [];
  });
}
