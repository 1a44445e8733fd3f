/** `parlour migrate-store`: a club that has outgrown its file moves into PostgreSQL. */
import { configFrom } from '@parlour/server/config';
import { moveStore } from '@parlour/server/store/move';
import { StoreTrouble } from '@parlour/server/store/port';
import { trouble } from '../trouble.ts';

type Flags = { readonly from?: string; readonly to?: string };

export async function migrateStore({ from, to = process.env.DATABASE_URL }: Flags): Promise<void> {
  const file = from ?? configFrom(process.env).file;
  if (!to) return trouble('Say where to: --to postgres://user:password@host/name, or set DATABASE_URL.');
  try {
    const moved = await moveStore(file, to, ({ tables }) => process.stderr.write(`\r${tables} tables …`));
    const { tables, entries, thereAlready } = moved;
    const already = thereAlready > 0 ? ` (${thereAlready} of them were there already)` : '';
    console.log(`${tables} tables with ${entries} entries are in the database${already}; every log was compared.`);
    console.log('Start the servers with DATABASE_URL, and keep the file as a backup.');
  } catch (error) {
    if (error instanceof StoreTrouble) trouble(error.message);
    throw error;
  }
}
