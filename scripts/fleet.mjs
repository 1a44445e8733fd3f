/**
 * `npm run fleet -- TRIAL`: installs and bundles what is missing, and stress-tests two servers on PostgreSQL and
 * NATS.
 */
import { installServices } from './services.mjs';
import { run, setUp } from './setup.mjs';

await setUp();
installServices();
process.exitCode = run('stress/fleet.ts', process.argv.slice(2));
