/**
 * Blocks and mutes (stances). A blocked member is never matched or seated with the member who blocked them, and is
 * not told. Phrases of a muted member are hidden.
 */
import { BLOCK_OR_MUTE, type BlockOrMute } from '@parlour/protocol/club/moderation';
import { z } from 'zod';
import type { ServerContext } from '../../context.ts';
import type { Documents } from '../../store/documents.ts';
import { defineCollection, type Stored } from '../document-collection.ts';

export const MAX_STANCES = 500;

const stanceSchema = z.object({ by: z.string(), of: z.string(), stance: z.enum(BLOCK_OR_MUTE), at: z.number() });

export type MemberStance = Readonly<z.infer<typeof stanceSchema>>;

const stanceDocuments = defineCollection<MemberStance>('stance', stanceSchema);

type StoreContext = { readonly store: { readonly documents: Documents } };

const stanceId = (by: string, of: string): string => `${by}/${of}`;
const byList = (member: string): string => `by/${member}`;
const ofList = (member: string): string => `of/${member}`;
const blockedList = (member: string): string => `blocked/${member}`;

export const listStances = ({ store }: StoreContext, member: string): Promise<readonly Stored<MemberStance>[]> =>
  stanceDocuments.list(store.documents, byList(member), { order: 'falling', limit: MAX_STANCES });

/** Blocking a member also mutes them. */
export async function listMuted(context: StoreContext, member: string): Promise<ReadonlySet<string>> {
  return new Set((await listStances(context, member)).map(({ value }) => value.of));
}

export async function listBlockedBy(context: StoreContext, member: string): Promise<readonly string[]> {
  return (await listStances(context, member)).flatMap(({ value }) => (value.stance === 'block' ? [value.of] : []));
}

/** Whichever of the two blocked the other. */
export async function listBlockedEitherWay(context: StoreContext, member: string): Promise<ReadonlySet<string>> {
  const [mine, theirs] = await Promise.all([listBlockedBy(context, member), listBlockers(context, member)]);
  return new Set([...mine, ...theirs.map(({ value }) => value.by)]);
}

const listBlockers = ({ store }: StoreContext, member: string): Promise<readonly Stored<MemberStance>[]> =>
  stanceDocuments.list(store.documents, blockedList(member), { order: 'falling', limit: 10 * MAX_STANCES });

export async function setStance(
  { store, clock }: StoreContext & { readonly clock: { now(): number } },
  by: string,
  of: string,
  stance: BlockOrMute | 'none',
): Promise<'taken' | 'full'> {
  const { documents } = store;
  const count = await documents.count(stanceDocuments.kind, byList(by));
  const at = clock.now();
  let isFull = false;
  await stanceDocuments.change(documents, stanceId(by, of), found => {
    isFull = !found && stance !== 'none' && count >= MAX_STANCES;
    if (isFull || found?.value.stance === stance || (!found && stance === 'none')) return undefined;
    if (stance === 'none') return { value: null };
    const lists = [byList(by), ofList(of), ...(stance === 'block' ? [blockedList(of)] : [])];
    return { value: { by, of, stance, at }, places: lists.map(list => ({ list, place: at })) };
  });
  return isFull ? 'full' : 'taken';
}

export async function eraseStances(context: StoreContext, member: string): Promise<void> {
  const { documents } = context.store;
  for (const list of [byList(member), ofList(member)]) {
    for (;;) {
      const page = await stanceDocuments.list(documents, list, { order: 'falling', limit: 100 });
      if (page.length === 0) break;
      await documents.commit(page.map(stanceDocuments.remove));
    }
  }
}

/**
 * Applies a member's mutes to their open tables on this server at once; on other servers they apply from the next
 * hello on.
 */
export async function applyMutesAtTables(context: ServerContext, member: string): Promise<void> {
  const muted = await listMuted(context, member);
  for (const { subscribers } of context.liveTables) {
    for (const subscriber of subscribers) if (subscriber.caller.member?.id === member) subscriber.muted = muted;
  }
}
