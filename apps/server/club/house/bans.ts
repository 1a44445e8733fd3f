/** Bans: who may not sign in, or may not sit down, until when and why. One a member; the last one counts. */
import { BANNED_FROM, type BannedFrom } from '@parlour/protocol/club/house';
import { z } from 'zod';
import type { Documents, DocumentWrite } from '../../store/documents.ts';
import { type Kept, kept } from '../kept.ts';

const about = z.object({
  from: z.enum(BANNED_FROM),
  /** Null is for good. */
  until: z.number().nullable(),
  why: z.string(),
  at: z.number(),
});

export type Ban = Readonly<z.infer<typeof about>>;

const banDocuments = kept<Ban>('ban', about);

export const BANNED = 'all';

type Reading = { readonly store: { readonly documents: Documents }; readonly clock: { now(): number } };

export async function bansOf({ store, clock }: Reading, members: readonly string[]): Promise<ReadonlyMap<string, Ban>> {
  const found = await banDocuments.readAll(store.documents, members);
  return new Map(found.filter(({ value }) => holds(value, clock.now())).map(({ id, value }) => [id, value]));
}

const holds = ({ until }: Ban, now: number): boolean => until === null || until > now;

export const bansBefore = (
  documents: Documents,
  before: number | undefined,
  limit: number,
): Promise<readonly Kept<Ban>[]> =>
  banDocuments.list(documents, BANNED, {
    order: 'falling',
    limit,
    ...(before === undefined ? {} : { beyond: before }),
  });

export const countBans = (documents: Documents): Promise<number> => documents.count(banDocuments.kind, BANNED);

/** With what goes along with it. */
export const writeBan = (documents: Documents, member: string, ban: Ban, also: DocumentWrite): Promise<unknown> =>
  banDocuments.change(documents, member, () => ({
    value: ban,
    places: [{ list: BANNED, place: ban.at }],
    ...(ban.until === null ? {} : { lasts: Math.max(1, ban.until - ban.at) }),
    also: [also],
  }));

/** Whether there was one. */
export async function liftBan(documents: Documents, member: string, also: DocumentWrite): Promise<boolean> {
  return (await banDocuments.change(documents, member, found => found && { value: null, also: [also] })) === 'kept';
}

/** The id of an erased member is nobody's, so that a ban of it means nothing. */
export async function forgetBan(documents: Documents, member: string): Promise<void> {
  await banDocuments.change(documents, member, found => found && { value: null });
}

/** Why a member may not come in, or may not sit down; undefined if nothing is against it. */
export async function bannedFrom(context: Reading, member: string, what: BannedFrom): Promise<string | undefined> {
  const ban = (await bansOf(context, [member])).get(member);
  if (!ban || (what === 'house' && ban.from === 'seats')) return undefined;
  const until = ban.until === null ? '' : ` until ${new Date(ban.until).toISOString().slice(0, 10)}`;
  const from = ban.from === 'house' ? 'You may not come in here as a member' : 'You may not sit down at tables here';
  return `${from}${until}: ${ban.why}`;
}
