/** `npm test`: sets up what is missing and runs every check; `npm test -- --help` lists shorter runs. */
import { changedTests } from './lib/changed-files.mjs';
import { runInParallel, runQuietly, runVisibly } from './lib/parallel.mjs';
import { logProgress } from './lib/run.mjs';
import { install } from './setup/install.mjs';
import { installServices } from './setup/system-packages.mjs';

const HELP = `npm test                      everything: checks, tests, and the pages in a browser
npm test -- games/nations     every check, and the tests below these paths
npm test -- --quick           every check, and the tests of what has changed since main

A quick run leaves out the browser tests, the tests of parts of the project that have not changed (a box, a package,
an app; the laws always run), and the slowest tests of the others unless the change touches them.`;

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(HELP);
  process.exit(0);
}

install();

const isQuick = args.includes('--quick');
const isFull = args.length === 0;

/** Caches the findings of unchanged files. */
const incremental = part => ['--incremental', '--tsBuildInfoFile', `.cache/types-${part}.tsbuildinfo`];

/** Several checkers would compute the same facts. One uses less of the processor while other checks run. */
const types = part => () =>
  runQuietly('node_modules/typescript/bin/tsc', [
    '-p',
    `tsconfig.${part}.json`,
    '--checkers',
    '1',
    ...incremental(part),
  ]);

const checks = [
  ['the architecture', () => runQuietly('scripts/architecture.ts', [])],
  ['generated files', () => runQuietly('scripts/generate.ts', ['--check'])],
  ['lint and format', () => runQuietly('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])],
  ['types of kernel and rules', types('pure')],
  ['types of the rest', types('node')],
  ['types of the pages', types('web')],
  ['unused code', () => runQuietly('node_modules/knip/bin/knip.js', ['--cache', '--cache-location', '.cache/knip'])],
  ['clauses', () => runQuietly('scripts/check/clauses.ts', ['--check'])],
  ['the documentation', () => runQuietly('scripts/docs.ts', ['--check'])],
];

const preparation = [
  ...(isQuick ? [] : [['PostgreSQL and NATS', async () => installServices()]]),
  isFull
    ? ['baked data, the bundle and the pages', () => runQuietly('scripts/build.mjs', ['--fast'])]
    : ['baked data and the bundle', () => runQuietly('scripts/build.mjs', ['--no-pages'])],
];

const runVitest = words => runVisibly('node_modules/vitest/vitest.mjs', words);

function testChanges() {
  const { files, projects, excluded } = changedTests();
  if (files.length === 0) {
    logProgress('Nothing has changed since main.');
    return 0;
  }
  process.env.PARLOUR_EXCLUDED_TESTS = excluded.join(',');
  return runVitest(['related', '--run', '--passWithNoTests', ...projects, ...files]);
}

const tests = [['tests', async () => (isQuick ? testChanges() : runVitest(['run', ...args]))]];

const browserTests = [['the pages in a browser', () => runQuietly('apps/web/e2e/run.ts', [], 'always')]];

// A quick run starts the tests while the checks still run. Otherwise the short checks come first, to fail early.
await runInParallel(isQuick ? [checks, [...preparation, ...tests]] : [checks, preparation]);
// Both mostly wait for servers or bots, so they run side by side.
if (!isQuick) await runInParallel(isFull ? [tests, browserTests] : [tests]);
