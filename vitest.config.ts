import { defineConfig } from 'vitest/config';
import { SLOW } from './scripts/changed.mjs';
import { TYPED } from './scripts/ground.mjs';

/** What whoever is in haste passes over (scripts/test.mjs). */
const PASSED_OVER = process.env.PARLOUR_PASSED_OVER?.split(',') ?? [];

const LEFT_OUT = ['**/node_modules/**', '**/dist/**', 'apps/web/e2e/**', ...PASSED_OVER];

/** What starts servers, programs and threads has a second try, where a busy machine let it wait too long. */
const APART = SLOW.map(place => `${place}/**/*.test.ts`);

/** Pages and boards import styles and the like, which Vite alone can read. */
const PAGES = ['apps/web', 'packages/board-kit', 'games/**/board'].map(place => `${place}/**/*.test.ts`);

/** What Vite makes of a module asks for every import again wherever it is used: long work takes twice as long by it. */
const BY_NODE = { experimental: { viteModuleRunner: false, nodeLoader: false }, execArgv: [...TYPED] };

const BY_VITE = { experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' } };

/** Modules are read once for all tests of a process: in a world that is shared nobody leaves anything changed behind. */
const SHARED = { isolate: false, restoreMocks: true, unstubGlobals: true };

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    ...SHARED,
    maxWorkers: '100%',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'apart',
          include: APART,
          exclude: LEFT_OUT,
          retry: 1,
          globalSetup: 'scripts/bundled.mjs',
          setupFiles: ['apps/server/tests/setup-cleanup.ts', 'apps/server/tests/setup-workers.ts'],
          ...BY_NODE,
        },
      },
      {
        extends: true,
        test: { name: 'pure', include: ['**/*.test.ts'], exclude: [...LEFT_OUT, ...APART, ...PAGES], ...BY_NODE },
      },
      { extends: true, test: { name: 'pages', include: PAGES, exclude: LEFT_OUT, ...BY_VITE } },
    ],
  },
});
