import { join } from 'node:path';
import { defineConfig } from 'vite';
import { styleInScript, twins } from './vite/one-file.ts';

const ROOT = import.meta.dirname;

/** `parlour-table.js`: the element for other people's pages, with everything it needs in one file. */
export default defineConfig({
  root: ROOT,
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { dedupe: ['preact', '@preact/signals'] },
  build: {
    outDir: join(ROOT, 'dist', 'embed'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    cssCodeSplit: false,
    chunkSizeWarningLimit: 4000,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: join(ROOT, 'embed', 'main.ts'),
      checks: { bundlerTimings: false },
      output: { codeSplitting: false, entryFileNames: 'parlour-table.js' },
    },
  },
  plugins: [twins(), styleInScript()],
});
