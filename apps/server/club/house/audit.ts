/**
 * What was done by whom, for whoever runs the house: every act of the operator, and how members came in and went. No names,
 * which may change or have to go, and no addresses; after a time it is forgotten.
 */
import { z } from 'zod';
import type { ServerContext } from '../../open-tables.ts';
import type { Documents, DocumentWrite } from '../../store/documents.ts';
import { fresh, type Kept, kept } from '../kept.ts';

const DAY = 86_400_000;

/** What an operator has done is kept for longer than where somebody has signed in. */
export const ACTS_KEPT = { operator: 365 * DAY, member: 90 * DAY } as const;

const BY_MEMBER = [
  'joined',
  'signed in',
  'signed in by code',
  'signed out',
  'signed out everywhere',
  'new device',
  'device removed',
  'new code',
  'export',
  'erased',
  'reported',
] as const;

const BY_OPERATOR = [
  'banned',
  'ban lifted',
  'renamed',
  'report settled',
  'name forbidden',
  'name allowed',
  'table closed',
  'table deleted',
  'record read',
] as const;

const about = z.object({
  at: z.number(),
  by: z.enum(['operator', 'member']),
  what: z.enum([...BY_MEMBER, ...BY_OPERATOR]),
  /** The member who did it, or to whom it was done. */
  member: z.string().optional(),
  /** The table, report or name it was about. */
  about: z.string().optional(),
  words: z.string().optional(),
});

export type Act = Readonly<z.infer<typeof about>>;

type More = { readonly member?: string; readonly about?: string; readonly words?: string };

type ActContext = Pick<ServerContext, 'store' | 'clock' | 'entropy'>;

const actDocuments = kept<Act>('act', about);

const EVERYTHING = 'all';
const listOf = (member: string): string => `member/${member}`;

/** To be written with what was done, so that there is not one without the other. */
export const memberAct = (context: ActContext, what: (typeof BY_MEMBER)[number], more: More = {}): DocumentWrite =>
  actWrite(context, { by: 'member', what, ...more });

export const operatorAct = (context: ActContext, what: (typeof BY_OPERATOR)[number], more: More = {}): DocumentWrite =>
  actWrite(context, { by: 'operator', what, ...more });

/** For what is not written in a commit: said afterwards. */
export async function noteAct({ store }: ActContext, write: DocumentWrite): Promise<void> {
  await store.documents.commit([write]);
}

function actWrite({ clock, entropy }: ActContext, act: Omit<Act, 'at'>): DocumentWrite {
  const at = clock.now();
  const lists = act.member === undefined ? [EVERYTHING] : [EVERYTHING, listOf(act.member)];
  const id = Buffer.from(entropy(16)).toString('hex');
  const places = lists.map(list => ({ list, place: at }));
  return actDocuments.write(fresh(id), { at, ...act }, { places, lasts: ACTS_KEPT[act.by] });
}

/** The newest first, older than a moment; of everybody or of one member. */
export function actsBefore(
  documents: Documents,
  { before, member, limit }: { before?: number | undefined; member?: string | undefined; limit: number },
): Promise<readonly Kept<Act>[]> {
  const list = member === undefined ? EVERYTHING : listOf(member);
  const beyond = before === undefined ? {} : { beyond: before };
  return actDocuments.list(documents, list, { order: 'falling', limit, ...beyond });
}

const SOME = 100;

/** What a member did goes with them; what the operator did stays, under an id that leads nowhere any more. */
export async function forgetActs(documents: Documents, member: string): Promise<void> {
  for (let before: number | undefined; ; ) {
    const acts = await actsBefore(documents, { member, before, limit: SOME });
    const own = acts.filter(({ value }) => value.by === 'member');
    if (own.length > 0) await documents.commit(own.map(actDocuments.remove));
    before = acts.at(-1)?.value.at;
    if (acts.length < SOME) return;
  }
}
