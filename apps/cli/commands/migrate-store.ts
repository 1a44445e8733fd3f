/** `parlour migrate-store`: moves all tables from the SQLite file to PostgreSQL. */
import { configFromEnvironment } from '@parlour/server/config';
import { migrateToPostgres } from '@parlour/server/store/migrate-to-postgres';
import type { CliCommand } from '../lib/command.ts';
import { fail, withOperatorErrors } from '../lib/errors.ts';

export const command: CliCommand = {
  name: 'migrate-store',
  summary: 'Move all tables from the SQLite file to PostgreSQL.',
  options: [
    { flag: '--from <file>', says: 'Database file to read; default: PARLOUR_FILE.' },
    { flag: '--to <url>', says: 'PostgreSQL URL to write to; default: DATABASE_URL.' },
  ],
  help: 'If it was interrupted, run it again.',
  run: migrateStore,
};

type Flags = { readonly from?: string; readonly to?: string };

async function migrateStore(_: readonly [], { from, to = process.env.DATABASE_URL }: Flags): Promise<void> {
  if (!to) return fail('Say where to: --to postgres://user:password@host/name, or set DATABASE_URL.');
  await withOperatorErrors(async () => {
    const file = from ?? configFromEnvironment(process.env).file;
    const moved = await migrateToPostgres(file, to, ({ tables }) => process.stderr.write(`\r${tables} tables …`));
    const { tables, entries, thereAlready, documents } = moved;
    const already = thereAlready > 0 ? ` (${thereAlready} of them were there already)` : '';
    console.log(`${tables} tables with ${entries} entries are in the database${already}; every log was compared.`);
    if (documents > 0) console.log(`So are ${documents} documents of the club, compared as well.`);
    console.log('Start the servers with DATABASE_URL, and keep the file as a backup.');
  });
}
