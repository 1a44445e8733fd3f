import { defineConfig } from 'vitest/config';
import { TSX_FLAGS } from './scripts/lib/run.mjs';
import { vitestReport } from './scripts/lib/vitest-report.mjs';

/**
 * What to test: `npm test` leaves out the slow files, `*.full.test.ts` ('smoke'); `npm run test:full -- --rest` runs
 * what it left out ('rest'). scripts/test.mjs sets the variable.
 */
const extent = process.env.PARLOUR_TEST_EXTENT ?? 'full';

const FULL_ONLY = '**/*.full.test.ts';

/** These test PostgreSQL, too, if services are installed, which `npm test` does without. */
const REPEATED_WITH_SERVICES = ['apps/server/store/store.test.ts', 'apps/server/tests/upgrades.test.ts'];

const EXCLUDED = ['**/node_modules/**', '**/dist/**', 'apps/web/e2e/**', ...(extent === 'smoke' ? [FULL_ONLY] : [])];

const testsIn = (folder: string): string => `${folder}/*${extent === 'rest' ? '.full' : ''}.test.ts`;

/** Tests that start servers, programs and threads. They are retried once, because a busy machine may time out. */
const SLOW_FOLDERS = ['apps/server', 'stress', 'apps/cli', 'packages/client', 'scripts', 'examples'];
const SLOW = SLOW_FOLDERS.map(folder => testsIn(`${folder}/**`));

/** Tests of modules that import styles and other files that only Vite can load. */
const PAGES = ['apps/web', 'packages/board-kit', 'games/**/board'].map(folder => testsIn(`${folder}/**`));

/** Node.js loads these modules itself: in a module that Vite has transformed, long computations take twice the time. */
const LOADED_BY_NODE = { experimental: { viteModuleRunner: false, nodeLoader: false }, execArgv: TSX_FLAGS };

const LOADED_BY_VITE = { experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' } };

/** All tests of a process share loaded modules, so mocks and globals are restored after each test. */
const SHARED_MODULES = { isolate: false, restoreMocks: true, unstubGlobals: true };

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    ...SHARED_MODULES,
    maxWorkers: '100%',
    reporters: ['minimal', vitestReport()],
    setupFiles: ['scripts/setup/vitest-seed.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'slow',
          include: [...SLOW, ...(extent === 'rest' ? REPEATED_WITH_SERVICES : [])],
          exclude: EXCLUDED,
          retry: 1,
          globalSetup: 'scripts/setup/vitest-setup.mjs',
          setupFiles: [
            'scripts/setup/vitest-seed.ts',
            'apps/server/tests/setup-cleanup.ts',
            'apps/server/tests/setup-workers.ts',
          ],
          ...LOADED_BY_NODE,
        },
      },
      {
        extends: true,
        test: { name: 'pure', include: [testsIn('**')], exclude: [...EXCLUDED, ...SLOW, ...PAGES], ...LOADED_BY_NODE },
      },
      { extends: true, test: { name: 'pages', include: PAGES, exclude: EXCLUDED, ...LOADED_BY_VITE } },
    ],
  },
});
