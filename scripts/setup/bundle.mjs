/** Bundles the terminal program, its server and its threads into a few files that start fast. */
import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runIfStale } from '../lib/cache.mjs';
import { ROOT } from '../lib/run.mjs';

const SOURCES = [
  ...['packages', 'games', 'apps/server', 'apps/cli', 'stress'],
  ...['scripts/setup/bundle.mjs', 'package-lock.json'],
];

/** Bundles if a source has changed. */
export async function bundle() {
  const out = join(ROOT, 'apps', 'cli', 'dist');
  const sources = SOURCES.map(source => join(ROOT, source));
  await runIfStale('bundle', sources, out, () => build(out));
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
  const results = await Promise.all(ENTRIES.map(entryPoints => esbuild.build(settings(entryPoints, outdir))));
  const files = results.flatMap(({ metafile }) => Object.keys(metafile.outputs));
  removeStaleFiles(outdir, new Set(files.map(path => basename(path))));
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
  external: NATIVE_PACKAGES,
  banner: { js: DEFINE_REQUIRE },
  plugins: [ENGLISH_ONLY, NO_UNUSED_STATISTICS],
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

/** openskill imports these packages for models and forecasts that the server does not use. */
const NO_UNUSED_STATISTICS = {
  name: 'no-unused-statistics',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^@stdlib[\\/]/ }, async ({ path, pluginData, ...where }) =>
      pluginData === 'resolved'
        ? undefined
        : { ...(await resolve(path, { ...where, pluginData: 'resolved' })), sideEffects: false },
    );
  },
};

/** Chunk names contain hashes, so old chunks are removed here. */
function removeStaleFiles(folder, written) {
  for (const name of readdirSync(folder)) if (!written.has(name)) rmSync(join(folder, name), { recursive: true });
}

/** Packages with native code cannot be bundled. */
const NATIVE_PACKAGES = ['libsql', '@resvg/resvg-js'];

/** Older packages use `require`, which does not exist in a module. */
const DEFINE_REQUIRE =
  "import { createRequire as parlourRequire } from 'node:module'; const require = parlourRequire(import.meta.url);";
