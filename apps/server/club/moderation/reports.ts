/** Reports about players to the operator. They expire after REPORT_TTL_MS. */

import { createHash } from 'node:crypto';
import { REPORT_REASONS, type ReportReason } from '@parlour/protocol/club/moderation';
import { isSeatedCaller } from '@parlour/table/table';
import { z } from 'zod';
import type { ServerContext } from '../../context.ts';
import { NO_TABLE_MESSAGE } from '../../errors.ts';
import type { Member } from '../../hooks.ts';
import { HttpError } from '../../http/errors.ts';
import type { RequestSender } from '../../http/route.ts';
import { chargeCpu, hasCpuBudget } from '../../limits/cpu-budget.ts';
import type { Documents, DocumentWrite } from '../../store/documents.ts';
import { openLiveTable } from '../../tables/open-table.ts';
import { type DocumentChange, defineCollection, newDocumentAt, type Stored } from '../document-collection.ts';
import { findMember } from '../members.ts';
import { memberAuditWrite } from './audit.ts';

const DAY_MS = 86_400_000;
export const REPORT_TTL_MS = 180 * DAY_MS;

/** A name as it was at the table; a member id resolves to the current name. */
const personSchema = z.object({ member: z.string().optional(), name: z.string().optional() });

const reportSchema = z.object({
  at: z.number(),
  reason: z.enum(REPORT_REASONS),
  words: z.string(),
  by: personSchema,
  about: personSchema.extend({
    table: z.string().optional(),
    seat: z.number().optional(),
    match: z.number().optional(),
  }),
  settled: z.object({ at: z.number(), words: z.string() }).optional(),
});

export type PersonReport = Readonly<z.infer<typeof reportSchema>>;

const reportDocuments = defineCollection<PersonReport>('report', reportSchema);

export type ReportState = 'open' | 'settled';

const reportsAboutList = (member: string): string => `about/${member}`;
const reportsByList = (member: string): string => `by/${member}`;

function reportIndex(report: PersonReport, now: number): Omit<DocumentChange<PersonReport>, 'value'> {
  const { at, by, about, settled } = report;
  const lists = [
    settled ? 'settled' : 'open',
    ...(about.member === undefined ? [] : [reportsAboutList(about.member)]),
    ...(by.member === undefined ? [] : [reportsByList(by.member)]),
  ];
  return { places: lists.map(list => ({ list, place: at })), lasts: Math.max(1, at + REPORT_TTL_MS - now) };
}

/** A second report of the same person by the same reporter on one day has the same id. */
function reportId({ by, about, at }: PersonReport, reporterMark: string): string {
  const words = [reporterMark, by.member, about.member ?? `${about.table}/${about.seat}`, Math.floor(at / DAY_MS)];
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 32);
}

export async function addReport(
  documents: Documents,
  report: PersonReport,
  reporterMark: string,
  also: readonly DocumentWrite[],
): Promise<'added' | 'known'> {
  const write = reportDocuments.write(
    newDocumentAt(reportId(report, reporterMark)),
    report,
    reportIndex(report, report.at),
  );
  return (await documents.commit([write, ...also])) === 'kept' ? 'added' : 'known';
}

type ReportSpan = { readonly before?: number | undefined; readonly limit: number };

const readReports = (
  documents: Documents,
  list: string,
  { before, limit }: ReportSpan,
): Promise<readonly Stored<PersonReport>[]> =>
  reportDocuments.list(documents, list, {
    order: 'falling',
    limit,
    ...(before === undefined ? {} : { beyond: before }),
  });

export const listReports = (
  documents: Documents,
  state: ReportState,
  span: ReportSpan,
): Promise<readonly Stored<PersonReport>[]> => readReports(documents, state, span);

export const listReportsAbout = (
  documents: Documents,
  member: string,
  span: ReportSpan,
): Promise<readonly Stored<PersonReport>[]> => readReports(documents, reportsAboutList(member), span);

export const listReportsBy = (
  documents: Documents,
  member: string,
  span: ReportSpan,
): Promise<readonly Stored<PersonReport>[]> => readReports(documents, reportsByList(member), span);

export const countReports = (documents: Documents): Promise<number> => documents.count(reportDocuments.kind, 'open');

/** Undefined if there is no such report. A closed report stays unchanged. */
export async function closeReport(
  documents: Documents,
  id: string,
  { at, words, also }: { readonly at: number; readonly words: string; readonly also: DocumentWrite },
): Promise<Stored<PersonReport> | undefined> {
  await reportDocuments.change(documents, id, found => {
    if (!found || found.value.settled) return undefined;
    const value = { ...found.value, settled: { at, words } };
    return { value, ...reportIndex(value, at), also: [also] };
  });
  return reportDocuments.read(documents, id);
}

