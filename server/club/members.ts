/** The members of the house: who they are for everybody, and what is kept of them. */
import { createHash } from 'node:crypto';
import { glanceOf } from '@parlour/club/names';
import { z } from 'zod';
import type { ServerContext } from '../open-tables.ts';
import type { Documents, DocumentWrite } from '../store/documents.ts';
import { type Kept, kept, type WriteSpot } from './kept.ts';

/** What everybody may know of a member. The id is the address of their page and never changes. */
export type Member = { readonly id: string; readonly name: string; readonly since: number };

/** What the club reads and writes by. */
export type ClubContext = Pick<ServerContext, 'store' | 'clock' | 'entropy'>;

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
});

export type Passkey = Readonly<z.infer<typeof passkey>>;

/** All that is kept of a member in one place; what else there is stands with those who keep it (about-me.ts). */
export type AboutMember = Readonly<z.infer<typeof about>>;

export const memberDocuments = kept<AboutMember>('member', about);

/** All members stand in this list, by when they came. */
export const EVERYBODY = 'everybody';

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export const glanceKey = (name: string): string => `glance/${digestOf(glanceOf(name))}`;
export const passkeyKey = (id: string): string => `passkey/${digestOf(id)}`;
export const codeKey = (hash: string): string => `code/${hash}`;

/** A name, a passkey and a recovery code are one member's. */
const whereabouts = ({ name, since, code, passkeys }: AboutMember) => ({
  keys: [glanceKey(name), codeKey(code.hash), ...passkeys.map(({ id }) => passkeyKey(id))],
  places: [{ list: EVERYBODY, place: since }],
});

export const memberWrite = (spot: WriteSpot, member: AboutMember): DocumentWrite =>
  memberDocuments.write(spot, member, whereabouts(member));

export const openTo = ({ id, value: { name, since } }: Kept<AboutMember>): Member => ({ id, name, since });

type Keeping = { readonly store: { readonly documents: Documents } };

export async function memberBy(context: Keeping, id: string): Promise<Member | undefined> {
  return (await membersBy(context, [id]))[0];
}

/** Those of them who are members still. */
export async function membersBy({ store }: Keeping, ids: readonly string[]): Promise<readonly Member[]> {
  return (await memberDocuments.readAll(store.documents, ids)).map(openTo);
}

/** Whoever has this name, or one that looks like it. */
export async function memberNamed({ store }: Keeping, name: string): Promise<Member | undefined> {
  const found = await memberDocuments.named(store.documents, glanceKey(name));
  return found && openTo(found);
}

/** Changes what is kept of a member, if there is such a member and something is to be changed; `also` is written with it. */
export async function changeMember(
  { store }: Keeping,
  id: string,
  change: (member: AboutMember) => AboutMember | undefined,
  also: readonly DocumentWrite[] = [],
): Promise<'kept' | 'left' | 'taken'> {
  return memberDocuments.change(store.documents, id, found => {
    const value = found && change(found.value);
    return value && { value, ...whereabouts(value), also };
  });
}
