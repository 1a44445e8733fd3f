/** `npm test`: sets up what is missing and runs every check, the quickest first. Arguments narrow the tests. */
import { installServices } from './services.mjs';
import { bake, buildPages, bundle, giveUp, install, run, runScript, SKIPPED, say } from './setup.mjs';

install();

const words = process.argv.slice(2);
const types = part => () => run('node_modules/typescript/bin/tsc', ['-p', `tsconfig.${part}.json`]);

const steps = [
  ['the architecture', () => runScript('tools/architecture.ts')],
  ['generated files', () => runScript('tools/generate.ts', ['--check'])],
  ['lint and format', () => run('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])],
  ['types of kernel and rules', types('pure')],
  ['types of the rest', types('node')],
  ['types of the pages', types('web')],
  ['unused code', () => run('node_modules/knip/bin/knip.js', [])],
  ['baked data', () => bake() ?? 0],
  ['the bundle', async () => (await bundle()) ?? 0],
  ...(words.length === 0 ? [['the pages', async () => (await buildPages()) ?? 0]] : []),
  ['clauses', () => runScript('tools/clauses.ts', ['--check'])],
  ['PostgreSQL and NATS', () => installServices()],
  ['tests', () => run('node_modules/vitest/vitest.mjs', ['run', ...words])],
  ...(words.length === 0 ? [['the pages in a browser', () => runScript('web/e2e/run.ts')]] : []),
];

for (const [name, step] of steps) {
  const begun = performance.now();
  const code = await step();
  if (code !== 0 && code !== SKIPPED) giveUp(`The check of ${name} failed.`);
  say(`${code === SKIPPED ? 'skipped' : 'ok'}: ${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
}
