/** Builds the pages if they are stale, serves them on a free port, and lets the browser tests loose on them. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@parlour/server/main';
import { buildPages } from '../../tools/setup.mjs';

await buildPages();

const ROOT = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'parlour-e2e-'));
const server = await startServer({
  port: 0,
  file: join(folder, 'e2e.db'),
  site: join(ROOT, 'web', 'dist'),
  logLevel: 'error',
  requestsPerMinute: 0,
});

const config = join(import.meta.dirname, 'playwright.config.ts');
const args = [join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js'), 'test', '--config', config];
const tests = spawn(process.execPath, [...args, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, PARLOUR_URL: server.address },
});
tests.on('exit', async code => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
