import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** The system's Chromium, if there is one. */
const CHROMIUM = process.env.PARLOUR_CHROMIUM ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: '../../test-results',
  timeout: 240_000,
  expect: { timeout: 20_000 },
  workers: 1,
  reporter: 'list',
  use: {
    baseURL: process.env.PARLOUR_URL ?? 'http://127.0.0.1:8420',
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    serviceWorkers: 'block',
    launchOptions: {
      ...(existsSync(CHROMIUM) ? { executablePath: CHROMIUM } : {}),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});
