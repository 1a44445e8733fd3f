/**
 * Builds the pages if they are stale, serves them on a free port, and runs the browser tests. Without a browser they
 * are skipped, which the exit code says; with CI set a browser is required.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@parlour/server/main';
import { exitWithError, SKIPPED } from '../../../scripts/lib/run.mjs';
import { buildSite } from '../../../scripts/setup/build-web.mjs';
import { findBrowser } from './support/browser.ts';

const browser = findBrowser();
if (browser === undefined) {
  if (process.env.CI === 'true') exitWithError('The browser tests need a Chromium. Install one or set CHROME_PATH.');
  console.error('The browser tests are skipped: no Chromium was found. Install one or set CHROME_PATH.');
  process.exit(SKIPPED);
}

await buildSite();

const ROOT = join(import.meta.dirname, '..', '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'parlour-e2e-'));
const file = join(folder, 'e2e.db');
const operatorKey = randomUUID();
const server = await startServer({
  port: 0,
  file,
  webRoot: join(ROOT, 'apps', 'web', 'dist'),
  logLevel: 'error',
  requestsPerMinute: 0,
  operatorKey,
});

const config = join(import.meta.dirname, 'playwright.config.ts');
const args = [join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js'), 'test', '--config', config];
const words = process.argv.slice(2);
const project = words.some(word => word.startsWith('--project')) ? [] : ['--project=tests'];
const tests = spawn(process.execPath, [...args, ...project, ...words], {
  stdio: 'inherit',
  env: {
    ...process.env,
    CHROME_PATH: browser,
    PARLOUR_URL: server.address,
    PARLOUR_FILE: file,
    PARLOUR_OPERATOR_KEY: operatorKey,
  },
});
// Ending this process also ends the browsers.
process.on('SIGTERM', () => tests.kill('SIGINT'));
tests.on('exit', async code => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
