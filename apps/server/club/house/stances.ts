/**
 * Whom a member has blocked or muted. Somebody who is blocked is never matched or seated with whoever blocked them, and
 * not told; of somebody who is muted no phrase is shown.
 */
import { STANCES, type Stance } from '@parlour/protocol/club/house';
import { z } from 'zod';
import type { Documents } from '../../store/documents.ts';
import { type Kept, kept } from '../kept.ts';

/** One member cannot mind more people than this. */
export const MOST_STANCES = 500;

const about = z.object({ by: z.string(), of: z.string(), stance: z.enum(STANCES), at: z.number() });

export type StanceTaken = Readonly<z.infer<typeof about>>;

const stanceDocuments = kept<StanceTaken>('stance', about);

type Reading = { readonly store: { readonly documents: Documents } };

const idOf = (by: string, of: string): string => `${by}/${of}`;
const byList = (member: string): string => `by/${member}`;
const ofList = (member: string): string => `of/${member}`;
const blockedList = (member: string): string => `blocked/${member}`;

export const stancesBy = ({ store }: Reading, member: string): Promise<readonly Kept<StanceTaken>[]> =>
  stanceDocuments.list(store.documents, byList(member), { order: 'falling', limit: MOST_STANCES });

/** Blocking somebody mutes them too. */
export async function mutedBy(context: Reading, member: string): Promise<ReadonlySet<string>> {
  return new Set((await stancesBy(context, member)).map(({ value }) => value.of));
}

/** Whom a member does not want to meet again. */
export async function blockedBy(context: Reading, member: string): Promise<readonly string[]> {
  return (await stancesBy(context, member)).flatMap(({ value }) => (value.stance === 'block' ? [value.of] : []));
}

/** Everybody a member must not be matched or seated with, whichever of the two has said so. */
export async function blockedWith(context: Reading, member: string): Promise<ReadonlySet<string>> {
  const [mine, theirs] = await Promise.all([blockedBy(context, member), blockersOf(context, member)]);
  return new Set([...mine, ...theirs.map(({ value }) => value.by)]);
}

const blockersOf = ({ store }: Reading, member: string): Promise<readonly Kept<StanceTaken>[]> =>
  stanceDocuments.list(store.documents, blockedList(member), { order: 'falling', limit: 10 * MOST_STANCES });

/** `full` if they mind too many people already. */
export async function takeStance(
  { store, clock }: Reading & { readonly clock: { now(): number } },
  by: string,
  of: string,
  stance: Stance | 'none',
): Promise<'taken' | 'full'> {
  const { documents } = store;
  const count = await documents.count(stanceDocuments.kind, byList(by));
  const at = clock.now();
  let isFull = false;
  await stanceDocuments.change(documents, idOf(by, of), found => {
    isFull = !found && stance !== 'none' && count >= MOST_STANCES;
    if (isFull || found?.value.stance === stance || (!found && stance === 'none')) return undefined;
    if (stance === 'none') return { value: null };
    const lists = [byList(by), ofList(of), ...(stance === 'block' ? [blockedList(of)] : [])];
    return { value: { by, of, stance, at }, places: lists.map(list => ({ list, place: at })) };
  });
  return isFull ? 'full' : 'taken';
}

/** What they said of others, and what others said of them. */
export async function forgetStances(context: Reading, member: string): Promise<void> {
  const { documents } = context.store;
  for (const list of [byList(member), ofList(member)]) {
    for (;;) {
      const some = await stanceDocuments.list(documents, list, { order: 'falling', limit: 100 });
      if (some.length === 0) break;
      await documents.commit(some.map(stanceDocuments.remove));
    }
  }
}
