/** Installs what only the benches need, and runs them. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bake, bundle, install, run } from '../../scripts/setup.mjs';

install();
await Promise.all([bake(), bundle()]);
install(dirname(fileURLToPath(import.meta.url)));
process.exitCode = run('stress/bench/run.ts', process.argv.slice(2));
