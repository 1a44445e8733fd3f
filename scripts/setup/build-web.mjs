/** Builds the web app and the documentation when an input has changed. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { invalidate, runIfStale } from '../lib/cache.mjs';
import { BEST, compressBelow, FAST } from '../lib/compress.mjs';
import { exitWithError, logProgress, ROOT, runInBackground } from '../lib/run.mjs';
import { bake } from './bake.mjs';

const DIST = join(ROOT, 'apps', 'web', 'dist');
const inRoot = path => join(ROOT, path);

const APP_INPUTS = [
  ...['packages', 'games', 'apps/web'],
  ...['examples/verify.py', 'scripts/setup/build-web.mjs', 'package-lock.json'],
].map(inRoot);

/** Builds the app without the documentation. It can be served at once; `finishSite` compresses it further. */
export const buildApp = () =>
  runIfStale('pages', APP_INPUTS, join(DIST, 'index.html'), async () => {
    logProgress('Building the web app …');
    rmSync(DIST, { recursive: true, force: true });
    invalidate('best-compression');
    const [, isDrawn] = await Promise.all([bake(), runInBackground('apps/web/bake/bake-pages.ts')]);
    const isBuilt = isDrawn && (await Promise.all([runVite(), buildEmbed()])).every(done => done);
    if (!isBuilt) exitWithError("Can't build the web app.");
    await compressBelow(DIST, FAST);
  });

const runVite = (...args) =>
  runInBackground('node_modules/vite/bin/vite.js', ['build', 'apps/web', '--logLevel', 'warn', ...args]);

const buildEmbed = async () =>
  (await runInBackground('apps/web/bake/bundled-data.ts')) && runVite('--config', 'apps/web/vite.embed.config.ts');

const DOCUMENTATION_INPUTS = [
  ...[
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'SECURITY.md',
    'CODE_OF_CONDUCT.md',
    'docs',
    'examples',
  ],
  ...['packages/card-art/CREDITS.md', 'stress/bench/results.md', 'apps/cli/README.md'],
  ...['packages/kernel', 'packages/players', 'games', 'packages/protocol', 'packages/client'],
  ...[
    'packages/board-kit/tokens.css',
    'packages/board-kit/theme.css',
    'scripts/docs-site',
    'scripts/docs.ts',
    'scripts/release/catalogue.ts',
  ],
  'package-lock.json',
].map(inRoot);

/** Adds the documentation. A broken link does not stop the server from starting. */
const buildDocumentation = () =>
  runIfStale('docs', DOCUMENTATION_INPUTS, join(DIST, 'docs'), async () => {
    const isBuilt = await runInBackground('scripts/docs.ts');
    if (!isBuilt) logProgress("Can't build the documentation. Everything else is ready.");
    return isBuilt;
  });

/** Builds the app and the documentation. */
export async function buildSite() {
  await Promise.all([bake(), buildApp()]);
  await buildDocumentation();
}

/** Builds everything and compresses it as far as possible, which is the slowest step. */
export async function finishSite() {
  await buildSite();
  await runIfStale('best-compression', APP_INPUTS, join(DIST, 'service-worker.js.br'), () => compressBelow(DIST, BEST));
}