/** Deletes reports about a member, and removes the reporter from those they made. */
export async function eraseReports(documents: Documents, member: string, now: number): Promise<void> {
  for (;;) {
    const page = await listReportsAbout(documents, member, { limit: 50 });
    if (page.length === 0) break;
    await documents.commit(page.map(reportDocuments.remove));
  }
  for (;;) {
    const [first] = await listReportsBy(documents, member, { limit: 1 });
    if (!first) return;
    const value: PersonReport = { ...first.value, by: {} };
    await documents.commit([reportDocuments.write(first, value, reportIndex(value, now))]);
  }
}

type ReportTarget = { readonly member: string } | { readonly table: string; readonly seat: number };

type ReportRequest = { readonly about: ReportTarget; readonly reason: ReportReason; readonly words: string };

/** The mark tells reporters apart. */
type Reporter = { readonly by: PersonReport['by']; readonly mark: string };

const badRequest = (message: string): HttpError => new HttpError(400, 'bad-request', message);

export async function submitReport(
  context: ServerContext,
  request: RequestSender,
  { about, reason, words }: ReportRequest,
): Promise<void> {
  const me = await request.signedInMember();
  if (!me && !('table' in about)) throw new HttpError(401, 'not-signed-in', 'Sign in to report a member.');
  if (
    !context.limits.tryConsume('reports', request.from) ||
    (me && !context.limits.tryConsume('reports', `member ${me.id}`))
  ) {
    throw new HttpError(
      429,
      'too-fast',
      'You have reached the daily limit of reports. Your reports are being reviewed.',
    );
  }
  const { person, reporter } =
    'table' in about
      ? await findReportedSeat(context, request, about, me)
      : await findReportedMember(context, about.member, me);
  if (me && person.member === me.id) throw badRequest("You can't do this to yourself.");
  const report = { at: context.clock.now(), reason, words, by: reporter.by, about: person };
  const also = me ? [memberAuditWrite(context, 'reported', { member: me.id })] : [];
  await addReport(context.store.documents, report, reporter.mark, also);
}

type ReportParties = { readonly person: PersonReport['about']; readonly reporter: Reporter };

const memberReporter = (me: Member): Reporter => ({ by: { member: me.id }, mark: me.id });

async function findReportedMember(context: ServerContext, id: string, me: Member | undefined): Promise<ReportParties> {
  const member = await findMember(context, id);
  if (!member || !me) throw new HttpError(404, 'not-found', 'There is no such member.');
  return { person: { member: member.id }, reporter: memberReporter(me) };
}

/** A guest reports with the token of their own seat at the same table. */
async function findReportedSeat(
  context: ServerContext,
  { bearer, from }: RequestSender,
  { table: id, seat }: Extract<ReportTarget, { table: string }>,
  me: Member | undefined,
): Promise<ReportParties> {
  if (!hasCpuBudget({ context, from }, undefined))
    throw new HttpError(429, 'too-fast', 'Too many requests. Wait a few seconds and try again.');
  const live = await openLiveTable(context, id);
  if (!live) throw new HttpError(404, 'no-table', NO_TABLE_MESSAGE);
  chargeCpu({ context, from }, live);
  const { table } = live.runner;
  const caller = bearer === undefined ? undefined : context.tokens.verify(id, { seat: bearer });
  const ownSeat = caller && isSeatedCaller(table, caller) ? caller.seat : undefined;
  if (!me && ownSeat === undefined) throw new HttpError(403, 'not-seated', 'Only players at this table can do this.');
  if (ownSeat === seat) throw badRequest("You can't do this to yourself.");
  const occupant = table.seats[seat];
  if (occupant?.is !== 'person') throw badRequest('This seat is empty.');
  const match = table.current?.number;
  const identity = occupant.member === undefined ? { name: occupant.name } : { member: occupant.member };
  const person = { ...identity, table: id, seat, ...(match === undefined ? {} : { match }) };
  return { person, reporter: me ? memberReporter(me) : seatReporter(table, id, ownSeat ?? 0) };
}

type Table = Parameters<typeof isSeatedCaller>[0];

function seatReporter({ seats }: Table, id: string, seat: number): Reporter {
  const occupant = seats[seat];
  const name = occupant?.is === 'person' ? occupant.name : undefined;
  return { by: name === undefined ? {} : { name }, mark: `${id}/${seat}/${name}` };
}
