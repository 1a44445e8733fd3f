/** The members of the house: who they are for everybody, and what is kept of them. */
import { createHash } from 'node:crypto';
import { LOOKS_VERSION, looksOf, readingsOf } from '@parlour/club/names';
import { z } from 'zod';
import type { ServerContext } from '../open-tables.ts';
import type { Documents, DocumentWrite } from '../store/documents.ts';
import { renewForbidden } from './house/forbidden.ts';
import { type Kept, kept, type WriteSpot } from './kept.ts';

/** What everybody may know of a member. The id is the address of their page and never changes. */
export type Member = { readonly id: string; readonly name: string; readonly since: number };

/** What the club reads and writes by. */
export type ClubContext = Pick<ServerContext, 'store' | 'clock' | 'entropy' | 'bus' | 'hangUp'>;

const passkey = z.object({
  id: z.string(),
  publicKey: z.string(),
  counter: z.number(),
  transports: z.array(z.string()),
  /** What its owner calls the device it is on. */
  device: z.string(),
  made: z.number(),
  used: z.number(),
});

const about = z.object({
  name: z.string(),
  since: z.number(),
  passkeys: z.array(passkey),
  /** Of the recovery code nothing is kept but this. */
  code: z.object({ hash: z.string(), made: z.number() }),
  /**
   * The looks of the name that are this member's alone, as keys. A name from before its looks were computed this way may have
   * fewer of them, because another member was first; it stays all the same.
   */
  looks: z.object({ version: z.number(), keys: z.array(z.string()) }).optional(),
});

export type Passkey = Readonly<z.infer<typeof passkey>>;

/** All that is kept of a member in one place; what else there is stands with those who keep it (about-me.ts). */
export type AboutMember = Readonly<z.infer<typeof about>>;

export const memberDocuments = kept<AboutMember>('member', about);

/** All members stand in this list, by when they came. */
export const EVERYBODY = 'everybody';

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const nameKey = (name: string): string => `name/${digestOf(name)}`;
const lookKey = (look: string): string => `look/${LOOKS_VERSION}/${digestOf(look)}`;
export const passkeyKey = (id: string): string => `passkey/${digestOf(id)}`;
export const codeKey = (hash: string): string => `code/${hash}`;

const lookKeysOf = (name: string): string[] => looksOf(name).map(lookKey);

/** A name, its looks, a passkey and a recovery code are one member's. */
const whereabouts = ({ name, since, code, passkeys, looks }: AboutMember) => ({
  keys: [nameKey(name), ...(looks?.keys ?? []), codeKey(code.hash), ...passkeys.map(({ id }) => passkeyKey(id))],
  places: [{ list: EVERYBODY, place: since }],
});

/** Gives a member a name, with all of its looks. */
export const withName = (member: AboutMember, name: string): AboutMember => ({
  ...member,
  name,
  looks: { version: LOOKS_VERSION, keys: lookKeysOf(name) },
});

export function memberWrite(spot: WriteSpot, member: AboutMember): DocumentWrite {
  const named = withName(member, member.name);
  return memberDocuments.write(spot, named, whereabouts(named));
}

export const openTo = ({ id, value: { name, since } }: Kept<AboutMember>): Member => ({ id, name, since });

type Keeping = { readonly store: { readonly documents: Documents } };

export async function memberBy(context: Keeping, id: string): Promise<Member | undefined> {
  return (await membersBy(context, [id]))[0];
}

/** Those of them who are members still. */
export async function membersBy({ store }: Keeping, ids: readonly string[]): Promise<readonly Member[]> {
  return (await memberDocuments.readAll(store.documents, ids)).map(openTo);
}

/** The member with this name, or with one that this name would be taken for. */
export async function memberNamed({ store: { documents } }: Keeping, name: string): Promise<Member | undefined> {
  for (const key of [nameKey(name), ...readingsOf(name).map(lookKey)]) {
    const found = await memberDocuments.named(documents, key);
    if (found) return openTo(found);
  }
  return undefined;
}

/** Changes what is kept of a member, if there is such a member and something is to be changed; `also` is written with it. */
export async function changeMember(
  { store: { documents } }: Keeping,
  id: string,
  change: (member: AboutMember) => AboutMember | undefined,
  also: readonly DocumentWrite[] = [],
): Promise<'kept' | 'left' | 'taken'> {
  return memberDocuments.change(documents, id, async found => {
    const changed = found && change(found.value);
    const value = changed && (hasLooks(changed) ? changed : await withFreeLooks(documents, id, changed));
    return value && { value, ...whereabouts(value), also };
  });
}

const hasLooks = ({ looks }: AboutMember): boolean => looks?.version === LOOKS_VERSION;

async function withFreeLooks(documents: Documents, id: string, member: AboutMember): Promise<AboutMember> {
  const keys: string[] = [];
  for (const key of lookKeysOf(member.name)) {
    const holder = await memberDocuments.named(documents, key);
    if (!holder || holder.id === id) keys.push(key);
  }
  return { ...member, looks: { version: LOOKS_VERSION, keys } };
}

const MEMBERS_AT_ONCE = 500;

/**
 * Computes the looks of all names that an earlier version wrote. Members keep their names; where two look alike now, the look
 * is that of the one who joined first. Servers do it again from time to time, since one of the earlier version may still write
 * to the same store.
 */
export async function renewLooks(context: Keeping): Promise<void> {
  await renewForbidden(context);
  const span = { order: 'rising', limit: MEMBERS_AT_ONCE } as const;
  const { documents } = context.store;
  for (let beyond = Number.MIN_SAFE_INTEGER; ; ) {
    const members = await memberDocuments.list(documents, EVERYBODY, { ...span, beyond });
    for (const { id, value } of members) if (!hasLooks(value)) await changeMember(context, id, member => member);
    const last = members.at(-1)?.value.since;
    if (last === undefined || members.length < MEMBERS_AT_ONCE) return;
    // Of those who joined in the same millisecond some may stand on the next page.
    beyond = last - 1 > beyond ? last - 1 : last;
  }
}
