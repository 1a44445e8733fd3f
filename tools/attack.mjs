/** `npm run attack`: installs and bundles what is missing, and attacks our own servers from outside. */
import { installServices } from './services.mjs';
import { runScript, setUp } from './setup.mjs';

await setUp();
installServices();
process.exitCode = runScript('trials/attack.ts', process.argv.slice(2));
