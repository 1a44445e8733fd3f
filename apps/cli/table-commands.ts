/** `parlour tables` and its words: what an operator does with the tables. */
import type { Command } from 'commander';

const withPlace = (command: Command): Command =>
  command
    .option('--file <file>', 'the file that keeps them; PARLOUR_FILE also names it')
    .option('--database <url>', 'the PostgreSQL database that keeps them; DATABASE_URL also names it');

const TABLES_HELP = `
A table is named by its id or, while it is open, by its code. Closing frees the code, and what is left of a closed table
is its records; deleting leaves nothing. docs/hosting.md tells what happens to tables by itself, and when.`;

export function addTables(tables: Command): void {
  tables.addHelpText('after', TABLES_HELP);
  withPlace(tables.command('list'))
    .description('list tables, newest first, with their ages and sizes')
    .option('--state <state>', 'only those that are open, closed or archived')
    .option('--game <game>', 'only those of a game')
    .option('--listed', 'only those that everybody may find')
    .option('--unseen <days>', 'only those nobody has been at for so many days')
    .option('--limit <n>', 'how many at most, up to 1000', '50')
    .option('--json', 'as JSON')
    .action(async flags => (await import('./commands/tables.ts')).listTables(flags));
  withPlace(tables.command('show <table>'))
    .description('tell what there is of a table: state, settings, names, times; never hands')
    .option('--json', 'as JSON')
    .action(async (name, flags) => (await import('./commands/tables.ts')).showTable(name, flags));
  withPlace(tables.command('close <table>'))
    .description('end a table; its records stay')
    .action(async (name, flags) => (await import('./commands/tables.ts')).closeNamed(name, flags));
  withPlace(tables.command('delete <table>'))
    .description('delete a table with everything that was played there')
    .action(async (name, flags) => (await import('./commands/tables.ts')).deleteNamed(name, flags));
}
