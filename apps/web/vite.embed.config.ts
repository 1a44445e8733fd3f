import { join } from 'node:path';
import { defineConfig } from 'vite';
import { compiledMessages } from './vite/messages.ts';
import { inlineStyles, refusePageModules, shortClassNames } from './vite/plugins.ts';

const ROOT = import.meta.dirname;

/** Builds `parlour-table.js`: the custom element for other sites, in one file. */
export default defineConfig({
  root: ROOT,
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { dedupe: ['preact', '@preact/signals'] },
  build: {
    outDir: join(ROOT, 'dist', 'embed'),
    emptyOutDir: true,
    target: 'es2022',
    // These have no light-dark(): the build writes both colours.
    cssTarget: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
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
  plugins: [compiledMessages(), refusePageModules(), inlineStyles(), shortClassNames()],
});
