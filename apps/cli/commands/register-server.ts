/** Registers the commands for operators of a server. Each command's code is loaded only when it runs. */
import type { Command } from 'commander';
import { environmentHelp, runServer } from './serve.ts';

export function registerServerCommands(program: Command): void {
  registerServe(program);
  registerSit(program);
  registerLoad(program);
  registerTables(program.command('tables').description('look after the tables that are kept, while the servers go on'));
  registerAdmin(
    program.command('admin').description('keep order in a running house: members, reports, bans, names, tables'),
  );
  registerBackup(program);
  registerMigrate(program);
}

function registerServe(program: Command): void {
  program
    .command('serve')
    .description('open the parlour for browsers and for friends')
    .option('--port <n>', 'the port; PARLOUR_PORT also sets it')
    .option('--host <host>', 'the address to listen on; PARLOUR_HOST also sets it')
    .option('--file <file>', 'the file that keeps every table; PARLOUR_FILE also sets it')
    .addHelpText('after', environmentHelp)
    .action(runServer);
}

function registerSit(program: Command): void {
  program
    .command('sit <address> <code>')
    .description('let a program of your own sit down at a table of a running server (docs/players-protocol.md)')
    .requiredOption('--player <program>', 'the program, as "cmd:python3 my.py"')
    .option('--name <name>', 'what it is called there; the name it gives itself if not given')
    .option('--ms <n>', 'milliseconds it has for a play; 5000 if not given')
    .option('--seed <seed>', 'what its own lots are drawn from; another each time if not given')
    .action(async (address, code, flags) => (await import('./sit.ts')).runSit(address, code, flags));
}

function registerLoad(program: Command): void {
  program
    .command('load')
    .description('sit down at many tables of a running server and tell how it bears them')
    .option('--address <url>', 'where the server is', 'http://127.0.0.1:8420')
    .option('--tables <n>', 'how many tables', '500')
    .option('--seconds <n>', 'for how long it is measured', '20')
    .option('--every <seconds>', 'the time between two plays at a table', '2')
    .option('--game <game>', 'which game; the first that seats four if not given')
    .option('--json', 'as JSON')
    .action(async flags => (await import('./load.ts')).runLoadTest(flags));
}

function registerBackup(program: Command): void {
  program
    .command('backup <to>')
    .description(
      'copy the file that keeps every table, while the server runs; an earlier copy is replaced, and only its owner may read it',
    )
    .option('--file <file>', 'the file; PARLOUR_FILE also names it')
    .action(async (to, flags) => (await import('./store.ts')).backUpStore(to, flags));
}

function registerMigrate(program: Command): void {
  program
    .command('migrate-store')
    .description('move every table from the file into PostgreSQL; can be run again if it was interrupted')
    .option('--from <file>', 'the file; PARLOUR_FILE also names it')
    .option('--to <url>', 'the database; DATABASE_URL also names it')
    .action(async flags => (await import('./store.ts')).migrateStore(flags));
}

const withStoreOptions = (command: Command): Command =>
  command
    .option('--file <file>', 'the file that keeps them; PARLOUR_FILE also names it')
    .option('--database <url>', 'the PostgreSQL database that keeps them; DATABASE_URL also names it');

const TABLES_HELP = `
A table is named by its id or, while it is open, by its code. Closing frees the code, and what is left of a closed table
is its records; deleting leaves nothing. docs/hosting.md tells what happens to tables by itself, and when.`;

/** Registers `parlour tables`: direct access to the stored tables while servers run. */
export function registerTables(tables: Command): void {
  tables.addHelpText('after', TABLES_HELP);
  withStoreOptions(tables.command('list'))
    .description('list tables, newest first, with their ages and sizes')
    .option('--state <state>', 'only those that are open, closed or archived')
    .option('--game <game>', 'only those of a game')
    .option('--listed', 'only those that everybody may find')
    .option('--unseen <days>', 'only those nobody has been at for so many days')
    .option('--limit <n>', 'how many at most, up to 1000', '50')
    .option('--json', 'as JSON')
    .action(async flags => (await import('./tables.ts')).listStoredTables(flags));
  withStoreOptions(tables.command('show <table>'))
    .description('tell what there is of a table: state, settings, names, times; never hands')
    .option('--json', 'as JSON')
    .action(async (name, flags) => (await import('./tables.ts')).showStoredTable(name, flags));
  withStoreOptions(tables.command('close <table>'))
    .description('end a table; its records stay')
    .action(async (name, flags) => (await import('./tables.ts')).closeStoredTable(name, flags));
  withStoreOptions(tables.command('delete <table>'))
    .description('delete a table with everything that was played there')
    .action(async (name, flags) => (await import('./tables.ts')).deleteStoredTable(name, flags));
}

