import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

/** No background network requests of the browser during tests. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: '../../../test-results',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // One more than there are cores: games have moments when everyone waits.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  // A busy machine gets a retry; the report names every test that needed one.
  retries: process.env.CI === 'true' ? 2 : 1,
  reporter: 'list',
  projects: [
    { name: 'tests', testIgnore: '*.pictures.ts' },
    { name: 'pictures', testMatch: '*.pictures.ts', retries: 0 },
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
