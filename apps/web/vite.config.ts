import { join } from 'node:path';
import { defineConfig } from 'vite';
import { groups, workerGroups } from './vite/chunks.ts';
import { drawingsApart } from './vite/drawings-apart.ts';
import { madePages } from './vite/made-pages.ts';
import { precache } from './vite/precache.ts';
import { awaitedWith } from './vite/preloads.ts';

const ROOT = import.meta.dirname;

/** The server beside which the page is developed. */
const SERVER = process.env.PARLOUR_SERVER ?? 'http://127.0.0.1:8420';

/** How long the bundler took is nobody's concern. */
const QUIET = { bundlerTimings: false };

/** By where it lies: there are several, and all are called worker. */
const workerName = (id: string | null): string =>
  `assets/${/([^/\\]+)[/\\]worker\.ts$/.exec(id ?? '')?.[1] ?? 'some'}-worker-[hash].js`;

export default defineConfig({
  root: ROOT,
  publicDir: join(ROOT, 'baked', 'public'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { dedupe: ['preact', '@preact/signals'] },
  build: {
    outDir: join(ROOT, 'dist'),
    // Emptied beforehand (scripts/pages.mjs): the embedded table is written beside it at the same time.
    emptyOutDir: false,
    target: 'es2022',
    // What is inlined would be refused by the server's content security policy, and is loaded twice.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: awaitedWith },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: QUIET,
      output: { codeSplitting: { groups } },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      checks: QUIET,
      output: {
        entryFileNames: ({ facadeModuleId }) => workerName(facadeModuleId),
        codeSplitting: { groups: workerGroups },
      },
    },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  preview: { proxy: { '/api': { target: SERVER, ws: true } } },
  plugins: [drawingsApart(), madePages(), precache()],
});
