/** `npm test`: sets up what is missing and runs every check; `npm test -- --help` tells how to run fewer. */
import { touched } from './changed.mjs';
import { inLanes, runAloud, runAside } from './lanes.mjs';
import { installServices } from './services.mjs';
import { install, say } from './setup.mjs';

const HELP = `npm test                      everything: checks, tests, and the pages in a browser
npm test -- games/nations     every check, and the tests below these paths
npm test -- --quick           every check, and the tests of what has changed since main

What is quick leaves the browser out, the tests of other places than those of the change (a box, or a folder) but for the
laws, and what takes longest in its place unless the change is in it.`;

const words = process.argv.slice(2);
if (words.includes('--help')) {
  console.log(HELP);
  process.exit(0);
}

install();

const isQuick = words.includes('--quick');
const isWhole = words.length === 0;

/** Caches the findings of unchanged files. */
const remembered = part => ['--incremental', '--tsBuildInfoFile', `.cache/types-${part}.tsbuildinfo`];

/** The checkers compute the same facts separately: one needs half the processor, beside other work. */
const types = part => () =>
  runAside('node_modules/typescript/bin/tsc', ['-p', `tsconfig.${part}.json`, '--checkers', '1', ...remembered(part)]);
const script = (file, ...args) => runAside(file, args);

const checks = [
  ['the architecture', () => script('scripts/architecture.ts')],
  ['generated files', () => script('scripts/generate.ts', '--check')],
  ['lint and format', () => runAside('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])],
  ['types of kernel and rules', types('pure')],
  ['types of the rest', types('node')],
  ['types of the pages', types('web')],
  ['unused code', () => runAside('node_modules/knip/bin/knip.js', ['--cache', '--cache-location', '.cache/knip'])],
  ['clauses', () => script('scripts/check/clauses.ts', '--check')],
  ['the documentation', () => script('scripts/docs.ts', '--check')],
];

const made = isWhole ? 'baked data, the bundle and the pages' : 'baked data and the bundle';
const preparing = [
  ...(isQuick ? [] : [['PostgreSQL and NATS', async () => installServices()]]),
  [made, () => runAside('scripts/prepare.mjs', isWhole ? ['pages'] : [])],
];

const vitest = args => runAloud('node_modules/vitest/vitest.mjs', args);

function testTouched() {
  const { files, projects, passedOver } = touched();
  if (files.length === 0) say('Nothing has changed since main.');
  process.env.PARLOUR_PASSED_OVER = passedOver.join(',');
  return files.length === 0 ? 0 : vitest(['related', '--run', '--passWithNoTests', ...projects, ...files]);
}

const tests = [['tests', async () => (isQuick ? testTouched() : vitest(['run', ...words]))]];

const pages = [['the pages in a browser', () => runAside('apps/web/e2e/run.ts', [], 'in any case')]];

// A quick run shows the tests while the checks still run; otherwise plain errors come before anything long.
await inLanes(isQuick ? [checks, [...preparing, ...tests]] : [checks, preparing]);
// Both mostly wait for servers or bots, so they run side by side.
if (!isQuick) await inLanes(isWhole ? [tests, pages] : [tests]);