const ADMIN_HELP = `
It asks a running house over HTTP, with the key that PARLOUR_OPERATOR_KEY names there; here the same variable gives it, so
that it stands in no history of a shell. A member is named by name or id. Every act is kept in the audit log for a year;
docs/hosting.md tells more, and /club/house of the house is the same as a page.`;

const withServerOptions = (command: Command): Command =>
  command.option('--address <url>', 'where the house is', 'http://127.0.0.1:8420').option('--json', 'as JSON');

const loadAdmin = () => import('./admin.ts');

/** Registers `parlour admin`: moderation of a running server through its operator API. */
export function registerAdmin(admin: Command): void {
  admin.addHelpText('after', ADMIN_HELP);
  registerAdminMembers(admin);
  registerAdminReports(admin);
  registerAdminNames(admin);
  registerAdminTables(admin);
  withServerOptions(admin.command('audit'))
    .description('what was done by the operator and by members, the newest first')
    .option('--member <member>', 'only of one member')
    .action(async flags => (await loadAdmin()).showAudit(flags));
}

function registerAdminMembers(admin: Command): void {
  withServerOptions(admin.command('members [member]'))
    .description('the newest members, or one of them with reports and acts')
    .action(async (member, flags) => (await loadAdmin()).showMembers(member, flags));
  withServerOptions(admin.command('ban <member>'))
    .description('keep a member from signing in and from sitting down')
    .requiredOption('--why <words>', 'the reason, in a sentence; they are told it')
    .option('--days <n>', 'for so many days; for good if not given')
    .option('--seats', 'only from sitting down')
    .action(async (member, flags) => (await loadAdmin()).banMember(member, flags));
  withServerOptions(admin.command('lift <member>'))
    .description('lift a ban')
    .action(async (member, flags) => (await loadAdmin()).liftBan(member, flags));
  withServerOptions(admin.command('bans'))
    .description('who is banned, the newest first')
    .action(async flags => (await loadAdmin()).showBans(flags));
  withServerOptions(admin.command('rename <member> <name>'))
    .description('give a member another name')
    .action(async (member, name, flags) => (await loadAdmin()).renameMember(member, name, flags));
}

function registerAdminReports(admin: Command): void {
  withServerOptions(admin.command('reports'))
    .description('what people have reported and nobody has settled, the newest first')
    .option('--settled', 'those that are settled instead')
    .action(async flags => (await loadAdmin()).showReports(flags));
  withServerOptions(admin.command('settle <report> <words>'))
    .description('settle a report, with what was done about it')
    .action(async (report, words, flags) => (await loadAdmin()).settleReport(report, words, flags));
}

function registerAdminNames(admin: Command): void {
  withServerOptions(admin.command('names'))
    .description('names that are allowed to nobody')
    .action(async flags => (await loadAdmin()).showForbiddenNames(flags));
  withServerOptions(admin.command('forbid <name>'))
    .description('forbid a name and all that look like it')
    .action(async (name, flags) => (await loadAdmin()).setNameStatus(name, 'forbidden', flags));
  withServerOptions(admin.command('allow <name>'))
    .description('allow a name again')
    .action(async (name, flags) => (await loadAdmin()).setNameStatus(name, 'allowed', flags));
}

function registerAdminTables(admin: Command): void {
  withServerOptions(admin.command('tables'))
    .description('tables, the newest first')
    .option('--state <state>', 'only those that are open, closed or archived')
    .option('--limit <n>', 'how many at most, up to 200', '50')
    .action(async flags => (await loadAdmin()).showServerTables(flags));
  withServerOptions(admin.command('close <table>'))
    .description('close a table; its records stay')
    .action(async (table, flags) => (await loadAdmin()).closeOrDeleteTable(table, 'close', flags));
  withServerOptions(admin.command('delete <table>'))
    .description('delete a table with everything that was played there')
    .action(async (table, flags) => (await loadAdmin()).closeOrDeleteTable(table, 'delete', flags));
  withServerOptions(admin.command('record <table> <match>'))
    .description('the record of a match that is over, also of a table without onlookers')
    .action(async (table, match, flags) => (await loadAdmin()).showServerRecord(table, match, flags));
}
