/** `parlour backup` and `parlour migrate-store`: copy the SQLite file, or move it into PostgreSQL. */
import { configFromEnvironment } from '@parlour/server/config';
import { migrateToPostgres } from '@parlour/server/store/migrate-to-postgres';
import { backUpDatabase } from '@parlour/server/store/sqlite/backup';
import { fail, withOperatorErrors } from '../lib/errors.ts';

export async function backUpStore(to: string, { file }: { readonly file?: string }): Promise<void> {
  await withOperatorErrors(() => {
    const from = file ?? configFromEnvironment(process.env).file;
    console.log(`${backUpDatabase(from, to)} tables of ${from} are in ${to}.`);
  });
}

type Flags = { readonly from?: string; readonly to?: string };

export async function migrateStore({ from, to = process.env.DATABASE_URL }: Flags): Promise<void> {
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
