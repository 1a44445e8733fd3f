/** Builds the pages and the documentation when an input has changed. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bake } from './bake.mjs';
import { compressBelow, PRESSED, QUICK } from './compress.mjs';
import { forget, unlessFresh } from './fresh.mjs';
import { giveUp, ROOT, runBeside, say } from './ground.mjs';

const DIST = join(ROOT, 'apps', 'web', 'dist');
const inRoot = path => join(ROOT, path);

const PAGES = [
  ...['packages', 'games', 'apps/web'],
  ...['examples/verify.py', 'scripts/pages.mjs', 'package-lock.json'],
].map(inRoot);

/** Builds the pages alone. They can be served at once; `finishPages` compresses them further. */
export const layPages = () =>
  unlessFresh('pages', PAGES, join(DIST, 'index.html'), async () => {
    say('Building the pages …');
    rmSync(DIST, { recursive: true, force: true });
    forget('pressed');
    const [, isDrawn] = await Promise.all([bake(), runBeside('apps/web/bake/bake-pages.ts')]);
    const isBuilt = isDrawn && (await Promise.all([vite(), embedded()])).every(done => done);
    if (!isBuilt) giveUp('The pages could not be built.');
    await compressBelow(DIST, QUICK);
  });

const vite = (...more) =>
  runBeside('node_modules/vite/bin/vite.js', ['build', 'apps/web', '--logLevel', 'warn', ...more]);

const embedded = async () =>
  (await runBeside('apps/web/bake/bundled-data.ts')) && vite('--config', 'apps/web/vite.embed.config.ts');

const PAPERS = [
  ...[
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'docs',
    'examples',
    'packages/card-art/CREDITS.md',
  ],
  ...[
    'stress/bench/results.md',
    'packages/kernel',
    'packages/players',
    'games',
    'packages/protocol',
    'packages/client',
    'apps/cli/README.md',
    'packages/board-kit/theme.css',
  ],
  ...['scripts/site', 'scripts/docs.ts', 'scripts/release/catalogue.ts', 'package-lock.json'],
].map(inRoot);

/** Copies the documentation beside the pages. A broken link does not stop the server from starting. */
const layDocs = () =>
  unlessFresh('docs', PAPERS, join(DIST, 'docs'), async () => {
    const isBuilt = await runBeside('scripts/docs.ts');
    if (!isBuilt) say('The documentation could not be built; all else is there.');
    return isBuilt;
  });

/** Builds the pages and the documentation. */
export async function buildPages() {
  await Promise.all([bake(), layPages()]);
  await layDocs();
}

/** Compresses everything as far as possible: the slowest step, done in the background. */
export async function finishPages() {
  await buildPages();
  await unlessFresh('pressed', PAGES, join(DIST, 'index.html.br'), () => compressBelow(DIST, PRESSED));
}
