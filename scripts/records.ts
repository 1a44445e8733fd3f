/** `npm run records`: tells every golden record, or those of one box, anew after its inputs, for an author who has changed some. */
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { goldenRecords, retell } from './retell.ts';

for (const file of goldenRecords(process.argv[2])) {
  const text = readFileSync(file, 'utf8');
  const told = await retell(text).catch((error: Error) => {
    console.error(`${relative('.', file)}: ${error.message}`);
    process.exitCode = 1;
    return text;
  });
  if (told === text) continue;
  writeFileSync(file, told);
  console.log(`Told anew: ${relative('.', file)}`);
}
