import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** No background network requests of the browser during tests. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** `npm test` runs the smoke tests; `npm run test:full -- --rest` the others. scripts/test.mjs sets the variable. */
const SELECTED_TESTS = {
  smoke: { grep: /@smoke/ },
  rest: { grepInvert: /@smoke/ },
  full: {},
}[process.env.PARLOUR_TEST_EXTENT ?? 'full'];

/** Apart from the other pictures, because these are in git. */
const README_PICTURES = 'readme.pictures.ts';

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: '../../../test-results',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // One more than there are cores: games have moments when everyone waits.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  // A busy machine gets a retry. The report names every test that needed one, and more than two fail the run.
  retries: 1,
  reporter: [['list'], [join(import.meta.dirname, 'support', 'report.ts')]],
  projects: [
    { name: 'tests', testIgnore: '*.pictures.ts', ...SELECTED_TESTS },
    { name: 'pictures', testMatch: '*.pictures.ts', testIgnore: README_PICTURES, retries: 0 },
    { name: 'readme', testMatch: README_PICTURES, retries: 0 },
  ],
  use: {
    baseURL: process.env.PARLOUR_URL!,
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROME_PATH!,
      args: [...QUIET, ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
});
