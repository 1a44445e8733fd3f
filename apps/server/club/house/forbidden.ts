/** Names the operator allows to nobody, and all that look like them. */
import { LOOKS_VERSION, looksOf, readingsOf } from '@parlour/club/names';
import { z } from 'zod';
import type { Documents, DocumentWrite } from '../../store/documents.ts';
import { type Kept, kept } from '../kept.ts';

const about = z.object({ name: z.string(), at: z.number() });

export type ForbiddenName = Readonly<z.infer<typeof about>>;

const nameDocuments = kept<ForbiddenName>('no-name', about);

const ALL = 'all';
export const MOST_FORBIDDEN = 1000;

/** A look may be empty or long; the name of a document may not. */
const lookKey = (look: string): string => `look/${LOOKS_VERSION}/${look.slice(0, 150)}`;

const whereabouts = ({ name, at }: ForbiddenName) => ({
  places: [{ list: ALL, place: at }],
  keys: looksOf(name).map(lookKey),
});

type Keeping = { readonly store: { readonly documents: Documents } };

/** Why nobody may be called that; undefined if they may. */
export async function forbiddenName({ store }: Keeping, name: string): Promise<string | undefined> {
  return (await find(store.documents, readingsOf(name)))
    ? 'That name is not allowed in this house; please choose another.'
    : undefined;
}

async function find(documents: Documents, looks: readonly string[]): Promise<Kept<ForbiddenName> | undefined> {
  for (const look of looks) {
    const found = await nameDocuments.named(documents, lookKey(look));
    if (found) return found;
  }
  return undefined;
}

export const forbiddenNames = (documents: Documents): Promise<readonly Kept<ForbiddenName>[]> =>
  nameDocuments.list(documents, ALL, { order: 'falling', limit: MOST_FORBIDDEN });

/** `full` if there are too many already. */
export async function forbidName(
  documents: Documents,
  { name, at }: ForbiddenName,
  also: DocumentWrite,
): Promise<'done' | 'full'> {
  if ((await documents.count(nameDocuments.kind, ALL)) >= MOST_FORBIDDEN) return 'full';
  const value = { name, at };
  const [look = ''] = looksOf(name);
  await nameDocuments.change(documents, lookKey(look), found =>
    found ? undefined : { value, ...whereabouts(value), also: [also] },
  );
  return 'done';
}

export async function allowName(documents: Documents, name: string, also: DocumentWrite): Promise<void> {
  const meant = await find(documents, looksOf(name));
  if (meant) await nameDocuments.change(documents, meant.id, found => found && { value: null, also: [also] });
}

/** Computes the looks of all forbidden names again, for `renewLooks`. */
export async function renewForbidden({ store: { documents } }: Keeping): Promise<void> {
  for (const { id, value } of await forbiddenNames(documents)) {
    if ((await find(documents, looksOf(value.name)))?.value.name === value.name) continue;
    await nameDocuments.change(documents, id, found => found && { value, ...whereabouts(value) });
  }
}
