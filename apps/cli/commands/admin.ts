/** `parlour admin`: asks a running house as its operator, and prints what it answers. */
import { type AskAsOperator, HOUSE, OperatorTrouble, operatorAt } from '@parlour/client/operator';
import { actLine, banLine, memberLine, reportLines, tableLine } from '../admin-lines.ts';
import { columnsOf } from '../columns.ts';
import { trouble, wholeNumber } from '../trouble.ts';

type Flags = { readonly address: string; readonly json?: true };

const print = (value: unknown): void => console.log(JSON.stringify(value, null, 2));

/** Where the house does not do it, its sentence is ours. */
async function asking<A>({ address }: Flags, work: (ask: AskAsOperator) => Promise<A>): Promise<A> {
  const key = process.env.PARLOUR_OPERATOR_KEY;
  if (!key) return trouble('Set PARLOUR_OPERATOR_KEY to the key of the operator of that house.');
  if (!URL.canParse(address))
    return trouble(`--address is where the house is, as https://example.org; not "${address}".`);
  try {
    return await work(operatorAt(address.replace(/\/+$/, ''), key));
  } catch (error) {
    if (error instanceof OperatorTrouble) return trouble(error.message);
    throw error;
  }
}

/** Rows in columns, or a sentence if there are none. */
function show<T>({ json }: Flags, all: readonly T[], line: (one: T) => readonly string[], none: string): void {
  if (json) return print(all);
  if (all.length === 0) return console.log(none);
  const rows = all.map(line);
  for (const text of columnsOf(rows, 'l'.repeat(rows[0]?.length ?? 0))) console.log(text);
}

export async function showMembers(word: string | undefined, flags: Flags): Promise<void> {
  if (word !== undefined) return showMember(word, flags);
  const { members } = await asking(flags, ask => ask(HOUSE.houseMembers, { body: {} }));
  show(flags, members, memberLine, 'There are no members.');
}

async function showMember(word: string, flags: Flags): Promise<void> {
  const found = await asking(flags, ask => ask(HOUSE.houseMember, { params: { member: word } }));
  if (flags.json) return print(found);
  show(flags, [found.member], memberLine, '');
  for (const report of found.reports) console.log(`\n${reportLines(report)}`);
  if (found.acts.length > 0) console.log('');
  show(flags, found.acts, actLine, '');
}

type BanFlags = Flags & { readonly why: string; readonly days?: string; readonly seats?: true };

export async function ban(word: string, flags: BanFlags): Promise<void> {
  const days = flags.days === undefined ? null : wholeNumber('--days', flags.days, 1);
  const body = { from: flags.seats ? 'seats' : 'house', days, why: flags.why } as const;
  const member = await asking(flags, ask => ask(HOUSE.ban, { params: { member: word }, body }));
  show(flags, [member], memberLine, '');
}

export async function lift(word: string, flags: Flags): Promise<void> {
  const member = await asking(flags, ask => ask(HOUSE.liftBan, { params: { member: word }, body: {} }));
  show(flags, [member], memberLine, '');
}

export async function showBans(flags: Flags): Promise<void> {
  const { bans } = await asking(flags, ask => ask(HOUSE.bans, { body: {} }));
  show(flags, bans, banLine, 'Nobody is banned.');
}

export async function rename(word: string, name: string, flags: Flags): Promise<void> {
  const member = await asking(flags, ask => ask(HOUSE.rename, { params: { member: word }, body: { name } }));
  show(flags, [member], memberLine, '');
}

export async function showReports(flags: Flags & { readonly settled?: true }): Promise<void> {
  const state = flags.settled ? 'settled' : 'open';
  const { reports } = await asking(flags, ask => ask(HOUSE.reports, { body: { state } }));
  if (flags.json) return print(reports);
  console.log(reports.length === 0 ? 'There are no such reports.' : reports.map(reportLines).join('\n\n'));
}

export async function settle(report: string, words: string, flags: Flags): Promise<void> {
  const settled = await asking(flags, ask => ask(HOUSE.settle, { params: { report }, body: { words } }));
  if (flags.json) return print(settled);
  console.log(reportLines(settled));
}

type Names = { readonly names: readonly { readonly name: string; readonly at: number }[] };

const showForbidden = (flags: Flags, { names }: Names): void =>
  show(flags, names, ({ name, at }) => [name, new Date(at).toISOString()], 'No name is forbidden.');

export async function showNames(flags: Flags): Promise<void> {
  showForbidden(flags, await asking(flags, ask => ask(HOUSE.forbiddenNames)));
}

export async function judgeName(name: string, is: 'forbidden' | 'allowed', flags: Flags): Promise<void> {
  showForbidden(flags, await asking(flags, ask => ask(HOUSE.forbidName, { body: { name, is } })));
}

const STATES = ['open', 'closed', 'archived'] as const;

type TableFlags = Flags & { readonly state?: string; readonly limit: string };

export async function showTables(flags: TableFlags): Promise<void> {
  const state = STATES.find(each => each === flags.state);
  if (state !== flags.state) return trouble(`--state is ${STATES.join(', ')}, not "${flags.state}".`);
  const limit = Math.min(200, wholeNumber('--limit', flags.limit, 1));
  const { tables } = await asking(flags, ask => ask(HOUSE.houseTables, { body: { state, limit } }));
  show(flags, tables, tableLine, 'There are no such tables.');
}

export async function endTable(table: string, how: 'close' | 'delete', flags: Flags): Promise<void> {
  const spec = how === 'close' ? HOUSE.closeTable : HOUSE.deleteTable;
  await asking(flags, ask => ask(spec, { params: { table }, body: {} }));
  console.log(`Table ${table} is ${how === 'close' ? 'closed' : 'deleted'}.`);
}

export async function showRecord(table: string, match: string, flags: Flags): Promise<void> {
  process.stdout.write(await asking(flags, ask => ask(HOUSE.houseRecord, { params: { table, match } })));
}

export async function showAudit(flags: Flags & { readonly member?: string }): Promise<void> {
  const body = flags.member === undefined ? {} : { member: flags.member };
  const { acts } = await asking(flags, ask => ask(HOUSE.audit, { body }));
  show(flags, acts, actLine, 'Nothing has been done yet.');
}
