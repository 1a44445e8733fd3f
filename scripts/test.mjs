/** `npm test`: sets up what is missing, then checks and tests; `npm test -- --help` lists the other runs. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { checkLane } from './lib/checks.mjs';
import { runInParallel, runQuietly, runVisibly } from './lib/parallel.mjs';
import { exitWithError, logProgress, ROOT } from './lib/run.mjs';
import { clearTestReports, finishTestRun } from './lib/test-report.mjs';
import { install } from './setup/packages.mjs';
import { installServices } from './setup/system-packages.mjs';

const HELP = `npm test                      checks, unit tests, and the smoke tests in a browser (about 5 minutes)
npm test -- games/nations     the checks, and the unit tests below these paths
npm run test:full             everything: also *.full.test.ts, and every browser test (about 15 minutes)
npm run test:full -- --rest   only what npm test leaves out

--seed TEXT   chooses the random cases; the default is the commit, and every run prints it`;

const OPTIONS = {
  full: { type: 'boolean', default: false },
  rest: { type: 'boolean', default: false },
  seed: { type: 'string' },
  help: { type: 'boolean', default: false },
};

function parseCommandLine() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch (error) {
    return exitWithError(`${error.message}\n\n${HELP}`);
  }
}

const { values, positionals: paths } = parseCommandLine();
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

/** 'smoke' is what npm test runs, 'rest' what it leaves out, 'full' both. */
const extent = values.rest ? 'rest' : values.full ? 'full' : 'smoke';
const isNarrowed = paths.length > 0;

const commit = () => spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).stdout?.trim();
const seed = values.seed || process.env.PARLOUR_SEED || commit() || 'parlour';
process.env.PARLOUR_SEED = seed;
process.env.PARLOUR_TEST_EXTENT = extent;
logProgress(`Seed ${seed}: to repeat this run, add "-- --seed ${seed}".`);

install();
clearTestReports();

const services = ['PostgreSQL and NATS', async () => installServices()];
const build = ['baked data, the bundle and the pages', () => runQuietly('scripts/build.mjs', ['--fast'])];
const unitTests = ['unit tests', () => runVisibly('node_modules/vitest/vitest.mjs', ['run', ...paths])];
const browserTests = ['browser tests', () => runQuietly('apps/web/e2e/run.ts', [], 'always')];

// The short checks come first, to fail early.
await runInParallel([...(extent === 'rest' ? [] : [checkLane]), [...(extent === 'smoke' ? [] : [services]), build]]);
// Both mostly wait for servers or computer players, so they run side by side.
await runInParallel([[unitTests], ...(isNarrowed ? [] : [[browserTests]])]);
process.exitCode = finishTestRun();
