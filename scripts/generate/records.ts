/**
 * `npm run generate -- records` narrates every golden record, or those of one box, again from its inputs; old
 * records too, if they are narrated.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { listGoldenRecords, listNarratedOldRecords, narrateAgain } from '../lib/golden-records.ts';

const only = process.argv[2];

for (const file of [...listGoldenRecords(only), ...listNarratedOldRecords(only)]) {
  const text = readFileSync(file, 'utf8');
  const told = await narrateAgain(text).catch((error: Error) => {
    console.error(`${relative('.', file)}: ${error.message}`);
    process.exitCode = 1;
    return text;
  });
  if (told === text) continue;
  writeFileSync(file, told);
  console.log(`Rewritten: ${relative('.', file)}`);
}
