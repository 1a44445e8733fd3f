/** `npm run attack`: installs and bundles what is missing, and attacks our own servers. */
import { installServices } from './services.mjs';
import { run, setUp } from './setup.mjs';

await setUp();
installServices();
process.exitCode = run('stress/attack.ts', process.argv.slice(2));
