/** `npm test`: sets up what is missing and runs every check; `npm test -- --help` says how to run fewer. */
import { touched } from './changed.mjs';
import { inLanes, outcome, runAside } from './lanes.mjs';
import { installServices } from './services.mjs';
import { giveUp, install, run, runScript, say } from './setup.mjs';

const HELP = `npm test                      everything: checks, tests, and the pages in a browser
npm test -- games/nations     every check, and the tests below these paths
npm test -- --quick           every check, and the tests of what has changed since main

What is quick leaves the browser out, and tests that start servers and programs unless the change is among them.`;

const words = process.argv.slice(2);
if (words.includes('--help')) {
  console.log(HELP);
  process.exit(0);
}

install();

const isQuick = words.includes('--quick');
const isWhole = words.length === 0;
const types = part => () => runAside('node_modules/typescript/bin/tsc', ['-p', `tsconfig.${part}.json`]);
const script = (...args) => runAside('node_modules/tsx/dist/cli.mjs', args);

const checks = [
  ['the architecture', () => script('tools/architecture.ts')],
  ['generated files', () => script('tools/generate.ts', '--check')],
  ['lint and format', () => runAside('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])],
  ['types of kernel and rules', types('pure')],
  ['types of the rest', types('node')],
  ['types of the pages', types('web')],
  ['unused code', () => runAside('node_modules/knip/bin/knip.js', [])],
];

const made = isWhole ? 'baked data, the bundle and the pages' : 'baked data and the bundle';
const preparing = [[made, () => runAside('tools/prepare.mjs', isWhole ? ['pages'] : [])]];

await inLanes([checks, preparing]);

const vitest = args => run('node_modules/vitest/vitest.mjs', args);

const steps = [
  ['clauses', () => runScript('tools/clauses.ts', ['--check'])],
  ['the documentation', () => runScript('tools/docs.ts', ['--check'])],
  ...(isQuick ? [] : [['PostgreSQL and NATS', () => installServices()]]),
  ['tests', () => (isQuick ? testTouched() : vitest(['run', ...words]))],
  ...(isWhole ? [['the pages in a browser', () => runScript('web/e2e/run.ts')]] : []),
];

function testTouched() {
  const { files, projects } = touched();
  if (files.length === 0) say('Nothing has changed since main.');
  return files.length === 0 ? 0 : vitest(['related', '--run', '--passWithNoTests', ...projects, ...files]);
}

for (const [name, step] of steps) {
  const begun = performance.now();
  const code = await step();
  if (!outcome(name, code, begun)) giveUp(`The check of ${name} failed.`);
}
