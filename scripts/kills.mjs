/** `npm run kills`: bundles what is missing, and kills the real server under load. */
import { run, setUp } from './setup.mjs';

await setUp();
process.exitCode = run('stress/kills.ts', process.argv.slice(2));
