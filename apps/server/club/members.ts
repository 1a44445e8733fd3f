import { nameReadings, nameSkeletons, SKELETON_VERSION } from '@parlour/club/names';
import { z } from 'zod';
import type { ServerContext } from '../context.ts';
import type { Member } from '../hooks.ts';
import type { Documents, DocumentWrite } from '../store/documents.ts';
import { sha256Hex } from '../tokens.ts';
import { defineCollection, type Stored, type WriteTarget } from './document-collection.ts';
import { renewForbiddenSkeletons } from './moderation/bans.ts';

export type ClubContext = Pick<ServerContext, 'store' | 'clock' | 'entropy' | 'bus' | 'closeSession'>;

const passkeySchema = z.object({
  id: z.string(),
  publicKey: z.string(),
  counter: z.number(),
  transports: z.array(z.string()),
  /** The name the owner gave the device. */
  device: z.string(),
  made: z.number(),
  used: z.number(),
});

const memberSchema = z.object({
  name: z.string(),
  since: z.number(),
  passkeys: z.array(passkeySchema),
  /** Only the hash of the recovery code is stored. */
  code: z.object({ hash: z.string(), made: z.number() }),
  /**
   * The name skeletons reserved for this member, as keys. Names from an earlier skeleton version may have fewer,
   * because another member was first; they stay valid.
   */
  looks: z.object({ version: z.number(), keys: z.array(z.string()) }).optional(),
});

export type Passkey = Readonly<z.infer<typeof passkeySchema>>;

/** The main document of a member; other areas store their own (personal-data.ts). */
export type MemberData = Readonly<z.infer<typeof memberSchema>>;

export const memberDocuments = defineCollection<MemberData>('member', memberSchema);

export const ALL_MEMBERS_LIST = 'everybody';

const nameKey = (name: string): string => `name/${sha256Hex(name)}`;
const skeletonKey = (skeleton: string): string => `look/${SKELETON_VERSION}/${sha256Hex(skeleton)}`;
export const passkeyKey = (id: string): string => `passkey/${sha256Hex(id)}`;
export const recoveryCodeKey = (hash: string): string => `code/${hash}`;

const skeletonKeys = (name: string): string[] => nameSkeletons(name).map(skeletonKey);

const memberIndex = ({ name, since, code, passkeys, looks: skeletons }: MemberData) => ({
  keys: [
    nameKey(name),
    ...(skeletons?.keys ?? []),
    recoveryCodeKey(code.hash),
    ...passkeys.map(({ id }) => passkeyKey(id)),
  ],
  places: [{ list: ALL_MEMBERS_LIST, place: since }],
});

export const withNewName = (member: MemberData, name: string): MemberData => ({
  ...member,
  name,
  looks: { version: SKELETON_VERSION, keys: skeletonKeys(name) },
});

export function memberWrite(target: WriteTarget, member: MemberData): DocumentWrite {
  const withSkeletons = withNewName(member, member.name);
  return memberDocuments.write(target, withSkeletons, memberIndex(withSkeletons));
}

export const toPublicMember = ({ id, value: { name, since } }: Stored<MemberData>): Member => ({ id, name, since });

type StoreContext = { readonly store: { readonly documents: Documents } };

export async function findMember(context: StoreContext, id: string): Promise<Member | undefined> {
  return (await findMembers(context, [id]))[0];
}

/** Former members are left out. */
export async function findMembers({ store }: StoreContext, ids: readonly string[]): Promise<readonly Member[]> {
  return (await memberDocuments.readAll(store.documents, ids)).map(toPublicMember);
}

/** The exact name first, then confusable ones. */
export async function findMemberByName(
  { store: { documents } }: StoreContext,
  name: string,
): Promise<Member | undefined> {
  for (const key of [nameKey(name), ...nameReadings(name).map(skeletonKey)]) {
    const found = await memberDocuments.findByKey(documents, key);
    if (found) return toPublicMember(found);
  }
  return undefined;
}

/** `also` is written in the same commit. */
export async function changeMember(
  { store: { documents } }: StoreContext,
  id: string,
  change: (member: MemberData) => MemberData | undefined,
  also: readonly DocumentWrite[] = [],
): Promise<'kept' | 'left' | 'taken'> {
  return memberDocuments.change(documents, id, async found => {
    const changed = found && change(found.value);
    const value =
      changed && (hasCurrentSkeletons(changed) ? changed : await withAvailableSkeletons(documents, id, changed));
    return value && { value, ...memberIndex(value), also };
  });
}

const hasCurrentSkeletons = ({ looks: skeletons }: MemberData): boolean => skeletons?.version === SKELETON_VERSION;

async function withAvailableSkeletons(documents: Documents, id: string, member: MemberData): Promise<MemberData> {
  const keys: string[] = [];
  for (const key of skeletonKeys(member.name)) {
    const owner = await memberDocuments.findByKey(documents, key);
    if (!owner || owner.id === id) keys.push(key);
  }
  return { ...member, looks: { version: SKELETON_VERSION, keys } };
}

const MEMBERS_PER_PAGE = 500;

/**
 * Recomputes the skeletons of names written by an earlier version. Where two names are confusable now, the skeleton
 * belongs to the member who joined first; both keep their names. Repeated regularly, because servers of the earlier
 * version may still write to the same store.
 */
export async function renewNameSkeletons(context: StoreContext): Promise<void> {
  await renewForbiddenSkeletons(context);
  const span = { order: 'rising', limit: MEMBERS_PER_PAGE } as const;
  const { documents } = context.store;
  for (let beyond = Number.MIN_SAFE_INTEGER; ; ) {
    const members = await memberDocuments.list(documents, ALL_MEMBERS_LIST, { ...span, beyond });
    for (const { id, value } of members)
      if (!hasCurrentSkeletons(value)) await changeMember(context, id, member => member);
    const last = members.at(-1)?.value.since;
    if (last === undefined || members.length < MEMBERS_PER_PAGE) return;
    // Members who joined in the same millisecond may continue on the next page.
    beyond = last - 1 > beyond ? last - 1 : last;
  }
}
