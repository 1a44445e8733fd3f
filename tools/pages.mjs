/** The pages and the documentation beside them, made when something they are made of has changed. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bake } from './bake.mjs';
import { compressBelow, PRESSED, QUICK } from './compress.mjs';
import { forget, unlessFresh } from './fresh.mjs';
import { giveUp, ROOT, runBeside, say } from './ground.mjs';

const DIST = join(ROOT, 'web', 'dist');
const inRoot = path => join(ROOT, path);

const PAGES = [
  ...['kernel', 'players', 'games', 'table', 'protocol', 'client', 'art', 'felt', 'print', 'web'],
  ...['examples/verify.py', 'tools/pages.mjs', 'package-lock.json'],
].map(inRoot);

/** The pages alone. They can be served as soon as they lie there; `finishPages` presses them harder. */
export const layPages = () =>
  unlessFresh('pages', PAGES, join(DIST, 'index.html'), async () => {
    say('Building the pages …');
    rmSync(DIST, { recursive: true, force: true });
    forget('pressed');
    const [, isDrawn] = await Promise.all([bake(), runBeside('web/bake.ts')]);
    const isBuilt = isDrawn && (await Promise.all([vite(), embedded()])).every(done => done);
    if (!isBuilt) giveUp('The pages could not be built.');
    await compressBelow(DIST, QUICK);
  });

const vite = (...more) => runBeside('node_modules/vite/bin/vite.js', ['build', 'web', '--logLevel', 'warn', ...more]);

const embedded = async () => (await runBeside('web/carry.ts')) && vite('--config', 'web/vite.embed.config.ts');

const PAPERS = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'docs', 'examples', 'art/CREDITS.md'],
  ...['bench/results.md', 'kernel', 'players', 'games', 'protocol', 'client', 'cli/README.md', 'felt/theme.css'],
  ...['tools/site', 'tools/docs.ts', 'tools/release/catalogue.ts', 'package-lock.json'],
].map(inRoot);

/** Lays the documentation beside the pages. A link that leads nowhere is no reason to keep the parlour closed. */
const layDocs = () =>
  unlessFresh('docs', PAPERS, join(DIST, 'docs'), async () => {
    const isBuilt = await runBeside('tools/docs.ts');
    if (!isBuilt) say('The documentation could not be built; all else is there.');
    return isBuilt;
  });

/** The pages, and the documentation beside them. */
export async function buildPages() {
  await Promise.all([bake(), layPages()]);
  await layDocs();
}

/** All of it, as small as it can be sent: what takes longest, and nobody waits for. */
export async function finishPages() {
  await buildPages();
  await unlessFresh('pressed', PAGES, join(DIST, 'index.html.br'), () => compressBelow(DIST, PRESSED));
}
