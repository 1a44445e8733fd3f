/** `parlour admin` and its words: what an operator does about people and tables of a running house. */
import type { Command } from 'commander';

const ADMIN_HELP = `
It asks a running house over HTTP, with the key that PARLOUR_OPERATOR_KEY names there; here the same variable gives it, so
that it stands in no history of a shell. A member is named by name or id. Every act is kept in the audit log for a year;
docs/hosting.md tells more, and /club/house of the house is the same as a page.`;

const withHouse = (command: Command): Command =>
  command.option('--address <url>', 'where the house is', 'http://127.0.0.1:8420').option('--json', 'as JSON');

const load = () => import('./commands/admin.ts');

export function addAdmin(admin: Command): void {
  admin.addHelpText('after', ADMIN_HELP);
  addPeople(admin);
  addReports(admin);
  addNames(admin);
  addHouseTables(admin);
  withHouse(admin.command('audit'))
    .description('what was done by the operator and by members, the newest first')
    .option('--member <member>', 'only of one member')
    .action(async flags => (await load()).showAudit(flags));
}

function addPeople(admin: Command): void {
  withHouse(admin.command('members [member]'))
    .description('the newest members, or one of them with reports and acts')
    .action(async (member, flags) => (await load()).showMembers(member, flags));
  withHouse(admin.command('ban <member>'))
    .description('keep a member from signing in and from sitting down')
    .requiredOption('--why <words>', 'the reason, in a sentence; they are told it')
    .option('--days <n>', 'for so many days; for good if not given')
    .option('--seats', 'only from sitting down')
    .action(async (member, flags) => (await load()).ban(member, flags));
  withHouse(admin.command('lift <member>'))
    .description('lift a ban')
    .action(async (member, flags) => (await load()).lift(member, flags));
  withHouse(admin.command('bans'))
    .description('who is banned, the newest first')
    .action(async flags => (await load()).showBans(flags));
  withHouse(admin.command('rename <member> <name>'))
    .description('give a member another name')
    .action(async (member, name, flags) => (await load()).rename(member, name, flags));
}

function addReports(admin: Command): void {
  withHouse(admin.command('reports'))
    .description('what people have reported and nobody has settled, the newest first')
    .option('--settled', 'those that are settled instead')
    .action(async flags => (await load()).showReports(flags));
  withHouse(admin.command('settle <report> <words>'))
    .description('settle a report, with what was done about it')
    .action(async (report, words, flags) => (await load()).settle(report, words, flags));
}

function addNames(admin: Command): void {
  withHouse(admin.command('names'))
    .description('names that are allowed to nobody')
    .action(async flags => (await load()).showNames(flags));
  withHouse(admin.command('forbid <name>'))
    .description('forbid a name and all that look like it')
    .action(async (name, flags) => (await load()).judgeName(name, 'forbidden', flags));
  withHouse(admin.command('allow <name>'))
    .description('allow a name again')
    .action(async (name, flags) => (await load()).judgeName(name, 'allowed', flags));
}

function addHouseTables(admin: Command): void {
  withHouse(admin.command('tables'))
    .description('tables, the newest first')
    .option('--state <state>', 'only those that are open, closed or archived')
    .option('--limit <n>', 'how many at most, up to 200', '50')
    .action(async flags => (await load()).showTables(flags));
  withHouse(admin.command('close <table>'))
    .description('close a table; its records stay')
    .action(async (table, flags) => (await load()).endTable(table, 'close', flags));
  withHouse(admin.command('delete <table>'))
    .description('delete a table with everything that was played there')
    .action(async (table, flags) => (await load()).endTable(table, 'delete', flags));
  withHouse(admin.command('record <table> <match>'))
    .description('the record of a match that is over, also of a table without onlookers')
    .action(async (table, match, flags) => (await load()).showRecord(table, match, flags));
}
