/** Bundles the terminal program, its server and its threads into a few files that start fast. */
import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { unlessFresh } from './fresh.mjs';
import { ROOT } from './ground.mjs';

const SOURCES = [
  ...['packages', 'games', 'apps/server', 'apps/cli', 'stress'],
  ...['scripts/bundle.mjs', 'package-lock.json'],
];

/** Bundles unless the bundle is newer than every source. */
export async function bundle() {
  const out = join(ROOT, 'apps', 'cli', 'dist');
  const sources = SOURCES.map(source => join(ROOT, source));
  await unlessFresh('bundle', sources, out, () => build(out));
}

/**
 * Program and threads are bundled separately: shared code would be split into many small chunks, and every start
 * would load each of them.
 */
const ENTRIES = [
  { parlour: join(ROOT, 'apps', 'cli', 'main.ts') },
  {
    worker: join(ROOT, 'apps', 'cli', 'worker.ts'),
    thinker: join(ROOT, 'apps', 'server', 'workers', 'worker-main.ts'),
  },
];

async function build(outdir) {
  const esbuild = await import('esbuild');
  const built = await Promise.all(ENTRIES.map(entryPoints => esbuild.build(settings(entryPoints, outdir))));
  const files = built.flatMap(({ metafile }) => Object.keys(metafile.outputs));
  sweep(outdir, new Set(files.map(path => basename(path))));
}

const settings = (entryPoints, outdir) => ({
  entryPoints,
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  external: OUTSIDE,
  banner: { js: REQUIRE },
  plugins: [ENGLISH_ONLY],
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: 'error',
  sourcemap: true,
  metafile: true,
});

/** The schema library has messages in every language; a server would load them all at start. */
const ENGLISH_ONLY = {
  name: 'english-only',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
    }));
  },
};

/** Chunk names contain hashes, so old chunks are removed here. */
function sweep(folder, kept) {
  for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(join(folder, name), { recursive: true });
}

/** Packages with native code cannot be bundled. */
const OUTSIDE = ['libsql', '@resvg/resvg-js'];

/** Older packages use `require`, which a module lacks. */
const REQUIRE =
  "import { createRequire as parlourRequire } from 'node:module'; const require = parlourRequire(import.meta.url);";
