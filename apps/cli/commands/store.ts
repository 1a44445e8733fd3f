/** `parlour backup` and `parlour migrate-store`: copying the file of a club, and moving out of it into PostgreSQL. */
import { configFrom } from '@parlour/server/config';
import { backUp } from '@parlour/server/store/backup';
import { moveStore } from '@parlour/server/store/move';
import { withSentence } from '../store-trouble.ts';
import { trouble } from '../trouble.ts';

export async function backUpStore(to: string, { file }: { readonly file?: string }): Promise<void> {
  await withSentence(() => {
    const from = file ?? configFrom(process.env).file;
    console.log(`${backUp(from, to)} tables of ${from} are in ${to}.`);
  });
}

type Flags = { readonly from?: string; readonly to?: string };

export async function migrateStore({ from, to = process.env.DATABASE_URL }: Flags): Promise<void> {
  if (!to) return trouble('Say where to: --to postgres://user:password@host/name, or set DATABASE_URL.');
  await withSentence(async () => {
    const file = from ?? configFrom(process.env).file;
    const moved = await moveStore(file, to, ({ tables }) => process.stderr.write(`\r${tables} tables …`));
    const { tables, entries, thereAlready, documents } = moved;
    const already = thereAlready > 0 ? ` (${thereAlready} of them were there already)` : '';
    console.log(`${tables} tables with ${entries} entries are in the database${already}; every log was compared.`);
    if (documents > 0) console.log(`So are ${documents} documents of the club, compared as well.`);
    console.log('Start the servers with DATABASE_URL, and keep the file as a backup.');
  });
}
