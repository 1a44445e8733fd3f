/** `parlour migrate-store`: moves all tables from the SQLite file to PostgreSQL. */
import { pluralize } from '@parlour/kernel/sentences';
import { configFromEnvironment } from '@parlour/server/config';
import { migrateToPostgres } from '@parlour/server/store/migrate-to-postgres';
import type { CliCommand } from '../lib/command.ts';
import { failUsage, withOperatorErrors } from '../lib/errors.ts';
import { wrap } from '../lib/terminal-output.ts';

export const command: CliCommand = {
  name: 'migrate-store',
  summary: 'Move all tables from SQLite to PostgreSQL.',
  options: [
    { flag: '--from <file>', says: 'Database file to read (default: PARLOUR_FILE).' },
    { flag: '--to <url>', says: 'PostgreSQL URL to write to (default: DATABASE_URL).' },
  ],
  help: 'If it is interrupted, run it again.',
  run: migrateStore,
};

type Flags = { readonly from?: string; readonly to?: string };

async function migrateStore(_: readonly [], { from, to = process.env.DATABASE_URL }: Flags): Promise<void> {
  if (!to) return failUsage('Name the database: --to postgres://user:password@host/name, or set DATABASE_URL.');
  await withOperatorErrors(async () => {
    const file = from ?? configFromEnvironment(process.env).file;
    const moved = await migrateToPostgres(file, to, ({ tables }) => process.stderr.write(`\r${tables} tables …`));
    const { tables, entries, thereAlready, documents } = moved;
    const already = thereAlready > 0 ? ` (${thereAlready} were there before)` : '';
    const counts = `${pluralize(tables, 'table')} with ${pluralize(entries, 'entry', 'entries')}`;
    console.log(wrap(`Moved ${counts}${already}. Every log was compared.`));
    if (documents > 0) console.log(`Moved ${pluralize(documents, 'club document')}. All were compared.`);
    console.log('Now start the servers with DATABASE_URL. Keep the file as a backup.');
  });
}
