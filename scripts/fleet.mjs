/** `npm run fleet -- TRIAL`: installs and bundles what is missing, and puts two servers on PostgreSQL and NATS to the test. */
import { installServices } from './services.mjs';
import { run, setUp } from './setup.mjs';

await setUp();
installServices();
process.exitCode = run('stress/fleet.ts', process.argv.slice(2));
