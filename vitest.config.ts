import { defineConfig } from 'vitest/config';
import { SLOW_FOLDERS } from './scripts/lib/changed-files.mjs';
import { TSX_FLAGS } from './scripts/lib/run.mjs';

/** Tests that a quick run leaves out; scripts/test.mjs sets the variable. */
const EXCLUDED_TESTS = process.env.PARLOUR_EXCLUDED_TESTS?.split(',') ?? [];

const EXCLUDED = ['**/node_modules/**', '**/dist/**', 'apps/web/e2e/**', ...EXCLUDED_TESTS];

/** Tests that start servers, programs and threads. They are retried once, because a busy machine may time out. */
const SLOW = SLOW_FOLDERS.map(folder => `${folder}/**/*.test.ts`);

/** Tests of modules that import styles and other files that only Vite can load. */
const PAGES = ['apps/web', 'packages/board-kit', 'games/**/board'].map(folder => `${folder}/**/*.test.ts`);

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
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'slow',
          include: SLOW,
          exclude: EXCLUDED,
          retry: 1,
          globalSetup: 'scripts/setup/vitest-setup.mjs',
          setupFiles: ['apps/server/tests/setup-cleanup.ts', 'apps/server/tests/setup-workers.ts'],
          ...LOADED_BY_NODE,
        },
      },
      {
        extends: true,
        test: { name: 'pure', include: ['**/*.test.ts'], exclude: [...EXCLUDED, ...SLOW, ...PAGES], ...LOADED_BY_NODE },
      },
      { extends: true, test: { name: 'pages', include: PAGES, exclude: EXCLUDED, ...LOADED_BY_VITE } },
    ],
  },
});
