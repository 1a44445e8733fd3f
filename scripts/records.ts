/** `npm run records` rewrites every golden record, or those of one box, from its inputs. */
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { listGoldenRecords, narrateAgain } from './lib/golden-records.ts';

for (const file of listGoldenRecords(process.argv[2])) {
  const text = readFileSync(file, 'utf8');
  const told = await narrateAgain(text).catch((error: Error) => {
    console.error(`${relative('.', file)}: ${error.message}`);
    process.exitCode = 1;
    return text;
  });
  if (told === text) continue;
  writeFileSync(file, told);
  console.log(`Told anew: ${relative('.', file)}`);
}
