/** Installs the packages that only the benches need, and runs the benches. */
import { join } from 'node:path';
import { ROOT, run } from '../../scripts/lib/run.mjs';
import { setUp } from '../../scripts/setup/install.mjs';
import { install } from '../../scripts/setup/packages.mjs';

await setUp();
install(join(ROOT, 'stress', 'bench'));
process.exitCode = run('stress/bench/run.ts', process.argv.slice(2));
