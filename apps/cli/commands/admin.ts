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
import { gotText, parseChoice, parseWholeNumber } from '../lib/arguments.ts';
import { type CliCommand, type CliOption, JSON_OPTION } from '../lib/command.ts';
import { fail, failUsage } from '../lib/errors.ts';
import { alignColumns, wrapEachLine } from '../lib/terminal-output.ts';

const SERVER_OPTIONS: readonly CliOption[] = [
  { flag: '--address <url>', says: 'URL of the server.', default: 'http://127.0.0.1:8420' },
  JSON_OPTION,
];

const MEMBER_COMMANDS: readonly CliCommand[] = [
  {
    name: 'members',
    summary: 'List the newest members, or show one with reports.',
    arguments: '[member]',
    options: SERVER_OPTIONS,
    run: showMembers,
  },
  {
    name: 'ban',
    summary: 'Ban a member from signing in and taking seats.',
    arguments: '<member>',
    options: [
      ...SERVER_OPTIONS,
      { flag: '--why <words>', says: 'Reason, shown to the member.', isRequired: true },
      { flag: '--days <n>', says: 'Number of days (default: permanent).' },
      { flag: '--seats', says: 'Only ban from taking seats.' },
    ],
    run: banMember,
  },
  { name: 'lift', summary: 'Lift a ban.', arguments: '<member>', options: SERVER_OPTIONS, run: liftBan },
  { name: 'bans', summary: 'List banned members, newest first.', options: SERVER_OPTIONS, run: showBans },
  {
    name: 'rename',
    summary: 'Rename a member.',
    arguments: '<member> <name>',
    options: SERVER_OPTIONS,
    run: renameMember,
  },
];

const REPORT_COMMANDS: readonly CliCommand[] = [
  {
    name: 'reports',
    summary: 'List open reports, newest first.',
    options: [...SERVER_OPTIONS, { flag: '--settled', says: 'List closed reports instead.' }],
    run: showReports,
  },
  {
    name: 'settle',
    summary: 'Close a report with a note on what was done.',
    arguments: '<report> <words>',
    options: SERVER_OPTIONS,
    run: settleReport,
  },
];

const NAME_COMMANDS: readonly CliCommand[] = [
  { name: 'names', summary: 'List forbidden names.', options: SERVER_OPTIONS, run: showForbiddenNames },
  {
    name: 'forbid',
    summary: 'Forbid a name and names that look like it.',
    arguments: '<name>',
    options: SERVER_OPTIONS,
    run: ([name]: readonly [string], flags: Flags) => setNameStatus(name, 'forbidden', flags),
  },
  {
    name: 'allow',
    summary: 'Allow a name again.',
    arguments: '<name>',
    options: SERVER_OPTIONS,
    run: ([name]: readonly [string], flags: Flags) => setNameStatus(name, 'allowed', flags),
  },
];

const TABLE_COMMANDS: readonly CliCommand[] = [
  {
    name: 'tables',
    summary: 'List tables, newest first.',
    options: [
      ...SERVER_OPTIONS,
      { flag: '--state <state>', says: 'Only open, closed or archived tables.' },
      { flag: '--limit <n>', says: 'Maximum number of tables, at most 200.', default: '50' },
    ],
    run: showTables,
  },
  {
    name: 'close',
    summary: 'Close a table; its records stay.',
    arguments: '<table>',
    options: SERVER_OPTIONS,
    run: ([table]: readonly [string], flags: Flags) => closeOrDeleteTable(table, 'close', flags),
  },
  {
    name: 'delete',
    summary: 'Delete a table with its log and its records.',
    arguments: '<table>',
    options: SERVER_OPTIONS,
    run: ([table]: readonly [string], flags: Flags) => closeOrDeleteTable(table, 'delete', flags),
  },
  {
    name: 'record',
    summary: 'Print the record of a finished match.',
    arguments: '<table> <match>',
    options: SERVER_OPTIONS,
    run: showRecord,
  },
];

