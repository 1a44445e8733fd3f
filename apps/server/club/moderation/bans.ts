/**
 * Bans: of members, from signing in or from sitting down; and of names. A member has one ban; a new one replaces it.
 */

import { nameReadings, nameSkeletons, SKELETON_VERSION } from '@parlour/club/names';
import { BAN_SCOPES, type BanScope } from '@parlour/protocol/club/moderation';
import { z } from 'zod';
import type { Documents, DocumentWrite } from '../../store/documents.ts';
import { defineCollection, type Stored } from '../document-collection.ts';

const banSchema = z.object({
  from: z.enum(BAN_SCOPES),
  /** Null is permanent. */
  until: z.number().nullable(),
  why: z.string(),
  at: z.number(),
});

export type Ban = Readonly<z.infer<typeof banSchema>>;

const banDocuments = defineCollection<Ban>('ban', banSchema);

export const ALL_BANS_LIST = 'all';

type BanContext = { readonly store: { readonly documents: Documents }; readonly clock: { now(): number } };

export async function readActiveBans(
  { store, clock }: BanContext,
  members: readonly string[],
): Promise<ReadonlyMap<string, Ban>> {
  const found = await banDocuments.readAll(store.documents, members);
  return new Map(found.filter(({ value }) => isActiveBan(value, clock.now())).map(({ id, value }) => [id, value]));
}

const isActiveBan = ({ until }: Ban, now: number): boolean => until === null || until > now;

export const listBans = (
  documents: Documents,
  before: number | undefined,
  limit: number,
): Promise<readonly Stored<Ban>[]> =>
  banDocuments.list(documents, ALL_BANS_LIST, {
    order: 'falling',
    limit,
    ...(before === undefined ? {} : { beyond: before }),
  });

export const countBans = (documents: Documents): Promise<number> => documents.count(banDocuments.kind, ALL_BANS_LIST);

export const writeBan = (documents: Documents, member: string, ban: Ban, also: DocumentWrite): Promise<unknown> =>
  banDocuments.change(documents, member, () => ({
    value: ban,
    places: [{ list: ALL_BANS_LIST, place: ban.at }],
    ...(ban.until === null ? {} : { lasts: Math.max(1, ban.until - ban.at) }),
    also: [also],
  }));

export async function deleteBan(documents: Documents, member: string, also: DocumentWrite): Promise<boolean> {
  return (await banDocuments.change(documents, member, found => found && { value: null, also: [also] })) === 'kept';
}

export async function eraseBan(documents: Documents, member: string): Promise<void> {
  await banDocuments.change(documents, member, found => found && { value: null });
}

/** Undefined if they may. */
export async function activeBanReason(
  context: BanContext,
  member: string,
  what: BanScope,
): Promise<string | undefined> {
  const ban = (await readActiveBans(context, [member])).get(member);
  if (!ban || (what === 'house' && ban.from === 'seats')) return undefined;
  const until = ban.until === null ? '' : ` until ${new Date(ban.until).toISOString().slice(0, 10)}`;
  const from = ban.from === 'house' ? 'You are banned from signing in' : 'You are banned from joining tables';
  return `${from}${until}: ${ban.why}`;
}

const forbiddenNameSchema = z.object({ name: z.string(), at: z.number() });

export type ForbiddenName = Readonly<z.infer<typeof forbiddenNameSchema>>;

const forbiddenNameDocuments = defineCollection<ForbiddenName>('no-name', forbiddenNameSchema);

const ALL_FORBIDDEN_LIST = 'all';
export const MAX_FORBIDDEN_NAMES = 1000;

/** A skeleton may be empty or long, which document names may not be. */
const skeletonKey = (skeleton: string): string => `look/${SKELETON_VERSION}/${skeleton.slice(0, 150)}`;

const forbiddenIndex = ({ name, at }: ForbiddenName) => ({
  places: [{ list: ALL_FORBIDDEN_LIST, place: at }],
  keys: nameSkeletons(name).map(skeletonKey),
});

type StoreContext = { readonly store: { readonly documents: Documents } };

/** Names confusable with a forbidden one are forbidden too. */
export async function forbiddenNameReason({ store }: StoreContext, name: string): Promise<string | undefined> {
  return (await findForbidden(store.documents, nameReadings(name)))
    ? 'This name is not allowed. Choose another name.'
    : undefined;
}

async function findForbidden(
  documents: Documents,
  skeletons: readonly string[],
): Promise<Stored<ForbiddenName> | undefined> {
  for (const skeleton of skeletons) {
    const found = await forbiddenNameDocuments.findByKey(documents, skeletonKey(skeleton));
    if (found) return found;
  }
  return undefined;
}

export const listForbiddenNames = (documents: Documents): Promise<readonly Stored<ForbiddenName>[]> =>
  forbiddenNameDocuments.list(documents, ALL_FORBIDDEN_LIST, { order: 'falling', limit: MAX_FORBIDDEN_NAMES });

export async function forbidName(
  documents: Documents,
  { name, at }: ForbiddenName,
  also: DocumentWrite,
): Promise<'done' | 'full'> {
  if ((await documents.count(forbiddenNameDocuments.kind, ALL_FORBIDDEN_LIST)) >= MAX_FORBIDDEN_NAMES) return 'full';
  const value = { name, at };
  const [skeleton = ''] = nameSkeletons(name);
  await forbiddenNameDocuments.change(documents, skeletonKey(skeleton), found =>
    found ? undefined : { value, ...forbiddenIndex(value), also: [also] },
  );
  return 'done';
}

export async function allowName(documents: Documents, name: string, also: DocumentWrite): Promise<void> {
  const found = await findForbidden(documents, nameSkeletons(name));
  if (found) await forbiddenNameDocuments.change(documents, found.id, found => found && { value: null, also: [also] });
}

/** Called by `renewNameSkeletons`. */
export async function renewForbiddenSkeletons({ store: { documents } }: StoreContext): Promise<void> {
  for (const { id, value } of await listForbiddenNames(documents)) {
    if ((await findForbidden(documents, nameSkeletons(value.name)))?.value.name === value.name) continue;
    await forbiddenNameDocuments.change(documents, id, found => found && { value, ...forbiddenIndex(value) });
  }
}
