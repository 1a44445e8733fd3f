/**
 * What a passkey is asked to sign. It is good once, for a few minutes, for one purpose, and in the browser it was given to:
 * that holds the token in a cookie, and here lies its hash.
 */
import { z } from 'zod';
import { fresh, kept } from '../kept.ts';
import { type ClubContext, digestOf } from '../members.ts';

const about = z.object({
  challenge: z.string(),
  purpose: z.enum(['join', 'sign in', 'add']),
  /** The origin of the page it was given to. */
  origin: z.string(),
  /** Who makes a passkey, and the name they want. */
  member: z.string().optional(),
  name: z.string().optional(),
});

export type Challenge = Readonly<z.infer<typeof about>>;

const challengeDocuments = kept<Challenge>('challenge', about);

/** As long as browsers wait for somebody to find their key, and a little longer. */
const LASTS = 5 * 60_000;

export async function pose(
  { store, entropy }: ClubContext,
  asked: Omit<Challenge, 'challenge'>,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly token: string }> {
  const bytes = Uint8Array.from(entropy(32));
  const token = Buffer.from(entropy(32)).toString('base64url');
  const value = { ...asked, challenge: Buffer.from(bytes).toString('base64url') };
  await store.documents.commit([challengeDocuments.write(fresh(digestOf(token)), value, { lasts: LASTS })]);
  return { bytes, token };
}

/** Undefined if there is none for this purpose. Whoever comes second, comes too late. */
export async function takeChallenge(
  { store }: ClubContext,
  token: string | undefined,
  purpose: Challenge['purpose'],
): Promise<Challenge | undefined> {
  if (token === undefined) return undefined;
  const found = await challengeDocuments.read(store.documents, digestOf(token));
  if (!found || (await store.documents.commit([challengeDocuments.remove(found)])) !== 'kept') return undefined;
  return found.value.purpose === purpose ? found.value : undefined;
}
