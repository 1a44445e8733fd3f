import { join } from 'node:path';
import { defineConfig } from 'vite';
import { pageChunkGroups, preloadsFor, workerChunkGroups } from './vite/chunks.ts';
import { compiledMessages } from './vite/messages.ts';
import { precache, separateDrawings, shortClassNames } from './vite/plugins.ts';
import { prerenderPlugin } from './vite/prerendered-pages.ts';

const ROOT = import.meta.dirname;

/** API server used in development. */
const API_SERVER = process.env.PARLOUR_SERVER ?? 'http://127.0.0.1:8420';

const CHECKS = { bundlerTimings: false };

/** By folder, because all entry files are called worker.ts. */
const workerChunkName = (id: string | null): string =>
  `assets/${/([^/\\]+)[/\\]worker\.ts$/.exec(id ?? '')?.[1] ?? 'some'}-worker-[hash].js`;

export default defineConfig({
  root: ROOT,
  publicDir: join(ROOT, 'baked', 'public'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { dedupe: ['preact', '@preact/signals'] },
  build: {
    outDir: join(ROOT, 'dist'),
    // Emptied by scripts/setup/build-web.mjs: the embedded table is written there at the same time.
    emptyOutDir: false,
    target: 'es2022',
    // These have no light-dark(): the build writes both colours.
    cssTarget: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    // Inlined assets would violate the content security policy and be loaded twice.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloadsFor },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: CHECKS,
      output: { codeSplitting: { groups: pageChunkGroups } },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [compiledMessages()],
    rolldownOptions: {
      checks: CHECKS,
      output: {
        entryFileNames: ({ facadeModuleId }) => workerChunkName(facadeModuleId),
        codeSplitting: { groups: workerChunkGroups },
      },
    },
  },
  server: { proxy: { '/api': { target: API_SERVER, ws: true } } },
  preview: { proxy: { '/api': { target: API_SERVER, ws: true } } },
  plugins: [compiledMessages(), separateDrawings(), prerenderPlugin(), precache(), shortClassNames()],
});
