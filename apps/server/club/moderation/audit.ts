/**
 * The audit log: what operators did, and how members signed in and out. It stores neither names, which may change or
 * must be erasable, nor addresses, and entries expire.
 */
import { z } from 'zod';
import type { ServerContext } from '../../context.ts';
import type { Documents, DocumentWrite } from '../../store/documents.ts';
import { defineCollection, newDocumentAt, type Stored } from '../document-collection.ts';

const DAY_MS = 86_400_000;

/** Acts of operators are kept longer than sign-ins. */
export const AUDIT_TTL_MS = { operator: 365 * DAY_MS, member: 90 * DAY_MS } as const;

const MEMBER_ACTS = [
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

const OPERATOR_ACTS = [
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

const auditSchema = z.object({
  at: z.number(),
  by: z.enum(['operator', 'member']),
  what: z.enum([...MEMBER_ACTS, ...OPERATOR_ACTS]),
  /** The member who acted, or who was acted upon. */
  member: z.string().optional(),
  /** The table, report or name concerned. */
  about: z.string().optional(),
  words: z.string().optional(),
});

export type AuditEntry = Readonly<z.infer<typeof auditSchema>>;

type AuditDetails = { readonly member?: string; readonly about?: string; readonly words?: string };

type AuditContext = Pick<ServerContext, 'store' | 'clock' | 'entropy'>;

const auditDocuments = defineCollection<AuditEntry>('act', auditSchema);

const ALL_ACTS_LIST = 'all';
const memberActsList = (member: string): string => `member/${member}`;

/** Returns the write to commit together with the act itself. */
export const memberAuditWrite = (
  context: AuditContext,
  what: (typeof MEMBER_ACTS)[number],
  details: AuditDetails = {},
): DocumentWrite => auditWrite(context, { by: 'member', what, ...details });

export const operatorAuditWrite = (
  context: AuditContext,
  what: (typeof OPERATOR_ACTS)[number],
  details: AuditDetails = {},
): DocumentWrite => auditWrite(context, { by: 'operator', what, ...details });

export async function recordAudit({ store }: AuditContext, write: DocumentWrite): Promise<void> {
  await store.documents.commit([write]);
}

function auditWrite({ clock, entropy }: AuditContext, act: Omit<AuditEntry, 'at'>): DocumentWrite {
  const at = clock.now();
  const lists = act.member === undefined ? [ALL_ACTS_LIST] : [ALL_ACTS_LIST, memberActsList(act.member)];
  const id = Buffer.from(entropy(16)).toString('hex');
  const places = lists.map(list => ({ list, place: at }));
  return auditDocuments.write(newDocumentAt(id), { at, ...act }, { places, lasts: AUDIT_TTL_MS[act.by] });
}

/** Newest first, older than `before`. */
export function listAudit(
  documents: Documents,
  { before, member, limit }: { before?: number | undefined; member?: string | undefined; limit: number },
): Promise<readonly Stored<AuditEntry>[]> {
  const list = member === undefined ? ALL_ACTS_LIST : memberActsList(member);
  const beyond = before === undefined ? {} : { beyond: before };
  return auditDocuments.list(documents, list, { order: 'falling', limit, ...beyond });
}

const ACTS_PER_PAGE = 100;

/** Deletes what the member did. What operators did stays, with a member id that no longer resolves. */
export async function eraseAudit(documents: Documents, member: string): Promise<void> {
  for (let before: number | undefined; ; ) {
    const page = await listAudit(documents, { member, before, limit: ACTS_PER_PAGE });
    const own = page.filter(({ value }) => value.by === 'member');
    if (own.length > 0) await documents.commit(own.map(auditDocuments.remove));
    before = page.at(-1)?.value.at;
    if (page.length < ACTS_PER_PAGE) return;
  }
}
