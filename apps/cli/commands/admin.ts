/** `parlour admin`: calls the operator API of a running server and prints the answers. */
import {
  ADMIN_API,
  AdminRequestError,
  type AdminTableView,
  type AuditEntryView,
  adminClient,
  type BanView,
  type ModeratedMember,
  type ReportView,
  type SendAdminRequest,
} from '@parlour/client/admin';
import { pluralize } from '@parlour/kernel/sentences';
import { fail, parseWholeNumber } from '../lib/errors.ts';
import { alignColumns } from '../lib/terminal-output.ts';

type Flags = { readonly address: string; readonly json?: true };

const printJson = (value: unknown): void => console.log(JSON.stringify(value, null, 2));

/** Runs `work` with the API. An API error becomes the error message of this command. */
async function withAdminApi<A>({ address }: Flags, work: (ask: SendAdminRequest) => Promise<A>): Promise<A> {
  const key = process.env.PARLOUR_OPERATOR_KEY;
  if (!key) return fail('Set PARLOUR_OPERATOR_KEY to the key of the operator of that house.');
  if (!URL.canParse(address)) return fail(`--address is where the house is, as https://example.org; not "${address}".`);
  try {
    return await work(adminClient(address.replace(/\/+$/, ''), key));
  } catch (error) {
    if (error instanceof AdminRequestError) return fail(error.message);
    throw error;
  }
}

/** Prints rows in columns, or the sentence `none` if there are no rows. */
function printRows<T>({ json }: Flags, all: readonly T[], cellsOf: (item: T) => readonly string[], none: string): void {
  if (json) return printJson(all);
  if (all.length === 0) return console.log(none);
  const rows = all.map(cellsOf);
  for (const text of alignColumns(rows, 'l'.repeat(rows[0]?.length ?? 0))) console.log(text);
}

export async function showMembers(word: string | undefined, flags: Flags): Promise<void> {
  if (word !== undefined) return showMember(word, flags);
  const { members } = await withAdminApi(flags, ask => ask(ADMIN_API.moderatedMembers, { body: {} }));
  printRows(flags, members, memberCells, 'There are no members.');
}

async function showMember(word: string, flags: Flags): Promise<void> {
  const found = await withAdminApi(flags, ask => ask(ADMIN_API.moderatedMember, { params: { member: word } }));
  if (flags.json) return printJson(found);
  printRows(flags, [found.member], memberCells, '');
  for (const report of found.reports) console.log(`\n${reportText(report)}`);
  if (found.acts.length > 0) console.log('');
  printRows(flags, found.acts, auditCells, '');
}

type BanFlags = Flags & { readonly why: string; readonly days?: string; readonly seats?: true };

export async function banMember(word: string, flags: BanFlags): Promise<void> {
  const days = flags.days === undefined ? null : parseWholeNumber('--days', flags.days, 1);
  const body = { from: flags.seats ? 'seats' : 'house', days, why: flags.why } as const;
  const member = await withAdminApi(flags, ask => ask(ADMIN_API.ban, { params: { member: word }, body }));
  printRows(flags, [member], memberCells, '');
}

export async function liftBan(word: string, flags: Flags): Promise<void> {
  const member = await withAdminApi(flags, ask => ask(ADMIN_API.liftBan, { params: { member: word }, body: {} }));
  printRows(flags, [member], memberCells, '');
}

export async function showBans(flags: Flags): Promise<void> {
  const { bans } = await withAdminApi(flags, ask => ask(ADMIN_API.bans, { body: {} }));
  printRows(flags, bans, banCells, 'Nobody is banned.');
}

export async function renameMember(word: string, name: string, flags: Flags): Promise<void> {
  const member = await withAdminApi(flags, ask => ask(ADMIN_API.rename, { params: { member: word }, body: { name } }));
  printRows(flags, [member], memberCells, '');
}

export async function showReports(flags: Flags & { readonly settled?: true }): Promise<void> {
  const state = flags.settled ? 'settled' : 'open';
  const { reports } = await withAdminApi(flags, ask => ask(ADMIN_API.reports, { body: { state } }));
  if (flags.json) return printJson(reports);
  console.log(reports.length === 0 ? 'There are no such reports.' : reports.map(reportText).join('\n\n'));
}

export async function settleReport(report: string, words: string, flags: Flags): Promise<void> {
  const settled = await withAdminApi(flags, ask => ask(ADMIN_API.settle, { params: { report }, body: { words } }));
  if (flags.json) return printJson(settled);
  console.log(reportText(settled));
}

