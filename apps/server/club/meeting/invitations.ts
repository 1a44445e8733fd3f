/** Inviting a member to a table: it waits for them for a day, and they come or say no. */
import type { ClubInvitation } from '@parlour/protocol/club/meeting';
import { z } from 'zod';
import { openTable, type ServerContext } from '../../open-tables.ts';
import type { Documents } from '../../store/documents.ts';
import { blockedWith } from '../house/stances.ts';
import { type Kept, kept } from '../kept.ts';
import { type Member, memberBy, membersBy } from '../members.ts';

const invitation = z.strictObject({
  from: z.string(),
  to: z.string(),
  table: z.string(),
  game: z.string(),
  at: z.number(),
});

type KeptInvitation = Readonly<z.infer<typeof invitation>>;

const invitations = kept('invitation', invitation);

const LASTS = 24 * 60 * 60_000;

/** More do not wait for one member. */
const MOST = 20;

const toList = (member: string): string => `to/${member}`;
const fromList = (member: string): string => `from/${member}`;
const idOf = (to: string, table: string): string => `${to}/${table}`;

export type InviteFault = 'no-member' | 'no-table' | 'enough';

/** Invited again it is the same invitation. Of two of whom one has blocked the other nobody is told anything. */
export async function invite(
  context: ServerContext,
  from: Member,
  to: string,
  table: string,
): Promise<InviteFault | undefined> {
  const { store, clock } = context;
  if (to === from.id || !(await memberBy(context, to))) return 'no-member';
  const live = await openTable(context, table);
  if (!live || live.runner.table.closed) return 'no-table';
  if ((await store.documents.count(invitations.kind, toList(to))) >= MOST) return 'enough';
  if ((await blockedWith(context, to)).has(from.id)) return undefined;
  const at = clock.now();
  const value = { from: from.id, to, table, game: live.runner.table.opened.game, at };
  const places = [toList(to), fromList(from.id)].map(list => ({ list, place: at }));
  await invitations.change(store.documents, idOf(to, table), found =>
    found ? undefined : { value, places, lasts: LASTS },
  );
  return undefined;
}

export async function invitationsOf(context: ServerContext, member: Member): Promise<readonly ClubInvitation[]> {
  const found = await listed(context.store.documents, toList(member.id));
  const names = new Map(
    (
      await membersBy(
        context,
        found.map(({ value }) => value.from),
      )
    ).map(one => [one.id, one.name]),
  );
  return found.flatMap(({ value: { from, table, game, at } }) => {
    const name = names.get(from);
    return name === undefined ? [] : [{ from: name, table, game, at }];
  });
}

const listed = (documents: Documents, list: string): Promise<readonly Kept<KeptInvitation>[]> =>
  invitations.list(documents, list, { order: 'falling', limit: 2 * MOST });

/** They have come, or will not. */
export async function answerInvitation({ store }: ServerContext, { id }: Member, table: string): Promise<void> {
  await invitations.change(store.documents, idOf(id, table), found => found && { value: null });
}

/** What a member has sent and been sent, for their file. */
export async function invitationsAbout(documents: Documents, member: string): Promise<readonly KeptInvitation[]> {
  const both = [...(await listed(documents, toList(member))), ...(await listed(documents, fromList(member)))];
  return both.map(({ value }) => value);
}

/** All of them are short-lived; those of a member who goes, go with them. */
export async function forgetInvitations(documents: Documents, member: string): Promise<void> {
  for (const list of [toList(member), fromList(member)]) {
    for (let some = await listed(documents, list); some.length > 0; some = await listed(documents, list)) {
      await documents.commit(some.map(one => invitations.remove(one)));
    }
  }
}
