/** `npm run check` runs every static check; `npm run check -- NAME [options]` runs one. */
import { CHECK_NAMES, checkLane, runCheck } from './lib/checks.mjs';
import { runInParallel } from './lib/parallel.mjs';
import { exitWithError } from './lib/run.mjs';
import { setUp } from './setup/install.mjs';

const [name, ...args] = process.argv.slice(2);
if (name === '--help') {
  console.log(`npm run check [-- NAME [options]]\n\nNAME is one of ${CHECK_NAMES.join(', ')}.`);
} else if (name !== undefined && !CHECK_NAMES.includes(name)) {
  exitWithError(`There is no check "${name}". The checks are ${CHECK_NAMES.join(', ')}.`);
} else {
  await setUp();
  if (name === undefined) await runInParallel([checkLane]);
  else process.exitCode = await runCheck(name, args);
}
