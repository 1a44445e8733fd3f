/** Reports: what somebody tells the operator about somebody else. Kept for a time, and no longer. */
import { createHash } from 'node:crypto';
import { REASONS } from '@parlour/protocol/club/house';
import { z } from 'zod';
import type { Documents, DocumentWrite } from '../../store/documents.ts';
import { type Change, fresh, type Kept, kept } from '../kept.ts';

const DAY = 86_400_000;
export const REPORTS_KEPT = 180 * DAY;

/** A name is what was read at the table; the id of a member leads to what they are called now. */
const person = z.object({ member: z.string().optional(), name: z.string().optional() });

const about = z.object({
  at: z.number(),
  reason: z.enum(REASONS),
  words: z.string(),
  by: person,
  about: person.extend({
    table: z.string().optional(),
    seat: z.number().optional(),
    match: z.number().optional(),
  }),
  settled: z.object({ at: z.number(), words: z.string() }).optional(),
});

export type PersonReport = Readonly<z.infer<typeof about>>;

const reportDocuments = kept<PersonReport>('report', about);

export type ReportState = 'open' | 'settled';

const aboutList = (member: string): string => `about/${member}`;
const byList = (member: string): string => `by/${member}`;

function whereabouts(report: PersonReport, now: number): Omit<Change<PersonReport>, 'value'> {
  const { at, by, about, settled } = report;
  const lists = [
    settled ? 'settled' : 'open',
    ...(about.member === undefined ? [] : [aboutList(about.member)]),
    ...(by.member === undefined ? [] : [byList(by.member)]),
  ];
  return { places: lists.map(list => ({ list, place: at })), lasts: Math.max(1, at + REPORTS_KEPT - now) };
}

/** The same person about the same person on the same day is one report. */
function idOf({ by, about, at }: PersonReport, whoAsks: string): string {
  const words = [whoAsks, by.member, about.member ?? `${about.table}/${about.seat}`, Math.floor(at / DAY)];
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 32);
}

/** `known` if they have said so today already. */
export async function addReport(
  documents: Documents,
  report: PersonReport,
  whoAsks: string,
  also: readonly DocumentWrite[],
): Promise<'added' | 'known'> {
  const write = reportDocuments.write(fresh(idOf(report, whoAsks)), report, whereabouts(report, report.at));
  return (await documents.commit([write, ...also])) === 'kept' ? 'added' : 'known';
}

type Span = { readonly before?: number | undefined; readonly limit: number };

const listed = (documents: Documents, list: string, { before, limit }: Span): Promise<readonly Kept<PersonReport>[]> =>
  reportDocuments.list(documents, list, {
    order: 'falling',
    limit,
    ...(before === undefined ? {} : { beyond: before }),
  });

export const reportsBefore = (
  documents: Documents,
  state: ReportState,
  span: Span,
): Promise<readonly Kept<PersonReport>[]> => listed(documents, state, span);

export const reportsAbout = (
  documents: Documents,
  member: string,
  span: Span,
): Promise<readonly Kept<PersonReport>[]> => listed(documents, aboutList(member), span);

export const reportsBy = (documents: Documents, member: string, span: Span): Promise<readonly Kept<PersonReport>[]> =>
  listed(documents, byList(member), span);

export const countReports = (documents: Documents): Promise<number> => documents.count(reportDocuments.kind, 'open');

/** Undefined if there is none of this name. What is settled already stays as it was. */
export async function settleReport(
  documents: Documents,
  id: string,
  { at, words, also }: { readonly at: number; readonly words: string; readonly also: DocumentWrite },
): Promise<Kept<PersonReport> | undefined> {
  await reportDocuments.change(documents, id, found => {
    if (!found || found.value.settled) return undefined;
    const value = { ...found.value, settled: { at, words } };
    return { value, ...whereabouts(value, at), also: [also] };
  });
  return reportDocuments.read(documents, id);
}

/** Reports about a member go with them; of those they made nothing is left that says who made them. */
export async function forgetReports(documents: Documents, member: string, now: number): Promise<void> {
  for (;;) {
    const some = await reportsAbout(documents, member, { limit: 50 });
    if (some.length === 0) break;
    await documents.commit(some.map(reportDocuments.remove));
  }
  for (;;) {
    const [first] = await reportsBy(documents, member, { limit: 1 });
    if (!first) return;
    const value: PersonReport = { ...first.value, by: {} };
    await documents.commit([reportDocuments.write(first, value, whereabouts(value, now))]);
  }
}
