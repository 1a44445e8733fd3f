/** `npm run knip` finds unused code and dependencies. Only this check needs knip, so it installs it. */
import { join, relative } from 'node:path';
import { ROOT, run } from '../lib/run.mjs';
import { install } from '../setup/packages.mjs';

install(import.meta.dirname);
const knip = join(import.meta.dirname, 'node_modules', 'knip', 'bin', 'knip.js');
process.exitCode = run(relative(ROOT, knip), process.argv.slice(2));
