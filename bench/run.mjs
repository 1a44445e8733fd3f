/** Installs what only the benches need, and runs them. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bake, bundle, install, runScript } from '../tools/setup.mjs';

install();
bake();
await bundle();
install(dirname(fileURLToPath(import.meta.url)));
process.exitCode = runScript('bench/run.ts', process.argv.slice(2));
