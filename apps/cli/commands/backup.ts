/**
 * `parlour backup`: copies the SQLite file while the server runs. PostgreSQL is backed up with its own tools, see
 * docs/hosting.md.
 */
import { pluralize } from '@parlour/kernel/sentences';
import { configFromEnvironment } from '@parlour/server/config';
import { backUpDatabase } from '@parlour/server/store/sqlite/backup';
import type { CliCommand } from '../lib/command.ts';
import { withOperatorErrors } from '../lib/errors.ts';

export const command: CliCommand = {
  name: 'backup',
  summary: 'Copy the database file while the server runs.',
  arguments: '<to>',
  options: [
    {
      flag: '--file <file>',
      says: 'Database file to copy (default: PARLOUR_FILE).',
    },
  ],
  help: 'Replaces an earlier copy. Only its owner can read the copy.',
  run: backUpStore,
};

type Flags = { readonly file?: string };

async function backUpStore([to]: readonly [string], { file }: Flags): Promise<void> {
  await withOperatorErrors(() => {
    const from = file ?? configFromEnvironment(process.env).file;
    console.log(`Copied ${pluralize(backUpDatabase(from, to), 'table')} from ${from} to ${to}.`);
  });
}
