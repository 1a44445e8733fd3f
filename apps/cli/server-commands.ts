/** `parlour serve`, `sit`, `load`, `tables`, `admin`, `backup` and `migrate-store`: for whoever runs a server, which is loaded by these alone. */
import type { Command } from 'commander';
import { addAdmin } from './admin-commands.ts';
import { environmentHelp, serve } from './commands/serve.ts';
import { addTables } from './table-commands.ts';

export function addServing(program: Command): void {
  addServe(program);
  addSit(program);
  addLoad(program);
  addTables(program.command('tables').description('look after the tables that are kept, while the servers go on'));
  addAdmin(
    program.command('admin').description('keep order in a running house: members, reports, bans, names, tables'),
  );
  addBackup(program);
  addMigrate(program);
}

function addServe(program: Command): void {
  program
    .command('serve')
    .description('open the parlour for browsers and for friends')
    .option('--port <n>', 'the port; PARLOUR_PORT also sets it')
    .option('--host <host>', 'the address to listen on; PARLOUR_HOST also sets it')
    .option('--file <file>', 'the file that keeps every table; PARLOUR_FILE also sets it')
    .addHelpText('after', environmentHelp)
    .action(serve);
}

function addSit(program: Command): void {
  program
    .command('sit <address> <code>')
    .description('let a program of your own sit down at a table of a running server (docs/players-protocol.md)')
    .requiredOption('--player <program>', 'the program, as "cmd:python3 my.py"')
    .option('--name <name>', 'what it is called there; the name it gives itself if not given')
    .option('--ms <n>', 'milliseconds it has for a play; 5000 if not given')
    .option('--seed <seed>', 'what its own lots are drawn from; another each time if not given')
    .action(async (address, code, flags) => (await import('./commands/sit.ts')).sitAt(address, code, flags));
}

function addLoad(program: Command): void {
  program
    .command('load')
    .description('sit down at many tables of a running server and tell how it bears them')
    .option('--address <url>', 'where the server is', 'http://127.0.0.1:8420')
    .option('--tables <n>', 'how many tables', '500')
    .option('--seconds <n>', 'for how long it is measured', '20')
    .option('--every <seconds>', 'the time between two plays at a table', '2')
    .option('--game <game>', 'which game; the first that seats four if not given')
    .option('--json', 'as JSON')
    .action(async flags => (await import('./commands/load.ts')).loadServer(flags));
}

function addBackup(program: Command): void {
  program
    .command('backup <to>')
    .description(
      'copy the file that keeps every table, while the server runs; an earlier copy is replaced, and only its owner may read it',
    )
    .option('--file <file>', 'the file; PARLOUR_FILE also names it')
    .action(async (to, flags) => (await import('./commands/store.ts')).backUpStore(to, flags));
}

function addMigrate(program: Command): void {
  program
    .command('migrate-store')
    .description('move every table from the file into PostgreSQL; can be run again if it was interrupted')
    .option('--from <file>', 'the file; PARLOUR_FILE also names it')
    .option('--to <url>', 'the database; DATABASE_URL also names it')
    .action(async flags => (await import('./commands/store.ts')).migrateStore(flags));
}
