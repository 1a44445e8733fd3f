/** `npm run attack`, `fleet` and `kills`: installs and bundles what is missing, and stress-tests our own servers. */
import { run } from '../lib/run.mjs';
import { setUp } from '../setup/install.mjs';
import { installServices } from '../setup/system-packages.mjs';

const [test, ...args] = process.argv.slice(2);
await setUp();
if (test !== 'kills') installServices();
process.exitCode = run(`stress/${test}.ts`, args);
