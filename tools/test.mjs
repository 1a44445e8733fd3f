/** `npm test`: sets up what is missing and runs every check, the quickest first. Arguments go to the test runner. */
import { installServices } from './services.mjs';
import { bake, bundle, giveUp, install, run, runScript, say } from './setup.mjs';

install();

const steps = [
  ['the architecture', () => runScript('tools/architecture.ts')],
  ['generated files', () => runScript('tools/generate.ts', ['--check'])],
  ['lint and format', () => run('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])],
  ['types of kernel and rules', () => run('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.pure.json'])],
  ['types of the rest', () => run('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.node.json'])],
  ['unused code', () => run('node_modules/knip/bin/knip.js', [])],
  ['baked data', () => bake() ?? 0],
  ['the bundle', async () => (await bundle()) ?? 0],
  ['clauses', () => runScript('tools/clauses.ts', ['--check'])],
  ['PostgreSQL and NATS', () => installServices()],
  ['tests', () => run('node_modules/vitest/vitest.mjs', ['run', ...process.argv.slice(2)])],
];

for (const [name, step] of steps) {
  const begun = performance.now();
  const code = await step();
  if (code !== 0) giveUp(`The check of ${name} failed.`);
  say(`ok: ${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
}