type ForbiddenNames = { readonly names: readonly { readonly name: string; readonly at: number }[] };

const printForbidden = (flags: Flags, { names }: ForbiddenNames): void =>
  printRows(flags, names, ({ name, at }) => [name, new Date(at).toISOString()], 'No name is forbidden.');

export async function showForbiddenNames(flags: Flags): Promise<void> {
  printForbidden(flags, await withAdminApi(flags, ask => ask(ADMIN_API.forbiddenNames)));
}

export async function setNameStatus(name: string, is: 'forbidden' | 'allowed', flags: Flags): Promise<void> {
  printForbidden(flags, await withAdminApi(flags, ask => ask(ADMIN_API.forbidName, { body: { name, is } })));
}

const STATES = ['open', 'closed', 'archived'] as const;

type TableFlags = Flags & { readonly state?: string; readonly limit: string };

export async function showServerTables(flags: TableFlags): Promise<void> {
  const state = STATES.find(each => each === flags.state);
  if (state !== flags.state) return fail(`--state is ${STATES.join(', ')}, not "${flags.state}".`);
  const limit = Math.min(200, parseWholeNumber('--limit', flags.limit, 1));
  const { tables } = await withAdminApi(flags, ask => ask(ADMIN_API.adminTables, { body: { state, limit } }));
  printRows(flags, tables, serverTableCells, 'There are no such tables.');
}

export async function closeOrDeleteTable(table: string, how: 'close' | 'delete', flags: Flags): Promise<void> {
  const spec = how === 'close' ? ADMIN_API.closeTable : ADMIN_API.deleteTable;
  await withAdminApi(flags, ask => ask(spec, { params: { table }, body: {} }));
  console.log(`Table ${table} is ${how === 'close' ? 'closed' : 'deleted'}.`);
}

export async function showServerRecord(table: string, match: string, flags: Flags): Promise<void> {
  process.stdout.write(await withAdminApi(flags, ask => ask(ADMIN_API.adminRecord, { params: { table, match } })));
}

export async function showAudit(flags: Flags & { readonly member?: string }): Promise<void> {
  const body = flags.member === undefined ? {} : { member: flags.member };
  const { acts } = await withAdminApi(flags, ask => ask(ADMIN_API.audit, { body }));
  printRows(flags, acts, auditCells, 'Nothing has been done yet.');
}

const formatMinute = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

const banText = ({ from, until }: BanView): string => {
  const what = from === 'house' ? 'banned' : 'may not sit down';
  return until === null ? `${what} for good` : `${what} until ${formatMinute(until)}`;
};

export const memberCells = ({ member, name, since, ban }: ModeratedMember): string[] => [
  member,
  name,
  `since ${formatMinute(since)}`,
  ban ? `${banText(ban)}: ${ban.why}` : '',
];

export const banCells = (ban: BanView): string[] => [ban.member, ban.name, banText(ban), ban.why];

export function reportText({ report, at, reason, words, by, about, settled }: ReportView): string {
  const { table, seat, match } = about;
  const where = table === null ? '' : `, at table ${table}, seat ${seat}${match === null ? '' : `, match ${match}`}`;
  const lines = [
    `report ${report}, ${formatMinute(at)}: ${reason}`,
    `  about ${about.name}${about.member === null ? ' (a guest)' : ` (${about.member})`}${where}`,
    `  by ${by.name}${by.member === null ? ' (a guest)' : ` (${by.member})`}`,
    ...(words === '' ? [] : [`  "${words}"`]),
    ...(settled ? [`  settled ${formatMinute(settled.at)}: ${settled.words}`] : []),
  ];
  return lines.join('\n');
}

export const serverTableCells = ({
  table,
  code,
  state,
  door,
  game,
  laid: createdAt,
  seen: lastActiveAt,
  entries,
}: AdminTableView): string[] => [
  table,
  code,
  state,
  door,
  game,
  `laid ${formatMinute(createdAt)}`,
  lastActiveAt > 0 ? `seen ${formatMinute(lastActiveAt)}` : '',
  pluralize(entries, 'entry', 'entries'),
];

export const auditCells = ({ at, by, what, name, member, about, words }: AuditEntryView): string[] => [
  formatMinute(at),
  by,
  what,
  name === null ? '' : `${name} (${member})`,
  about ?? '',
  words,
];
