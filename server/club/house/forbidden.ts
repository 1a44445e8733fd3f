/** Names the operator allows to nobody, and all that look like them. */
import { glanceOf } from '@parlour/club/names';
import { z } from 'zod';
import type { Documents, DocumentWrite } from '../../store/documents.ts';
import { type Kept, kept } from '../kept.ts';

const about = z.object({ name: z.string(), at: z.number() });

export type ForbiddenName = Readonly<z.infer<typeof about>>;

const nameDocuments = kept<ForbiddenName>('no-name', about);

const ALL = 'all';
export const MOST_FORBIDDEN = 1000;

/** A look may be empty or long; a document's name may not. */
const idOf = (name: string): string => `look ${glanceOf(name).slice(0, 150)}`;

/** Why nobody may be called that; undefined if they may. */
export async function forbiddenName(
  { store }: { readonly store: { readonly documents: Documents } },
  name: string,
): Promise<string | undefined> {
  return (await nameDocuments.read(store.documents, idOf(name)))
    ? 'That name is not allowed in this house; please choose another.'
    : undefined;
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
  await nameDocuments.change(documents, idOf(name), found =>
    found ? undefined : { value: { name, at }, places: [{ list: ALL, place: at }], also: [also] },
  );
  return 'done';
}

export async function allowName(documents: Documents, name: string, also: DocumentWrite): Promise<void> {
  await nameDocuments.change(documents, idOf(name), found => found && { value: null, also: [also] });
}
