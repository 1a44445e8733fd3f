/** The static checks of `npm run check` and `npm test`. */
import { runQuietly, runVisibly } from './parallel.mjs';

/** One checker uses less of the processor than several, which would compute the same facts. */
const types = part => ({
  script: 'node_modules/typescript/bin/tsc',
  args: [
    ...['-p', `scripts/config/tsconfig.${part}.json`, '--checkers', '1'],
    ...['--incremental', '--tsBuildInfoFile', `.cache/types-${part}.tsbuildinfo`],
  ],
});

const CHECKS = {
  architecture: { script: 'scripts/check/architecture.ts', args: [] },
  'visible-text': { script: 'scripts/check/visible-text.ts', args: [] },
  generated: { script: 'scripts/generate.ts', args: ['--check'] },
  lint: { script: 'node_modules/@biomejs/biome/bin/biome', args: ['check', '--error-on-warnings', '.'] },
  'types-pure': types('pure'),
  'types-node': types('node'),
  'types-web': types('web'),
  unused: {
    script: 'scripts/check/unused-code.mjs',
    args: ['--config', 'scripts/config/knip.json', '--cache', '--cache-location', '.cache/knip'],
  },
  clauses: { script: 'scripts/check/clauses.ts', args: [] },
  docs: { script: 'scripts/docs.ts', args: ['--check'] },
};

/** Not among the checks of every run: the tests run the laws, too. */
const ON_REQUEST = { laws: { script: 'scripts/check/laws.ts', args: [] } };

export const CHECK_NAMES = [...Object.keys(CHECKS), ...Object.keys(ON_REQUEST)];

/** Every check with its name, to run in parallel with other work. */
export const checkLane = Object.entries(CHECKS).map(([name, { script, args }]) => [
  name,
  () => runQuietly(script, args),
]);

/** Runs one check with more arguments; resolves to its exit code. */
export function runCheck(name, more) {
  const { script, args } = { ...CHECKS, ...ON_REQUEST }[name];
  return runVisibly(script, [...args, ...more]);
}