export const command: CliCommand = {
  name: 'admin',
  summary: 'Moderate a running server.',
  subcommands: [
    ...MEMBER_COMMANDS,
    ...REPORT_COMMANDS,
    ...NAME_COMMANDS,
    ...TABLE_COMMANDS,
    {
      name: 'audit',
      summary: 'Show the audit log, newest first.',
      options: [...SERVER_OPTIONS, { flag: '--member <member>', says: 'Only actions of this member.' }],
      run: showAudit,
    },
  ],
  help: `Set PARLOUR_OPERATOR_KEY to the operator key of the server. Name a member by name or id. \
The audit log keeps every action for a year. The page /club/house of the server offers the same; docs/hosting.md says more.`,
};

type Flags = { readonly address: string; readonly json?: true };

const printJson = (value: unknown): void => console.log(JSON.stringify(value, null, 2));

/** Runs `work` with the API. An API error becomes the error message of this command. */
async function withAdminApi<A>({ address }: Flags, work: (ask: SendAdminRequest) => Promise<A>): Promise<A> {
  const key = process.env.PARLOUR_OPERATOR_KEY;
  if (!key) return fail('PARLOUR_OPERATOR_KEY is not set. Set it to the operator key of the server.');
  if (!URL.canParse(address))
    return failUsage(`--address needs a URL such as https://example.org (${gotText(address)}).`);
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

async function showMembers([word]: readonly [string | undefined], flags: Flags): Promise<void> {
  if (word !== undefined) return showMember(word, flags);
  const { members } = await withAdminApi(flags, ask => ask(ADMIN_API.moderatedMembers, { body: {} }));
  printRows(flags, members, memberCells, 'There are no members yet.');
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

async function banMember([word]: readonly [string], flags: BanFlags): Promise<void> {
  const days = flags.days === undefined ? null : parseWholeNumber('--days', flags.days, 1);
  const body = { from: flags.seats ? 'seats' : 'house', days, why: flags.why } as const;
  const member = await withAdminApi(flags, ask => ask(ADMIN_API.ban, { params: { member: word }, body }));
  printRows(flags, [member], memberCells, '');
}

async function liftBan([word]: readonly [string], flags: Flags): Promise<void> {
  const member = await withAdminApi(flags, ask => ask(ADMIN_API.liftBan, { params: { member: word }, body: {} }));
  printRows(flags, [member], memberCells, '');
}

async function showBans(_: readonly [], flags: Flags): Promise<void> {
  const { bans } = await withAdminApi(flags, ask => ask(ADMIN_API.bans, { body: {} }));
  printRows(flags, bans, banCells, 'No member is banned.');
}

async function renameMember([word, name]: readonly [string, string], flags: Flags): Promise<void> {
  const member = await withAdminApi(flags, ask => ask(ADMIN_API.rename, { params: { member: word }, body: { name } }));
  printRows(flags, [member], memberCells, '');
}

async function showReports(_: readonly [], flags: Flags & { readonly settled?: true }): Promise<void> {
  const state = flags.settled ? 'settled' : 'open';
  const { reports } = await withAdminApi(flags, ask => ask(ADMIN_API.reports, { body: { state } }));
  if (flags.json) return printJson(reports);
  const none = flags.settled ? 'There are no closed reports.' : 'There are no open reports.';
  console.log(reports.length === 0 ? none : reports.map(reportText).join('\n\n'));
}

async function settleReport([report, words]: readonly [string, string], flags: Flags): Promise<void> {
  const settled = await withAdminApi(flags, ask => ask(ADMIN_API.settle, { params: { report }, body: { words } }));
  if (flags.json) return printJson(settled);
  console.log(reportText(settled));
}

type ForbiddenNames = { readonly names: readonly { readonly name: string; readonly at: number }[] };

const printForbidden = (flags: Flags, { names }: ForbiddenNames): void =>
  printRows(flags, names, ({ name, at }) => [name, new Date(at).toISOString()], 'No name is forbidden.');

async function showForbiddenNames(_: readonly [], flags: Flags): Promise<void> {
  printForbidden(flags, await withAdminApi(flags, ask => ask(ADMIN_API.forbiddenNames)));
}

async function setNameStatus(name: string, is: 'forbidden' | 'allowed', flags: Flags): Promise<void> {
  printForbidden(flags, await withAdminApi(flags, ask => ask(ADMIN_API.forbidName, { body: { name, is } })));
}

const STATES = ['open', 'closed', 'archived'] as const;

type TableFlags = Flags & { readonly state?: string; readonly limit: string };

async function showTables(_: readonly [], flags: TableFlags): Promise<void> {
  const state = flags.state === undefined ? undefined : parseChoice('--state', STATES, flags.state);
  const limit = parseWholeNumber('--limit', flags.limit, 1, 200);
  const { tables } = await withAdminApi(flags, ask => ask(ADMIN_API.adminTables, { body: { state, limit } }));
  printRows(flags, tables, tableCells, 'No table matches.');
}

async function closeOrDeleteTable(table: string, how: 'close' | 'delete', flags: Flags): Promise<void> {
  const spec = how === 'close' ? ADMIN_API.closeTable : ADMIN_API.deleteTable;
  await withAdminApi(flags, ask => ask(spec, { params: { table }, body: {} }));
  console.log(`${how === 'close' ? 'Closed' : 'Deleted'} table ${table}.`);
}

async function showRecord([table, match]: readonly [string, string], flags: Flags): Promise<void> {
  process.stdout.write(await withAdminApi(flags, ask => ask(ADMIN_API.adminRecord, { params: { table, match } })));
}

async function showAudit(_: readonly [], flags: Flags & { readonly member?: string }): Promise<void> {
  const body = flags.member === undefined ? {} : { member: flags.member };
  const { acts } = await withAdminApi(flags, ask => ask(ADMIN_API.audit, { body }));
  printRows(flags, acts, auditCells, 'The audit log is empty.');
}

const formatMinute = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

const banText = ({ from, until }: BanView): string => {
  const what = from === 'house' ? 'banned' : 'banned from seats';
  return until === null ? `${what} permanently` : `${what} until ${formatMinute(until)}`;
};

const memberCells = ({ member, name, since, ban }: ModeratedMember): string[] => [
  member,
  name,
  `since ${formatMinute(since)}`,
  ban ? `${banText(ban)}: ${ban.why}` : '',
];

const banCells = (ban: BanView): string[] => [ban.member, ban.name, banText(ban), ban.why];

function reportText({ report, at, reason, words, by, about, settled }: ReportView): string {
  const { table, seat, match } = about;
  const where = table === null ? '' : `, at table ${table}, seat ${seat}${match === null ? '' : `, match ${match}`}`;
  const lines = [
    `report ${report}, ${formatMinute(at)}: ${reason}`,
    `  about ${about.name}${about.member === null ? ' (a guest)' : ` (${about.member})`}${where}`,
    `  by ${by.name}${by.member === null ? ' (a guest)' : ` (${by.member})`}`,
    ...(words === '' ? [] : [`  "${words}"`]),
    ...(settled ? [`  closed ${formatMinute(settled.at)}: ${settled.words}`] : []),
  ];
  return wrapEachLine(lines.join('\n'));
}

const tableCells = ({
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
  `created ${formatMinute(createdAt)}`,
  lastActiveAt > 0 ? `last visit ${formatMinute(lastActiveAt)}` : '',
  pluralize(entries, 'entry', 'entries'),
];

const auditCells = ({ at, by, what, name, member, about, words }: AuditEntryView): string[] => [
  formatMinute(at),
  by,
  what,
  name === null ? '' : `${name} (${member})`,
  about ?? '',
  words,
];
